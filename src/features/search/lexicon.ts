import type { Language } from '#i18n/language.ts'
import { foldText } from '#kit/fold-text.ts'
import { letterMask, maskDifference, mistakesAllowed, mistakesBetween } from './edit-distance.ts'
import { appliances, fillers, offers, parts, relations, synonyms, uses } from './synonyms.ts'

/** What else says the same as a word or phrase: single words, and phrases without their fillers. */
export type Alike = { words: readonly string[]; phrases: readonly (readonly string[])[] }
/** How a word stands to the one before: a sack of cement, a cable for a battery, a lamp with a panel. */
export type Relation = 'of' | 'for' | 'with'
export type Lexicon = {
  /** Of one word or of a phrase, in the singular or plural, masculine or feminine. */
  alikeOf(words: readonly string[]): Alike | undefined
  /** The everyday word that somebody mistyped who wrote a word that nobody knows. */
  meant(word: string): string | undefined
  /** Whether the word stands in a phrase: "electrical" in "electrical panel". */
  isInPhrase(word: string): boolean
  isFiller(word: string): boolean
  isAppliance(word: string): boolean
  /** Says that something is on offer. */
  isOffer(word: string): boolean
  /** Where something is used: "casa", "negocios". */
  isUse(word: string): boolean
  relation(word: string): Relation | undefined
}

/** Shorter words are too close to others: "plata" is no "planta". */
const MEANT_MIN = 6
const lexicons = new Map<Language, Lexicon>()

/** The synonyms and fillers of a language, read once. */
export function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language) ?? makeLexicon(language)
  lexicons.set(language, known)
  return known
}

function makeLexicon(language: Language): Lexicon {
  const alike = new Map<string, Alike>()
  const inPhrases = new Set<string>()
  const everyday = new Set<string>(appliances[language])
  const appliance = new Set([...appliances[language]].map(stemOf))
  const offer = new Set([...offers[language]].map(stemOf))
  const use = new Set([...uses[language]].map(stemOf))
  for (const group of synonyms[language]) {
    const phrases = group.map((phrase) => foldText(phrase).split(' '))
    const words = phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : []))
    for (const word of words) everyday.add(word)
    for (const word of phrases.flat()) inPhrases.add(stemOf(word))
    // "panel solar" finds nothing beside "panel".
    const several = phrases.filter((phrase) => phrase.length > 1 && !phrase.some((word) => words.includes(word)))
    const telling = several.map((phrase) => phrase.filter((word) => !fillers[language].has(word)))
    for (const phrase of phrases) {
      const before = alike.get(keyOf(phrase))
      alike.set(keyOf(phrase), {
        words: [...new Set([...(before?.words ?? []), ...words.filter((word) => word !== phrase[0] || phrase.length > 1)])],
        phrases: [...(before?.phrases ?? []), ...telling],
      })
    }
  }
  for (const [whole, inside] of parts[language])
    for (const part of inside) {
      const before = alike.get(keyOf(foldText(part).split(' ')))
      const phrase = foldText(whole)
        .split(' ')
        .filter((word) => !fillers[language].has(word))
      alike.set(keyOf(foldText(part).split(' ')), { words: before?.words ?? [], phrases: [...(before?.phrases ?? []), phrase] })
    }
  const mistaken = (word: string) => {
    const most = mistakesAllowed(word.length)
    const mask = letterMask(word)
    return longer.find((known) => maskDifference(mask, known.mask) <= 2 * most && mistakesBetween(word, known.word, most) !== undefined)
      ?.word
  }
  const longer = [...everyday].filter(({ length }) => length >= MEANT_MIN).map((word) => ({ word, mask: letterMask(word) }))
  return {
    alikeOf: (words) => alike.get(keyOf(words)),
    meant(word) {
      if (/\d/.test(word)) return undefined
      return [word, ...singulars(word)].filter(({ length }) => length >= MEANT_MIN).flatMap((form) => mistaken(form) ?? [])[0]
    },
    isInPhrase: (word) => inPhrases.has(stemOf(word)),
    isFiller: (word) => fillers[language].has(word),
    isAppliance: (word) => appliance.has(stemOf(word)),
    isOffer: (word) => offer.has(stemOf(word)),
    isUse: (word) => use.has(stemOf(word)),
    relation: (word) => (['of', 'for', 'with'] as const).find((relation) => relations[language][relation].has(word)),
  }
}

/** The same for "panel solar" and "paneles solares", "eléctrica" and "eléctricos". */
function keyOf(words: readonly string[]): string {
  return words.map(stemOf).join(' ')
}

/** A word without the ending of its number and, where enough is left to tell it by, of its gender: "zapata" is no "zapato". */
export function stemOf(word: string): string {
  const singular = word.replace(/(?<=..)s$/, '').replace(/(?<=...)e$/, '')
  return singular.replace(/(?<=.{6})[ao]$/, '')
}

/** What a plural may be the plural of, in any of our languages; wrong guesses are words that no product has. */
export function singulars(word: string): string[] {
  const found: string[] = word.length > 5 && word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []
  for (const ending of ['s', 'es', 'en', 'n', 'e'])
    if (word.endsWith(ending) && word.length - ending.length >= (ending === 's' ? 3 : 4)) found.push(word.slice(0, -ending.length))
  return found
}
