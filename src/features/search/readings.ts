import type { Corrector } from './corrections.ts'
import { MAX_WORDS } from './own-words/limits.ts'
import type { Piece } from './plan/pieces.ts'
import { joinTerms, type QueryTerm, type TypedTerm, takePhrase, toTypedTerms } from './terms.ts'
import type { Lexicon } from './words/lexicon.ts'
import { readTerms } from './words/words.ts'

/**
 * Alternative readings of a question, the typed one first. If staff added a phrase to a synonym group ("acumulador moderno" to
 * "batería de litio"), each word or phrase of the group is also read as that phrase, so that it finds what typing the phrase
 * finds. Without phrases of staff there is one reading.
 *
 * @param correct maps an unknown word to a known one
 */
export function listReadings(pieces: readonly Piece[], lexicon: Lexicon, correct: Corrector): QueryTerm[][] {
  const typed = toTypedTerms(pieces, correct)
  let readings: TypedTerm[][] = [[]]
  for (let at = 0; at < typed.length; ) {
    const { taken, ways } = waysFrom(typed.slice(at), lexicon)
    // Caps the readings, whose number multiplies with each word that has alternatives.
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
  return readings.map((reading) => joinTerms(reading, shop))
}

/** Alternatives for the first word or phrase, and the number of words it takes. */
function waysFrom(typed: readonly TypedTerm[], lexicon: Lexicon): { taken: number; ways: readonly (readonly TypedTerm[])[] } {
  const { taken, term } = takePhrase(typed, lexicon)
  const itself = typed.slice(0, taken)
  const others = term.ofStaff.map((words) => typedAs(words, true))
  const phrase = lexicon.phraseIn(itself.map(({ word }) => word))
  if (taken === 1 || !phrase || !isOwnPhrase(phrase, lexicon)) return { taken, ways: [itself, ...others] }
  const alike = lexicon.synonymsOf(phrase)
  // A group is searched by its first word, of which all others are synonyms.
  const [chief = alike?.phrases[0]?.join(' ')] = alike?.words ?? []
  const ways = [
    ...(alike?.isTypedOnly ? [] : [itself.map((one) => ({ ...one, isInOwnPhrase: true }))]),
    ...(chief === undefined ? [] : [typedAs([chief], false)]),
    ...others,
  ]
  return { taken, ways: ways.length > 0 ? ways : [itself] }
}

function isOwnPhrase(phrase: readonly string[], lexicon: Lexicon): boolean {
  return phrase.length > 1 && lexicon.isOfStaff(phrase) && !lexicon.isHomonym(phrase)
}

function typedAs(words: readonly string[], isInOwnPhrase: boolean): TypedTerm[] {
  return readTerms(words.join(' ')).map((term) => ({ ...term, isGuess: false, isInOwnPhrase }))
}
