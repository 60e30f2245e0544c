import type { Language } from '#i18n/language.ts'
import { letterMask, maskDifference, mistakesAllowed, mistakesBetween } from '../words/edit-distance.ts'
import { singulars, stemOf, wordForms } from '../words/lexicon.ts'
import { parseQuantity } from '../words/units.ts'
import type { WordTable } from './word-table.ts'

/** Weight of a match, by how the word of the index relates to the typed word. */
export const matchWeights = { exact: 1, singular: 1, ending: 0.9, synonym: 0.85, compound: 0.85, beginning: 0.7, near: 0.4 }

/**
 * How a word of the index matches a typed word. A guess (a longer word that begins with the typed one, or a German compound that
 * ends with it) matches only what a product is about, not descriptions.
 */
type Candidate = { counts: number; isGuess: boolean }
export type Candidates = Map<string, Candidate>

/** Maximum relative difference of near quantities: 51.2 V for 48 V, 5.12 kWh for 5 kWh, 550 W for 500 W. */
const NEAR = 0.1
const BEGINNING_MIN = 2
/** Up to this length a word is corrected only for typical typing or hearing errors, since many short words are similar. */
const SHORT = 5
/** Up to this length a word is corrected only if its first letter is right or has a typical error. */
const SURE_BEGINNING = 7
/**
 * Minimum length of the last part of a German compound, which names the thing: "Lithiumbatterie" is a "Batterie". Shorter endings
 * match by chance.
 */
const COMPOUND_MIN = 5
const COMPOUND_FIRST_MIN = 3
/** Rows of a phone's keyboard, to recognise a neighbouring key. */
const rows = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm']
/** Endings of number and gender in our languages. */
const inflections = new Set(['s', 'es', 'n', 'en', 'e', 'er', 'em'])
/** Pairs of letters that sound alike in Spanish or are easily misheard. */
const alikeLetters = new Set(['bv', 'cs', 'sz', 'cz', 'ck', 'kq', 'cq', 'gj', 'iy', 'mn', 'hj', 'lr', 'sx'])

/** Meaning of a mistyped word. It is no guess if the word is longer than `SURE_BEGINNING` and has a single mistake. */
export type TypoCorrection = { meant: string; isGuess: boolean }

