import { Readable } from 'node:stream'
import type { Language } from '#i18n/language.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import type { StaffProduct } from '../../product/product.contract.ts'
import { type Column, columnName } from '../columns/columns.ts'
import { writeNumber } from '../columns/numbers.ts'
import { type CellWords, writeCell } from '../columns/write-cell.ts'
import { BYTE_ORDER_MARK, csvRow, csvSigns } from './csv-text.ts'

type Contents = { columns: readonly Column[]; products: AsyncIterable<readonly StaffProduct[]>; words: CellWords }
/** Rows between two yields to the event loop. */
const ROWS_AT_ONCE = 20

/** Streams products as CSV: UTF-8 with byte-order mark, separator and decimal sign of the reader's language. */
export function streamCsvFile(contents: Contents): Readable {
  return Readable.from(csvParts(contents), { objectMode: false })
}

async function* csvParts({ columns, products, words }: Contents): AsyncGenerator<string> {
  const { separator, decimal } = csvSigns[words.language]
  yield BYTE_ORDER_MARK + csvRow(headings(columns, words.language), separator)
  let text = ''
  let count = 0
  for await (const product of eachOf(products)) {
    const cells = columns.map((column) => {
      const cell = writeCell(column, product, words)
      return typeof cell === 'string' ? cell : writeNumber(cell.number, decimal)
    })
    text += csvRow(cells, separator)
    count += 1
    if (count % ROWS_AT_ONCE > 0) continue
    yield text
    text = ''
    await yieldToEventLoop()
  }
  if (text) yield text
}

/** Streams products as XLSX: one sheet with a frozen row of headings; prices and figures are numeric cells. */
export async function streamXlsxFile({ columns, products, words }: Contents): Promise<Readable> {
  // Loaded on first use: most servers run for days without an export.
  const { writeXlsxStream } = await import('../files/write-workbook.server.ts')
  const rows = async function* () {
    let count = 0
    for await (const product of eachOf(products)) {
      yield columns.map((column) => {
        const cell = writeCell(column, product, words)
        return typeof cell === 'string' ? cell || null : Number(cell.number)
      })
      count += 1
      if (count % ROWS_AT_ONCE === 0) await yieldToEventLoop()
    }
  }
  return writeXlsxStream(headings(columns, words.language), columns, rows())
}

const headings = (columns: readonly Column[], language: Language) => columns.map((column) => columnName(column, language))

async function* eachOf<One>(parts: AsyncIterable<readonly One[]>): AsyncGenerator<One> {
  for await (const part of parts) yield* part
}
