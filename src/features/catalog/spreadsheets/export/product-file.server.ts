import type { Readable } from 'node:stream'
import type { Database } from '#database/schema.ts'
import type { Language } from '#i18n/language.ts'
import type { StaffProduct } from '../../product/product.contract.ts'
import { products } from '../../product/product.store.server.ts'
import { filterRows, noFilter, searchRows } from '../../product/staff-filter.ts'
import { type Column, columnName } from '../columns/columns.ts'
import { withDecimalSign } from '../columns/numbers.ts'
import { type CellWords, writeCell } from '../columns/write-cell.ts'
import type { ListFilter } from '../spreadsheet.contract.ts'
import { csvSigns, streamCsvTable, streamXlsxTable } from './table-file.server.ts'

type Contents = { columns: readonly Column[]; products: AsyncIterable<readonly StaffProduct[]>; words: CellWords }

/** Streams products as CSV, with separator and decimal sign of the reader's language. */
export function streamCsvFile({ columns, products, words }: Contents): Readable {
  const { decimal } = csvSigns[words.language]
  const textOf = (column: Column, product: StaffProduct) => {
    const cell = writeCell(column, product, words)
    return typeof cell === 'string' ? cell : withDecimalSign(cell.number, decimal)
  }
  const rows = rowsOf(products, (product) => columns.map((column) => textOf(column, product)))
  return streamCsvTable(headings(columns, words.language), rows, words.language)
}

/** Streams products as XLSX; prices and figures are numeric cells. */
export function streamXlsxFile({ columns, products, words }: Contents): Promise<Readable> {
  const contentOf = (column: Column, product: StaffProduct) => {
    const cell = writeCell(column, product, words)
    return typeof cell === 'string' ? cell || null : Number(cell.number)
  }
  const rows = rowsOf(products, (product) => columns.map((column) => contentOf(column, product)))
  return streamXlsxTable(headings(columns, words.language), columns, rows, words.language)
}

const headings = (columns: readonly Column[], language: Language) => columns.map((column) => columnName(column, language))

async function* rowsOf<One, Row>(parts: AsyncIterable<readonly One[]>, toRow: (one: One) => Row): AsyncGenerator<Row> {
  for await (const part of parts) for (const one of part) yield toRow(one)
}

/**
 * The products that the staff's list shows with these filters, in batches.
 *
 * @param found ids that the visitors' search finds for the words of `find`
 */
export async function* filteredProducts(
  db: Database,
  { category, find = '', ...chosen }: ListFilter,
  found: readonly number[],
): AsyncGenerator<StaffProduct[]> {
  const ids = new Set(found)
  const filter = { ...noFilter, ...chosen, category: String(category ?? '') }
  for await (const part of products.listInBatches(db)) {
    const rows = filterRows(part, filter)
    const named = new Set(searchRows(rows, find))
    yield rows.filter((row) => named.has(row) || ids.has(row.id))
  }
}
