import type { Database } from '#database/schema.ts'
import { sameTexts } from '#kit/text/same-texts.ts'
import type { ChangeFeed, Rows } from '#platform/live-table.server.ts'
import { visibleProducts } from './product-lists.store.server.ts'

/** Rows read in one go before yielding to other requests, which SQLite blocks while it reads. */
const AT_ONCE = 2000
const ROWS_AT_ONCE = 200

/** By what lists order a product of an id: its table and the three indexes keep it together. */
export const sharedSortName = sameTexts()

type Visible = ReturnType<typeof visibleProducts>

/**
 * Feed of changed products, as visitors see them: their own row, or what they show of category and subcategory, whoever
 * wrote it (the triggers of the migration "catalogue-change").
 */
export function productChanges(db: Database, atOnce = AT_ONCE): ChangeFeed {
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

/** Ids of the products in a category or subcategory. */
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
 * The products that visitors may see, as a live table reads them: a part of all, or some by their ids.
 *
 * @param read the rows of the products that it is given, with whatever columns are wanted
 */
export function visibleRows<Row>(db: Database, read: (products: Visible) => Promise<Row[]>, atOnce = ROWS_AT_ONCE): Rows<Row> {
  return {
    after: (id) => read(visibleProducts(db).where('product.id', '>', id).orderBy('product.id').limit(atOnce)),
    of: async (ids) => (ids.length === 0 ? [] : read(visibleProducts(db).where('product.id', 'in', ids))),
  }
}
