import type { InvertedIndex } from '../index/inverted-index.ts'
import { WEIGHT_BITS, WEIGHT_MASK } from '../index/postings.ts'
import * as matchStrength from '../match-strength.ts'
import type { Reading, TermMatch } from '../question.ts'
import { MIN_SUBJECT_WEIGHT } from '../search-document.ts'
import type { QueryTerm } from '../terms.ts'
import { MAINS_V, parseQuantity } from '../words/units.ts'

/**
 * Quantities that the requested goods should have. Returns none if the question names an appliance, since the quantity may be the
 * appliance's ("para bomba de 750 W"). In "batería para inversor de 5 kW" the quantity belongs to the inverter; only volts apply
 * to both goods. Hours are ignored, since a battery's runtime is calculated.
 */
function quantitiesOf(matches: readonly TermMatch[]): TermMatch[] {
  if (matches.some(({ term }) => term.isAppliance)) return []
  const behind = matches.findIndex(({ term }) => term.relation === 'for')
  const isForThing = behind >= 0 && matches.some(({ isHead, term }) => isHead && term.relation === 'for')
  const isOwn = ({ word }: QueryTerm, at: number) => !isForThing || at < behind || parseQuantity(word)?.unit === 'v'
  const isLasting = ({ word }: QueryTerm) => /^[\d.]+h$/.test(word)
  return matches.filter(({ term }, at) => term.kind === 'quantity' && isOwn(term, at) && !isLasting(term))
}

/**
 * Maximum relative difference of two powers that buyers take as equal. Voltages and capacities of batteries are not compared so,
 * since their nominal values differ more from the real ones.
 */
const SAME_POWER = 0.025
const isPower = (unit: string | undefined) => unit === 'w' || unit === 'va'
const isThickness = /mm2?$/

/**
 * Quantities of a question that no text of these products has, and numbers that identify a model ("amoladora de 115"). Powers that
 * differ by at most `SAME_POWER` count as equal.
 */
export function findUnmetQuantities(
  matches: readonly TermMatch[],
  places: readonly number[],
  { words }: Pick<InvertedIndex, 'words'>,
): QueryTerm[] {
  if (places.length === 0) return []
  let meant: ReadonlySet<number> | undefined
  const quantities = quantitiesOf(matches).filter(({ term, level }) => {
    const wanted = parseQuantity(term.word)
    if (isPower(wanted?.unit) && wanted) return !hasPower(wanted)
    return places.every((place) => level[place] === 0) && (hasUnambiguousUnit(term.word) || !hasNumber(term.word))
  })
  const numbers = matches.filter((one, at) => isWhich(one, matches[at - 1], matches[at + 1]) && !hasFigure(one.term.word))
  return [...quantities, ...numbers].map(({ term }) => term)

  function occurs(word: string): boolean {
    meant ??= new Set(places)
    const those = meant
    return words.postingsOf(word).some((posting) => those.has(posting >> WEIGHT_BITS))
  }

  function hasPower({ value, unit }: { value: number; unit: string }): boolean {
    return [...words.quantities()].some((own) => own.unit === unit && Math.abs(own.value - value) <= SAME_POWER * value && occurs(own.word))
  }

  /** "32 A" is no quantity in the index, so the number alone counts. "6 mm" also matches 6 mm². */
  function hasNumber(quantity: string): boolean {
    const number = String(Number.parseFloat(quantity))
    return isThickness.test(quantity) ? occurs(`${number}mm`) || occurs(`${number}mm2`) : occurs(number)
  }

  /** True if a text has the number, alone or with a unit: "5000" is in the text "5 kW", which is indexed as "5000w". */
  function hasFigure(number: string): boolean {
    return occurs(number) || words.beginningWith(number).some((word) => /^\D/.test(word.slice(number.length)) && occurs(word))
  }
}

/** Nominal voltages, by which people name batteries of other real voltages (12.8 V). */
const calledSo = new Set(['12', '24', '36', '48'])

