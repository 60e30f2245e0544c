import type { Database } from '#database/schema.ts'

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
