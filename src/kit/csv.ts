/** Byte-order mark, without which spreadsheets do not recognise UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

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

/** Makes a line of a CSV file. Cells are quoted only if necessary, to keep files with many empty cells small. */
export const csvRow = (cells: readonly string[], separator: ',' | ';'): string =>
  `${cells.map((text) => (/[";,\r\n]|^\s|\s$/.test(text) ? quoted(text) : text)).join(separator)}\r\n`

/** Makes a line of a report: semicolons separate the cells, as German spreadsheets expect, and no cell is a formula. */
export const reportRow = (cells: readonly string[]): string => `${cells.map((text) => quoted(escapeFormula(text))).join(';')}\r\n`

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
