/** Byte-order mark, without which spreadsheets do not recognise UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/** A line of a CSV file. Semicolons separate the cells, as German spreadsheets expect. */
export const csvLine = (cells: readonly string[]) => `${cells.map(cell).join(';')}\r\n`

/** A quoted cell. Text that a spreadsheet would evaluate as a formula gets a leading apostrophe, so that it stays text. */
function cell(text: string): string {
  const harmless = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
