import { textIn } from '#i18n/language.ts'
import { useText, useVisit } from '#ui/visit.ts'
import { type StockStatus, stockTexts } from '../../goods/stock.ts'
import type { Product } from '../../product/product.contract.ts'

export type Stocked = Pick<Product, 'stockStatus' | 'availabilityTextDe' | 'availabilityTextEs' | 'availabilityTextEn'>

// Shape says it too, for those who do not see the colour: full dot, half dot, ring.
const looks: Record<StockStatus, string> = { in_stock: 'stock', limited: 'stock stock-limit', out_of_stock: 'stock stock-out' }

/** Availability: staff's text in the visitor's language, else the status in words. */
export function StockLine({ product }: { product: Stocked }) {
  const t = useText()
  const text = textIn(product, 'availabilityText', useVisit().language)
  return <span className={looks[product.stockStatus]}>{text || t(stockTexts[product.stockStatus])}</span>
}

/** The stock line on a card, where goods that are simply in stock have none. */
export function StockBadge({ product }: { product: Stocked }) {
  const text = textIn(product, 'availabilityText', useVisit().language)
  return product.stockStatus === 'in_stock' && !text ? null : <StockLine product={product} />
}
