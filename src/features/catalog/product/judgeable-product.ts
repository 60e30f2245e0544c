import { centsToPay, type ProductPrices } from '#kit/price.ts'
import { rules } from '../fit/rules.ts'
import type { Specs } from '../goods/attributes.ts'
import type { GoodsKind } from '../goods/goods-kinds.ts'
import type { StockStatus } from '../goods/stock.ts'

/**
 * Facts of a product that the compatibility rules and the calculator (`features/sizing`) need. `cents`: price to pay in US cents; null
 * if it is on request.
 */
export type JudgeableProduct = { id: number; goods: GoodsKind; categoryId: number; specs: Specs; cents: number | null; stock: StockStatus }

/** Kinds of goods that at least one rule of `fit/rules.ts` applies to. */
export const judgeableKinds: ReadonlySet<GoodsKind> = new Set(Object.values(rules).flatMap(({ between }) => between.flat()))

type Facts = ProductPrices & Pick<JudgeableProduct, 'id' | 'goods' | 'categoryId' | 'specs'> & { stockStatus: StockStatus }

export function toJudgeableProduct(product: Facts): JudgeableProduct {
  const { id, goods, categoryId, specs, stockStatus } = product
  return { id, goods, categoryId, specs, cents: centsToPay(product) ?? null, stock: stockStatus }
}
