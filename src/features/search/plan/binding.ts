import { findLastIndex } from '#kit/lists.ts'
import { MAINS_V, toBaseUnit } from '../words/units.ts'
import type { Limit } from './limits.ts'
import { hasNothingToCount, isCounting, type Subject } from './subject.ts'

type FilterName = 'kw' | 'wp' | 'kwh' | 'kva' | 'ah' | 'v' | 'db' | 'h'
/** Ranges by filter name, in the form of URL parameters: `{ kw: ['-5'] }` is up to 5 kW. */
export type FigureFilters = { readonly [Name in FilterName]?: readonly string[] }
/** Range of the price filter in whole US dollars; both ends are included. */
export type PriceRange = { min: number | null; max: number | null }

/** Limits on the price. `bare`: the same unrounded, in case the number is a figure. `isMoney`: a word says that it is money. */
type PriceBound = {
  of: 'price'
  min: number | null
  max: number | null
  bare: { min: number | null; max: number | null }
  isMoney: boolean
}

/**
 * Target of a limit. `price`: US dollars; `otherMoney`: another currency; `figure`: a figure with a filter; `unknownFigure`: a
 * figure without filter; `counted`: a number of cycles, years and the like; `unclear`: a number with unknown meaning; `nearly`: an
 * approximate figure. Undefined if the words are no limit on goods: "hasta 3 aires" (up to 3 air conditioners).
 */
export type LimitTarget =
  | PriceBound
  | { of: 'otherMoney'; money: string; min: number | null; max: number | null }
  | { of: 'figure'; filter: FilterName; range: string }
  | { of: 'unknownFigure' | 'counted' | 'unclear' | 'nearly' }
  | undefined

/** For each base unit of the index: its filter, and the number of base units in one unit of the filter (1000 W in a kW). */
const filterOf: Readonly<Record<string, readonly [name: FilterName, size: number]>> = {
  ...{ w: ['kw', 1000], wh: ['kwh', 1000], va: ['kva', 1000] },
  ...{ ah: ['ah', 1], v: ['v', 1], db: ['db', 1], h: ['h', 1] },
}
/** Maximum value that URLs accept for the price and for other filters. */
const MAX_FILTER_VALUE = 9_999_999
/** Smallest step of a filter. A range excludes its lower end and includes its upper end; subtracting `STEP` does the opposite. */
const FILTER_STEP = 0.01
/** Below this amount "cup" is a cup and not Cuban pesos: "2 cup". */
const MIN_PESOS = 50
/** A number below this without a currency is no price: it counts kW, kVA or appliances. */
const MIN_WITHOUT_SIGN = 50
/** Mains voltages. As numbers without a unit they are not read as prices. */
const mains = new Set([110, 220, 240, 380])
/** Tolerance of an approximate sum of money, as a fraction up and down. */
const NEARLY = 0.3
/** Battery voltages that people write without unit. */
const ofBatteries = new Set(['12', '12.8', '12,8', '24', '25.6', '25,6', '36', '48'])
/** Maximum runtime of a generator's tank in hours; a longer time is not about the tank. */
const MAX_HOURS = 72
/** Real voltage of a lithium battery divided by its nominal one, since a cell has 3.2 V instead of 3: "12 V" is 12.8 V. */
const LITHIUM_VOLTS = 3.2 / 3

/** Determines whether a limit is on the price or on which figure. */
export function bindLimit(limit: Limit, subject: Subject): LimitTarget {
  const amounts = limit.amounts
  if (limit.kind === 'warranty' || amounts.some(({ isCount }) => isCount))
    return limit.kind === 'sum' || limit.kind === 'about' || limit.isSpan ? undefined : { of: 'counted' }
  const money = amounts.find(({ money }) => money)?.money
  // "24 V hasta 500 USD" is no range: it states a voltage and a price.
  if (money && amounts.some(({ unit }) => unit)) return undefined
  const unit = amounts[findLastIndex(amounts, (one) => Boolean(one.unit))]?.unit
  if (money) return ofMoney(limit, money)
  if (unit) return ofFigure(limit, unit, subject)
  return ofBareNumber(limit, subject)
}