/** Creates functions that find the words of an index that a typed word or quantity may mean. */
export function makeVocabulary({ has, countOf, quantities, eachPure, beginningWith }: WordTable, language: Language) {
  return { ofQuantity, ofNumber, ofText, mistaken }

  function ofQuantity(word: string): Candidates {
    const found: Candidates = new Map()
    add(found, word, matchWeights.exact)
    const wanted = parseQuantity(word)
    // Amperes of a battery mean ampere hours.
    if (wanted?.unit === 'a') add(found, `${wanted.value}ah`, matchWeights.synonym)
    for (const { word: near, value, unit } of quantities())
      if (wanted && unit === wanted.unit && Math.abs(value - wanted.value) <= NEAR * wanted.value + 1e-9)
        add(found, near, matchWeights.near)
    return found
  }

  /** Words that a bare number matches, with or without a unit: "550w" for "550", "5kw" but not "5000w" for "5". */
  function ofNumber(word: string): Candidates {
    const found: Candidates = new Map()
    add(found, word, matchWeights.exact)
    for (const candidate of beginningWith(word)) {
      if (/^\D/.test(candidate.slice(word.length))) add(found, candidate, matchWeights.ending)
      else if (word.length > 1) add(found, candidate, matchWeights.beginning, true)
    }
    return found
  }

  /** The word, its plural or singular, words that begin with it, and its synonyms `others`. */
  function ofText(word: string, others: readonly string[]): Candidates {
    const found: Candidates = new Map()
    add(found, word, matchWeights.exact)
    if (word.length >= BEGINNING_MIN)
      for (const candidate of beginningWith(word)) {
        const rest = candidate.slice(word.length)
        const isEnding = inflections.has(rest) || (rest.length <= 2 && word.length > BEGINNING_MIN)
        add(found, candidate, isEnding ? matchWeights.ending : matchWeights.beginning, !inflections.has(rest))
      }
    for (const singular of singulars(word)) add(found, singular, matchWeights.singular)
    // The plural of "bakery" does not begin with the word: "bakeries".
    if (language === 'en' && !has(word) && /[^aeiou]y$/.test(word)) add(found, `${word.slice(0, -1)}ies`, matchWeights.ending)
    // A synonym of four letters or more also matches with up to two letters more. "ac" is not the "ACC" of an SKU.
    for (const other of others)
      for (const candidate of beginningWith(other))
        if (candidate.length - other.length <= (other.length < 4 ? 0 : 2)) add(found, candidate, matchWeights.synonym)
    for (const candidate of ofSameStem(word)) add(found, candidate, matchWeights.ending)
    if (language === 'de')
      for (const candidate of compoundsOf([...wordForms(word), ...others])) add(found, candidate, matchWeights.compound, true)
    return found
  }

  /** Words with the stem of a word that has an ending of gender or number: "híbridas" for "híbrido". Includes the word itself. */
  function ofSameStem(word: string): string[] {
    const stem = stemOf(word)
    // Short stems are ambiguous: "ups" is not the plural of "up".
    return stem.length > 2 && stem.length < word.length ? beginningWith(stem).filter((candidate) => stemOf(candidate) === stem) : []
  }

  /** Compounds that end with one of the words, in the singular or plural: "Wandbatterie" for "Batterie". */
  function compoundsOf(kindsOf: readonly string[]): string[] {
    const found: string[] = []
    const wholes = kindsOf.filter(({ length }) => length >= COMPOUND_MIN).map((whole) => ({ whole, letters: letterMask(whole) }))
    eachPure((candidate, mask) => {
      if (wholes.some(({ whole, letters }) => (mask & letters) === letters && isKindOf(candidate, whole))) found.push(candidate)
    })
    return found
  }

  /** Known words that a mistyped word may mean, the likeliest first. */
  function mistaken(word: string): TypoCorrection[] {
    const most = mistakesAllowed(word.length)
    if (most === 0 || /\d/.test(word)) return []
    const found: TypoCorrection[] = []
    const mask = letterMask(word)
    eachPure((meant, other) => {
      if (Math.abs(meant.length - word.length) > most || maskDifference(mask, other) > 2 * most) return
      const mistakes = mistakesBetween(word, meant, most)
      if (mistakes !== undefined && isLikely(word, meant)) found.push({ meant, isGuess: mistakes > 1 || word.length <= SURE_BEGINNING })
    })
    return found.sort((a, b) => Number(a.isGuess) - Number(b.isGuess) || frequency(b) - frequency(a) || (a.meant < b.meant ? -1 : 1))
  }

  function frequency({ meant }: TypoCorrection): number {
    return countOf(meant)
  }

  function add(found: Candidates, candidate: string, counts: number, isGuess = false): void {
    if (!has(candidate)) return
    const before = found.get(candidate)
    if (!before || before.counts < counts) found.set(candidate, { counts, isGuess: isGuess && (before?.isGuess ?? true) })
  }
}

/** True if a word is a compound that ends with another word, with or without an ending: "heimspeichern" with "speicher". */
function isKindOf(candidate: string, whole: string): boolean {
  const at = candidate.lastIndexOf(whole)
  const rest = candidate.slice(at + whole.length)
  return at >= COMPOUND_FIRST_MIN && (rest === '' || inflections.has(rest))
}

/** True if the typed word is a plausible mistake for the known word: not "maleta" for "paleta", nor "cama" for "caja". */
function isLikely(typed: string, meant: string): boolean {
  if (typed.length > SURE_BEGINNING) return true
  const at = [...typed].findIndex((letter, index) => letter !== meant[index])
  if (at < 0 || typed.length !== meant.length) return at !== 0 || typed.slice(1) === meant || `h${typed}` === meant
  const [a = '', b = ''] = [typed[at], meant[at]]
  const isSwap = typed[at + 1] === b && meant[at + 1] === a
  const soundsAlike = alikeLetters.has([a, b].sort().join(''))
  const isBeside = rows.some((row) => row.includes(a) && Math.abs(row.indexOf(a) - row.indexOf(b)) === 1 && row.includes(b))
  return isSwap || soundsAlike || isBeside || (at > 0 && typed.length > SHORT)
}
