import type { Readable } from 'node:stream'
import type { Language } from '#i18n/language.ts'
import type { StaffProduct } from '../../product/product.contract.ts'
import { type Column, columnName } from '../columns/columns.ts'
import { withDecimalSign } from '../columns/numbers.ts'
import { type CellWords, writeCell } from '../columns/write-cell.ts'
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
  return streamXlsxTable(headings(columns, words.language), columns, rows)
}

const headings = (columns: readonly Column[], language: Language) => columns.map((column) => columnName(column, language))

async function* rowsOf<One, Row>(parts: AsyncIterable<readonly One[]>, toRow: (one: One) => Row): AsyncGenerator<Row> {
  for await (const part of parts) for (const one of part) yield toRow(one)
}