/** True for a number that identifies a model: it follows a noun and counts no following word ("amoladora de 115"). */
function isWhich({ term }: TermMatch, before: TermMatch | undefined, behind: TermMatch | undefined): boolean {
  const isOfThing = before?.isHead === true && (before.term.relation ?? 'of') === 'of'
  return (
    term.kind === 'number' &&
    !calledSo.has(term.word) &&
    isOfThing &&
    (term.relation ?? 'of') === 'of' &&
    (behind === undefined || behind.term.relation !== undefined)
  )
}

/**
 * Quantities of a question that none of these products has, exactly or nearly, in name, attributes or category. A mention in a
 * description does not count: "dos en serie hacen 24 V".
 */
export function findMissedQuantities(matches: readonly TermMatch[], places: readonly number[]): TermMatch[] {
  if (places.length === 0) return []
  return quantitiesOf(matches).filter(({ level }) => !places.some((place) => (level[place] as number) >= matchStrength.similar))
}

const hasUnambiguousUnit = (quantity: string) => (parseQuantity(quantity)?.unit ?? 'a') !== 'a'

/**
 * Sorts products by distance from quantities that none of them has: for "700 W" panels of 550 W come before smaller ones. A
 * product whose short text has the quantity has distance 0. Products named by the main noun stay first, and equal distances
 * keep their order. kVA and kW are compared only for products without a figure in the requested unit.
 */
export function sortByNearness(
  places: number[],
  missed: readonly TermMatch[],
  { reading: { primary }, index }: { reading: Reading; index: Pick<InvertedIndex, 'words' | 'headAt'> },
): number[] {
  if (missed.length === 0 || places.length < 2) return places
  const distances = missed.map(({ term, level }) => {
    const distance = apartFrom(term.word)
    for (const place of places) if ((level[place] as number) >= matchStrength.summary) distance[place] = 0
    return distance
  })
  const isOther = (place: number) => primary?.isRelated === true && !primary.word.heads.has(index.headAt[place] ?? '')
  // Sorting one number of distance and place is many times faster than a function that compares both, as in ranking.ts.
  const keys = Float64Array.from(places, (place, at) => {
    const distance = distances.reduce((sum, of) => sum + (of[place] as number), isOther(place) ? OTHER : 0)
    return Math.round(distance * 100) * MAX_LIST_LENGTH + at
  })
  return [...keys.sort()].map((key) => places[key % MAX_LIST_LENGTH] as number)

  /** Distance of each product's nearest figure from a quantity, by index place: the logarithm of their ratio, else `FAR`. */
  function apartFrom(word: string): Float32Array {
    const wanted = parseQuantity(word)
    const found = measured(wanted?.value ?? 0, wanted?.unit)
    const kin = wanted?.unit === 'va' ? 'w' : wanted?.unit === 'w' ? 'va' : undefined
    if (!wanted || !kin) return found
    const others = measured(wanted.value, kin)
    return found.map((distance, place) => (distance < FAR ? distance : (others[place] as number)))
  }

  function measured(wanted: number, unit: string | undefined): Float32Array {
    const found = new Float32Array(index.headAt.length).fill(FAR)
    if (wanted <= 0) return found
    for (const { word, value, unit: own } of index.words.quantities()) {
      // 110 V is not near a battery of 96 V.
      if (own !== unit || value <= 0 || (unit === 'v' && value >= MAINS_V && wanted < MAINS_V)) continue
      const distance = Math.abs(Math.log(value / wanted))
      for (const posting of index.words.postingsOf(word)) {
        const place = posting >> WEIGHT_BITS
        if ((posting & WEIGHT_MASK) >= MIN_SUBJECT_WEIGHT && distance < (found[place] as number)) found[place] = distance
      }
    }
    return found
  }
}

/** Distance of a product without a figure in the unit; larger than the logarithm of any ratio. */
const FAR = 1000
/** Added for products of another noun: more than the sum of distances of twelve terms, the maximum of a search. */
const OTHER = 20 * FAR
/** Upper bound of a place in the list, which takes the lower digits of a sort key. */
const MAX_LIST_LENGTH = 2 ** 20
