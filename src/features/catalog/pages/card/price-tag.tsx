import { formatPrice } from '#i18n/format.ts'
import { parseCents } from '#kit/money.ts'
import { displayPrice, type ProductPrices } from '#kit/price.ts'
import { Approximate } from '#ui/site/approximate.tsx'
import { microdataProperty } from '#ui/site/microdata.ts'
import { usePageText, useText, useVisit } from '#ui/visit.ts'

/** Price of a product, with "USD" after the amount, since "$" also means Cuban pesos. */
export function PriceTag({ product, isLarge }: { product: ProductPrices; isLarge?: boolean }) {
  const t = useText()
  const { language, isLow, pricedOn } = useVisit()
  const tp = usePageText()
  // In the low-bandwidth mode a product page describes its product by microdata; the large price is that product's.
  const hasMicrodata = isLow && isLarge
  const price = displayPrice(product)
  const size = isLarge ? ' price-lg' : ''
  if (price.kind === 'on-request') {
    return (
      <div className={`price price-ask${size}`}>
        <b>{t('price.onRequest')}</b>
      </div>
    )
  }
  return (
    <div className={`price${size}`}>
      <b {...(hasMicrodata ? microdataProperty('price', price.amount) : null)}>
        {formatPrice(price.amount, language)}
        <small {...(hasMicrodata ? microdataProperty('priceCurrency', 'USD') : null)}>USD</small>
      </b>
      {price.kind === 'on-sale' && price.before ? (
        <s>
          <span className="sr">{`${t('price.before')} `}</span>
          {formatPrice(price.before, language)}
        </s>
      ) : null}
      <Approximate cents={parseCents(price.amount)} isDated={isLarge} />
      {pricedOn ? <small className="muted"> {tp('saved.pricedOn', { day: pricedOn })}</small> : null}
    </div>
  )
}

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
