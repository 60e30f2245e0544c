import { findLastIndex } from '#kit/lists.ts'
import { fillerWords, inAnyLanguage, offerWords, placeOfUseWords } from '../words/word-lists.ts'
import { type Senses, senseAt } from './sense.ts'
import type { Token } from './tokens.ts'

const allFillers = inAnyLanguage(fillerWords)
/** Words for places of use. A question with no other words ("algo para la casa") searches for nothing. */
const allUses = inAnyLanguage(placeOfUseWords)
const ofOffers = inAnyLanguage(offerWords)

/**
 * Removes words without meaning for a search from both ends of a question, such as "algo" from "algo por menos de 20 dólares".
 * Between other words they stay, since some belong to names: "todo en uno".
 *
 * @param left places of the tokens that were not read as limits, prices or sort words
 * @returns the places that remain
 */
export function withoutEmptyWords(left: readonly number[], tokens: readonly Token[], senses: Senses): readonly number[] {
  const isSign = (at: number) => tokens[at]?.kind === 'sign'
  const isOfFigure = (at: number) => [1, 2].some((back) => (senseAt(senses, at - back, 'figure')?.to ?? 0) > at)
  const isEdge = (at: number) => isSign(at) || ((has(at, 'edge') || (senseAt(senses, at - 1, 'edge')?.to ?? 0) > at) && !isOfFigure(at))
  const isEnd = (at: number) => isEdge(at) || has(at, 'endEdge')
  if (left.every(isEmpty)) return []
  const whole = left.filter((at) => !isSeam(at))
  // Drops a preposition behind a limit that was read: "en" of "gastar 200 en una batería".
  const isBehindTaken = (at: number) => at > 0 && has(at, 'in', 'of') && !left.includes(at - 1)
  const first = whole.findIndex((at) => !isEdge(at) && !isBehindTaken(at))
  const last = findLastIndex(whole, (at) => !isEnd(at))
  return first < 0 || last < first ? whole : whole.slice(first, last + 1)

  function has(at: number, ...roles: readonly string[]): boolean {
    return senseAt(senses, at, ...roles) !== undefined
  }

  function isEmpty(at: number): boolean {
    const word = tokens[at]?.word ?? ''
    // "For sale" has no meaning for a search, "on sale" asks for offers.
    if (word === 'sale' && tokens[at - 1]?.word === 'for') return true
    return isSign(at) || (!ofOffers.has(word) && (allFillers.has(word) || allUses.has(word) || has(at, 'edge', 'withinLimit')))
  }

  /**
   * True for linking words at the start of the question or directly behind words that were read: "y que tenga" in "panel de menos
   * de 100 usd y que tenga garantía".
   */
  function isSeam(at: number): boolean {
    return [0, 1, 2, 3].some((back) => {
      const seam = senseAt(senses, at - back, 'seam', 'seamWith')
      return seam !== undefined && seam.to > at && !left.includes(seam.from - 1)
    })
  }
}