function ofMoney(limit: Limit, money: string): LimitTarget {
  const values = limit.amounts.map(({ value }) => value)
  const least = limit.kind === 'max' ? 0 : FILTER_STEP
  if (Math.min(...values) < least || Math.max(...values) > MAX_FILTER_VALUE || (money === 'cup' && Math.max(...values) < MIN_PESOS))
    return undefined
  const price = priceOf(limit, true)
  return money === 'usd' ? price : { of: 'otherMoney', money, min: price.min, max: price.max }
}

function ofFigure(limit: Limit, unit: string, subject: Subject): LimitTarget {
  if (!(subject.isForGenerator && toBaseUnit('1', unit).base === 'h') && subject.isOfAppliance(limit.own)) return undefined
  if (limit.kind === 'sum') return undefined
  if (limit.kind === 'about') return { of: 'nearly' }
  // "Kilos" are kW only in a range: "entre 4 y 12 kilos" is a power, "menos de 20 kilos" a weight.
  const { filter, of } = filterForUnit(limit.kind === 'between' ? subject.powerMeant(unit) : unit, subject, limit.own)
  if (limit.kind === 'lasting') {
    if (toBaseUnit('1', unit).base !== 'h' || subject.isOfOtherHours(limit)) return undefined
    if (subject.isForBattery && limit.isLasting) return { of: 'unknownFigure' }
    if (filter !== 'h') return undefined
  }
  if (filter === undefined) return limit.kind === 'exact' || limit.isSpan ? undefined : { of: 'unknownFigure' }
  // "De 12 a 220 V" describes a voltage converter and limits nothing.
  if (filter === 'v' && limit.isSpan) return undefined
  const values = limit.amounts.map(({ digits }) => of(digits))
  if (Math.max(...values) > MAX_FILTER_VALUE || Math.max(...values) <= 0) return undefined
  if (filter === 'h' && (Math.max(...values) > MAX_HOURS || subject.isOfOtherHours(limit))) return undefined
  return { of: 'figure', filter, range: rangeOf(limit, values, filter === 'h' && limit.kind === 'between') }
}

/**
 * Returns the filter for a unit in this question (undefined if there is none), and `of`, which converts a typed number to the
 * filter's unit, or to the base unit if there is no filter.
 */
export function filterForUnit(
  unit: string,
  subject: Subject,
  at: number,
): { filter: FilterName | undefined; of: (digits: string) => number } {
  const meant = subject.unitMeant(unit, at)
  const { base } = toBaseUnit('1', meant)
  // Watts of a panel are peak power; amperes of a battery are ampere-hours.
  const isOfPanel = base === 'w' && (meant.endsWith('wp') || (!meant.startsWith('k') && subject.hasPanel))
  const [name, size] = filterOf[base === 'a' && subject.isForBattery ? 'ah' : base] ?? []
  const filter = name === 'h' && !subject.isForGenerator ? undefined : isOfPanel ? 'wp' : name
  return { filter, of: (digits) => toBaseUnit(digits, meant).value / (isOfPanel ? 1 : (size ?? 1)) }
}

const rounded = (value: number) => String(Math.round(value * 100) / 100)

function rangeOf({ kind, isStrict }: Limit, values: readonly number[], isOfHours = false): string {
  const [low = 0, high = low] = [...values].sort((a, b) => a - b)
  // A runtime has no upper limit: "8 to 10 hours" accepts longer ones too.
  if (kind === 'lasting' || isOfHours) return `${rounded(low - FILTER_STEP)}-`
  if (kind === 'max') return `-${rounded(low - (isStrict ? FILTER_STEP : 0))}`
  if (kind === 'min') return `${rounded(low - (isStrict ? 0 : FILTER_STEP))}-`
  return `${rounded(Math.max(0, low - FILTER_STEP))}-${rounded(high)}`
}

/** Ranges that exclude a single value: below it, and above it. Excluding a battery's 12 V also excludes the 12.8 V of lithium. */
export function rangesExcept(filter: FilterName, value: number, isForBattery: boolean): readonly string[] {
  const most = filter === 'v' && isForBattery && value < MAINS_V ? Math.ceil(value * LITHIUM_VOLTS * 10) / 10 : value
  return [`-${rounded(value - FILTER_STEP)}`, `${rounded(most)}-`]
}

