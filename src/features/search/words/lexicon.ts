import type { Language } from '#i18n/language.ts'
import { foldText } from '#kit/text/fold-text.ts'
import { languageWords } from '../languages/all.ts'
import { letterMask, maskDifference, mistakesAllowed, mistakesBetween } from './edit-distance.ts'
import { type GroupMember, makeSynonyms, type Synonyms } from './synonyms.ts'
import { findCompletions } from './unfinished.ts'
import { listActiveGroups, noOwnWords, type OwnWords, phrasesOf, seededGroups, type WordGroup } from './word-groups.ts'
import {
  applianceWords,
  articleWords,
  fillerWords,
  materialPrepositions,
  numberWords,
  offerWords,
  otherShopsWords,
  placeOfUseWords,
  relationWords,
} from './word-lists.ts'
import { readTerms } from './words.ts'

/** Relation of a word to an earlier one: a sack of cement, a cable for a battery, a lamp with a panel. */
export type Relation = 'of' | 'for' | 'with'
export type Lexicon = {
  /** Synonyms of a word or phrase in any number and gender; undefined if it is in no group. */
  synonymsOf(words: readonly string[]): Synonyms | undefined
  /** True if staff added the word or phrase and no seeded group contains it. */
  isOfStaff(words: readonly string[]): boolean
  /** Corrects the typing error in an unknown word; undefined if no everyday word is similar enough. */
  correctTypo(word: string): string | undefined
  /** True if the word is part of a phrase: "electrical" in "electrical panel". */
  isInPhrase(word: string): boolean
  isFiller(word: string): boolean
  /** True for appliances that our goods power, and for goods of other shops. */
  isAppliance(word: string): boolean
  /** True for goods of other shops. */
  isElsewhere(word: string): boolean
  /** True for a phrase with words of our goods that means other goods: "disco duro" (hard disk). */
  isHomonym(words: readonly string[]): boolean
  /** The words as a known phrase, reordered in English ("box with breakers" to "breaker box"); undefined if there is none. */
  phraseIn(words: readonly string[]): readonly string[] | undefined
  /** The words without fillers, or all words if fewer than two would be left: "todo en uno". */
  withoutFillers(words: readonly string[]): readonly string[]
  /** Spelling of a phrase in its group, with fillers, from its words without fillers. */
  spelling(telling: readonly string[]): string
  /** A number from 2 on as a word ("dos"); '' if the language's list has no word for it. */
  countWord(number: string): string
  isArticle(word: string): boolean
  /** True for a word before a material or an owner: "de". */
  takesMaterial(word: string): boolean
  /** True for a word that asks for products on offer. */
  isOffer(word: string): boolean
  /** True for a place of use: "casa", "negocios". */
  isUse(word: string): boolean
  relation(word: string): Relation | undefined
  /** Completions of an unfinished last word: one word or phrase of each group, see unfinished.ts. */
  complete(words: readonly string[]): readonly (readonly string[])[]
}

/** Minimum length of a word that may be mistyped; shorter words are too close to others: "plata" is no "planta". */
const MEANT_MIN = 6
const lexicons = new WeakMap<OwnWords, Map<Language, Lexicon>>()

/**
 * Synonyms and fillers of a language, cached as long as the object of staff's words exists.
 *
 * @param own staff's words, the same object while they are unchanged
 */
export function getLexicon(language: Language, own: OwnWords = noOwnWords): Lexicon {
  const known = lexicons.get(own) ?? new Map<Language, Lexicon>()
  lexicons.set(own, known)
  const lexicon = known.get(language) ?? makeLexicon(language, own)
  known.set(language, lexicon)
  return lexicon
}

