import type { GoodsKind } from '../goods/goods-kinds.ts'
import type { StockStatus } from '../goods/stock.ts'
import { formBank } from './batteries/battery-bank.ts'
import { doublingsBetween } from './figures.ts'
import { type JudgedPair, judgePair, kindsOfferedWith, type OfferedItem } from './offer.ts'

/** Facts of a product that decide its companions: the products recommended on its page. */
export type CompanionFacts = OfferedItem & {
  subcategoryId: number | null
  stockStatus: StockStatus
  isFeatured: boolean
}

/** Battery bank that a product and its companion form; `id` is the companion's. */
type CompanionBank = { id: number; inSeries: number; rows: number }
/**
 * `fitting`: works together with the product. `similar`: of the same category, because nothing fits or the product is sold out.
 */
export type Companions<Product> = { relation: 'fitting' | 'similar'; products: Product[]; banks: CompanionBank[] }

/**
 * Chooses the products to recommend on a product's page: goods that work together with it, as many kinds as possible; if there are
 * none, other products of its category. A sold-out product gets available goods of its kind and category instead, if any.
 *
 * @param candidates in the order of lists
 */
export function pickCompanions<Product extends CompanionFacts>(
  product: Product,
  candidates: readonly Product[],
  max = 3,
): Companions<Product> {
  // Each pair is judged once. The findings are dropped to save memory, since there may be ten thousand pairs.
  const others = candidates
    .filter(({ id }) => id !== product.id)
    .map((other) => {
      const { verdict, distance } = judgePair(product, other)
      return { other, verdict, distance }
    })
  if (product.stockStatus === 'out_of_stock') {
    const instead = similarTo(product, others).filter((other) => canBeHad(other) && other.goods === product.goods)
    if (instead.length > 0) return { relation: 'similar', products: instead.slice(0, max), banks: [] }
  }
  const fitting = fittingTo(product, others)
  if (fitting.length === 0) return { relation: 'similar', products: similarTo(product, others).slice(0, max), banks: [] }
  const shown = fitting.slice(0, max)
  return {
    relation: 'fitting',
    products: shown.map(({ other }) => other),
    banks: shown.flatMap(({ other }) => bankWith(product, other) ?? []),
  }
}

type Judged<Product> = Pick<JudgedPair, 'verdict' | 'distance'> & { other: Product }

/** Bank of a product and its companion; undefined if neither is a battery, or if a single battery is enough. */
function bankWith(product: CompanionFacts, other: CompanionFacts): CompanionBank | undefined {
  const [device, battery] = judgePair(product, other).taken ?? []
  const bank = device && battery?.goods === 'battery' && battery.quantity > 1 ? formBank(battery, device) : undefined
  return bank ? { id: other.id, inSeries: bank.inSeries, rows: bank.rows } : undefined
}

/** Goods that work together with a product: available goods first, then sold-out goods. Kinds of goods take turns in both groups. */
function fittingTo<Product extends CompanionFacts>(product: Product, others: readonly Judged<Product>[]): Judged<Product>[] {
  const fitting = others
    .filter(({ verdict }) => verdict === 'fits')
    .sort((one, two) => one.distance - two.distance || preference(one.other) - preference(two.other))
  const kinds = kindsOfferedWith(product.goods)
  return [fitting.filter(({ other }) => canBeHad(other)), fitting.filter(({ other }) => !canBeHad(other))].flatMap((group) =>
    byTurns(group, kinds),
  )
}

/** Sorts goods so that their kinds take turns: the first product of each kind, then the second of each kind. */
function byTurns<Product extends CompanionFacts>(judged: readonly Judged<Product>[], kinds: readonly GoodsKind[]): Judged<Product>[] {
  const seen = new Map<GoodsKind, number>()
  return judged
    .map((one) => {
      const { goods } = one.other
      const earlier = seen.get(goods) ?? 0
      seen.set(goods, earlier + 1)
      return { one, turn: earlier * kinds.length + kinds.indexOf(goods) }
    })
    .sort((first, second) => first.turn - second.turn)
    .map(({ one }) => one)
}

/**
 * Products of the same category, without those that a compatibility rule judges as misfits or unknown. Sorted by availability, same
 * kind, same subcategory, similar main figure, stock status, and featured first.
 */
function similarTo<Product extends CompanionFacts>(product: Product, others: readonly Judged<Product>[]): Product[] {
  const isElsewhere = ({ subcategoryId }: Product) => Number(subcategoryId !== product.subcategoryId)
  const isOfAnotherKind = ({ goods }: Product) => Number(goods !== product.goods)
  return others
    .filter(({ other, verdict }) => other.categoryId === product.categoryId && verdict !== 'never' && verdict !== 'unknown')
    .map(({ other }) => other)
    .sort(
      (one, other) =>
        Number(canBeHad(other)) - Number(canBeHad(one)) ||
        isOfAnotherKind(one) - isOfAnotherKind(other) ||
        isElsewhere(one) - isElsewhere(other) ||
        apart(product, one) - apart(product, other) ||
        preference(one) - preference(other),
    )
}

/** True unless a product is out of stock: goods with limited stock can be reserved. */
const canBeHad = ({ stockStatus }: CompanionFacts) => stockStatus !== 'out_of_stock'

const preference = ({ stockStatus, isFeatured }: CompanionFacts) => (stockStatus === 'in_stock' ? 0 : 2) + (isFeatured ? 0 : 1)

/** Main figures of goods; two products are compared by the first figure that both have. */
const sizes = ['kva', 'powerKw', 'capacityKwh', 'wattPeak'] as const

function apart(one: CompanionFacts, other: CompanionFacts): number {
  const size = sizes.find((key) => one.specs[key] !== undefined && other.specs[key] !== undefined)
  return size ? doublingsBetween(one.specs[size], other.specs[size]) : Number.MAX_VALUE
}
