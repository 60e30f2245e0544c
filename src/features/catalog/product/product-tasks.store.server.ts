import { expressionBuilder } from 'kysely'
import type { Database, Tables } from '#database/schema.ts'
import type { GoodsKind } from '../goods/goods-kinds.ts'
import { missingForPublishing, type PublishingNeed } from '../goods/publishing-needs.ts'
import { cardColumns, goodsColumn, toProductCard } from './product-row.server.ts'

export type IncompleteProduct = { id: number; goods: GoodsKind; isActive: boolean; missing: PublishingNeed[] }

const row = expressionBuilder<Tables, 'product'>()
/** The condition of `missingForPublishing` in SQL. */
const isIncomplete = row.or([
  row('product.name_es', '=', ''),
  row('product.main_image', 'is', null),
  row.and([
    row('product.price_on_request', '=', 0),
    row('product.old_price_cents', 'is', null),
    row('product.new_price_cents', 'is', null),
  ]),
])

/** Products, drafts included, without a Spanish name, a picture or a price. Active products come first. */
export async function listIncompleteProducts(db: Database): Promise<IncompleteProduct[]> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('subcategory', 'subcategory.id', 'product.subcategory_id')
    .select([...cardColumns, 'product.is_active', goodsColumn])
    .where('product.deleted_at', 'is', null)
    .where(isIncomplete)
    .orderBy('product.is_active', 'desc')
    .orderBy('product.id')
    .execute()
  return rows.map(({ is_active, ...row }) => {
    const card = toProductCard(row)
    return { id: card.id, goods: card.goods, isActive: is_active === 1, missing: missingForPublishing(card) }
  })
}

/** Number of drafts that lack nothing that publication needs. The others are among the incomplete products. */
export async function countCompleteDrafts(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('deleted_at', 'is', null)
    .where('is_active', '=', 0)
    .where(({ not }) => not(isIncomplete))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const liveProducts = (db: Database) => db.selectFrom('product').where('deleted_at', 'is', null)

/** True if the shop has a product outside the trash. */
export async function hasProducts(db: Database): Promise<boolean> {
  return (await liveProducts(db).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Names of the given products that are active and out of stock, in the given order. */
export async function findOutOfStock(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await liveProducts(db)
    .select(['id', 'name_de as nameDe', 'name_es as nameEs', 'name_en as nameEn'])
    .where('id', 'in', ids)
    .where('is_active', '=', 1)
    .where('stock_status', '=', 'out_of_stock')
    .execute()
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
