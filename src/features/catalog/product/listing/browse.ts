import {
  choicesOf,
  type FacetFigures,
  type FigureFacet,
  figureFacetNames,
  isWithin,
  limitsOf,
  type Range,
  rangesBetween,
  readRange,
  readRefused,
} from '../../goods/facets.ts'
import { stockStatuses } from '../../goods/stock.ts'
import { type FilterName, type Filters, type PriceLimits, writeFilters } from './filters.ts'
import { type Sort, sorted } from './list-order.ts'
import { allProfiles, type ListedProduct, type Profile } from './listed-product.ts'
import { hasVoltsWithin } from './voltages.ts'

/** `key`: the parameter that holds it. `options`: values with how many products each would show beside the other filters. */
type Facet = { key: FilterName; options: { value: string; count: number }[] }
export type Browsed = {
  /** In order. */
  ids: number[]
  /** Facets that divide the list, and the chosen ones. */
  facets: Facet[]
  /** Whole dollars, the lowest and the highest price of the goods at hand; null where there is no choice. */
  price: { min: number; max: number } | null
  /** The figure that the list is about, by which it can be ordered. */
  figure: FigureFacet | null
  /** Where nothing is left: the kind of filter without which most is shown, and how much that is. */
  loosen: { name: FilterName; count: number } | null
}

/** A range that is no product's own, and how the address has it. */
type NamedRange = { text: string; range: Range }

/**
 * A kind of filter. Absent where nothing of the kind is chosen: `isMetBy`, which asks for no more than a profile has, or
 * `isMet`. `count`: counts what is chosen and no product's own.
 */
type Kind = {
  name: FilterName
  isMetBy?: ((profile: Profile) => boolean) | undefined
  isMet?: ((product: ListedProduct) => boolean) | undefined
  count?: (counted: Map<string, number>, goods: readonly ListedProduct[]) => void
}

const PRICE = 'min'
/** A figure is asked for where at least so many of the goods that are shown have it. */
const WORTH_ASKING = 0.25
/** A list is about a figure that at least so many of its goods have. */
const IS_ABOUT = 0.5

/**
 * Narrows and orders a list, and counts what else could be chosen.
 *
 * @param goods all that the list would show without filters, in its own order, which `sort` undefined keeps
 */
export function browse(goods: readonly ListedProduct[], filters: Filters, sort?: Sort): Browsed {
  const kinds = kindsOf(filters)
  const { all, price, shown, failing } = surveyed(goods, kinds)
  const written = writeFilters(filters)
  const facets = kinds.flatMap(({ name, count }, index): Facet[] => {
    if (name === PRICE) return []
    const chosen = (written[name] ?? '').split(',').filter(Boolean)
    // Beside the other filters, as if nothing of this kind were chosen.
    const own = failing[index]
    const counted = valuesIn(name, own ? together(shown.tally, own.tally) : shown.tally)
    if (own && count) for (const part of [shown, own]) count(counted, part.goods)
    const share = having(shown.tally, name) / shown.goods.length
    // An offer is one box to tick, and parts the goods where some are none.
    const isParting = name === 'offer' ? share > 0 && share < 1 : counted.size > 1 && share >= WORTH_ASKING
    if (!isParting && chosen.length === 0) return []
    const values = inOrder(name, [...new Set([...counted.keys(), ...chosen])])
    return [{ key: name, options: values.map((value) => ({ value, count: counted.get(value) ?? 0 })) }]
  })
  const ids: number[] = []
  for (const { id } of sorted(shown.goods, sort)) ids.push(id)
  return {
    ids,
    facets,
    price,
    figure: figureOf(all, goods.length),
    loosen: shown.goods.length > 0 ? null : mostBlocking(kinds, failing),
  }
}

/**
 * Looks once at every product of a list: at a hundred thousand of them each look costs more than what is done with it.
 *
 * @returns what meets all kinds, and for each kind of which something is chosen, what fails this one and meets all others
 */
