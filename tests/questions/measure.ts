import type { Question } from './read-questions.ts'

export type Answered = Question & {
  /** SKUs, best first. */
  found: string[]
}

/** Shares from 0 to 1, each the mean over the questions it can be told of; NaN where there is none. */
export type Shares = {
  /** Of what must be found, how much is. */
  recall: number
  /** How often the first found is one that must be. */
  first: number
  /** Of what is found, how much may be. */
  precision: number
}

export function measure(answered: readonly Answered[]): Shares {
  const own = answered.filter(({ must }) => must.length > 0)
  const shown = answered.filter((one) => !isForeign(one) && one.found.length > 0)
  return {
    recall: mean(own.map(({ must, found }) => must.filter((sku) => found.includes(sku)).length / must.length)),
    first: mean(own.map(({ must, found: [best] }) => Number(best !== undefined && must.includes(best)))),
    precision: mean(
      shown.map(({ must, may, found }) => found.filter((sku) => must.includes(sku) || may.includes(sku)).length / found.length),
    ),
  }
}

/** Whether the shop has nothing of what is asked for. */
export function isForeign({ must, may }: Question): boolean {
  return must.length + may.length === 0
}

function mean(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}
