import { interleave } from '#kit/lists.ts'
import type { SearchResult } from './answered.ts'
import { NEAREST } from './nearest.ts'
import type { Figure } from './words/units.ts'

/** `isKnown`: all words are known. `isMet`: for each figure a product is about it or near it. */
export type Answer = Omit<SearchResult, 'said' | 'things' | 'lead'> & { isKnown: boolean; isMet: boolean }

/** Merges the answers to several questions; near products only if none found any. */
export function together(answers: readonly Answer[]): Answer {
  const [first, ...others] = answers as [Answer, ...Answer[]]
  if (others.length === 0) return first
  const ids = interleave(answers.map((one) => one.ids))
  return {
    ids,
    near: ids.length > 0 ? [] : interleave(answers.map(({ near }) => near)).slice(0, NEAREST),
    isForOffers: answers.some(({ isForOffers }) => isForOffers),
    unmet: figuresIn(answers),
    lacking: [...new Set(answers.flatMap(({ lacking }) => lacking))],
    isNamed: answers.some(({ isNamed }) => isNamed),
    isKnown: answers.every(({ isKnown }) => isKnown),
    isMet: answers.every(({ isMet }) => isMet),
  }
}

/** Each figure once. */
export function figuresIn(answers: readonly Pick<Answer, 'unmet'>[]): readonly Figure[] {
  const all = answers.flatMap(({ unmet }) => unmet)
  return all.filter(({ amount, unit }, at) => all.findIndex((one) => one.amount === amount && one.unit === unit) === at)
}
