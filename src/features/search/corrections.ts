import type { Language } from '#i18n/language.ts'
import type { InvertedIndex } from './index/inverted-index.ts'
import { WEIGHT_MASK } from './index/postings.ts'
import { makeVocabulary } from './index/vocabulary.ts'
import { MIN_SUBJECT_WEIGHT } from './search-document.ts'
import { type Lexicon, wordForms } from './words/lexicon.ts'
import { spellingsBySound } from './words/spellings-by-sound.ts'
import { parseUnitName } from './words/units.ts'

/** Likely meaning of an unknown word. A guess matches only name, SKU, attributes and category of a product, not its description. */
type Corrected = { words: readonly string[]; isGuess: boolean }
export type Corrector = (word: string) => Corrected | undefined

/** Minimum length of each part when an unknown word is split into two words. */
const PART_MIN = 3
/** Minimum length of a word whose last letter may be missing; shorter words would become other words. */
const CUT_MIN = 6
/** Minimum lengths of the first and the last part of a German compound; shorter parts match by chance. */
const COMPOUND_FIRST = 3
const COMPOUND_LAST = 10

/**
 * Creates a function that maps an unknown word to known ones: a mistyped word ("panwl"), or two words written together
 * ("kitsolar"). Phrases, synonyms and plurals then apply as usual. The function returns undefined for a word that the catalogue
 * or everyday language knows, and if nothing fits.
 */
export function makeCorrector(index: InvertedIndex, language: Language, lexicon: Lexicon): Corrector {
  const vocabulary = makeVocabulary(index.words, language)

  return (word) => {
    if (isEverydayWord(word, lexicon) || vocabulary.ofText(word, []).size > 0) return undefined
    const small = language === 'es' ? baseWordsOf(word).find((whole) => isEverydayWord(whole, lexicon) || isAbout(whole)) : undefined
    if (small) return { words: [small], isGuess: false }
    const mistaken = vocabulary.mistaken(word).find(({ meant }) => isAbout(meant))
    if (mistaken) return { words: [mistaken.meant], isGuess: mistaken.isGuess }
    const meant = lexicon.correctTypo(word)
    if (meant !== undefined) return { words: [meant], isGuess: false }
    const words = apart(word)
    if (words) return { words, isGuess: false }
    const heard = language === 'es' ? asItSounds(word) : undefined
    // "Vomba" is surely "bomba" (pump). The shop sells no pumps, its texts only mention them, and a guess matches no mention.
    if (heard !== undefined) return { words: [heard], isGuess: !lexicon.isAppliance(heard) }
    const kind = language === 'de' ? kindOf(word) : undefined
    return kind === undefined ? undefined : { words: [kind], isGuess: false }
  }

  /** The known word that a word sounds like, even if its last letter is missing. */
  function asItSounds(word: string): string | undefined {
    const spelled = spellingsBySound(word)
    const whole = spelled.find((one) => isAbout(one) || synonymsOf(one, lexicon) !== undefined)
    if (whole !== undefined || word.length < CUT_MIN) return whole
    return spelled.flatMap((one) => index.words.beginningWith(one)).find((one) => one.length === word.length + 1 && isAbout(one))
  }

  /** Known last part of a German compound: "Betonmischmaschine" gives "Mischmaschine" if "Beton" is known. */
  function kindOf(word: string): string | undefined {
    for (let at = COMPOUND_FIRST; at <= word.length - COMPOUND_LAST; at += 1) {
      const end = word.slice(at)
      const isKnown = index.words.beginningWith(word.slice(0, at)).length > 0
      if (isKnown && synonymsOf(end, lexicon) !== undefined && isThing(end)) return end
    }
    return undefined
  }

  function isAbout(word: string): boolean {
    return index.words.postingsOf(word).some((posting) => (posting & WEIGHT_MASK) >= MIN_SUBJECT_WEIGHT)
  }

  /** Splits a word into two words of a known phrase, or into two known words of which at least one names goods. */
  function apart(word: string): string[] | undefined {
    for (let at = PART_MIN; at <= word.length - PART_MIN; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)]
      if (lexicon.synonymsOf(parts)) return parts
      if (parts.every((part) => synonymsOf(part, lexicon) !== undefined || isAbout(part)) && parts.some(isThing)) return parts
    }
    return undefined
  }

  function isThing(word: string): boolean {
    return [...wordForms(word), ...(synonymsOf(word, lexicon)?.words ?? [])].some(index.isHead)
  }
}

/** True if a word list of the language contains the word: a filler, synonym, word of a phrase, appliance, offer or unit. */
export function isEverydayWord(word: string, lexicon: Lexicon): boolean {
  return (
    lexicon.isFiller(word) ||
    lexicon.isInPhrase(word) ||
    lexicon.isAppliance(word) ||
    lexicon.isOffer(word) ||
    parseUnitName(word) !== undefined ||
    synonymsOf(word, lexicon) !== undefined
  )
}

/** Synonyms of a word, or of its singular if the word itself has none; undefined if neither has any. */
export function synonymsOf(word: string, lexicon: Lexicon) {
  return wordForms(word)
    .map((form) => lexicon.synonymsOf([form]))
    .find((alike) => alike)
}

/** Spanish words that a diminutive may come from; [] for other words: "planta" for "plantica", "motor" for "motorcito". */
function baseWordsOf(word: string): string[] {
  const [, stem, gender] = /^(.{3,}?)(?:ec|c)?i[tc]([oa])s?$/.exec(word) ?? []
  return stem === undefined ? [] : [`${stem}${gender}`, stem, `${stem}e`]
}
