import type { Question } from './read-questions.ts'

export type Answered = Question & {
  /** SKUs, best first. */
  found: string[]
}

/** Shares from 0 to 1, each the mean over the questions that have it; NaN if no question has. */
export type Shares = {
  /** Share of the products to be found that were found. */
  recall: number
  /** Share of questions whose first result is a product to be found. */
  first: number
  /** Share of the results that must or may be found. */
  precision: number
}

/** Compares the results of the search with the expected products. */
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

/** True if the shop sells nothing of the kind that the question asks for. */
export function isForeign({ must, may }: Question): boolean {
  return must.length + may.length === 0
}

function mean(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}
