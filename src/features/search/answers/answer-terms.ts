import type { InvertedIndex } from '../index/inverted-index.ts'
import * as matchStrength from '../match-strength.ts'
import { readQuestion, type TermMatch } from '../question.ts'
import type { makeTermMatcher } from '../term-matcher.ts'
import type { QueryTerm } from '../terms.ts'
import { singulars } from '../words/lexicon.ts'
import { toFigure } from '../words/units.ts'
import { makers, unsoldFuels, unsoldKinds } from '../words/word-lists.ts'
import { makeDemandTest } from './demand.ts'
import { withoutCount } from './leading-count.ts'
import type { SearchAnswer } from './merge-answers.ts'
import { findNearest, MAX_NEAREST } from './nearest.ts'
import { rankProducts } from './ranking.ts'
import { findMissedQuantities, findUnmetQuantities, sortByNearness } from './unmet.ts'
import { findVehicleBattery, findVehicleInverter, nearestBatteries, nearestInverters } from './vehicle-batteries.ts'

export type AnswerContext = {
  index: InvertedIndex
  ask: ReturnType<typeof makeTermMatcher>
  isSure: boolean
  /** Products whose SKU was typed (0) or begins with the typed text (1), by index place. */
  tiers: ReadonlyMap<number, 0 | 1>
  /** True if the question has limits or exclusions, so that without any term it finds all products. */
  isConstrained: boolean
}

/** Answers one reading of a question: the products about its terms, or those nearest to them. */
export function answerTerms(terms: readonly QueryTerm[], context: AnswerContext): SearchAnswer {
  const { index, ask, isSure, tiers } = context
  const { language } = index
  const lacking = terms.filter((term) => isLacking(term, index))
  const wanted = terms.filter((term) => !term.isOffer && (!lacking.includes(term) || lacking.length === terms.length))
  const matches = withoutCount(
    wanted.map((term) => ask(term, isSure)),
    language,
  )
  // Fillers alone ("de la", "que hay") find nothing, unless a single one is the beginning of a name: "si" of "sistema".
  const areSmall = wanted.length > 0 && wanted.every(({ isFiller, isInOwnPhrase }) => isFiller && !isInOwnPhrase)
  const isNothing = areSmall && (wanted.length > 1 || matches.every(({ isHead }) => !isHead))
  const isForOffers = terms.some(({ isOffer }) => isOffer)
  const isDemanded = makeDemandTest(terms, index)
  const isAnything = terms.length > 0 ? matches.length === 0 : context.isConstrained
  const reading = readQuestion(matches, language)
  const isAnswered = reading.kind === 'about' || !isSure
  // With a typed SKU the question is not read as one for a vehicle's battery.
  const isSkuTyped = tiers.size > 0
  const forVehicle = isSkuTyped ? undefined : findVehicleBattery(matches, language)
  const all = forVehicle ? [] : isAnything ? inStockFirst(index) : isAnswered ? rankProducts({ reading, tiers, index }) : []
  // A filler finds only the products whose head noun it is.
  const isCalledSo = (place: number) => [undefined, ...wanted.map(({ word }) => word)].includes(index.headAt[place])
  const meant = isNothing ? all.filter(isCalledSo) : all
  const found = isDemanded ? meant.filter(isDemanded) : meant
  // For "paneles en oferta" without a match, panels that are not on offer are the nearest.
  const nearby = () => {
    if (forVehicle) return nearestBatteries(forVehicle, matches, index)
    if (matches.length > 0 && all.length > 0) return all.slice(0, MAX_NEAREST)
    const inverter = findVehicleInverter(matches, language)
    return inverter ? nearestInverters(inverter, matches, index) : findNearest(index, matches)
  }
  const near = found.length > 0 || isSure || isNothing ? [] : nearby()
  const unmet = isSkuTyped ? [] : findUnmetQuantities(matches, found.length > 0 ? found : near, index)
  const missed = isSkuTyped ? [] : findMissedQuantities(matches, found)
  return {
    ids: idsAt(index, sortByNearness(found, missed, { reading, index })),
    near: idsAt(index, near),
    isForOffers,
    unmet: unmet.map(({ word }) => toFigure(word)),
    lacking: found.length > 0 ? lacking.map(({ word }) => word) : [],
    isNamed: matches.some(({ isHead, term }) => isHead || term.isElsewhere || term.isAppliance),
    isKnown: !matches.some(isUnknownInPhrase),
    isMet: missed.length === 0,
  }
}

/** True for a word in a phrase of staff that matches at most long texts and has no synonyms. */
function isUnknownInPhrase({ term, reach }: TermMatch): boolean {
  return term.isInOwnPhrase && term.kind === 'text' && reach <= matchStrength.body && term.words.length + term.phrases.length === 0
}

/** True for a fuel, a maker or a kind of goods that no product's text contains. */
function isLacking({ kind, word }: QueryTerm, { language, words }: InvertedIndex): boolean {
  if (kind !== 'text' || words.has(word)) return false
  // A fuel must match as a whole word: "gas" is not "gasolina". A kind may match in another form: "eólicos" by "eólico".
  const isNamed = () => [...words.beginningWith(word), ...singulars(word)].some(words.has)
  return unsoldFuels[language].has(word) || ((unsoldKinds[language].has(word) || makers.has(word)) && !isNamed())
}

/** All places, those in stock first, else in the order of lists. */
function inStockFirst({ inOrder, isInStock }: InvertedIndex): number[] {
  return [...inOrder()].sort((a, b) => Number(isInStock[b]) - Number(isInStock[a]))
}

function idsAt(index: InvertedIndex, places: readonly number[]): number[] {
  return places.map((place) => index.idAt[place] as number)
}
