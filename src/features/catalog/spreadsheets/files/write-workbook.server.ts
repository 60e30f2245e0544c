import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { writeXlsxStream as writeRows } from 'hucre/xlsx'
import type { Column } from '../columns/columns.ts'

type Value = string | number | null
const SHEET = 'Productos'
/** Width of columns in characters. */
const widths: Partial<Record<Column['kind'], number>> = { line: 28, text: 40, category: 24, subcategory: 24, pictures: 30, picture: 30 }

/** Workbooks write control characters as "_x000D_"; a text that says so itself is escaped, else it would become one. */
const escaped = (value: Value): Value => (typeof value === 'string' ? value.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_') : value)

/** A workbook with one sheet, written while its rows are read. */
export function writeXlsxStream(
  headings: readonly string[],
  columns: readonly Pick<Column, 'kind'>[],
  rows: AsyncIterable<Value[]> | Iterable<Value[]>,
): Readable {
  const described = headings.map((header, at) => ({ header, width: widths[columns[at]?.kind ?? 'flag'] ?? 14 }))
  const safe = async function* () {
    for await (const row of rows) yield row.map(escaped)
  }
  const stream = writeRows(safe(), { name: SHEET, columns: described, freezePane: { rows: 1 } })
  // The library declares the browser's type of the same stream.
  return Readable.fromWeb(stream as unknown as ReadableStream)
}
