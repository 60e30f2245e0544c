import { dollarsOf, type Rate, type SecondCurrency } from '#kit/exchange-rate.ts'
import { choicesOf, type FigureFacet, figureFacetNames, limitsOf, readRange, readRefused, writeRange } from '../../goods/facets.ts'
import { type StockStatus, stockStatuses } from '../../goods/stock.ts'

/**
 * Filters of a list. Several values of one kind add up; every kind must match.
 *
 * `min`, `max`: US dollars to pay, cents included where they were typed, both included. `figures`: ranges as `writeRange` writes them, or parts of choices; "-petrol" is whatever is
 * not of petrol, and holds beside other values.
 */
export type Filters = {
  category: readonly number[]
  stock: readonly StockStatus[]
  isOnSale: boolean
  min: number | null
  max: number | null
  figures: { readonly [Name in FigureFacet]?: readonly string[] }
}

/** The parameters of an address that hold filters. */
export const filterNames = ['in', 'stock', 'offer', 'min', 'max', ...figureFacetNames] as const
export type FilterName = (typeof filterNames)[number]

export const noFilters: Filters = { category: [], stock: [], isOnSale: false, min: null, max: null, figures: {} }

/** More values than any list offers are no choice but an accident. */
const VALUES_MAX = 20
const PRICE_MAX = 9_999_999

/**
 * Reads the filters of an address or a call, several values of one kind parted by commas. Prices that were swapped are
 * meant the other way round.
 *
 * @param rates by which prices typed in euros or pesos ("200 000 CUP") become whole dollars, never narrower
 * @returns also whether something was left out because it means nothing here
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
  const figures: { [Name in FigureFacet]?: readonly string[] } = {}
  for (const name of figureFacetNames) {
    const values = read(
      name,
      limitsOf(name) ? parseRange : (text) => (choicesOf(name).includes(text) || readRefused(name, text) ? text : undefined),
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

/** "1500", "$1,490.00", "1.490,50 USD" as dollars: as the shop writes prices, and as people in its countries do. */
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

/** "200 000 CUP" and "450,50 €" in US dollars; undefined without such a currency, or without its rate. */
function readOtherPrice(text: string, rates: readonly Rate[]): number | undefined {
  const { currency, written } = CURRENCIES.find((one) => one.written.test(text)) ?? {}
  const rate = rates.find((one) => one.currency === currency)
  const amount = written && parsePrice(text.replace(written, ''))
  return rate && amount !== undefined ? dollarsOf(amount, rate) : undefined
}

/** The filters as an address and a call have them; what is not narrowed is not there. */
export function writeFilters({ category, stock, isOnSale, min, max, figures }: Filters): Partial<Record<FilterName, string>> {
  const written: Record<string, string> = {
    in: category.join(','),
    stock: stock.join(','),
    offer: isOnSale ? '1' : '',
    min: min === null ? '' : String(min),
    max: max === null ? '' : String(max),
    ...Object.fromEntries(figureFacetNames.map((name) => [name, figures[name]?.join(',') ?? ''])),
  }
  return Object.fromEntries(filterNames.flatMap((name) => (written[name] ? [[name, written[name]]] : [])))
}

export type PriceLimits = Pick<Filters, 'min' | 'max'>

/**
 * Filters that a question states: price and figures (ranges as addresses have them), sort order by price, the words that
 * ask for the largest first, and stock. `bare`: a range that may be a price, where the question says of no number that it
 * is money, see `readBareNumbers`.
 */
export type SaidFilters = {
  price: PriceLimits | null
  bare?: string | undefined
  figures: Filters['figures']
  isCheapFirst: boolean
  isDearFirst?: true
  largest?: string
  isAvailable: boolean
  scarce?: Exclude<StockStatus, 'in_stock'>
}

/** The order by price that a question asks for. */
export const priceOrder = ({ isCheapFirst, isDearFirst }: Pick<SaidFilters, 'isCheapFirst' | 'isDearFirst'>) =>
  isDearFirst ? ('-price' as const) : isCheapFirst ? ('price' as const) : undefined

const available: Filters['stock'] = ['in_stock', 'limited']

/** The limits on bare numbers that hold: none where a price was chosen. */
export const bareOf = ({ min, max }: PriceLimits, { bare }: Pick<SaidFilters, 'bare'>): string | undefined =>
  min === null && max === null ? bare : undefined

/** With what a question says; of a kind that was chosen, the choice holds instead. */
export function withSaid(
  filters: Filters,
  { price, figures, isAvailable, scarce }: Pick<SaidFilters, 'price' | 'figures' | 'isAvailable' | 'scarce'>,
): Filters {
  const isPriced = filters.min !== null || filters.max !== null
  const said = isAvailable ? available : scarce ? [scarce] : []
  const stock = filters.stock.length === 0 ? said : filters.stock
  return { ...filters, ...(isPriced ? {} : price), stock, figures: { ...figures, ...filters.figures } }
}

/** How many things narrow the list; both ends of a price are one. */
export function countFilters({ category, stock, isOnSale, min, max, figures }: Filters): number {
  const chosen = Object.values(figures).reduce((count, values) => count + values.length, 0)
  return category.length + stock.length + (isOnSale ? 1 : 0) + (min === null && max === null ? 0 : 1) + chosen
}

/** The same filters without one value, or without all of a kind where none is named. */
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
