import type { Database } from '#database/schema.ts'
import { type Advice, adviceFor } from './advice.ts'
import { goodsKindOf } from './goods-kinds.ts'

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
