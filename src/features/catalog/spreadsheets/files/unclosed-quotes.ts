/**
 * Stands for a quotation mark that none closes: a character of Unicode's private use, which no text has. The parser would take all
 * rows below such a mark into its cell, and would not report it.
 */
const UNCLOSED = '\u{e000}'

/**
 * Replaces the quotation marks at the beginning of CSV cells that none closes before a separator or the end of a line. A quoted cell
 * may have several lines; text after its closing mark belongs to it if it is on one line, since people write `"Tubo" 5"`.
 */
export function markUnclosedQuotes(text: string, separator: string): string {
  const border = `${separator.replace(/\W/, '\\$&')}|[\\r\\n]`
  const severalLines = `"[^"]*(?:""[^"]*)*"(?=${border}|$)`
  const oneLine = '"[^"\\r\\n]*(?:""[^"\\r\\n]*)*"(?!")'
  const pattern = new RegExp(`(?<=^|${border})(?:${severalLines}|${oneLine}|")`, 'g')
  return text.replace(pattern, (found) => (found === '"' ? UNCLOSED : found))
}

/** Text of a cell as it was written if it begins with a replaced mark; else undefined. */
export const unclosedText = (cell: string): string | undefined => (cell.startsWith(UNCLOSED) ? cell.replace(UNCLOSED, '"') : undefined)
