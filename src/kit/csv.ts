/** Spreadsheets take a file for UTF-8 only when it begins with this. */
export const CSV_BEGIN = '\ufeff'

/** A line of a table for spreadsheets: semicolons, as German ones expect. */
export const csvLine = (cells: readonly string[]) => `${cells.map(cell).join(';')}\r\n`

/**
 * A cell that no spreadsheet computes: what visitors write is text, even when it begins like a formula. The apostrophe
 * is how spreadsheets themselves escape text.
 */
function cell(text: string): string {
  const harmless = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
