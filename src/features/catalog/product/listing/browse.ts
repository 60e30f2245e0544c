import {
  type AttributeFacet,
  attributeFacetNames,
  choicesOf,
  type FacetFigures,
  facetLimits,
  isWithin,
  parseExclusion,
  type Range,
  rangesBetween,
  readRange,
} from '../../goods/facets.ts'
import { stockStatuses } from '../../goods/stock.ts'
import { type FilterName, type Filters, type PriceLimits, writeFilters } from './filters.ts'
import { type Sort, sortProducts } from './list-order.ts'
import { allProfiles, type ListedProduct, type Profile } from './listed-product.ts'
import { hasVoltsWithin } from './voltages.ts'

/** `key`: the URL parameter of a filter. `options`: its values, each with the number of products that choosing it would show. */
type Facet = { key: FilterName; options: { value: string; count: number }[] }
export type BrowseResult = {
  /** Ids of the products that meet all filters, in the order of the list. */
  ids: number[]
  /** Facets that divide the list, and facets with a chosen value. */
  facets: Facet[]
  /** Lowest and highest price of the unfiltered list in whole dollars; null if no two prices differ. */
  price: { min: number; max: number } | null
  /** The main figure of the list, by which it can be sorted; null if no figure is common enough. */
  figure: AttributeFacet | null
  /** If no product meets all filters: the filter whose removal shows the most products, and their number. Else null. */
  loosen: { name: FilterName; count: number } | null
}

/** A range in a URL ("3-5") that is not one of the fixed ranges of `goods/facets.ts`. No `Profile` contains such a range. */
type CustomRange = { text: string; range: Range }

/** A kind of filter: price, stock, one figure. Without a chosen value it has neither `isMetBy` nor `isMet`. */
type FilterKind = {
  name: FilterName
  /** Check that needs the values of a profile only. */
  isMetBy?: ((profile: Profile) => boolean) | undefined
  /** Check that needs the product, such as its price. */
  isMet?: ((product: ListedProduct) => boolean) | undefined
  /** Adds the counts of chosen values that profiles do not contain: custom ranges and exclusions. */
  count?: (counted: Map<string, number>, goods: readonly ListedProduct[]) => void
}

/** Name of the price filter; its URL parameters are `min` and `max`. */
const PRICE = 'min'
/** Share of the shown products that must have a figure for the list to offer a filter by it. */
const MIN_FACET_SHARE = 0.25
/** Share of the products that must have a figure for it to be the list's main figure. */
const MIN_FIGURE_SHARE = 0.5

/**
 * Filters and sorts a list in memory, and counts the products of each further filter.
 *
 * @param goods all products that the list would show without filters, in the order that stays if `sort` is undefined
 */
export function filterAndCount(goods: readonly ListedProduct[], filters: Filters, sort?: Sort): BrowseResult {
  const kinds = filterKinds(filters)
  const { all, price, shown, failing } = groupByFailure(goods, kinds)
  const written = writeFilters(filters)
  const facets = kinds.flatMap(({ name, count }, index): Facet[] => {
    if (name === PRICE) return []
    const chosen = (written[name] ?? '').split(',').filter(Boolean)
    // A facet ignores its own filter: it also counts the products that fail this filter only.
    const own = failing[index]
    const counted = valuesIn(name, own ? joinTallies(shown.tally, own.tally) : shown.tally)
    if (own && count) for (const part of [shown, own]) count(counted, part.goods)
    const share = countHaving(shown.tally, name) / shown.goods.length
    // The filter by offers is one checkbox: it divides the list if some products are offers and others are not.
    const divides = name === 'offer' ? share > 0 && share < 1 : counted.size > 1 && share >= MIN_FACET_SHARE
    if (!divides && chosen.length === 0) return []
    const values = inOrder(name, [...new Set([...counted.keys(), ...chosen])])
    return [{ key: name, options: values.map((value) => ({ value, count: counted.get(value) ?? 0 })) }]
  })
  const ids: number[] = []
  for (const { id } of sortProducts(shown.goods, sort)) ids.push(id)
  return {
    ids,
    facets,
    price,
    figure: figureOf(all, goods.length),
    loosen: shown.goods.length > 0 ? null : mostBlocking(kinds, failing),
  }
}

/**
 * Groups the products by the filter that they fail, in a single pass: with a hundred thousand products, visiting them costs more
 * than the work on each.
 *
 * @returns `shown`: products that meet all filters. `failing`: for each filter with a chosen value, products that fail this filter alone
 */
