import type { Database } from '#database/schema.ts'
import { powerKinds } from '../goods/advice.ts'
import { selectVisibleProducts } from './visible-products.store.server.ts'

/** True if any of these products makes, stores or carries power. Products that visitors may not see are ignored. */
export async function isAnyPower(db: Database, ids: readonly number[]): Promise<boolean> {
  const found = await selectVisibleProducts(db)
    .select('product.id')
    .where('product.id', 'in', ids)
    .where(({ fn }) => fn.coalesce('subcategory.goods', 'category.goods'), 'in', powerKinds)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
