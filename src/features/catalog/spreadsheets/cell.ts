/**
 * A cell as a file has it. Numbers come from XLSX only; in CSV every cell is text. Formulas are kept as their text and never
 * computed.
 */
export type Cell = string | number | boolean | null | { date: string } | { formula: string } | { error: string }

/** A row of a table with its number as spreadsheets show it, from 1 on. */
export type SheetRow = {
  row: number
  cells: Cell[]
  /** A merged range that covers cells of this row, such as "C5:C7". */
  merged?: string
}

/** Text of a cell, trimmed; '' for an empty one. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return 'date' in cell ? cell.date : 'formula' in cell ? `=${cell.formula}` : cell.error
  return String(cell).trim()
}

/** True for a cell without content. */
export const isBlank = (cell: Cell | undefined): boolean => cellText(cell) === ''