function groupByFailure(goods: readonly ListedProduct[], kinds: readonly FilterKind[]) {
  const failsOf = failureFinder(kinds)
  const all = tally()
  const shown: Part = { goods: [], tally: tally() }
  const failing = kinds.map(({ isMet, isMetBy }): Part | undefined => (isMet || isMetBy ? { goods: [], tally: tally() } : undefined))
  const isNarrowed = failing.some(Boolean)
  let [min, max] = [Number.POSITIVE_INFINITY, 0]
  for (let place = 0; place < goods.length; place += 1) {
    const product = goods[place] as ListedProduct
    const { profile, cents } = product
    all.add(profile, place)
    if (cents !== null && cents < min) min = cents
    if (cents !== null && cents > max) max = cents
    if (!isNarrowed) continue
    const fails = failsOf(product)
    const part = fails === NONE ? shown : failing[fails]
    if (!part) continue
    part.goods.push(product)
    part.tally.add(profile, place)
  }
  const price = min < max ? { min: Math.floor(min / 100), max: Math.ceil(max / 100) } : null
  return { all, price, shown: isNarrowed ? shown : { goods, tally: all }, failing }
}

type Part = { goods: ListedProduct[]; tally: Tally }

const NONE = -1
const MANY = -2
const UNKNOWN = -3

/** Makes a function that returns the index of the only kind that a product fails, or NONE or MANY. Profiles are checked once each. */
function failureFinder(kinds: readonly FilterKind[]): (product: ListedProduct) => number {
  const indexed = kinds.map((kind, index) => ({ ...kind, index }))
  const ofProfile = indexed.filter(({ isMetBy }) => isMetBy)
  const ofProduct = indexed.filter(({ isMet }) => isMet)
  const known = new Int8Array(allProfiles().length).fill(UNKNOWN)
  const oneOf = (failed: readonly { index: number }[]) => (failed.length > 1 ? MANY : (failed[0]?.index ?? NONE))
  return (product) => {
    const { profile } = product
    let failing = known[profile.number] as number
    if (failing === UNKNOWN) {
      failing = oneOf(ofProfile.filter(({ isMetBy }) => !isMetBy?.(profile)))
      known[profile.number] = failing
    }
    for (const { isMet, index } of ofProduct) {
      if (failing === MANY) break
      if (!isMet?.(product)) failing = failing === NONE ? index : MANY
    }
    return failing
  }
}

/** Number of products per profile, in the order of each profile's first product. `place`: index of the product in the list. */
type Tally = { add(profile: Profile, place: number): void; all(): readonly Tallied[] }
type Tallied = { profile: Profile; count: number; first: number }

/**
 * Creates an empty tally. A hundred thousand products share about a thousand profiles, so facets add up counts of profiles; only
 * ranges that visitors typed are counted product by product.
 */
function tally(): Tally {
  const counts = new Uint32Array(allProfiles().length)
  const seen: { profile: Profile; first: number }[] = []
  return {
    add(profile, place) {
      const before = counts[profile.number] as number
      if (before === 0) seen.push({ profile, first: place })
      counts[profile.number] = before + 1
    },
    all: () => seen.map(({ profile, first }) => ({ profile, first, count: counts[profile.number] as number })),
  }
}

/** Joins the tallies of two parts of a list. A profile that both parts have is in the result twice. */
function joinTallies(one: Tally, other: Tally): Pick<Tally, 'all'> {
  return { all: () => [...one.all(), ...other.all()].sort((a, b) => a.first - b.first) }
}

/** Number of products that have any value of a filter. */
function countHaving(counts: Tally, name: FilterName): number {
  let sum = 0
  for (const { profile, count } of counts.all()) if (profile.values[name] !== undefined) sum += count
  return sum
}

/** Number of products of each value of a filter. */
function valuesIn(name: FilterName, counts: Pick<Tally, 'all'>): Map<string, number> {
  const counted = new Map<string, number>()
  for (const { profile, count } of counts.all())
    for (const value of profile.values[name] ?? []) counted.set(value, (counted.get(value) ?? 0) + count)
  return counted
}

/** Adds the number of products within each custom range. */
function countRanges(
  counted: Map<string, number>,
  goods: readonly ListedProduct[],
  name: AttributeFacet,
  ranges: readonly CustomRange[],
): void {
  for (const { figures } of goods) {
    for (const { text, range } of ranges) if (isNumberWithin(figures, name, range)) counted.set(text, (counted.get(text) ?? 0) + 1)
  }
}

/** Makes a check of a product's price. A product without a price never passes. */
export function hasPriceWithin({ min, max }: PriceLimits): (product: ListedProduct) => boolean {
  return ({ cents }) => cents !== null && (min === null || cents >= min * 100) && (max === null || cents <= max * 100)
}

/** Makes a check that a profile has one of these values. */
function hasOneOf(name: FilterName, chosen: readonly string[]): (profile: Profile) => boolean {
  return ({ values }) => values[name]?.some((one) => chosen.includes(one)) === true
}