function ofBareNumber(limit: Limit, subject: Subject): LimitTarget {
  const values = limit.amounts.map(({ value }) => value)
  const [first] = limit.amounts
  if (limit.kind === 'exact' || values.some(Number.isNaN)) return undefined
  const isAlone = hasNothingToCount(subject, limit.to)
  const isOne = limit.kind === 'min' || limit.kind === 'max'
  if (isOne && subject.hasVoltage && isAlone && ofBatteries.has(first?.digits ?? '') && !limit.isMoney && !limit.isOfSize)
    return { of: 'figure', filter: 'v', range: rangeOf(limit, values) }
  const isLikely =
    values.every((value) => !mains.has(value)) && Math.max(...values) >= MIN_WITHOUT_SIGN && Math.max(...values) <= MAX_FILTER_VALUE
  // "Hasta 3 aires" (up to 3 air conditioners) counts appliances and is no limit on goods.
  const isLimit = isAlone || (!limit.isNamed && !isCounting(subject, limit.to))
  if (isLikely && isLimit && !(limit.isOfSize && !limit.isMoney) && (!limit.isSpan || limit.isMoney)) {
    if (limit.kind !== 'sum' || subject.isEnd(limit.to)) return priceOf(limit, limit.isMoney)
  }
  return isOne && isLimit && !limit.isNamed && !limit.isBehindNumber ? { of: 'unclear' } : undefined
}

function priceOf(limit: Limit, isMoney: boolean): PriceBound {
  const [low = 0, high = low] = limit.amounts.map(({ value }) => value).sort((a, b) => a - b)
  const { kind, isStrict } = limit
  if (kind === 'about') return { of: 'price', ...both(Math.floor(low * (1 - NEARLY)), Math.ceil(low * (1 + NEARLY))), isMoney }
  if (kind === 'between') return { of: 'price', ...both(low, high), isMoney }
  if (kind === 'min')
    return { of: 'price', min: Math.floor(low), max: null, bare: { min: isStrict ? low : low - FILTER_STEP, max: null }, isMoney }
  return { of: 'price', min: null, max: Math.ceil(high), bare: { min: null, max: isStrict ? high - FILTER_STEP : high }, isMoney }
}

const both = (low: number, high: number) => ({ min: Math.floor(low), max: Math.ceil(high), bare: { min: low - FILTER_STEP, max: high } })

/**
 * Adds a range to those of a filter: "más de 3 kW" and "menos de 6 kW" overlap and become one range; "menos de 3 kW" and "más de
 * 10 kW" stay two alternatives.
 */
export function addRange(before: readonly string[], range: string): readonly string[] {
  const at = before.findIndex((one) => isTogether(one, range))
  const [from, to] = (before[at] ?? '-').split('-')
  if (at < 0) return [...before, range].sort((a, b) => Number.parseFloat(`0${a}`) - Number.parseFloat(`0${b}`)).slice(0, MAX_RANGES)
  const [above, upTo] = range.split('-')
  return from && to ? before : before.map((one, place) => (place === at ? `${from || above}-${to || upTo}` : one))
}

const MAX_RANGES = 4

/** True if a value can be within both ranges. */
function isTogether(one: string, other: string): boolean {
  const [[from, to], [above, upTo]] = [one, other].map((range) =>
    range.split('-').map((end) => (end === '' ? undefined : Number(end))),
  ) as [[number?, number?], [number?, number?]]
  return Math.max(from ?? 0, above ?? 0) < Math.min(to ?? MAX_FILTER_VALUE, upTo ?? MAX_FILTER_VALUE)
}

/** Unit, `money` or '' for a limit, to decide whether two alternative limits are about the same quantity. */
export function targetKindOf({ amounts, own }: Limit, subject: Subject): string {
  const unit = amounts[findLastIndex(amounts, (one) => Boolean(one.unit))]?.unit
  if (unit) return toBaseUnit('1', subject.unitMeant(unit, own)).base
  return amounts.some(({ money }) => money) ? 'money' : ''
}
