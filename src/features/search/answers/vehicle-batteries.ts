import type { Language } from '#i18n/language.ts'
import type { InvertedIndex } from '../index/inverted-index.ts'
import { WEIGHT_BITS } from '../index/postings.ts'
import * as matchStrength from '../match-strength.ts'
import type { TermMatch } from '../question.ts'
import { wordForms } from '../words/lexicon.ts'
import { vehicleWords } from '../words/word-lists.ts'
import { MAX_NEAREST } from './nearest.ts'

const batteries: Record<Language, string> = { es: 'bateria', en: 'battery', de: 'batterie' }
const inverters: Record<Language, string> = { es: 'inversor', en: 'inverter', de: 'wechselrichter' }
/** Range of the real voltages of a 12 V battery, as vehicles have: 12.8 V for lithium. */
const [MIN_VOLTS, MAX_VOLTS] = [12, 13]

/**
 * Returns the battery term of a question for a vehicle's battery: "batería de moto", "bateria para carro", "car battery". House
 * batteries start no engine, so they are offered only as nearest products.
 *
 * @returns undefined for other questions, and if some product is about both words
 */
export const findVehicleBattery = (matches: readonly TermMatch[], language: Language): TermMatch | undefined =>
  forVehicle(matches, language, batteries[language])

/** Returns the inverter term of a question for an inverter in a vehicle ("inversor de carro"), as `findVehicleBattery` does. */
export const findVehicleInverter = (matches: readonly TermMatch[], language: Language): TermMatch | undefined =>
  forVehicle(matches, language, inverters[language])

function forVehicle(matches: readonly TermMatch[], language: Language, thing: string): TermMatch | undefined {
  const texts = matches.filter(({ term }) => term.kind === 'text' && !term.isFiller)
  const isVehicle = ({ term }: TermMatch) => wordForms(term.word).some((form) => vehicleWords[language].has(form))
  const goods = texts.filter((one) => one.isHead && one.reach >= matchStrength.similar && !isVehicle(one))
  const [battery] = goods
  if (goods.length !== 1 || !battery || battery.term.relation) return undefined
  const { word, words } = battery.term
  if (![word, ...words].some((one) => wordForms(one).includes(thing))) return undefined
  // "Car battery charger" asks for the charger.
  const main = texts.filter(({ term }) => !term.relation)
  if ((language === 'es' ? main.at(0) : main.at(-1)) !== battery) return undefined
  const isSold = ({ level }: TermMatch) =>
    level.some((reached, place) => reached >= matchStrength.similar && (battery.level[place] ?? 0) >= matchStrength.similar)
  const named = texts.filter(isVehicle)
  return named.length > 0 && !named.some(isSold) ? battery : undefined
}

/** Index places of inverters with the requested quantity; if none is requested, of those for 12 V. */
export const nearestInverters = (inverter: TermMatch, matches: readonly TermMatch[], index: InvertedIndex): number[] =>
  nearestFor(inverter, matches, index)
    .filter(({ place, isLike }) => isLike && inverter.heads.has(index.headAt[place] ?? ''))
    .map(({ place }) => place)
    .slice(0, MAX_NEAREST)

/** Index places of batteries: first those with the requested quantity, or of 12 V if none is requested. */
export const nearestBatteries = (battery: TermMatch, matches: readonly TermMatch[], index: InvertedIndex): number[] =>
  nearestFor(battery, matches, index)
    .map(({ place }) => place)
    .slice(0, MAX_NEAREST)

function nearestFor({ level }: TermMatch, matches: readonly TermMatch[], { words, isInStock, ranks }: InvertedIndex) {
  const rankOf = ranks()
  const figures = matches.filter(({ term }) => term.kind === 'quantity')
  const usual = new Set(
    [...words.quantities()]
      .filter(({ value, unit }) => unit === 'v' && value >= MIN_VOLTS && value <= MAX_VOLTS)
      .flatMap(({ word }) => [...words.postingsOf(word)].map((posting) => posting >> WEIGHT_BITS)),
  )
  const isLike = (place: number) =>
    figures.length > 0 ? figures.some(({ level }) => (level[place] as number) >= matchStrength.similar) : usual.has(place)
  return [...level.keys()]
    .filter((place) => (level[place] as number) >= matchStrength.similar)
    .map((place) => ({ place, isLike: isLike(place) }))
    .sort(
      (a, b) =>
        Number(b.isLike) - Number(a.isLike) ||
        Number(isInStock[b.place]) - Number(isInStock[a.place]) ||
        (rankOf[a.place] as number) - (rankOf[b.place] as number),
    )
}
