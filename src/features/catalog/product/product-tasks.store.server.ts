import type { Database } from '#database/schema.ts'
import { listIncompleteProducts } from './incomplete-products.store.server.ts'

const liveProducts = (db: Database) => db.selectFrom('product').where('deleted_at', 'is', null)

/** True if the shop has a product outside the trash. */
export async function hasProducts(db: Database): Promise<boolean> {
  return (await liveProducts(db).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Number of drafts that lack nothing that publication needs. The others are among the incomplete products. */
export async function countCompleteDrafts(db: Database): Promise<number> {
  const { count } = await liveProducts(db)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('is_active', '=', 0)
    .executeTakeFirstOrThrow()
  const incomplete = await listIncompleteProducts(db)
  return Number(count) - incomplete.filter(({ isActive, missing }) => !isActive && missing.length > 0).length
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
