import type { Language } from '#i18n/language.ts'

/** Signs of CSV files in each language, as its spreadsheets expect them. */
export const csvSigns: Record<Language, { separator: ',' | ';'; decimal: '.' | ',' }> = {
  es: { separator: ';', decimal: '.' },
  de: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
}

/** Byte-order mark, without which spreadsheets do not recognise UTF-8. */
export const CSV_BEGIN = '\ufeff'

/** A line of a CSV file. A cell is quoted only where it must be, since a thousand empty cells cost bytes. */
export const csvRow = (cells: readonly string[], separator: ',' | ';'): string => `${cells.map(quoted).join(separator)}\r\n`

const quoted = (text: string) => (/[";,\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
