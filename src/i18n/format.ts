import { TIME_ZONE } from '#kit/havana.ts'
import { type Language, locales } from './language.ts'

/** A price in dollars as the reader writes it, always with two decimals: "$1,299.00", "1.299,00 $". */
export function formatPrice(amount: string, language: Language): string {
  return priceFormat(language).format(Number(amount))
}

/** Price of one watt or kilowatt-hour: with tenths of a cent below a dollar, where whole cents would hide differences. */
export function formatUnitPrice(amount: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: amount < 1 ? 3 : 2,
  }).format(amount)
}

/** A number with the reader's separators, at most three decimals. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language).format(value)
}

/** A file's size as people say it: "186 KB", from a megabyte on "1,4 MB". */
export function formatFileSize(bytes: number, language: Language): string {
  if (bytes < KILOBYTE * KILOBYTE) return `${formatNumber(Math.ceil(bytes / KILOBYTE), language)} KB`
  return `${formatNumber(Math.round(bytes / ((KILOBYTE * KILOBYTE) / 10)) / 10, language)} MB`
}
const KILOBYTE = 1024

/** Names in a row as the reader writes them: "USD, EUR y CUP", with `disjunction` "USD, EUR o CUP"; no comma before "and". */
export function formatList(names: readonly string[], language: Language, type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  // supported: not part of the early script or the cart
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(names)
}

/** The text with a capital first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A day as the reader writes it, in Cuba's time: "21/11/2026", "21.11.2026". */
export function formatDate(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: TIME_ZONE }).format(new Date(iso))
}

// Making a formatter costs more than using it a hundred times, so each language's is kept.
const priceFormats = new Map<Language, Intl.NumberFormat>()
const numberFormats = new Map<Language, Intl.NumberFormat>()

function priceFormat(language: Language): Intl.NumberFormat {
  const known = priceFormats.get(language)
  if (known) return known
  // The narrow symbol keeps "$" in every language; the tag beside it says USD, since "$" is also the Cuban peso.
  const dollars = { style: 'currency', currency: 'USD' } as const
  let made: Intl.NumberFormat
  try {
    made = new Intl.NumberFormat(locales[language], { ...dollars, currencyDisplay: 'narrowSymbol' })
  } catch {
    // Chrome before 77 and Safari before 14.1 do not know the narrow symbol.
    made = new Intl.NumberFormat(locales[language], dollars)
  }
  priceFormats.set(language, made)
  return made
}

function numberFormat(language: Language): Intl.NumberFormat {
  const known = numberFormats.get(language)
  if (known) return known
  const made = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 3 })
  numberFormats.set(language, made)
  return made
}
