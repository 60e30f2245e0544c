import type { Database } from '#database/schema.ts'
import { type GoodsKind, goodsKindOf } from './goods-kinds.ts'

export type CategoryPath = { categoryId: number; subcategoryId: number | null }

/** Kind of goods of a category or subcategory; `other` if none is set, or if it does not exist. */
export async function findGoodsKind(db: Database, { categoryId, subcategoryId }: CategoryPath): Promise<GoodsKind> {
  const [category, subcategory] = await Promise.all([
    db.selectFrom('category').select('goods').where('id', '=', categoryId).executeTakeFirst(),
    subcategoryId === null ? undefined : db.selectFrom('subcategory').select('goods').where('id', '=', subcategoryId).executeTakeFirst(),
  ])
  return goodsKindOf(category, subcategory)
}
