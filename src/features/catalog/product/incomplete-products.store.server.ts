import type { Database } from '#database/schema.ts'
import type { GoodsKind } from '../goods/goods-kinds.ts'
import { missingForPublishing, type PublishingNeed } from '../goods/publishing-needs.ts'
import { cardColumns, goodsColumn, toProductCard } from './product-row.server.ts'

export type IncompleteProduct = { id: number; goods: GoodsKind; isActive: boolean; missing: PublishingNeed[] }

/** Products, drafts included, without a Spanish name, a picture or a price. Active products come first. */
export async function listIncompleteProducts(db: Database): Promise<IncompleteProduct[]> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('subcategory', 'subcategory.id', 'product.subcategory_id')
    .select([...cardColumns, 'product.is_active', goodsColumn])
    .where('product.deleted_at', 'is', null)
    .where((row) =>
      row.or([
        row('product.name_es', '=', ''),
        row('product.main_image', 'is', null),
        row.and([
          row('product.price_on_request', '=', 0),
          row('product.old_price_cents', 'is', null),
          row('product.new_price_cents', 'is', null),
        ]),
      ]),
    )
    .orderBy('product.is_active', 'desc')
    .orderBy('product.id')
    .execute()
  return rows.map(({ is_active, ...row }) => {
    const card = toProductCard(row)
    return { id: card.id, goods: card.goods, isActive: is_active === 1, missing: missingForPublishing(card) }
  })
}
