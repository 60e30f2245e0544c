import { dollarsOf, type Rate } from '#kit/exchange-rate.ts'
import type { PriceRange } from './binding.ts'
import type { OtherPrice, QueryLimits } from './query-limits.ts'

type Said = Pick<QueryLimits, 'price' | 'otherMoney' | 'otherPrices'> & { parts?: readonly Part[] | undefined }
type Part = { text: string; said: Said }
type Found = { said: Said; things?: readonly Part[] | undefined }

/**
 * Converts prices in euros and pesos to limits in US dollars. A price stays in `otherMoney` if its currency has no exchange rate,
 * or if it contradicts or repeats the limit of another price.
 */
export function convertToDollars<Of extends Said>(said: Of, rates: readonly Rate[]): Of {
  const parts = said.parts?.map((part) => ({ ...part, said: convertToDollars(part.said, rates) }))
  const own = convert(said, rates)
  return { ...said, ...own, otherMoney: left(own.otherMoney, said.parts, parts), ...(parts ? { parts } : {}) }
}

/** Converts the prices of a search result as `convertToDollars` does, including those of each item in a list of goods. */
export function convertResultToDollars<Of extends Found>(found: Of, rates: readonly Rate[]): Of {
  const things = found.things?.map((thing) => ({ ...thing, said: convertToDollars(thing.said, rates) }))
  const said = convertToDollars(found.said, rates)
  return { ...found, said: { ...said, otherMoney: left(said.otherMoney, found.things, things) }, ...(things ? { things } : {}) }
}

/** Prices in other currencies that `convertToDollars` converted, including those of each item in a list of goods. */
export function convertedPrices(before: Said, after: Said): OtherPrice[] {
  return pricesIn(before).filter(({ text }) => !after.otherMoney.includes(text))
}

const pricesIn = ({ otherPrices = [], parts = [] }: Said): OtherPrice[] => [...otherPrices, ...parts.flatMap(({ said }) => pricesIn(said))]

function convert({ price, otherMoney, otherPrices = [] }: Said, rates: readonly Rate[]): Pick<Said, 'price' | 'otherMoney'> {
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
  const done = new Set(before?.flatMap(({ said }, at) => convertedPrices(said, after?.[at]?.said ?? said).map(({ text }) => text)))
  return texts.filter((text) => !done.has(text))
}
