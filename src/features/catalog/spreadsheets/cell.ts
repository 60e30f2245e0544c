/**
 * Content of a cell in a file. In CSV every cell is text; numbers come from XLSX only. Formulas are kept as text and never computed.
 * `unclosed`: text of a cell in CSV that begins with a quotation mark that none closes, so that its end is unknown.
 */
export type Cell = string | number | boolean | null | { date: string } | { formula: string } | { error: string } | { unclosed: string }

/** Begins a refused cell in a file of faulty rows if the import could no longer see the reason there. Plain text in any encoding. */
const REFUSED_MARK = '[!]'
export const markRefused = (cell: Cell | undefined): string => `${REFUSED_MARK} ${cellText(cell)}`
export const isMarkedRefused = (text: string): boolean => text.trimStart().startsWith(REFUSED_MARK)

/** A row of a table. `row`: its number in the spreadsheet, from 1 on. */
export type SheetRow = {
  row: number
  cells: Cell[]
  /** Ranges of merged cells that include this row, such as "C5:C7, D5:D6". */
  merged?: string
  /** Number of cells, empty ones at the end included; absent for XLSX. */
  width?: number
}

/** Text of a cell, trimmed; '' for an empty cell. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') {
    if ('date' in cell) return cell.date
    if ('unclosed' in cell) return cell.unclosed.trim()
    return 'formula' in cell ? `=${cell.formula}` : cell.error
  }
  return String(cell).trim()
}

export const isBlank = (cell: Cell | undefined): boolean => cellText(cell) === ''
