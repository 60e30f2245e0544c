import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { Database } from '#database/schema.ts'
import { createLiveTable, type LiveTable } from '#platform/live-table.server.ts'
import type { Specs } from '../../goods/attributes.ts'
import { productChanges, sharedSortName, visibleRows } from '../product-changes.store.server.ts'
import { priceColumns, pricedOf } from '../product-row.server.ts'
import type { selectVisibleProducts } from '../visible-products.store.server.ts'
import { type ListedProduct, toListedProduct } from './listed-product.ts'
import { createListedProducts, type ListedProducts } from './listed-table.ts'

/**
 * Keeps the table of listed products in memory and updates it after each catalogue change, so that even a hundred thousand
 * products are filtered and counted in milliseconds.
 */
export function listedProducts(db: Database, changes: CatalogueVersion): LiveTable<ListedProducts> {
  return createLiveTable({ changes, feed: productChanges(db), rows: visibleRows(db, readListed), make: createListedProducts })
}

async function readListed(products: ReturnType<typeof selectVisibleProducts>): Promise<ListedProduct[]> {
  const rows = await products
    .select([
      'product.id',
      'product.category_id',
      'product.subcategory_id',
      'product.stock_status',
      ...priceColumns,
      'product.is_featured',
      'product.created_at',
      'product.specs',
      'product.sort_order',
      'product.sort_name',
    ])
    .execute()
  return rows.map((row) =>
    toListedProduct(
      {
        ...pricedOf(row),
        id: row.id,
        categoryId: row.category_id,
        subcategoryId: row.subcategory_id,
        stockStatus: row.stock_status,
        isFeatured: row.is_featured === 1,
        createdAt: row.created_at,
        specs: JSON.parse(row.specs) as Specs,
        sortOrder: row.sort_order,
      },
      sharedSortName(row.id, row.sort_name),
    ),
  )
}
