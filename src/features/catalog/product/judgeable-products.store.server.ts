import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { Database } from '#database/schema.ts'
import { createLiveTable, type UpdatableTable } from '#platform/live-table.server.ts'
import type { Specs } from '../goods/attributes.ts'
import { type JudgeableProduct, judgeableKinds, toJudgeableProduct } from './judgeable-product.ts'
import { productChanges, visibleRows } from './product-changes.store.server.ts'
import { priceColumns, pricedOf } from './product-row.server.ts'
import type { selectVisibleProducts } from './visible-products.store.server.ts'

/**
 * In-memory table of the visible products to which compatibility rules apply, filled at the first call and updated after each change
 * of the catalogue. The returned function resolves to the same array until one of these products changes, so callers can cache by it.
 */
export function judgeableProducts(db: Database, changes: CatalogueVersion): () => Promise<readonly JudgeableProduct[]> {
  const table = createLiveTable({ changes, feed: productChanges(db), rows: visibleRows(db, readProducts), make: judgeableTable })
  return async () => (await table.current()).all()
}

function judgeableTable(): UpdatableTable<JudgeableProduct> & { all(): readonly JudgeableProduct[] } {
  const byId = new Map<number, JudgeableProduct>()
  let list: readonly JudgeableProduct[] | undefined
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
      // No compatibility rule applies to goods such as cement. The product may have been in the table if staff changed its category.
      if (!judgeableKinds.has(item.goods)) return remove(item.id)
      byId.set(item.id, item)
      list = undefined
    },
  }
}

async function readProducts(products: ReturnType<typeof selectVisibleProducts>): Promise<JudgeableProduct[]> {
  const rows = await products
    .select(['product.id', 'product.category_id', 'product.stock_status', 'product.specs'])
    .select(priceColumns)
    .select(({ fn }) => fn.coalesce('subcategory.goods', 'category.goods').as('goods'))
    .execute()
  return rows.map((row) =>
    toJudgeableProduct({
      ...pricedOf(row),
      id: row.id,
      goods: row.goods ?? 'other',
      categoryId: row.category_id,
      specs: JSON.parse(row.specs) as Specs,
      stockStatus: row.stock_status,
    }),
  )
}
