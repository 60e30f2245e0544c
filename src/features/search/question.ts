import type { Language } from '#i18n/language.ts'
import * as matchStrength from './match-strength.ts'
import type { QueryTerm } from './terms.ts'
import { packagingWords } from './words/word-lists.ts'

/** A search term with its score and match strength in each product, by index place. */
export type TermMatch = {
  term: QueryTerm
  score: Float32Array
  /** Match strength per product, see `matchStrength`; 0 if the product does not match. */
  level: Uint8Array
  /** The highest `level` of all products. */
  reach: number
  /** True if the word names a product and not only a property: "panel", not "solar". */
  isHead: boolean
  /** Head nouns of product names that the term matches: "panel" of "Panel solar 550 W". */
  heads: Set<string>
  /** True if only synonyms of the word are head nouns: "inverter" in Spanish, where names begin with "inversor". */
  isSynonymHead: boolean
  /** True if the word only matches as a prefix: "ba" of "batería" and of "bajo". */
  isPrefixOnly: boolean
}

/** How a search is answered: by products about its words, by products that mention them, or not at all. */
export type Reading = {
  kind: 'about' | 'mentioned' | 'foreign'
  /** Words that products are about; empty if the search is answered by mentions. */
  about: readonly TermMatch[]
  mentioned: readonly TermMatch[]
  /** True if a product must have every word, since no word names goods. */
  needsAll?: boolean
  /** The main noun, which names the requested goods, if one can be determined. `isRelated`: the question has several nouns, or words behind "para", "de", "con". */
  primary?: { word: TermMatch; isRelated: boolean } | undefined
}

const foreignReading: Reading = { kind: 'foreign', about: [], mentioned: [] }

/**
 * Decides from the matches of each word whether the shop sells the goods in question. An unknown word beside goods of the shop
 * may be a brand or a filler ("batería samsung"); elsewhere it means goods of another shop ("botella de agua", "lámpara solar").
 * Appliances are a purpose of our goods ("generador para nevera"), never the goods themselves.
 */
export function readQuestion(matches: readonly TermMatch[], language: Language): Reading {
  const isSpanish = language === 'es'
  const about = matches.filter(({ reach }) => reach >= matchStrength.similar)
  const rest = matches.filter(({ reach, term }) => reach < matchStrength.similar && (reach > 0 || (term.kind === 'text' && !term.isFiller)))
  // A word found only in long texts counts as unknown.
  const foreign = rest.filter(({ reach, term }) => reach <= matchStrength.body || term.isAppliance)
  const mentioned = rest.filter(({ reach }) => reach > 0)
  // "Ups para computadora": the purpose is ignored if no text mentions it.
  const isForLoad = ({ term, reach }: TermMatch) =>
    reach <= matchStrength.body && term.isAppliance && !term.isElsewhere && term.relation === 'for'
  if (about.length === 0 && mentioned.some(isMain) && foreign.every(isForLoad))
    return { kind: 'mentioned', about: [], mentioned: mentioned.filter((one) => !isForLoad(one)) }
  if (about.length === 0) return foreign.length > 0 ? foreignReading : { kind: 'mentioned', about: [], mentioned }
  const heads = about.filter((one) => one.isHead && isPlausibleHead(one))
  if (heads.length === 0 && foreign.length > 0) return foreignReading
  // "bombillo solar" (bulb), "acero para placa" (steel): texts only mention the noun, so a product must mention every word.
  const isForThem = mentioned.some(isMain) && heads.every(({ term }) => term.relation === 'for')
  if (isForThem && !about.some(isMain)) return { kind: 'mentioned', about: [], mentioned: [...about, ...mentioned] }
  // The noun comes first in Spanish ("cable solar") and last in English and German ("solar cable").
  const thingOf = (among: readonly TermMatch[]) => (isSpanish ? among.at(0) : among.at(-1))
  if (heads.length === 0) {
    const needsAll = mentioned.length > 0
    const thing = needsAll
      ? undefined
      : thingOf(about.filter((one) => isMain(one) && one.term.kind === 'text' && !packagingWords[language].has(one.term.word)))
    return { kind: 'about', about: [...about, ...mentioned], mentioned: [], needsAll, primary: thing && { word: thing, isRelated: false } }
  }
  const main = heads.filter(isMain)
  // In English and German the last of several nouns is the head ("solar panel cable"); Spanish needs a "de".
  const primary = isSpanish && main.length > 1 ? undefined : thingOf(main)
  const isRelated = about.some((one) => !isMain(one)) || main.length > 1
  return { kind: 'about', about, mentioned, primary: primary && { word: primary, isRelated } }

  function isPlausibleHead(head: TermMatch): boolean {
    // "Generador de nevera" would be a part of a fridge, "batería de carro" is a car part, "panel de yeso" a panel of an unknown
    // material. None of them is sold here.
    if (isMain(head) && foreign.some(({ term, reach }) => term.isPart && (term.isAppliance || (reach === 0 && term.isComplement))))
      return false
    const strangers = foreign.filter(isMain)
    // The shop sells no "phone battery", no "wood panel" and no kit of something unknown ("drum kit").
    if (isMain(head) && strangers.some(({ term }) => term.isElsewhere || packagingWords[language].has(head.term.word))) return false
    const { relation } = head.term
    if (relation === 'with' || relation === 'for') return strangers.length === 0
    const appliances = strangers.filter(({ term }) => term.isAppliance)
    if (relation === 'of') return appliances.length === 0
    // The shop sells no "celular batería" and no "battery phone"; "car battery charger" asks for a charger.
    const at = matches.indexOf(head)
    if (!isSpanish && appliances.length > 0 && strangers.some((one) => !one.term.isAppliance && matches.indexOf(one) > at)) return false
    return appliances.every((one) => (isSpanish ? matches.indexOf(one) > at : matches.indexOf(one) < at))
  }
}

function isMain({ term }: TermMatch): boolean {
  return !term.relation
}
