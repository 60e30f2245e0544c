import { choicesOf, type FigureFacet, figureFacetNames, isWithin, limitsOf, type Range, rangesBetween, readRange } from '../goods/facets.ts'
import { stockStatuses } from '../goods/stock.ts'
import { type FilterName, type Filters, type PriceLimits, writeFilters } from './filters.ts'
import { type Sort, sorted } from './list-order.ts'
import { allProfiles, type ListedProduct, type Profile } from './listed-product.ts'

/** `key`: the parameter that holds it. `options`: values with how many products each would show beside the other filters. */
type Facet = { key: FilterName; options: { value: string; count: number }[] }
export type Browsed = {
  /** In order. */
  ids: number[]
  /** What parts the goods that are shown, and what is chosen. */
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

/** A kind of filter. `isMet`: absent where nothing of the kind is chosen. `count`: counts what is chosen and no product's own. */
type Kind = {
  name: FilterName
  isMet: ((product: ListedProduct) => boolean) | undefined
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
  const all = tally(goods)
  const { shown, without } = narrowed(goods, kinds)
  const shownTally = shown === goods ? all : tally(shown)
  const written = writeFilters(filters)
  const facets = kinds.flatMap(({ name, count }, index): Facet[] => {
    if (name === PRICE) return []
    const chosen = (written[name] ?? '').split(',').filter(Boolean)
    const own = without[index]
    const counted = valuesIn(name, own ? tally(own) : shownTally)
    if (own) count?.(counted, own)
    const share = having(shownTally, name) / shown.length
    // An offer is one box to tick, and parts the goods where some are none.
    const isParting = name === 'offer' ? share > 0 && share < 1 : counted.size > 1 && share >= WORTH_ASKING
    if (!isParting && chosen.length === 0) return []
    const values = inOrder(name, [...new Set([...counted.keys(), ...chosen])])
    return [{ key: name, options: values.map((value) => ({ value, count: counted.get(value) ?? 0 })) }]
  })
  const ids: number[] = []
  for (const { id } of sorted(shown, sort)) ids.push(id)
  return {
    ids,
    facets,
    price: priceRange(goods),
    figure: figureOf(all, goods.length),
    loosen: shown.length > 0 ? null : mostBlocking(kinds, without),
  }
}

/** What meets all kinds; `without`: for each kind of which something is chosen, what meets all others. */
function narrowed(goods: readonly ListedProduct[], kinds: readonly Kind[]) {
  const chosen = kinds.flatMap(({ isMet }, index) => (isMet ? [{ isMet, index }] : []))
  const without: (ListedProduct[] | undefined)[] = []
  for (const { index } of chosen) without[index] = []
  if (chosen.length === 0) return { shown: goods, without }
  const shown: ListedProduct[] = []
  for (const product of goods) {
    const failing = failingOf(product, chosen)
    if (failing === MANY) continue
    if (failing !== NONE) without[failing]?.push(product)
    else {
      shown.push(product)
      for (const { index } of chosen) without[index]?.push(product)
    }
  }
  return { shown, without }
}

const NONE = -1
const MANY = -2
/** Which of the kinds a product does not meet. */
function failingOf(product: ListedProduct, kinds: readonly { isMet: (product: ListedProduct) => boolean; index: number }[]): number {
  let failing = NONE
  for (const { isMet, index } of kinds) {
    if (isMet(product)) continue
    if (failing !== NONE) return MANY
    failing = index
  }
  return failing
}

/** How many products there are of each profile, in the order in which they first come. */
type Tally = Map<Profile, number>

/** A hundred thousand products have some thousand profiles: each product is touched once, for all kinds together. */
function tally(goods: readonly ListedProduct[]): Tally {
  const counts = new Uint32Array(allProfiles().length)
  const seen: Profile[] = []
  for (const { profile } of goods) {
    const before = counts[profile.number] as number
    if (before === 0) seen.push(profile)
    counts[profile.number] = before + 1
  }
  return new Map(seen.map((profile) => [profile, counts[profile.number] as number]))
}

function having(counts: Tally, name: FilterName): number {
  let sum = 0
  for (const [{ values }, count] of counts) if (values[name] !== undefined) sum += count
  return sum
}

/** How many products of each value there are. */
function valuesIn(name: FilterName, counts: Tally): Map<string, number> {
  const counted = new Map<string, number>()
  for (const [{ values }, count] of counts) for (const value of values[name] ?? []) counted.set(value, (counted.get(value) ?? 0) + count)
  return counted
}

/** Adds ranges that no product has as its own. */
function countRanges(
  counted: Map<string, number>,
  goods: readonly ListedProduct[],
  name: FigureFacet,
  ranges: readonly NamedRange[],
): void {
  if (ranges.length === 0) return
  for (const { figures } of goods) {
    const value = figures[name]
    for (const { text, range } of ranges) if (isNumberWithin(value, range)) counted.set(text, (counted.get(text) ?? 0) + 1)
  }
}

/** Whether a product costs no less and no more; what has no price does neither. */
function costing({ min, max }: PriceLimits): (product: ListedProduct) => boolean {
  return ({ cents }) => cents !== null && (min === null || cents >= min * 100) && (max === null || cents <= max * 100)
}

function kindsOf(filters: Filters): Kind[] {
  const { category, stock, isOnSale, min, max, figures } = filters
  const isPriced = min !== null || max !== null
  return [
    { name: 'in', isMet: category.length > 0 ? ({ categoryId }) => category.includes(categoryId) : undefined },
    { name: 'stock', isMet: stock.length > 0 ? (product) => stock.includes(product.stock) : undefined },
    { name: PRICE, isMet: isPriced ? costing({ min, max }) : undefined },
    { name: 'offer', isMet: isOnSale ? (product) => product.isOnSale : undefined },
    ...figureFacetNames.map((name): Kind => {
      const chosen = figures[name] ?? []
      const limits = limitsOf(name)
      const own = limits ? rangesBetween(limits) : chosen
      // A link may have ranges of its own.
      const ranges = chosen.flatMap((text): NamedRange[] => {
        const range = own.includes(text) ? undefined : readRange(text)
        return range ? [{ text, range }] : []
      })
      const isMet = ({ figures: { [name]: value }, profile }: ListedProduct) =>
        profile.values[name]?.some((one) => chosen.includes(one)) === true || ranges.some(({ range }) => isNumberWithin(value, range))
      return { name, isMet: chosen.length > 0 ? isMet : undefined, count: (counted, goods) => countRanges(counted, goods, name, ranges) }
    }),
  ]
}

const isNumberWithin = (value: number | readonly string[] | undefined, range: Range): boolean =>
  typeof value === 'number' && isWithin(value, range)

/** Ranges from the least, choices and states as the registries have them, categories as they come. */
function inOrder(name: FilterName, values: readonly string[]): string[] {
  if (name === 'in' || name === 'offer' || name === 'min' || name === 'max') return [...values]
  if (name === 'stock') return stockStatuses.filter((status) => values.includes(status))
  if (!limitsOf(name)) return choicesOf(name).filter((part) => values.includes(part))
  const order = (text: string) => readRange(text) ?? [null, null]
  return [...values].sort((one, other) => {
    const [[a, b], [c, d]] = [order(one), order(other)]
    return (a ?? -1) - (c ?? -1) || (b ?? Number.MAX_VALUE) - (d ?? Number.MAX_VALUE)
  })
}

function priceRange(goods: readonly ListedProduct[]): Browsed['price'] {
  let [min, max] = [Number.POSITIVE_INFINITY, 0]
  for (const { cents } of goods) {
    if (cents === null) continue
    min = Math.min(min, cents)
    max = Math.max(max, cents)
  }
  return min < max ? { min: Math.floor(min / 100), max: Math.ceil(max / 100) } : null
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

function mostBlocking(kinds: readonly Kind[], without: readonly (readonly ListedProduct[] | undefined)[]): Browsed['loosen'] {
  const counts = kinds.map((_, index) => without[index]?.length ?? 0)
  const count = Math.max(...counts)
  const name = kinds[counts.indexOf(count)]?.name
  return count > 0 && name ? { name, count } : null
}