/** A filter with exclusions, as in "-petrol": a product must have one of the other chosen values, if any, and no excluded value. */
function exclusionFilter(name: AttributeFacet, chosen: readonly string[], refused: readonly string[]): FilterKind {
  const wanted = chosen.filter((text) => !refused.includes(text))
  const isWanted = wanted.length > 0 ? hasOneOf(name, wanted) : () => true
  const isRefused = hasOneOf(
    name,
    refused.map((text) => parseExclusion(name, text) ?? ''),
  )
  return {
    name,
    isMetBy: (profile) => isWanted(profile) && !isRefused(profile),
    count(counted, goods) {
      for (const text of refused) {
        const isOne = hasOneOf(name, [parseExclusion(name, text) ?? ''])
        counted.set(text, (counted.get(text) ?? 0) + goods.filter(({ profile }) => !isOne(profile)).length)
      }
    },
  }
}

function filterKinds(filters: Filters): FilterKind[] {
  const { category, stock, isOnSale, min, max, figures } = filters
  const isPriced = min !== null || max !== null
  return [
    { name: 'in', isMetBy: category.length > 0 ? hasOneOf('in', category.map(String)) : undefined },
    { name: 'stock', isMetBy: stock.length > 0 ? hasOneOf('stock', stock) : undefined },
    { name: PRICE, isMet: isPriced ? hasPriceWithin({ min, max }) : undefined },
    { name: 'offer', isMetBy: isOnSale ? ({ values }) => values.offer !== undefined : undefined },
    ...attributeFacetNames.map((name): FilterKind => {
      const chosen = figures[name] ?? []
      const limits = facetLimits(name)
      const own = limits ? rangesBetween(limits) : chosen
      // A link or a typed query may have ranges that are not among the fixed ranges.
      const ranges = chosen.flatMap((text): CustomRange[] => {
        const range = own.includes(text) ? undefined : readRange(text)
        return range ? [{ text, range }] : []
      })
      if (chosen.length === 0) return { name }
      const refused = chosen.filter((text) => parseExclusion(name, text))
      if (refused.length > 0) return exclusionFilter(name, chosen, refused)
      const isMetBy = hasOneOf(name, chosen)
      if (ranges.length === 0) return { name, isMetBy }
      const hasOthers = ranges.length < chosen.length
      const isMet = ({ figures, profile }: ListedProduct) => isWithinOne(figures, name, ranges) || (hasOthers && isMetBy(profile))
      return { name, isMet, count: (counted, goods) => countRanges(counted, goods, name, ranges) }
    }),
  ]
}

function isWithinOne(figures: FacetFigures, name: AttributeFacet, ranges: readonly CustomRange[]): boolean {
  for (const { range } of ranges) if (isNumberWithin(figures, name, range)) return true
  return false
}

function isNumberWithin(figures: FacetFigures, name: AttributeFacet, range: Range): boolean {
  if (name === 'v') return hasVoltsWithin(figures, range)
  const value = figures[name]
  return typeof value === 'number' && isWithin(value, range)
}

/** Sorts values for display: ranges in ascending order, choices and stock in the order of their definitions, categories as given. */
function inOrder(name: FilterName, values: readonly string[]): string[] {
  if (name === 'in' || name === 'offer' || name === 'min' || name === 'max') return [...values]
  if (name === 'stock') return stockStatuses.filter((status) => values.includes(status))
  if (!facetLimits(name)) return choicesOf(name).flatMap((part) => [part, `-${part}`].filter((one) => values.includes(one)))
  const order = (text: string) => readRange(text) ?? [null, null]
  return [...values].sort((one, other) => {
    const [[a, b], [c, d]] = [order(one), order(other)]
    return (a ?? -1) - (c ?? -1) || (b ?? Number.MAX_VALUE) - (d ?? Number.MAX_VALUE)
  })
}

/** The numeric figure that most products have; in a tie the first of `attributeFacetNames`. Null if too few products have one. */
function figureOf(all: Tally, count: number): AttributeFacet | null {
  let best: { name: AttributeFacet; count: number } | undefined
  for (const name of attributeFacetNames) {
    if (!facetLimits(name)) continue
    const own = countHaving(all, name)
    if (own > 1 && own >= MIN_FIGURE_SHARE * count && own > (best?.count ?? 0)) best = { name, count: own }
  }
  return best?.name ?? null
}

function mostBlocking(kinds: readonly FilterKind[], failing: readonly (Part | undefined)[]): BrowseResult['loosen'] {
  const counts = kinds.map((_, index) => failing[index]?.goods.length ?? 0)
  const count = Math.max(...counts)
  const name = kinds[counts.indexOf(count)]?.name
  return count > 0 && name ? { name, count } : null
}
