import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { Database } from '#database/schema.ts'
import { formatCents } from '#kit/money.ts'
import { isOnSale } from '#kit/price.ts'
import { versionedCache } from '#platform/pages/versioned-cache.server.ts'
import type { Specs } from '../goods/attributes.ts'
import { facetFigures } from '../goods/facets.ts'
import type { StockStatus } from '../goods/stock.ts'
import type { ListedProduct } from './browse.ts'
import { visibleProducts } from './product-lists.store.server.ts'

/** What visitors may see, as lists need it to narrow and count. */
export type ListedProducts = {
  /** In the order of lists: by position, name, id. */
  all: readonly ListedProduct[]
  byId: ReadonlyMap<number, ListedProduct>
}

/** Reads all that visitors may see once for each version of the catalogue. */
export function listedProducts(db: Database, changes: CatalogueVersion): () => Promise<ListedProducts> {
  const cache = versionedCache<ListedProducts>(changes, 1, () => 1)
  return () => cache.getOrMake('', () => readListed(db))
}

async function readListed(db: Database): Promise<ListedProducts> {
  const rows = await visibleProducts(db)
    .select([
      'product.id',
      'product.category_id',
      'product.subcategory_id',
      'product.stock_status',
      'product.old_price_cents',
      'product.new_price_cents',
      'product.price_on_request',
      'product.created_at',
      'product.specs',
    ])
    .orderBy((row) => row('product.sort_order', '=', 0))
    .orderBy('product.sort_order')
    .orderBy('product.sort_name')
    .orderBy('product.id')
    .execute()
  const all = rows.map((row): ListedProduct => {
    const isOnRequest = row.price_on_request === 1
    return {
      id: row.id,
      categoryId: row.category_id,
      subcategoryId: row.subcategory_id,
      stock: row.stock_status as StockStatus,
      isOnSale: isOnSale({ oldPrice: price(row.old_price_cents), newPrice: price(row.new_price_cents), priceOnRequest: isOnRequest }),
      cents: isOnRequest ? null : (row.new_price_cents ?? row.old_price_cents),
      createdAt: row.created_at,
      figures: facetFigures(JSON.parse(row.specs) as Specs),
    }
  })
  return { all, byId: new Map(all.map((product) => [product.id, product])) }
}

const price = (cents: number | null) => (cents === null ? null : formatCents(cents))
