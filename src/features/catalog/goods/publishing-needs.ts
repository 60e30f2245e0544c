import { displayPrice, type Priced } from '#kit/price.ts'

/** Fields without which a product is kept as a draft until somebody publishes it explicitly. `price`: or "on request". */
export const publishingNeeds = ['nameEs', 'mainImage', 'price'] as const
export type PublishingNeed = (typeof publishingNeeds)[number]

type Published = Priced & { nameEs: string; mainImage: string | null }

/** The needs that a product does not meet yet, in the order in which the form shows them. */
export function missingForPublishing(product: Published): PublishingNeed[] {
  const isMissing: Record<PublishingNeed, boolean> = {
    nameEs: product.nameEs.trim() === '',
    mainImage: !product.mainImage?.trim(),
    price: !product.priceOnRequest && displayPrice(product).kind === 'on-request',
  }
  return publishingNeeds.filter((need) => isMissing[need])
}
