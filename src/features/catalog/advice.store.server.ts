import type { Database } from '#database/schema.ts'
import { type Advice, adviceFor, powerKinds } from './advice.ts'
import { goodsKindOf } from './goods-kinds.ts'
import { visibleProducts } from './product-lists.store.server.ts'

/** What may be said of goods where they stand; of what stands nowhere yet, what is true of anything. */
export async function findAdvice(
  db: Database,
  { categoryId, subcategoryId }: { categoryId: number; subcategoryId: number | null },
): Promise<Advice> {
  const [category, subcategory] = await Promise.all([
    db.selectFrom('category').select('goods').where('id', '=', categoryId).executeTakeFirst(),
    subcategoryId === null ? undefined : db.selectFrom('subcategory').select('goods').where('id', '=', subcategoryId).executeTakeFirst(),
  ])
  return adviceFor(goodsKindOf(category, subcategory))
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
