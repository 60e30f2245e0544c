import { dollarsOf, type Rate, type SecondCurrency } from '#kit/exchange-rate.ts'
import {
  type AttributeFacet,
  attributeFacetNames,
  choicesOf,
  facetLimits,
  parseExclusion,
  readRange,
  writeRange,
} from '../../goods/facets.ts'
import { type StockStatus, stockStatuses } from '../../goods/stock.ts'

/** Filters of a list. A product must match every filter in use, by any one of the filter's values. */
export type Filters = {
  category: readonly number[]
  stock: readonly StockStatus[]
  isOnSale: boolean
  /** Lowest price to pay in US dollars, included; it may have cents. */
  min: number | null
  /** Highest price to pay in US dollars, included; it may have cents. */
  max: number | null
  /** Ranges as `writeRange` writes them ("3-5"), or parts of choices. "-petrol" excludes petrol, whatever else is chosen. */
  figures: { readonly [Name in AttributeFacet]?: readonly string[] }
}

/** Names of the filters, which are also their URL parameters. `in`: category; `offer`: only offers. */
export const filterNames = ['in', 'stock', 'offer', 'min', 'max', ...attributeFacetNames] as const
export type FilterName = (typeof filterNames)[number]

export const noFilters: Filters = { category: [], stock: [], isOnSale: false, min: null, max: null, figures: {} }

/** Maximum number of values of one filter that are read from a URL. */
const VALUES_MAX = 20
/** Highest price limit that is read, in the currency that it is typed in. */
const PRICE_MAX = 9_999_999

/**
 * Reads the filters from the parameters of a URL or an API call. Several values of one filter are separated by commas. If the lowest
 * price is above the highest, the two are swapped.
 *
 * @param rates exchange rates for prices typed in euros or pesos ("200 000 CUP"); such prices are rounded to whole dollars, `min`
 *   down and `max` up
 * @returns `hasUnknown`: true if a value was ignored, because it is invalid or exceeds the maximum number of values
 */
export function readFilters(
  get: (name: FilterName) => string | null | undefined,
  rates: readonly Rate[] = [],
): { filters: Filters; hasUnknown: boolean } {
  let hasUnknown = false
  const read = <Value>(name: FilterName, parse: (text: string) => Value | undefined): Value[] => {
    const texts = (get(name) ?? '').split(',').map((text) => text.trim())
    const values = texts.filter(Boolean).map(parse)
    if (values.includes(undefined) || values.length > VALUES_MAX) hasUnknown = true
    return [...new Set(values.flatMap((value) => (value === undefined ? [] : [value])))].slice(0, VALUES_MAX)
  }
  const readPrice = (name: 'min' | 'max'): number | null => {
    const text = (get(name) ?? '').trim()
    const typed = readOtherPrice(text, rates)
    const dollars = typed === undefined ? parsePrice(text) : name === 'min' ? Math.floor(typed) : Math.ceil(typed)
    if (text && dollars === undefined) hasUnknown = true
    return dollars ?? null
  }
  const [low, high] = [readPrice('min'), readPrice('max')]
  const isSwapped = low !== null && high !== null && low > high
  const figures: { [Name in AttributeFacet]?: readonly string[] } = {}
  for (const name of attributeFacetNames) {
    const values = read(
      name,
      facetLimits(name) ? parseRange : (text) => (choicesOf(name).includes(text) || parseExclusion(name, text) ? text : undefined),
    )
    if (values.length > 0) figures[name] = values
  }
  const filters: Filters = {
    category: read('in', (text) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined)),
    stock: read('stock', (text) => stockStatuses.find((status) => status === text)),
    isOnSale: read('offer', (text) => (text === '1' ? true : undefined)).length > 0,
    min: isSwapped ? high : low,
    max: isSwapped ? low : high,
    figures,
  }
  return { filters, hasUnknown }
}

const parseRange = (text: string) => {
  const range = readRange(text)
  return range && writeRange(range)
}

/** Parses a price as the shop or its visitors write it: "1500", "$1,490.00", "1.490,50 USD". Undefined if the text is no price. */
function parsePrice(text: string): number | undefined {
  const plain = text.replace(/^(?:us)?\$|\s|usd$|d[oó]lares$|dollars?$/gi, '')
  const [, whole, cents = '0'] = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  const dollars = Number(`${whole?.replace(/[.,]/g, '')}.${cents}`)
  return whole === undefined || dollars > PRICE_MAX ? undefined : dollars
}

