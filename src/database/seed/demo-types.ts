import type { GoodsKey } from '../tables/catalogue.ts'

/** One text in the three languages of the shop. */
export type Texts = { de: string; es: string; en: string }

/** A picture below demo/pictures with its text alternative. */
type DemoPicture = { file: string; alt: Texts }

export type DemoCategory = {
  /** Key by which products and subcategories refer to this category. Its slug is made from the Spanish name. */
  key: string
  /** Key of features/catalog/goods/goods-kinds.ts. A subcategory without a key has the kind of its category. */
  goods?: GoodsKey
  name: Texts
  description: Texts
  picture: DemoPicture
}

export type DemoSubcategory = Omit<DemoCategory, 'picture'> & {
  /** Key of the parent category. */
  category: string
  picture: DemoPicture | null
}

export type DemoProduct = {
  /** Former English slug. It redirects to the slug made from the Spanish name. */
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
  /** Technical attributes by their key in features/catalog/goods/attributes.ts. */
  specs: Readonly<Record<string, number | string>>
  /** The first one is the main picture. */
  pictures: readonly DemoPicture[]
}

/** The company of the demonstration. `pictured`: slug of the product on the web app's screenshots. */
export type DemoCompany = { settings: Readonly<Record<string, string>>; pictured: string }

/** The demonstration catalogue; lists are in the order in which the shop shows them. */
export type Demo = {
  categories: readonly DemoCategory[]
  subcategories: readonly DemoSubcategory[]
  products: readonly DemoProduct[]
  /** Slides of the home page, and the pictures of team and warehouse on the page about the company. */
  site: { hero: readonly (DemoPicture & { title: Texts })[]; team: DemoPicture; warehouse: DemoPicture }
  company: DemoCompany
}
