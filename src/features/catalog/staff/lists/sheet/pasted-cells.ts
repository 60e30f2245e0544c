import type { Language } from '#i18n/language.ts'
import { type ColumnKey, findColumn, type Column as SpreadsheetColumn } from '../../../spreadsheets/columns/columns.ts'
import { readCell } from '../../../spreadsheets/columns/read-cell.ts'
import { recogniseColumns } from '../../../spreadsheets/columns/recognise.ts'
import { type Column, columnsOfFields, editableColumns } from './sheet-cells.ts'

/** Lines of pasted cells, without the line of headings if the text had one. */
type PastedCells = { lines: [Column, string][][]; hasHeadings: boolean }

const stockColumn = findColumn('stockStatus') as SpreadsheetColumn

/**
 * Reads a text that is pasted into a cell of a column: lines of cells for this column and those to its right, as copied from a
 * spreadsheet. Headings in the first line name the columns themselves. Cells of other columns are left out.
 *
 * @returns undefined without a text, and for a single cell that its field pastes itself; a choice such as the stock cannot
 */
export function readPastedCells(text: string, column: Column, language: Language): PastedCells | undefined {
  const all = text
    .replace(/\r/g, '')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))
  const [first = [], ...rest] = all
  if (text === '' || (rest.length === 0 && first.length === 1 && column !== 'stock')) return undefined
  const columns = editableColumns.slice(editableColumns.indexOf(column))
  const named = rest.length > 0 ? readHeadings(first, columns, language) : undefined
  const lines = (named ? rest : all).map((cells) =>
    (named ?? columns).flatMap((into, at): [Column, string][] => {
      const cell = cells[at]
      return into && cell !== undefined ? [[into, toCellText(into, cell)]] : []
    }),
  )
  return { lines, hasHeadings: named !== undefined }
}

/**
 * Recognises headings as an import does. A heading that is not recognised stands for the column that it was pasted into, unless
 * another one names this column.
 *
 * @returns the column of each heading, undefined for other columns than the table's; undefined if the line consists of values.
 *   "Auf Lager" can be both, so it is a heading only beside another one
 */
function readHeadings(texts: readonly string[], columns: readonly Column[], language: Language): (Column | undefined)[] | undefined {
  const { keys } = recogniseColumns(texts, language)
  const isValue = texts.map((text, at) => isReadable(text, columns[at]))
  if (isValue.some((readable, at) => readable && !keys[at])) return undefined
  if (!isValue.some((readable, at) => !readable && keys[at])) return undefined
  const named = keys.map((key) => key && columnOf(key))
  return keys.map((key, at) => {
    const into = key ? named[at] : columns[at]
    const isTaken = into && (key ? named.indexOf(into) < at : named.includes(into))
    return into && !isTaken ? into : undefined
  })
}

const columnOf = (key: ColumnKey): Column | undefined => (key === 'price' ? 'price' : columnsOfFields([key])[0])

/** True if a text is a possible value of a column: a stock, or a text with digits for a number. */
function isReadable(text: string, column: Column | undefined): boolean {
  return column === 'stock' ? readStock(text) !== undefined : column !== undefined && /\d/.test(text)
}

/** Converts a pasted text to the text of its cell: a stock becomes the key of its status, other texts are trimmed. */
function toCellText(column: Column, text: string): string {
  return (column === 'stock' && readStock(text)) || text.trim()
}

/** Reads a stock as an import does: words in any language, or a number of pieces. */
function readStock(text: string): string | undefined {
  const read = readCell(text, { column: stockColumn, heading: '', sign: undefined })
  return read.ok && typeof read.value === 'string' ? read.value : undefined
}
