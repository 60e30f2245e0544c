import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Language } from '#i18n/language.ts'
import { BYTE_ORDER_MARK, csvRow } from '#kit/csv.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import type { Column } from '../columns/columns.ts'

/** Media types of the files that the shop writes. */
export const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Answers of a call that sends a table, for the API document. @param lines an example of its CSV */
export const tableAnswers = (...lines: string[]) => ({
  [fileTypes.csv]: z.any().meta({ type: 'string', example: lines.join('\r\n') }),
  [fileTypes.xlsx]: z.any().meta({ type: 'string', format: 'binary' }),
})

/** Separator and decimal sign that spreadsheet programs expect in CSV files, by language. */
export const csvSigns: Record<Language, { separator: ',' | ';'; decimal: '.' | ',' }> = {
  es: { separator: ';', decimal: '.' },
  de: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
}

/** Name of the sheet of a workbook; an import reads a sheet of any name. */
const sheetNames: Record<Language, string> = { es: 'Productos', de: 'Produkte', en: 'Products' }

/** Rows between two yields to the event loop. */
const ROWS_PER_YIELD = 20
type Rows<Value> = AsyncIterable<readonly Value[]> | Iterable<readonly Value[]>

/** Streams a table as CSV: UTF-8 with byte-order mark and the separator of the reader's language. */
export function streamCsvTable(headings: readonly string[], rows: Rows<string>, language: Language): Readable {
  return Readable.from(csvParts(headings, rows, csvSigns[language].separator), { objectMode: false })
}

async function* csvParts(headings: readonly string[], rows: Rows<string>, separator: ',' | ';'): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(headings, separator)
  let text = ''
  let count = 0
  for await (const cells of rows) {
    text += csvRow(cells, separator)
    count += 1
    if (count % ROWS_PER_YIELD > 0) continue
    yield text
    text = ''
    await yieldToEventLoop()
  }
  if (text) yield text
}

/** Streams a table as XLSX: one sheet with a frozen row of headings. */
export async function streamXlsxTable(
  headings: readonly string[],
  columns: readonly Pick<Column, 'kind'>[],
  rows: Rows<string | number | null>,
  language: Language,
): Promise<Readable> {
  // Loaded on first use: most servers run for days without an export.
  const { writeXlsxStream } = await import('../files/write-workbook.server.ts')
  const paused = async function* () {
    let count = 0
    for await (const cells of rows) {
      yield [...cells]
      count += 1
      if (count % ROWS_PER_YIELD === 0) await yieldToEventLoop()
    }
  }
  return writeXlsxStream(sheetNames[language], headings, columns, paused())
}
