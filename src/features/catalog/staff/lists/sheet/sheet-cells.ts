import type { Language } from '#i18n/language.ts'
import { formatAmount } from '#i18n/staff-format.ts'
import { displayPrice } from '#kit/price.ts'
import { type StockStatus, stockStatuses } from '../../../goods/stock.ts'
import type { ProductChange, ProductRow } from '../../../product/product.contract.ts'
import { typedPrice } from '../../entity-form/typed-price.ts'

/** Columns to type into, in their order. */
export const columns = ['price', 'stock', 'position'] as const
export type Column = (typeof columns)[number]
/** Typed texts of a row; a column without one shows the stored text. */
export type Cells = Partial<Record<Column, string>>
/** Texts of the states of stock, by which a pasted cell is recognized. */
export type StockWords = Record<StockStatus, string>

const POSITION_MAX = 9999
const fields: Record<Column, readonly string[]> = {
  price: ['oldPrice', 'newPrice'],
  stock: ['stockStatus'],
  position: ['sortOrder'],
}

/** Text of a cell as it is stored, in the reader's language; a price is the one that visitors pay, '' if it is on request. */
export function cellText(row: ProductRow, column: Column, language: Language): string {
  if (column === 'stock') return row.stockStatus
  if (column === 'position') return row.sortOrder === 0 ? '' : String(row.sortOrder)
  const price = displayPrice(row)
  return price.kind === 'on-request' ? '' : formatAmount(price.amount, language)
}

/** A price on request has no cell to type into. */
export function isTypable(row: ProductRow, column: Column): boolean {
  return column !== 'price' || !row.priceOnRequest
}

/** Reads a typed cell: the change for the call, nothing if it is what is stored, or undefined if it cannot be read. */
export function changeOf(row: ProductRow, column: Column, text: string): ProductChange | undefined {
  const typed = text.trim()
  if (column === 'stock') {
    const status = stockStatuses.find((one) => one === typed)
    return status && (status === row.stockStatus ? {} : { stockStatus: status })
  }
  if (column === 'position') {
    const place = typed === '' ? 0 : Number(typed)
    if (!Number.isInteger(place) || place < 0 || place > POSITION_MAX) return undefined
    return place === row.sortOrder ? {} : { sortOrder: place }
  }
  const price = typedPrice(typed)
  // The server refuses what is no price in its own words; an emptied cell would take the price away by mistake.
  if (price === null) return undefined
  const field = displayPrice(row).kind === 'on-sale' ? 'newPrice' : 'oldPrice'
  return Number(price) === Number(row[field]) ? {} : { [field]: price }
}

/** Columns whose cells set any of these fields. */
export function columnsOf(names: readonly string[]): Column[] {
  return columns.filter((column) => fields[column].some((field) => names.includes(field)))
}

/** A pasted text as its cell has it: a state of stock by its name, where the words are those of one. */
export function pastedText(column: Column, text: string, words: StockWords): string {
  const typed = text.trim().toLowerCase()
  return (column === 'stock' && stockStatuses.find((one) => words[one].toLowerCase() === typed)) || text.trim()
}

/** Rows and cells of a text copied from a spreadsheet; undefined for a single cell. */
export function pastedCells(text: string): string[][] | undefined {
  const lines = text.replace(/\r/g, '').replace(/\n$/, '').split('\n')
  return lines.length > 1 || text.includes('\t') ? lines.map((line) => line.split('\t')) : undefined
}
