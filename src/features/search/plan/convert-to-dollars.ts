import { dollarsOf, type Rate } from '#kit/exchange-rate.ts'
import type { PriceRange } from './binding.ts'
import type { OtherPrice, QueryLimits } from './query-limits.ts'

type Prices = Pick<QueryLimits, 'price' | 'otherMoney' | 'otherPrices'> & { parts?: readonly Part[] | undefined }
type Part = { text: string; constraints: Prices }
type Found = { constraints: Prices; things?: readonly Part[] | undefined }

/**
 * Converts prices in euros and pesos to limits in US dollars. A price stays in `otherMoney` if its currency has no exchange rate,
 * or if it contradicts or repeats the limit of another price.
 */
export function convertToDollars<Of extends Prices>(constraints: Of, rates: readonly Rate[]): Of {
  const parts = constraints.parts?.map((part) => ({ ...part, constraints: convertToDollars(part.constraints, rates) }))
  const own = convert(constraints, rates)
  return { ...constraints, ...own, otherMoney: left(own.otherMoney, constraints.parts, parts), ...(parts ? { parts } : {}) }
}

/** Converts the prices of a search result as `convertToDollars` does, including those of each item in a list of goods. */
export function convertResultToDollars<Of extends Found>(found: Of, rates: readonly Rate[]): Of {
  const things = found.things?.map((thing) => ({ ...thing, constraints: convertToDollars(thing.constraints, rates) }))
  const constraints = convertToDollars(found.constraints, rates)
  return {
    ...found,
    constraints: { ...constraints, otherMoney: left(constraints.otherMoney, found.things, things) },
    ...(things ? { things } : {}),
  }
}

/** Prices in other currencies that `convertToDollars` converted, including those of each item in a list of goods. */
export function convertedPrices(before: Prices, after: Prices): OtherPrice[] {
  return pricesIn(before).filter(({ text }) => !after.otherMoney.includes(text))
}

const pricesIn = ({ otherPrices = [], parts = [] }: Prices): OtherPrice[] => [
  ...otherPrices,
  ...parts.flatMap(({ constraints }) => pricesIn(constraints)),
]

function convert({ price, otherMoney, otherPrices = [] }: Prices, rates: readonly Rate[]): Pick<Prices, 'price' | 'otherMoney'> {
  let sum = price
  const done: string[] = []
  for (const other of otherPrices) {
    const rate = rates.find(({ currency }) => currency === other.currency)
    const joined = rate && join(sum, dollars(other, rate))
    if (!joined) continue
    sum = joined
    done.push(other.text)
  }
  return { price: sum, otherMoney: otherMoney.filter((text) => !done.includes(text)) }
}

/** Whole dollars for the price filter, rounded so that the range is never narrower than the typed one. */
const dollars = ({ min, max }: OtherPrice, rate: Rate): PriceRange => ({
  min: min === null ? null : Math.floor(dollarsOf(min, rate)),
  max: max === null ? null : Math.ceil(dollarsOf(max, rate)),
})

/** Joins two limits; undefined if both set the same bound, or if no price is within both. */
function join(one: PriceRange | null, other: PriceRange): PriceRange | undefined {
  if (!one) return other
  if ((one.min !== null && other.min !== null) || (one.max !== null && other.max !== null)) return undefined
  const { min, max } = { min: one.min ?? other.min, max: one.max ?? other.max }
  return min !== null && max !== null && min > max ? undefined : { min, max }
}

/** Removes the texts of prices that were converted in an item of the list. */
function left(texts: readonly string[], before: readonly Part[] | undefined, after: readonly Part[] | undefined): readonly string[] {
  const done = new Set(
    before?.flatMap(({ constraints }, at) => convertedPrices(constraints, after?.[at]?.constraints ?? constraints).map(({ text }) => text)),
  )
  return texts.filter((text) => !done.has(text))
}
