import type { Selectable } from 'kysely'
import type { Database, Tables } from '#database/schema.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import type { Specs } from '../goods/attributes.ts'
import { sharedSortName, visibleRows } from './product-changes.store.server.ts'
import { type PriceColumns, priceColumns, pricedOf } from './product-row.server.ts'
import { searchDocumentOf } from './search-document-of.ts'

/** Reads the products that visitors may see as documents of the search index of a language. */
export function searchableProducts(db: Database, language: Language) {
  return visibleRows(db, async (products) => {
    const rows = await products
      .select([
        'product.id',
        'product.sku',
        'product.specs',
        ...priceColumns,
        'product.stock_status',
        'product.sort_order',
        'product.sort_name',
        'product.name_de as nameDe',
        'product.name_es as nameEs',
        'product.name_en as nameEn',
        `product.short_description_${language} as shortText`,
        `product.description_${language} as longText`,
        'category.name as category',
        `category.name_${language} as ownCategory`,
        'subcategory.name as subcategory',
        `subcategory.name_${language} as ownSubcategory`,
      ])
      .execute()
    return rows.map((row) => toDocument(row, language))
  })
}

type Row = PriceColumns &
  Pick<Selectable<Tables['product']>, 'id' | 'sku' | 'specs' | 'stock_status' | 'sort_order' | 'sort_name'> &
  Record<'nameDe' | 'nameEs' | 'nameEn' | 'shortText' | 'longText' | 'category' | 'ownCategory', string> &
  Record<'subcategory' | 'ownSubcategory', string | null>

function toDocument({ specs, stock_status: stockStatus, sort_order: sortOrder, sort_name, nameDe, ...row }: Row, language: Language) {
  const product = {
    ...row,
    ...pricedOf(row),
    ...{ stockStatus, sortOrder, specs: JSON.parse(specs) as Specs },
    name: nameOf({ ...row, nameDe, name: nameDe }, 'name', language),
    category: row.ownCategory || row.category,
    subcategory: row.ownSubcategory || row.subcategory,
    sortName: sharedSortName(row.id, sort_name),
  }
  return searchDocumentOf(product, language)
}
