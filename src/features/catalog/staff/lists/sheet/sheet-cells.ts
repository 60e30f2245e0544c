import { displayPrice } from '#kit/price.ts'
import { type StockStatus, stockStatuses } from '../../../goods/stock.ts'
import type { ProductChange, ProductRow } from '../../../product/product.contract.ts'
import { typedPrice } from '../../entity-form/typed-price.ts'

/** Columns that can be typed into, in their order. */
export const columns = ['price', 'stock', 'position'] as const
export type Column = (typeof columns)[number]
/** Texts of the states of stock, by which a pasted cell is recognized. */
export type StockWords = Record<StockStatus, readonly string[]>

const POSITION_MAX = 9999

/** Text of a cell as it is stored; a price is the one that visitors pay, '' if it is on request. */
export function cellText(row: ProductRow, column: Column): string {
  if (column === 'stock') return row.stockStatus
  if (column === 'position') return row.sortOrder === 0 ? '' : String(row.sortOrder)
  const price = displayPrice(row)
  return price.kind === 'on-request' ? '' : price.amount
}

/** A price on request has no cell to type into. */
export function isTypable(row: ProductRow, column: Column): boolean {
  return column !== 'price' || !row.priceOnRequest
}

/** Reads a typed or pasted cell: the change for the call, nothing if it is what is stored, or undefined if it cannot be read. */
export function changeOf(row: ProductRow, column: Column, text: string, words: StockWords): ProductChange | undefined {
  const typed = text.trim()
  if (column === 'stock') {
    const status = stockStatuses.find((one) => one === typed || words[one].some((word) => word.toLowerCase() === typed.toLowerCase()))
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

/** Rows and cells of a text copied from a spreadsheet; undefined for a single cell. */
export function pastedCells(text: string): string[][] | undefined {
  const lines = text.replace(/\r/g, '').replace(/\n$/, '').split('\n')
  return lines.length > 1 || text.includes('\t') ? lines.map((line) => line.split('\t')) : undefined
}
