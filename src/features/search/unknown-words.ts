import { isEverydayWord } from './corrections.ts'
import type { InvertedIndex } from './index/inverted-index.ts'
import { WEIGHT_MASK } from './index/postings.ts'
import { powerSourcesFor } from './plan/meanings.ts'
import type { Piece } from './plan/pieces.ts'
import { MIN_SUBJECT_WEIGHT } from './search-document.ts'
import { placesInPhrases, termsOf } from './terms.ts'
import { type Lexicon, singulars } from './words/lexicon.ts'

/**
 * A word that a language does not know in the typed form. `counts` is 1 for an unknown word, ½ for a word that is known in another
 * form ("aires" has the stem of "air") or as the beginning of a word.
 */
export type UnknownWord = { word: string; counts: number }

/** Finds the words of a question that neither the index nor the language knows in this form. */
export function findUnknownWords(pieces: readonly Piece[], index: InvertedIndex, lexicon: Lexicon): UnknownWord[] {
  const terms = termsOf(powerSourcesFor(pieces, index.language)?.flat() ?? pieces)
  const inPhrases = placesInPhrases(
    terms.map(({ word }) => word),
    lexicon,
  )
  const words = terms.filter(({ kind, word }, at) => kind === 'text' && !/\d/.test(word) && !inPhrases.has(at))
  return words.flatMap(({ word }, at): UnknownWord[] => {
    if (index.words.has(word) || lexicon.isFiller(word)) return []
    // The last word may be unfinished: "car" becomes "cargador".
    const isLast = at === words.length - 1
    if (isLast && index.words.beginningWith(word).some((one) => isSubject(one, index))) return []
    const isBegun = isLast && lexicon.complete([word]).length > 0
    const isKnown = isBegun || isEverydayWord(word, lexicon) || singulars(word).some(index.words.has)
    return [{ word, counts: isKnown ? 0.5 : 1 }]
  })
}

/** True if some product is about a word: the word is in its name, SKU, attributes or category. */
export function isSubject(word: string, index: InvertedIndex): boolean {
  return index.words.postingsOf(word).some((posting) => (posting & WEIGHT_MASK) >= MIN_SUBJECT_WEIGHT)
}
