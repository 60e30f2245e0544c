import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { Database } from '#database/schema.ts'
import { liveTable, type Table } from '#platform/live-table.server.ts'
import type { Specs } from '../goods/attributes.ts'
import { type JudgedStock, judged, judgedGoods } from './judged-goods.ts'
import { productChanges, visibleRows } from './product-changes.store.server.ts'
import type { visibleProducts } from './product-lists.store.server.ts'
import { priceColumns, pricedOf } from './product-row.server.ts'

/**
 * Keeps the goods of that kind that visitors may see in memory, following the catalogue change by change; nothing is read before somebody
 * asks. It is the same list for as long as nothing of it has changed.
 */
export function judgedStock(db: Database, changes: CatalogueVersion): () => Promise<readonly JudgedStock[]> {
  const table = liveTable({ changes, feed: productChanges(db), rows: visibleRows(db, readStock), make: tableOfJudged })
  return async () => (await table.current()).all()
}

function tableOfJudged(): Table<JudgedStock> & { all(): readonly JudgedStock[] } {
  const byId = new Map<number, JudgedStock>()
  let list: readonly JudgedStock[] | undefined
  const remove = (id: number) => {
    if (byId.delete(id)) list = undefined
  }
  return {
    all() {
      list ??= [...byId.values()]
      return list
    },
    remove,
    put(item) {
      // A battery that was put among the cement is none any more.
      if (!judgedGoods.has(item.goods)) return remove(item.id)
      byId.set(item.id, item)
      list = undefined
    },
  }
}

async function readStock(products: ReturnType<typeof visibleProducts>): Promise<JudgedStock[]> {
  const rows = await products
    .select(['product.id', 'product.category_id', 'product.stock_status', 'product.specs'])
    .select(priceColumns)
    .select(({ fn }) => fn.coalesce('subcategory.goods', 'category.goods').as('goods'))
    .execute()
  return rows.map((row) =>
    judged({
      ...pricedOf(row),
      id: row.id,
      goods: row.goods ?? 'other',
      categoryId: row.category_id,
      specs: JSON.parse(row.specs) as Specs,
      stockStatus: row.stock_status,
    }),
  )
}
