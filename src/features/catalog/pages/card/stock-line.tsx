import { textIn } from '#i18n/language.ts'
import { useText, useVisit } from '#ui/visit.ts'
import { type StockStatus, stockTexts } from '../../goods/stock.ts'
import type { Product } from '../../product/product.contract.ts'

export type StockInfo = Pick<Product, 'stockStatus' | 'availabilityTextDe' | 'availabilityTextEs' | 'availabilityTextEn'>

// Styles differ in shape, too, for people who cannot tell the colours apart: full dot, half dot, ring.
export const stockLooks: Record<StockStatus, string> = { in_stock: 'stock', limited: 'stock stock-limit', out_of_stock: 'stock stock-out' }

/** Availability of a product: the staff's text in the visitor's language, else the name of the stock status. */
export function StockLine({ product }: { product: StockInfo }) {
  const t = useText()
  const text = textIn(product, 'availabilityText', useVisit().language)
  return <span className={stockLooks[product.stockStatus]}>{text || t(stockTexts[product.stockStatus])}</span>
}

/** The stock line of a card; shows nothing for a product that is in stock and has no availability text. */
export function StockBadge({ product }: { product: StockInfo }) {
  const text = textIn(product, 'availabilityText', useVisit().language)
  return product.stockStatus === 'in_stock' && !text ? null : <StockLine product={product} />
}
