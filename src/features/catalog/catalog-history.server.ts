import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import { categoryChangeSchema, subcategoryChangeSchema } from './category/category.contract.ts'
import { categories, subcategories } from './category/category.store.server.ts'
import { categoryFields } from './category/category-fields.ts'
import { entityHistory } from './entity/entity-history.server.ts'
import { undoProducts } from './product/bulk/undo-products.server.ts'
import { confirmableProblems, productChangeSchema } from './product/product.contract.ts'
import { products } from './product/product.store.server.ts'
import { productFields } from './product/product-fields.ts'

/** History adapters of products, subcategories and categories, in the order in which the trash can be purged: children first. */
export function catalogHistory(parts: { db: Database; write: CatalogueWrite }): HistoryAdapter[] {
  return [
    // A product's `name` is a copy of its German name, so the history does not show it.
    {
      ...entityHistory(parts, products, {
        ...{ changeSchema: productChangeSchema, fields: productFields, derived: ['name'], list: 'product' },
        confirmation: { confirmed: [...confirmableProblems] },
      }),
      undoBatch: undoProducts(parts),
    },
    entityHistory(parts, subcategories, { changeSchema: subcategoryChangeSchema, fields: categoryFields }),
    entityHistory(parts, categories, { changeSchema: categoryChangeSchema, fields: categoryFields, list: 'category' }),
  ]
}
