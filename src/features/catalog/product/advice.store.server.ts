import type { Database } from '#database/schema.ts'
import { type Advice, adviceFor, powerKinds } from '../goods/advice.ts'
import { findGoodsKind, type GoodsPlace } from '../goods/goods-kind.store.server.ts'
import { visibleProducts } from './product-lists.store.server.ts'

/** What may be said of goods where they stand; of what stands nowhere yet, what is true of anything. */
export async function findAdvice(db: Database, place: GoodsPlace): Promise<Advice> {
  return adviceFor(await findGoodsKind(db, place))
}

/** Whether any of these products, as far as visitors see them, makes, keeps or carries power. */
export async function isAnyPower(db: Database, ids: readonly number[]): Promise<boolean> {
  const found = await visibleProducts(db)
    .select('product.id')
    .where('product.id', 'in', ids)
    .where(({ fn }) => fn.coalesce('subcategory.goods', 'category.goods'), 'in', powerKinds)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
