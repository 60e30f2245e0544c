import type { Database } from '#database/schema.ts'
import { type CategoryPath, type GoodsKind, goodsKindOf } from './goods-kinds.ts'

/** Kind of goods of a subcategory, else of its category, else `other`. A missing row counts as one without a kind. */
export async function findGoodsKind(db: Database, { categoryId, subcategoryId }: CategoryPath): Promise<GoodsKind> {
  const [category, subcategory] = await Promise.all([
    db.selectFrom('category').select('goods').where('id', '=', categoryId).executeTakeFirst(),
    subcategoryId === null ? undefined : db.selectFrom('subcategory').select('goods').where('id', '=', subcategoryId).executeTakeFirst(),
  ])
  return goodsKindOf(category, subcategory)
}
