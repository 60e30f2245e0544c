import type { Database } from '#database/schema.ts'

const columns = ['id', 'slug', 'stock_status', 'name_de as nameDe', 'name_es as nameEs', 'name_en as nameEn'] as const

/** Maximum number of values per statement; both databases allow more. */
const MAX_VALUES = 5000

/** Names of products by id or by slug, including products in the trash. Unknown ids and slugs are left out. */
export async function findProductNames(db: Database, { ids, slugs = [] }: { ids: readonly number[]; slugs?: readonly string[] }) {
  const found = [...(await findBy(db, 'id', ids)), ...(await findBy(db, 'slug', slugs))]
  return found.map(({ stock_status, ...row }) => ({ ...row, isOutOfStock: stock_status === 'out_of_stock' }))
}

/** German names of products by id, including products in the trash. */
export async function listProductNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  return new Map((await findProductNames(db, { ids })).map(({ id, nameDe }) => [id, nameDe]))
}

async function findBy(db: Database, column: 'id' | 'slug', values: readonly (number | string)[]) {
  const rows = []
  for (let at = 0; at < values.length; at += MAX_VALUES) {
    const some = values.slice(at, at + MAX_VALUES)
    rows.push(...(await db.selectFrom('product').select(columns).where(column, 'in', some).execute()))
  }
  return rows
}
