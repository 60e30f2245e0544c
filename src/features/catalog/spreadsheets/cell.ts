/** Content of a cell in a file. In CSV every cell is text; numbers come from XLSX only. Formulas are kept as text and never computed. */
export type Cell = string | number | boolean | null | { date: string } | { formula: string } | { error: string }

/** A row of a table. `row`: its number in the spreadsheet, from 1 on. */
export type SheetRow = {
  row: number
  cells: Cell[]
  /** Range of merged cells that includes this row, such as "C5:C7". */
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

const FORMULA = '[\\s\\p{Cf}]*[=+\\-@＝＋－＠|]|[\\t\\r\\n]'
const RISKY = new RegExp(`^'*(?:${FORMULA})`, 'u')
const ESCAPED = new RegExp(`^'+(?:${FORMULA})`, 'u')

/**
 * Puts an apostrophe before text that a spreadsheet program would execute as a formula, because it begins with "=", "+", "-", "@"
 * or similar. Text that already begins with apostrophes and such a sign gets one more apostrophe, so `unescapeFormula` can restore it.
 */
export const escapeFormula = (text: string): string => (RISKY.test(text) ? `'${text}` : text)

/** Reverses `escapeFormula`. */
export const unescapeFormula = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text)
