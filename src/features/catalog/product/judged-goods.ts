import { centsToPay, type Priced } from '#kit/price.ts'
import { rules } from '../fit/rules.ts'
import type { Specs } from '../goods/attributes.ts'
import type { GoodsKind } from '../goods/goods-kinds.ts'
import type { StockStatus } from '../goods/stock.ts'

/** A product of which it can be judged what it works with, as kits are made of it and carts are checked; `cents` is null where the price is on request. */
export type JudgedStock = { id: number; goods: GoodsKind; categoryId: number; specs: Specs; cents: number | null; stock: StockStatus }

/** Kinds of goods of which a rule speaks. */
export const judgedGoods: ReadonlySet<GoodsKind> = new Set(Object.values(rules).flatMap(({ between }) => between.flat()))

type Facts = Priced & Pick<JudgedStock, 'id' | 'goods' | 'categoryId' | 'specs'> & { stockStatus: StockStatus }

/** A product as rules judge it. */
export function judged(product: Facts): JudgedStock {
  const { id, goods, categoryId, specs, stockStatus } = product
  return { id, goods, categoryId, specs, cents: centsToPay(product) ?? null, stock: stockStatus }
}
