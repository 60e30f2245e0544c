import type { Found } from './answered.ts'
import { NEAREST } from './nearest.ts'
import type { Figure } from './words/units.ts'

/** `isKnown`: whether it has no word that nobody knows. `isMet`: whether something is about each of its figures, or near it. */
export type Answer = Omit<Found, 'said'> & { isKnown: boolean; isMet: boolean }

/** The answers to several questions that were asked at once; nothing is near where one of them finds something. */
export function together(answers: readonly Answer[]): Answer {
  const [first, ...others] = answers as [Answer, ...Answer[]]
  if (others.length === 0) return first
  const ids = inTurn(answers.map((one) => one.ids))
  return {
    ids,
    near: ids.length > 0 ? [] : inTurn(answers.map(({ near }) => near)).slice(0, NEAREST),
    isForOffers: answers.some(({ isForOffers }) => isForOffers),
    unmet: figuresIn(answers),
    lacking: [...new Set(answers.flatMap(({ lacking }) => lacking))],
    isNamed: answers.some(({ isNamed }) => isNamed),
    isKnown: answers.every(({ isKnown }) => isKnown),
    isMet: answers.every(({ isMet }) => isMet),
  }
}

/** Each figure once. */
export function figuresIn(answers: readonly Answer[]): readonly Figure[] {
  const all = answers.flatMap(({ unmet }) => unmet)
  return all.filter(({ amount, unit }, at) => all.findIndex((one) => one.amount === amount && one.unit === unit) === at)
}

/** Several lists as one, the first of each, then the second of each: all of them are seen at once. */
export function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const merged = new Set<Item>()
  for (let at = 0; at < longest; at += 1) for (const list of lists) if (at < list.length) merged.add(list[at] as Item)
  return [...merged]
}
