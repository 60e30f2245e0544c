/** Content of a cell in a file. In CSV every cell is text; numbers come from XLSX only. Formulas are kept as text and never computed. */
export type Cell = string | number | boolean | null | { date: string } | { formula: string } | { error: string }

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
  if (typeof cell === 'object') return 'date' in cell ? cell.date : 'formula' in cell ? `=${cell.formula}` : cell.error
  return String(cell).trim()
}

export const isBlank = (cell: Cell | undefined): boolean => cellText(cell) === ''
