import type { GoodsKey } from '../../schema.ts'

/** One text in the three languages of the shop. */
export type Texts = { de: string; es: string; en: string }

/** A picture below pictures/ with its text alternative. */
export type DemoPicture = { file: string; alt: Texts }

export type DemoCategory = {
  /** What products and subcategories name it by; its address in the data is made from the Spanish name. */
  key: string
  /** Kind of goods, by its key in the catalogue's table of goods; absent in a subcategory: that of its category. */
  goods?: GoodsKey
  name: Texts
  description: Texts
  picture: DemoPicture
}

export type DemoSubcategory = {
  key: string
  /** Key of the parent category. */
  category: string
  goods?: GoodsKey
  name: Texts
  description: Texts
  picture: DemoPicture | null
}

export type DemoProduct = {
  /** Its address before addresses were made from the Spanish names: links from then lead on. */
  slug: string
  sku: string
  /** Key of the category. */
  category: string
  /** Key of the subcategory, or null for a product directly under its category. */
  subcategory: string | null
  name: Texts
  shortDescription: Texts
  /** Paragraphs separated by a blank line, then lines that start with '- '. */
  description: Texts
  /** The regular price in USD; null when the price is on request. */
  oldPrice: string | null
  /** The sale price in USD; null when the product is not on sale. */
  newPrice: string | null
  priceOnRequest: boolean
  stockStatus: 'in_stock' | 'limited' | 'out_of_stock'
  availabilityText: Texts | null
  isFeatured: boolean
  isActive: boolean
  /** Total power of the panels in W. */
  wattPeak: number | null
  /** Technical attributes by their key in the attribute registry. */
  specs: Readonly<Record<string, number | string>>
  /** The first one is the main picture. */
  pictures: readonly DemoPicture[]
}
