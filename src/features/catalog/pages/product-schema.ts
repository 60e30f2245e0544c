import { type Priced, priceToPay } from '#kit/price.ts'
import type { StockStatus } from '../goods/stock.ts'
import type { ShownProduct } from './product-texts.ts'

/** What schema.org calls our states of stock; what is out of stock is on its way. */
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
 * A product as schema.org describes one, for search engines. Without a price there is no offer: a price of 0 would be
 * a lie, and an offer without one is refused.
 *
 * @param texts name and plain description in the language of the page
 * @param places absolute addresses of the page and of its pictures, and the name by which the seller is known
 */
export function productSchema(
  product: Described,
  texts: { name: string; description: string },
  places: { url: string; images: readonly string[]; seller: string },
) {
  const price = priceToPay(product)
  return {
    '@type': 'Product',
    '@id': `${places.url}#product`,
    name: texts.name,
    ...(texts.description ? { description: texts.description } : {}),
    ...(product.sku ? { sku: product.sku } : {}),
    image: places.images,
    ...(price === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: places.url,
            price,
            priceCurrency: 'USD',
            availability: availabilityOf(product.stockStatus),
            seller: { '@id': places.seller },
            availableDeliveryMethod: 'https://schema.org/OnSitePickup',
          },
        }),
  }
}
