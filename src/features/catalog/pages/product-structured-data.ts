import { type Priced, priceToPay } from '#kit/price.ts'
import type { StockStatus } from '../goods/stock.ts'
import type { ShownProduct } from './product-texts.ts'

/** Our stock states in schema.org's terms; out of stock means on its way. */
const availabilities = {
  in_stock: 'https://schema.org/InStock',
  limited: 'https://schema.org/LimitedAvailability',
  out_of_stock: 'https://schema.org/OutOfStock',
} as const

export function availabilityOf(status: StockStatus): string {
  return availabilities[status]
}

type Described = Priced & Pick<ShownProduct, 'sku' | 'stockStatus'>

/**
 * True if a product page describes its product to search engines. Google reports a Product that has neither offers nor
 * ratings as an error, and refuses an offer without a price; the price of a product on request is unknown, and 0 would be
 * false. Such a page has no Product markup; title, description and breadcrumb still describe it.
 */
export function isDescribed(product: Priced): boolean {
  return priceToPay(product) !== null
}

/**
 * A product with its offer as schema.org describes them, for search engines; undefined without a price (`isDescribed`).
 *
 * @param texts name and plain description in the language of the page
 * @param places absolute addresses of the page and of its pictures, and the name by which the seller is known
 */
export function productStructuredData(
  product: Described,
  texts: { name: string; description: string },
  places: { url: string; images: readonly string[]; seller: string },
) {
  const price = priceToPay(product)
  if (price === null) return undefined
  return {
    '@type': 'Product',
    '@id': `${places.url}#product`,
    name: texts.name,
    ...(texts.description ? { description: texts.description } : {}),
    ...(product.sku ? { sku: product.sku } : {}),
    image: places.images,
    offers: {
      '@type': 'Offer',
      url: places.url,
      price,
      priceCurrency: 'USD',
      availability: availabilityOf(product.stockStatus),
      seller: { '@id': places.seller },
      availableDeliveryMethod: 'https://schema.org/OnSitePickup',
    },
  }
}