function surveyed(goods: readonly ListedProduct[], kinds: readonly Kind[]) {
  const failsOf = failings(kinds)
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

/** The kind of filter that a product fails. Checks by profile run once for all products that share it. */
function failings(kinds: readonly Kind[]): (product: ListedProduct) => number {
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

/** How many products there are of each profile, in the order in which they first come. */
type Tally = { add(profile: Profile, place: number): void; all(): readonly Tallied[] }
type Tallied = { profile: Profile; count: number; first: number }

/** A hundred thousand products have some thousand profiles: each product is touched once, for all kinds together. */
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

/** Two parts of a list as one. A profile that both have comes twice. */
function together(one: Tally, other: Tally): Pick<Tally, 'all'> {
  return { all: () => [...one.all(), ...other.all()].sort((a, b) => a.first - b.first) }
}

function having(counts: Tally, name: FilterName): number {
  let sum = 0
  for (const { profile, count } of counts.all()) if (profile.values[name] !== undefined) sum += count
  return sum
}

/** How many products of each value there are. */
function valuesIn(name: FilterName, counts: Pick<Tally, 'all'>): Map<string, number> {
  const counted = new Map<string, number>()
  for (const { profile, count } of counts.all())
    for (const value of profile.values[name] ?? []) counted.set(value, (counted.get(value) ?? 0) + count)
  return counted
}

/** Adds ranges that no product has as its own. */
function countRanges(
  counted: Map<string, number>,
  goods: readonly ListedProduct[],
  name: FigureFacet,
  ranges: readonly NamedRange[],
): void {
  for (const { figures } of goods) {
    for (const { text, range } of ranges) if (isNumberWithin(figures, name, range)) counted.set(text, (counted.get(text) ?? 0) + 1)
  }
}

/** True if a product's price is within limits; without a price it never is. */
export function costing({ min, max }: PriceLimits): (product: ListedProduct) => boolean {
  return ({ cents }) => cents !== null && (min === null || cents >= min * 100) && (max === null || cents <= max * 100)
}

/** True if products of a profile have one of these values. */
function hasOneOf(name: FilterName, chosen: readonly string[]): (profile: Profile) => boolean {
  return ({ values }) => values[name]?.some((one) => chosen.includes(one)) === true
}

/** A kind of which some values are refused; those that are chosen beside them add up as always. */
function refusing(name: FigureFacet, chosen: readonly string[], refused: readonly string[]): Kind {
  const wanted = chosen.filter((text) => !refused.includes(text))
  const isWanted = wanted.length > 0 ? hasOneOf(name, wanted) : () => true
  const isRefused = hasOneOf(
    name,
    refused.map((text) => readRefused(name, text) ?? ''),
  )
  return {
    name,
    isMetBy: (profile) => isWanted(profile) && !isRefused(profile),
    count(counted, goods) {
      for (const text of refused) {
        const isOne = hasOneOf(name, [readRefused(name, text) ?? ''])
        counted.set(text, (counted.get(text) ?? 0) + goods.filter(({ profile }) => !isOne(profile)).length)
      }
    },
  }
}

function kindsOf(filters: Filters): Kind[] {
  const { category, stock, isOnSale, min, max, figures } = filters
  const isPriced = min !== null || max !== null
  return [
    { name: 'in', isMetBy: category.length > 0 ? hasOneOf('in', category.map(String)) : undefined },
    { name: 'stock', isMetBy: stock.length > 0 ? hasOneOf('stock', stock) : undefined },
    { name: PRICE, isMet: isPriced ? costing({ min, max }) : undefined },
    { name: 'offer', isMetBy: isOnSale ? ({ values }) => values.offer !== undefined : undefined },
    ...figureFacetNames.map((name): Kind => {
      const chosen = figures[name] ?? []
      const limits = limitsOf(name)
      const own = limits ? rangesBetween(limits) : chosen
      // A link may have ranges of its own.
      const ranges = chosen.flatMap((text): NamedRange[] => {
        const range = own.includes(text) ? undefined : readRange(text)
        return range ? [{ text, range }] : []
      })
      if (chosen.length === 0) return { name }
      const refused = chosen.filter((text) => readRefused(name, text))
      if (refused.length > 0) return refusing(name, chosen, refused)
      const isMetBy = hasOneOf(name, chosen)
      if (ranges.length === 0) return { name, isMetBy }
      const hasOthers = ranges.length < chosen.length
      const isMet = ({ figures, profile }: ListedProduct) => isWithinOne(figures, name, ranges) || (hasOthers && isMetBy(profile))
      return { name, isMet, count: (counted, goods) => countRanges(counted, goods, name, ranges) }
    }),
  ]
}

function isWithinOne(figures: FacetFigures, name: FigureFacet, ranges: readonly NamedRange[]): boolean {
  for (const { range } of ranges) if (isNumberWithin(figures, name, range)) return true
  return false
}

function isNumberWithin(figures: FacetFigures, name: FigureFacet, range: Range): boolean {
  if (name === 'v') return hasVoltsWithin(figures, range)
  const value = figures[name]
  return typeof value === 'number' && isWithin(value, range)
}

/** Ranges from the least, choices and states as the registries have them, categories as they come. */
function inOrder(name: FilterName, values: readonly string[]): string[] {
  if (name === 'in' || name === 'offer' || name === 'min' || name === 'max') return [...values]
  if (name === 'stock') return stockStatuses.filter((status) => values.includes(status))
  if (!limitsOf(name)) return choicesOf(name).flatMap((part) => [part, `-${part}`].filter((one) => values.includes(one)))
  const order = (text: string) => readRange(text) ?? [null, null]
  return [...values].sort((one, other) => {
    const [[a, b], [c, d]] = [order(one), order(other)]
    return (a ?? -1) - (c ?? -1) || (b ?? Number.MAX_VALUE) - (d ?? Number.MAX_VALUE)
  })
}

/** The number that most of the goods have, the first one in the registry of those that all of them have. */
function figureOf(all: Tally, count: number): FigureFacet | null {
  let best: { name: FigureFacet; count: number } | undefined
  for (const name of figureFacetNames) {
    if (!limitsOf(name)) continue
    const own = having(all, name)
    if (own > 1 && own >= IS_ABOUT * count && own > (best?.count ?? 0)) best = { name, count: own }
  }
  return best?.name ?? null
}

function mostBlocking(kinds: readonly Kind[], failing: readonly (Part | undefined)[]): Browsed['loosen'] {
  const counts = kinds.map((_, index) => failing[index]?.goods.length ?? 0)
  const count = Math.max(...counts)
  const name = kinds[counts.indexOf(count)]?.name
  return count > 0 && name ? { name, count } : null
}
