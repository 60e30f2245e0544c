import { interleave } from '#kit/lists.ts'
import type { SearchResult } from '../search-result.ts'
import type { Figure } from '../words/units.ts'
import { MAX_NEAREST } from './nearest.ts'

/** `isKnown`: no word in a phrase of staff is unknown. `isMet`: each figure of the question, or a near one, is in some result. */
export type SearchAnswer = Omit<SearchResult, 'constraints' | 'things' | 'lead'> & { isKnown: boolean; isMet: boolean }

/** Merges the answers to several questions: their products alternate. Near products remain only if no question found any. */
export function mergeAnswers(answers: readonly SearchAnswer[]): SearchAnswer {
  const [first, ...others] = answers as [SearchAnswer, ...SearchAnswer[]]
  if (others.length === 0) return first
  const ids = interleave(answers.map((one) => one.ids))
  return {
    ids,
    near: ids.length > 0 ? [] : interleave(answers.map(({ near }) => near)).slice(0, MAX_NEAREST),
    isForOffers: answers.some(({ isForOffers }) => isForOffers),
    unmet: unmetFiguresOf(answers),
    lacking: [...new Set(answers.flatMap(({ lacking }) => lacking))],
    isNamed: answers.some(({ isNamed }) => isNamed),
    isKnown: answers.every(({ isKnown }) => isKnown),
    isMet: answers.every(({ isMet }) => isMet),
  }
}

/** Figures that were asked for and that no found product has, of all answers, each once. */
export function unmetFiguresOf(answers: readonly Pick<SearchAnswer, 'unmet'>[]): readonly Figure[] {
  const all = answers.flatMap(({ unmet }) => unmet)
  return all.filter(({ amount, unit }, at) => all.findIndex((one) => one.amount === amount && one.unit === unit) === at)
}
