import type { Correct } from './corrections.ts'
import { MAX_WORDS } from './own-words/limits.ts'
import type { Piece } from './plan/pieces.ts'
import { type QueryTerm, soughtIn, type Typed, takePhrase, typedTerms } from './terms.ts'
import type { Lexicon } from './words/lexicon.ts'
import { readTerms } from './words/words.ts'

/**
 * The ways to read a question, what was typed first. A phrase of staff ("batería de litio" beside "acumulador moderno") is
 * no word: in the place of any phrase or word of its group it is read as if somebody had typed it, so that it finds what it
 * finds by itself, and the group adds what its other words find. Where staff keep no phrases there is one way.
 *
 * @param correct reads a word that nobody knows
 */
export function readingsOf(pieces: readonly Piece[], lexicon: Lexicon, correct: Correct): QueryTerm[][] {
  const typed = typedTerms(pieces, correct)
  let readings: Typed[][] = [[]]
  for (let at = 0; at < typed.length; ) {
    const { taken, ways } = waysFrom(typed.slice(at), lexicon)
    // Combinations of several such words are capped at the largest number of words in a group.
    readings = readings.flatMap((before) => ways.map((way) => [...before, ...way])).slice(0, MAX_WORDS)
    at += taken
  }
  const shop: Lexicon = {
    ...lexicon,
    phraseIn(words) {
      const phrase = lexicon.phraseIn(words)
      return phrase && isOwnPhrase(phrase, lexicon) ? undefined : phrase
    },
  }
  return readings.map((reading) => soughtIn(reading, shop))
}

/** Alternatives for the words at the beginning. */
function waysFrom(typed: readonly Typed[], lexicon: Lexicon): { taken: number; ways: readonly (readonly Typed[])[] } {
  const { taken, term } = takePhrase(typed, lexicon)
  const itself = typed.slice(0, taken)
  const others = term.ofStaff.map((words) => typedAs(words, true))
  const phrase = lexicon.phraseIn(itself.map(({ word }) => word))
  if (taken === 1 || !phrase || !isOwnPhrase(phrase, lexicon)) return { taken, ways: [itself, ...others] }
  const alike = lexicon.alikeOf(phrase)
  // The first of a group's words finds what all of them do.
  const [chief = alike?.phrases[0]?.join(' ')] = alike?.words ?? []
  const ways = [
    ...(alike?.isOnlySaid ? [] : [itself.map((one) => ({ ...one, isInOwnPhrase: true }))]),
    ...(chief === undefined ? [] : [typedAs([chief], false)]),
    ...others,
  ]
  return { taken, ways: ways.length > 0 ? ways : [itself] }
}

function isOwnPhrase(phrase: readonly string[], lexicon: Lexicon): boolean {
  return phrase.length > 1 && lexicon.isOfStaff(phrase) && !lexicon.isHomonym(phrase)
}

function typedAs(words: readonly string[], isInOwnPhrase: boolean): Typed[] {
  return readTerms(words.join(' ')).map((term) => ({ ...term, isGuess: false, isInOwnPhrase }))
}
