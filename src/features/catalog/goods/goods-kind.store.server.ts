import type { Database } from '#database/schema.ts'
import { type GoodsKind, goodsKindOf } from './goods-kinds.ts'

export type GoodsPlace = { categoryId: number; subcategoryId: number | null }

/** The kind of goods of whatever stands at a place; `other` where nothing is told of it, or where no such place is. */
export async function findGoodsKind(db: Database, { categoryId, subcategoryId }: GoodsPlace): Promise<GoodsKind> {
  const [category, subcategory] = await Promise.all([
    db.selectFrom('category').select('goods').where('id', '=', categoryId).executeTakeFirst(),
    subcategoryId === null ? undefined : db.selectFrom('subcategory').select('goods').where('id', '=', subcategoryId).executeTakeFirst(),
  ])
  return goodsKindOf(category, subcategory)
}
