import type { Language } from '#i18n/language.ts'

/** Separator and decimal sign that spreadsheet programs expect in CSV files, by language. */
export const csvSigns: Record<Language, { separator: ',' | ';'; decimal: '.' | ',' }> = {
  es: { separator: ';', decimal: '.' },
  de: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
}

/** Byte-order mark, without which spreadsheets do not recognise UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/** Makes a line of a CSV file. Cells are quoted only if necessary, to keep files with many empty cells small. */
export const csvRow = (cells: readonly string[], separator: ',' | ';'): string => `${cells.map(quoted).join(separator)}\r\n`

const quoted = (text: string) => (/[";,\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
