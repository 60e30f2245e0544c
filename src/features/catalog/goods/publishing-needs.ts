import { displayPrice, type ProductPrices } from '#kit/price.ts'

/** Fields without which a product stays a draft until staff publish it explicitly. `price`: a price or "on request". */
export const publishingNeeds = ['nameEs', 'mainImage', 'price'] as const
export type PublishingNeed = (typeof publishingNeeds)[number]

/** The form's field for each need; a missing price is entered as the old price. */
export const fieldOfNeed = { nameEs: 'nameEs', mainImage: 'mainImage', price: 'oldPrice' } as const satisfies Record<PublishingNeed, string>

type Published = ProductPrices & { nameEs: string; mainImage: string | null }

/** Lists the fields that a product still lacks, in the order of the form. */
export function missingForPublishing(product: Published): PublishingNeed[] {
  const isMissing: Record<PublishingNeed, boolean> = {
    nameEs: product.nameEs.trim() === '',
    mainImage: !product.mainImage?.trim(),
    price: !product.priceOnRequest && displayPrice(product).kind === 'on-request',
  }
  return publishingNeeds.filter((need) => isMissing[need])
}
