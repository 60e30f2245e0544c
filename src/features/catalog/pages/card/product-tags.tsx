import { displayPrice, type Priced } from '#kit/price.ts'
import { useText } from '#ui/visit.ts'

/** The tags of a product, without a box of their own: featured, and "on sale" whenever a new price shows. */
export function ProductTags({ product }: { product: Priced & { isFeatured: boolean } }) {
  const t = useText()
  return (
    <>
      {product.isFeatured ? <span className="tag tag-ink">{t('product.featured')}</span> : null}
      {displayPrice(product).kind === 'on-sale' ? <span className="tag tag-sun">{t('price.onSale')}</span> : null}
    </>
  )
}
