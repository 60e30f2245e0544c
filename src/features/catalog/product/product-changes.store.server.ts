import type { Database } from '#database/schema.ts'
import { makeTextPool } from '#kit/text/text-pool.ts'
import type { ChangeFeed, RowSource } from '#platform/live-table.server.ts'
import { selectVisibleProducts } from './visible-products.store.server.ts'

/** Changes, or ids of products, per query. An SQLite query blocks all other requests while it runs. */
const BATCH_SIZE = 2000
/** Products per query; fewer, since a query reads many columns of each. */
const PRODUCT_BATCH_SIZE = 200

/** Returns a product's sort name as a string that the table of lists and the search index of each language share, to save memory. */
export const sharedSortName = makeTextPool()

type Visible = ReturnType<typeof selectVisibleProducts>

/**
 * Feed of the products that have changed for visitors, in their own row or through their category or subcategory. Database
 * triggers (migration "catalogue-change") log every change, including changes by other programs.
 */
export function productChanges(db: Database, atOnce = BATCH_SIZE): ChangeFeed {
  return {
    async latest() {
      const { number } = await db
        .selectFrom('catalogue_change')
        .select((row) => row.fn.max<number | null>('number').as('number'))
        .executeTakeFirstOrThrow()
      return number ?? 0
    },
    async after(mark) {
      const changed = await db
        .selectFrom('catalogue_change')
        .select(['kind', 'id', 'number'])
        .where('number', '>', mark)
        .orderBy('number')
        .limit(atOnce)
        .execute()
      const idsOf = (kind: string) => changed.filter((change) => change.kind === kind).map(({ id }) => id)
      const ids = new Set(idsOf('product'))
      for (const place of ['category', 'subcategory'] as const)
        for (const id of idsOf(place)) for await (const product of productsIn(db, place, id, atOnce)) ids.add(product)
      return { mark: changed.at(-1)?.number ?? mark, ids: [...ids], isLast: changed.length < atOnce }
    },
  }
}

/** Ids of all products in a category or subcategory, drafts and trash included. */
async function* productsIn(db: Database, place: 'category' | 'subcategory', id: number, atOnce: number): AsyncGenerator<number> {
  let ids: number[]
  let last = 0
  do {
    const rows = await db
      .selectFrom('product')
      .select('id')
      .where(`${place}_id`, '=', id)
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    ids = rows.map((row) => row.id)
    last = ids.at(-1) ?? last
    yield* ids
  } while (ids.length === atOnce)
}

/**
 * Reads the products that visitors may see for a live table: batch by batch, or by ids.
 *
 * @param read adds columns to the given query and runs it
 */
export function visibleRows<Row>(db: Database, read: (products: Visible) => Promise<Row[]>, atOnce = PRODUCT_BATCH_SIZE): RowSource<Row> {
  return {
    after: (id) => read(selectVisibleProducts(db).where('product.id', '>', id).orderBy('product.id').limit(atOnce)),
    of: async (ids) => (ids.length === 0 ? [] : read(selectVisibleProducts(db).where('product.id', 'in', ids))),
  }
}
