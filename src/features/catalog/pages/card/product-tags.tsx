import { displayPrice, type ProductPrices } from '#kit/price.ts'
import { useText } from '#ui/visit.ts'

/** The tags of a product: "featured", and "on sale" if it has a new price. The caller provides the box around them. */
export function ProductTags({ product }: { product: ProductPrices & { isFeatured: boolean } }) {
  const t = useText()
  return (
    <>
      {product.isFeatured ? <span className="tag tag-ink">{t('product.featured')}</span> : null}
      {displayPrice(product).kind === 'on-sale' ? <span className="tag tag-sun">{t('price.onSale')}</span> : null}
    </>
  )
}
