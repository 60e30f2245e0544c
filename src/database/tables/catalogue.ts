import type { Generated } from 'kysely'
import type { Descriptions, Flag, Names, Stamps, Translations } from './shared.ts'

/** A key of the table in features/catalog/goods/goods-kinds.ts. It is repeated here, since src/database may not import features. */
export type GoodsKey =
  | 'system'
  | 'panel'
  | 'inverter'
  | 'battery'
  | 'generator'
  | 'controller'
  | 'cable'
  | 'accessory'
  | 'mounting'
  | 'machine'
  | 'tool'
  | 'material'
  | 'filter'
  | 'cartridge'
  | 'other'

export type CategoryTable = Stamps &
  Names &
  Translations &
  Descriptions & {
    id: Generated<number>
    /** System name; shown if the category has no name in the visitor's language. */
    name: string
    /** Sort key: kit/text/sort-key of the Spanish name, else of the system name. */
    sort_name: string
    description: string
    slug: string
    image: string | null
    /** Key of features/catalog/goods/goods-kinds.ts. null: a subcategory has the kind of its category, a category has none. */
    goods: GoodsKey | null
    is_active: Flag
    sort_order: number
  }

export type SubcategoryTable = CategoryTable & { category_id: number }

export type ProductTable = Stamps &
  Names &
  Translations &
  Descriptions & {
    id: Generated<number>
    slug: string
    /** Sort key: kit/text/sort-key of the Spanish name, else of the German one. */
    sort_name: string
    short_description_de: string
    short_description_es: string
    short_description_en: string
    category_id: number
    /** null for a product directly under its category. The pair (subcategory, category) must exist. */
    subcategory_id: number | null
    sku: string | null
    old_price_cents: number | null
    new_price_cents: number | null
    price_on_request: Flag
    /** Address of a picture in the media library. */
    main_image: string | null
    /** JSON list of addresses, in the order of the gallery. */
    images: string
    is_active: Flag
    is_featured: Flag
    stock_status: 'in_stock' | 'limited' | 'out_of_stock'
    availability_text_de: string
    availability_text_es: string
    availability_text_en: string
    /** Position in lists; products with 0 have no position and come last. */
    sort_order: number
    /** JSON map of the attributes in features/catalog/goods/attributes.ts. */
    specs: string
  }

export type SlugRedirectTable = { kind: 'product' | 'category' | 'subcategory'; slug: string; target_id: number; created_at: string }

/** A single row. Every change that visitors can see raises `version` in the same transaction. */
export type CatalogueVersionTable = { id: number; version: number }

/**
 * Number of the last change of each product, category and subcategory. Categories and subcategories count as changed only if a
 * field changes that products show. Triggers write these rows, so no write is missed. Rows of purged entities stay.
 */
export type CatalogueChangeTable = {
  kind: 'product' | 'category' | 'subcategory'
  id: number
  /** Rises with every change, in the order of commits; gaps have no meaning. */
  number: number
}
