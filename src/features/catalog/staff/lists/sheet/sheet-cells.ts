import type { Language } from '#i18n/language.ts'
import { formatAmount } from '#i18n/staff-format.ts'
import { displayPrice } from '#kit/price.ts'
import { typedNumber } from '#kit/text/typed-number.ts'
import { stockStatuses } from '../../../goods/stock.ts'
import type { ProductChange, ProductListRow } from '../../../product/product.contract.ts'
import { typedPrice } from '../../entity-form/typed-price.ts'
import { PRODUCT_POSITION_MAX } from '../list-order.ts'

/** Columns of the list that staff can edit, in their order. */
export const editableColumns = ['price', 'stock', 'position'] as const
export type Column = (typeof editableColumns)[number]
/** Typed texts of a row by column; a column without a typed text shows the stored value. */
export type Cells = Partial<Record<Column, string>>

const fields: Record<Column, readonly string[]> = {
  price: ['oldPrice', 'newPrice'],
  stock: ['stockStatus'],
  position: ['sortOrder'],
}

/**
 * The stored value of a cell as text: a stock status as its key, a position or '' for none, and the price that visitors pay in the
 * reader's notation, or '' if it is on request.
 */
export function cellText(row: ProductListRow, column: Column, language: Language): string {
  if (column === 'stock') return row.stockStatus
  if (column === 'position') return row.sortOrder === 0 ? '' : String(row.sortOrder)
  const price = displayPrice(row)
  return price.kind === 'on-request' ? '' : formatAmount(price.amount, language)
}

/** False for the price cell of a product whose price is on request. */
export function isEditable(row: ProductListRow, column: Column): boolean {
  return column !== 'price' || !row.priceOnRequest
}

/** True if a product has its own text about its availability, in any language. Saving it as in stock removes this text. */
export function hasAvailabilityText(row: ProductListRow): boolean {
  return row.availabilityTextDe !== '' || row.availabilityTextEs !== '' || row.availabilityTextEn !== ''
}

/** Parses a typed cell: the change for the call, {} if it equals the stored value, undefined if it is invalid. */
export function parseCell(row: ProductListRow, column: Column, text: string): ProductChange | undefined {
  const typed = text.trim()
  if (column === 'stock') {
    const status = stockStatuses.find((one) => one === typed)
    return status && (status === row.stockStatus ? {} : { stockStatus: status })
  }
  if (column === 'position') {
    const place = typed === '' ? 0 : typedNumber(typed)
    if (!Number.isInteger(place) || place < 0 || place > PRODUCT_POSITION_MAX) return undefined
    return place === row.sortOrder ? {} : { sortOrder: place }
  }
  const price = typedPrice(typed)
  // An empty cell is invalid, since it would delete the price by mistake. Other wrong texts are sent: the server's message explains them.
  if (price === null) return undefined
  const field = displayPrice(row).kind === 'on-sale' ? 'newPrice' : 'oldPrice'
  return Number(price) === Number(row[field]) ? {} : { [field]: price }
}

/** Columns whose cells set any of these fields. */
export function columnsOfFields(names: readonly string[]): Column[] {
  return editableColumns.filter((column) => fields[column].some((field) => names.includes(field)))
}
