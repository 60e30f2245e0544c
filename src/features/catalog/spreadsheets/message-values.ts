import { formatDay } from '#i18n/format.ts'
import { type Language, languages, locales } from '#i18n/language.ts'
import { type Cell, cellText } from './cell.ts'
import { QUOTED_MAX } from './limits.ts'

/** A value of a message in each language, such as the name of a product. A stored result may have readers of several languages. */
export type TranslatedValue = Record<Language, string>

export const inEachLanguage = (write: (language: Language) => string): TranslatedValue => ({
  es: write('es'),
  de: write('de'),
  en: write('en'),
})

const formatOf = (language: Language) => new Intl.NumberFormat(locales[language], { maximumFractionDigits: 20 })
// Made once: a formatter costs more than a hundred uses of it.
const formats = { es: formatOf('es'), de: formatOf('de'), en: formatOf('en') }

/** A number with all its decimals, in the notation of each language. */
export const quoteNumber = (value: number): TranslatedValue => inEachLanguage((language) => cellTextIn(value, language))

/**
 * Text of cells as a message quotes it, shortened. A workbook has numbers and dates without a notation, so they get that of the reader.
 */
export function quoteCells(...cells: (Cell | undefined)[]): string | TranslatedValue {
  const quote = (language: Language) =>
    cells
      .map((cell) => cellTextIn(cell, language))
      .join(' | ')
      .slice(0, QUOTED_MAX)
  return cells.every((cell) => typeof cell === 'string') ? quote('es') : inEachLanguage(quote)
}

function cellTextIn(cell: Cell | undefined, language: Language): string {
  if (typeof cell === 'number') return formats[language].format(cell)
  return typeof cell === 'object' && cell !== null && 'date' in cell ? formatDay(cell.date, language) : cellText(cell)
}

/** Chooses the reader's language of each translated value. */
export function valuesIn(values: Readonly<Record<string, unknown>>, language: Language): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isTranslated(value) ? value[language] : value]))
}

const isTranslated = (value: unknown): value is TranslatedValue =>
  typeof value === 'object' &&
  value !== null &&
  languages.every((language) => typeof (value as Partial<TranslatedValue>)[language] === 'string')
