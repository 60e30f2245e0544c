import { choicesOf, type FigureFacet, figureFacetNames, isWithin, limitsOf, readRange } from '../goods/facets.ts'
import { stockStatuses } from '../goods/stock.ts'
import { type FilterName, type Filters, writeFilters } from './filters.ts'
import { type Sort, sorted } from './list-order.ts'
import { type ListedProduct, only } from './listed-product.ts'

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

/** A kind of filter. `isMet`: absent where nothing of the kind is chosen. `valuesOf`: what a product could be chosen by. */
type Kind = {
  name: FilterName
  isMet: ((product: ListedProduct) => boolean) | undefined
  valuesOf: (product: ListedProduct) => readonly string[] | undefined
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
  const counts = kinds.map(() => new Map<string, number>())
  const having = kinds.map(() => 0)
  const blocked = kinds.map(() => 0)
  const shown: ListedProduct[] = []
  // A hundred thousand products times sixteen kinds: nothing is made here but what is counted.
  const count = (product: ListedProduct, at: number) => {
    const values = kinds[at]?.valuesOf(product)
    const counted = counts[at]
    if (values && counted) for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1)
    return values !== undefined && values.length > 0
  }
  for (const product of goods) {
    let failing = 0
    let last = 0
    for (let at = 0; at < kinds.length && failing < 2; at += 1) {
      if (kinds[at]?.isMet?.(product) !== false) continue
      failing += 1
      last = at
    }
    if (failing === 1) {
      blocked[last] = (blocked[last] ?? 0) + 1
      count(product, last)
    } else if (failing === 0) {
      shown.push(product)
      for (let at = 0; at < kinds.length; at += 1) if (count(product, at)) having[at] = (having[at] ?? 0) + 1
    }
  }
  const written = writeFilters(filters)
  const facets = kinds.flatMap(({ name }, index): Facet[] => {
    const chosen = (written[name] ?? '').split(',').filter(Boolean)
    const counted = counts[index] ?? new Map<string, number>()
    const share = (having[index] ?? 0) / shown.length
    // An offer is one box to tick, and parts the goods where some are none.
    const isParting = name === 'offer' ? share > 0 && share < 1 : counted.size > 1 && share >= WORTH_ASKING
    if (name === PRICE || (!isParting && chosen.length === 0)) return []
    const values = inOrder(name, [...new Set([...counted.keys(), ...chosen])])
    return [{ key: name, options: values.map((value) => ({ value, count: counted.get(value) ?? 0 })) }]
  })
  const figure = figureOf(goods)
  return {
    ids: sorted(shown, sort).map(({ id }) => id),
    facets,
    price: priceRange(goods),
    figure,
    loosen: shown.length > 0 ? null : mostBlocking(kinds, blocked),
  }
}

function kindsOf(filters: Filters): Kind[] {
  const { category, stock, isOnSale, min, max, figures } = filters
  const isCosting = ({ cents }: ListedProduct) =>
    cents !== null && (min === null || cents >= min * 100) && (max === null || cents <= max * 100)
  const isPriced = min !== null || max !== null
  return [
    {
      name: 'in',
      isMet: category.length > 0 ? ({ categoryId }) => category.includes(categoryId) : undefined,
      valuesOf: ({ values }) => values.in,
    },
    {
      name: 'stock',
      isMet: stock.length > 0 ? (product) => stock.includes(product.stock) : undefined,
      valuesOf: ({ values }) => values.stock,
    },
    { name: PRICE, isMet: isPriced ? isCosting : undefined, valuesOf: () => undefined },
    {
      name: 'offer',
      isMet: isOnSale ? (product) => product.isOnSale : undefined,
      valuesOf: (product) => (product.isOnSale ? only('1') : undefined),
    },
    ...figureFacetNames.map((name): Kind => {
      const chosen = figures[name] ?? []
      const ranges = limitsOf(name) ? chosen.map((text) => ({ text, range: readRange(text) })) : []
      const rangesWith = (value: number) => ranges.flatMap(({ text, range }) => (range && isWithin(value, range) ? [text] : []))
      const has = (value: number | readonly string[]) =>
        typeof value === 'number' ? rangesWith(value).length > 0 : value.some((part) => chosen.includes(part))
      return {
        name,
        isMet: chosen.length > 0 ? ({ figures: { [name]: value } }) => value !== undefined && has(value) : undefined,
        valuesOf({ figures: { [name]: value }, values: { [name]: own } }) {
          return ranges.length > 0 && typeof value === 'number' ? [...new Set([...(own ?? []), ...rangesWith(value)])] : own
        },
      }
    }),
  ]
}

const countOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.reduce((count, item) => count + (is(item) ? 1 : 0), 0)

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
function figureOf(goods: readonly ListedProduct[]): FigureFacet | null {
  let best: { name: FigureFacet; count: number } | undefined
  for (const name of figureFacetNames) {
    if (!limitsOf(name)) continue
    const count = countOf(goods, ({ figures }) => figures[name] !== undefined)
    if (count > 1 && count >= IS_ABOUT * goods.length && count > (best?.count ?? 0)) best = { name, count }
  }
  return best?.name ?? null
}

function mostBlocking(kinds: readonly Kind[], blocked: readonly number[]): Browsed['loosen'] {
  const count = Math.max(...blocked)
  const name = kinds[blocked.indexOf(count)]?.name
  return count > 0 && name ? { name, count } : null
}
