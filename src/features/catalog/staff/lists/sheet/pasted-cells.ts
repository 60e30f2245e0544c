import { findColumn, type Column as SpreadsheetColumn } from '../../../spreadsheets/columns/columns.ts'
import { readCell } from '../../../spreadsheets/columns/read-cell.ts'
import { type Column, editableColumns } from './sheet-cells.ts'

const stockColumn = findColumn('stockStatus') as SpreadsheetColumn

/**
 * Reads a text that is pasted into a cell of a column: lines of cells for this column and those to its right, as copied from a
 * spreadsheet. Further columns are left out.
 *
 * @returns undefined without a text, and for a single cell that its field pastes itself; a choice such as the stock cannot
 */
export function readPastedCells(text: string, column: Column): [Column, string][][] | undefined {
  const lines = text.replace(/\r/g, '').replace(/\n$/, '').split('\n')
  if (text === '' || (lines.length === 1 && !text.includes('\t') && column !== 'stock')) return undefined
  const columns = editableColumns.slice(editableColumns.indexOf(column))
  return lines.map((line) => {
    const cells = line.split('\t')
    return columns.slice(0, cells.length).map((into, at) => [into, toCellText(into, cells[at] ?? '')])
  })
}

/**
 * Converts a pasted text to the text of its cell: a stock, as an import reads it, becomes the key of its status; other texts are
 * trimmed.
 */
function toCellText(column: Column, text: string): string {
  const read = column === 'stock' ? readCell(text, { column: stockColumn, heading: '', sign: undefined }) : undefined
  return read?.ok && typeof read.value === 'string' ? read.value : text.trim()
}
