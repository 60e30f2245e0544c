import { type ProductPrices, priceToPay } from '#kit/price.ts'
import type { StockStatus } from '../goods/stock.ts'
import type { ShownProduct } from './product-texts.ts'

const availabilities = {
  in_stock: 'https://schema.org/InStock',
  limited: 'https://schema.org/LimitedAvailability',
  out_of_stock: 'https://schema.org/OutOfStock',
} as const

/** URL of the schema.org term for a stock status. */
export function availabilityOf(status: StockStatus): string {
  return availabilities[status]
}

type Described = ProductPrices & Pick<ShownProduct, 'sku' | 'stockStatus'>

/**
 * True if a product's page has Product markup for search engines: if the product has a price. Google reports a Product without
 * offers or ratings as an error, and refuses an offer without a price; for a price on request, 0 would be false.
 */
export function hasProductMarkup(product: ProductPrices): boolean {
  return priceToPay(product) !== null
}

/**
 * Product markup for search engines in schema.org's terms; undefined without a price (see `hasProductMarkup`).
 *
 * @param texts name and plain description in the language of the page
 * @param places absolute URLs of the page and its pictures, and the `@id` of the seller's markup
 * @param isPickedUp true if buyers always pick up their goods; other delivery methods are not part of the markup
 */
export function productStructuredData(
  product: Described,
  texts: { name: string; description: string },
  places: { url: string; images: readonly string[]; seller: string },
  isPickedUp: boolean,
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
      ...(isPickedUp ? { availableDeliveryMethod: 'https://schema.org/OnSitePickup' } : {}),
    },
  }
}