const CURRENCIES: readonly { currency: SecondCurrency; written: RegExp }[] = [
  { currency: 'EUR', written: /^€|€$|euros?$|eur$/i },
  { currency: 'CUP', written: /cup$|pesos(?: cubanos)?$/i },
]

/** Converts "200 000 CUP" or "450,50 €" to US dollars; undefined if the text has no such currency, or the rate is missing. */
function readOtherPrice(text: string, rates: readonly Rate[]): number | undefined {
  const { currency, written } = CURRENCIES.find((one) => one.written.test(text)) ?? {}
  const rate = rates.find((one) => one.currency === currency)
  const amount = written && parsePrice(text.replace(written, ''))
  return rate && amount !== undefined ? dollarsOf(amount, rate) : undefined
}

/** Formats filters as parameters of a URL or an API call; filters without a value are left out. */
export function writeFilters({ category, stock, isOnSale, min, max, figures }: Filters): Partial<Record<FilterName, string>> {
  const written: Record<string, string> = {
    in: category.join(','),
    stock: stock.join(','),
    offer: isOnSale ? '1' : '',
    min: min === null ? '' : String(min),
    max: max === null ? '' : String(max),
    ...Object.fromEntries(attributeFacetNames.map((name) => [name, figures[name]?.join(',') ?? ''])),
  }
  return Object.fromEntries(filterNames.flatMap((name) => (written[name] ? [[name, written[name]]] : [])))
}

export type PriceLimits = Pick<Filters, 'min' | 'max'>

/** Filters and order that a search query contains in words, such as "barato" or "hasta 500 USD". The search extracts them. */
export type SearchConstraints = {
  price: PriceLimits | null
  /** The price as a range, if its number has no currency and may be a figure instead: see `readBareNumbers`. */
  bare?: string | undefined
  figures: Filters['figures']
  isCheapFirst: boolean
  isDearFirst?: true
  /** The words that ask for the largest products first. */
  largest?: string
  /** True if the query asks for available products: in stock or limited. */
  isAvailable: boolean
  scarce?: Exclude<StockStatus, 'in_stock'>
}

/** The order by price that a query asks for; undefined if the query asks for no such order. */
export const findPriceSort = ({ isCheapFirst, isDearFirst }: Pick<SearchConstraints, 'isCheapFirst' | 'isDearFirst'>) =>
  isDearFirst ? ('-price' as const) : isCheapFirst ? ('price' as const) : undefined

const available: Filters['stock'] = ['in_stock', 'limited']

/** The query's price limit without a currency, as a range; undefined if it has none, or if the visitor chose a price filter. */
export const findBareRange = ({ min, max }: PriceLimits, { bare }: Pick<SearchConstraints, 'bare'>): string | undefined =>
  min === null && max === null ? bare : undefined

/** Adds the filters in a query to the chosen filters. A chosen price, stock or figure overrides the query's. */
export function addQueryFilters(
  filters: Filters,
  { price, figures, isAvailable, scarce }: Pick<SearchConstraints, 'price' | 'figures' | 'isAvailable' | 'scarce'>,
): Filters {
  const isPriced = filters.min !== null || filters.max !== null
  const typedStock = isAvailable ? available : scarce ? [scarce] : []
  const stock = filters.stock.length === 0 ? typedStock : filters.stock
  return { ...filters, ...(isPriced ? {} : price), stock, figures: { ...figures, ...filters.figures } }
}

/** Number of filter values in use; lowest and highest price together count as one value. */
export function countFilters({ category, stock, isOnSale, min, max, figures }: Filters): number {
  const chosen = Object.values(figures).reduce((count, values) => count + values.length, 0)
  return category.length + stock.length + (isOnSale ? 1 : 0) + (min === null && max === null ? 0 : 1) + chosen
}

/** Removes one value of a filter, or the whole filter if no value is given; `min` or `max` removes both price limits. */
export function withoutFilter(filters: Filters, name: FilterName, value?: string): Filters {
  const written: Partial<Record<FilterName, string>> = { ...writeFilters(filters) }
  const left = value === undefined ? [] : (written[name] ?? '').split(',').filter((one) => one !== value)
  written[name] = left.join(',')
  if (value === undefined && (name === 'min' || name === 'max')) {
    delete written.min
    delete written.max
  }
  return readFilters((one) => written[one]).filters
}
