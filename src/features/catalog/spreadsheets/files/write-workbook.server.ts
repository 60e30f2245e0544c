import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { writeXlsxStream as writeRows } from 'hucre/xlsx'
import type { Column } from '../columns/columns.ts'

type Value = string | number | null
/** Width of columns in characters, by kind of cell. */
const widths: Partial<Record<Column['kind'], number>> = { line: 28, text: 40, category: 24, subcategory: 24, pictures: 30, picture: 30 }

/** XLSX encodes control characters as "_x000D_". Escapes text that contains such a code, which Excel would turn into the character. */
const escaped = (value: Value): Value => (typeof value === 'string' ? value.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_') : value)

/** Streams a workbook with one sheet, named `sheet`, while its rows are read. */
export function writeXlsxStream(
  sheet: string,
  headings: readonly string[],
  columns: readonly Pick<Column, 'kind'>[],
  rows: AsyncIterable<Value[]> | Iterable<Value[]>,
): Readable {
  const described = headings.map((header, at) => ({ header, width: widths[columns[at]?.kind ?? 'flag'] ?? 14 }))
  const safe = async function* () {
    for await (const row of rows) yield row.map(escaped)
  }
  const stream = writeRows(safe(), { name: sheet, columns: described, freezePane: { rows: 1 } })
  // The library declares the DOM's type of the stream, which Node's type of the same stream does not match.
  return Readable.fromWeb(stream as unknown as ReadableStream)
}