function makeLexicon(language: Language, own: OwnWords): Lexicon {
  const inPhrases = new Set<string>()
  const others = [...applianceWords[language], ...otherShopsWords[language]]
  const everyday = new Set<string>(others)
  const groups = listActiveGroups(language, own)
  const appliance = new Set([...others, ...alsoLoads(language, groups)].map(stemOf))
  const foreign = new Set([...otherShopsWords[language]].map(stemOf))
  const offer = new Set([...offerWords[language]].map(stemOf))
  const use = new Set([...placeOfUseWords[language]].map(stemOf))
  /** Fillers between the words of a phrase do not matter: "caja para los breakers" is "caja breakers". */
  const withoutFillers = (words: readonly string[]) => {
    const telling = words.filter((word) => !fillerWords[language].has(word))
    return telling.length > 1 ? telling : words
  }
  const keyOf = (words: readonly string[]) => withoutFillers(words).map(stemOf).join(' ')
  const homonym = new Set(phrasesOf(languageWords[language]?.homonyms ?? '').map((phrase) => keyOf(foldText(phrase).split(' '))))
  const memberOf = (phrase: string, isOfStaff: boolean): GroupMember => {
    const [first = '', ...behind] = wordsOf(phrase)
    // A word with an article is stored without it: "la jevita" as "jevita".
    const words = behind.length === 1 && articleWords[language].has(first) ? behind : [first, ...behind].filter(Boolean)
    return { key: keyOf(words), words, telling: withoutFillers(words), isTypedOnly: phrase.startsWith('='), isOfStaff }
  }
  const members = groups.map(({ key, words }) => {
    const seeded = seededGroups[language].find((one) => one.key === key)?.words
    const cameWith = new Set(seeded === words ? [] : seeded?.map((phrase) => keyOf(wordsOf(phrase))))
    return words
      .map((phrase) => memberOf(phrase, seeded !== words && !cameWith.has(keyOf(wordsOf(phrase)))))
      .filter((member) => member.words.length > 0)
  })
  const phrasesOfGroups = members.map((group) => group.map(({ words }) => words))
  const spelling = new Map<string, string>()
  for (const { words, telling } of members.flat()) {
    spelling.set(telling.join(' '), words.join(' '))
    for (const word of telling) everyday.add(word)
    for (const word of words) inPhrases.add(stemOf(word))
  }
  const alike = makeSynonyms(
    members,
    (languageWords[language]?.parts ?? []).flatMap(([whole, inside]) =>
      phrasesOf(inside).map((part) => [memberOf(whole, false), memberOf(part, false)] as const),
    ),
  )
  const isPhrase = (words: readonly string[]) => alike.has(keyOf(words)) || homonym.has(keyOf(words))
  const phraseIn = (words: readonly string[]) => {
    const [first = '', last = ''] = [words.at(0), words.at(-1)]
    if (fillerWords[language].has(first) || fillerWords[language].has(last))
      return words.filter((word) => !fillerWords[language].has(word)).length < 2 && isPhrase(words) ? words : undefined
    if (isPhrase(words)) return words
    const at = language === 'en' ? words.findIndex((word) => relationWords.of.en.has(word) || word === 'with' || word === 'for') : -1
    const turned = at > 0 ? [...words.slice(at + 1), ...words.slice(0, at)] : words
    return at > 0 && isPhrase(turned) ? turned : undefined
  }
  const mistaken = (word: string) => {
    const most = mistakesAllowed(word.length)
    const mask = letterMask(word)
    return longer.find((known) => maskDifference(mask, known.mask) <= 2 * most && mistakesBetween(word, known.word, most) !== undefined)
      ?.word
  }
  const longer = [...everyday].filter(({ length }) => length >= MEANT_MIN).map((word) => ({ word, mask: letterMask(word) }))
  return {
    synonymsOf: (words) => alike.of(keyOf(words)),
    isOfStaff: (words) => alike.isOfStaff(keyOf(words)),
    correctTypo(word) {
      if (/\d/.test(word)) return undefined
      return wordForms(word)
        .filter(({ length }) => length >= MEANT_MIN)
        .flatMap((form) => mistaken(form) ?? [])[0]
    },
    isInPhrase: (word) => inPhrases.has(stemOf(word)),
    isFiller: (word) => fillerWords[language].has(word),
    isAppliance: (word) => appliance.has(stemOf(word)),
    isElsewhere: (word) => foreign.has(stemOf(word)),
    isHomonym: (words) => homonym.has(keyOf(words)),
    phraseIn,
    withoutFillers,
    spelling: (telling) => spelling.get(telling.join(' ')) ?? telling.join(' '),
    countWord: (number) => [...numberWords[language]][Number(number) - 2] ?? '',
    isArticle: (word) => articleWords[language].has(word),
    takesMaterial: (word) => materialPrepositions[language].has(word),
    isOffer: (word) => offer.has(stemOf(word)),
    isUse: (word) => use.has(stemOf(word)),
    complete: (words) => findCompletions(words, phrasesOfGroups),
    relation: (word) => (['of', 'for', 'with'] as const).find((relation) => relationWords[relation][language].has(word)),
  }
}

/**
 * Words that name an appliance although they are not in the list `loads`: they share a group with an appliance, and none of the
 * group's other words is seeded or in another group. "Frigidaire" in a group with "nevera" is an appliance, "panel" is not.
 */
function alsoLoads(language: Language, groups: readonly WordGroup[]): string[] {
  const singlesOf = ({ words }: WordGroup) => words.map(wordsOf).flatMap((phrase) => (phrase.length === 1 ? phrase : []))
  const known = new Set([...applianceWords[language]].map(stemOf))
  const ofShop = new Set(seededGroups[language].flatMap(singlesOf).map(stemOf))
  const singles = groups.map(singlesOf)
  const times = new Map<string, number>()
  for (const word of singles.flat()) times.set(stemOf(word), (times.get(stemOf(word)) ?? 0) + 1)
  return singles.flatMap((words) => {
    const rest = words.filter((word) => !known.has(stemOf(word)))
    const isOnlyThere = rest.every((word) => !ofShop.has(stemOf(word)) && times.get(stemOf(word)) === 1)
    return rest.length < words.length && isOnlyThere ? rest : []
  })
}

/** The words of a phrase, without a leading "=". */
function wordsOf(phrase: string): string[] {
  return readTerms(phrase).map(({ word }) => word)
}

/** A word without its plural ending and, if long enough, without its gender ending: "zapata" must not become "zapato". */
export function stemOf(word: string): string {
  const singular = word.replace(/(..)s$/, '$1').replace(/(...)e$/, '$1')
  return singular.replace(/(.{6})[ao]$/, '$1')
}

/** Possible singulars of a plural in any of our languages; wrong guesses are words that no product has. */
export function singulars(word: string): string[] {
  const found: string[] = word.length > 5 && word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []
  for (const ending of ['s', 'es', 'en', 'n', 'e'])
    if (word.endsWith(ending) && word.length - ending.length >= (ending === 's' ? 3 : 4)) found.push(word.slice(0, -ending.length))
  return found
}

/** A word and its possible singulars. */
export const wordForms = (word: string): string[] => [word, ...singulars(word)]
