import { TIME_ZONE } from '#kit/havana.ts'
import { type Language, locales } from './language.ts'

/** Formats a price in US dollars in the reader's language, always with two decimals: "$1,299.00", "1.299,00 $". */
export function formatPrice(amount: string, language: Language): string {
  return priceFormat(language).format(Number(amount))
}

/**
 * Formats the price of a watt or kilowatt-hour. Below one dollar it has tenths of a cent, because rounding to cents would hide
 * differences.
 */
export function formatPricePerUnit(amount: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: amount < 1 ? 3 : 2,
  }).format(amount)
}

/** Formats a number with the separators of the reader's language and at most three decimals. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language).format(value)
}

/** Formats a file size in units of 1,024: "186 KB", from one megabyte on "1,4 MB". */
export function formatFileSize(bytes: number, language: Language): string {
  if (bytes < KILOBYTE * KILOBYTE) return `${formatNumber(Math.ceil(bytes / KILOBYTE), language)} KB`
  return `${formatNumber(Math.round(bytes / ((KILOBYTE * KILOBYTE) / 10)) / 10, language)} MB`
}
const KILOBYTE = 1024

/** Joins names in the reader's language: "USD, EUR y CUP", with `disjunction` "USD, EUR o CUP"; no comma before "and". */
export function formatList(names: readonly string[], language: Language, type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  // supported: not part of the early script or the cart
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(names)
}

/** The text with a capital first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Formats the day of a moment in Cuba's time zone: "21 nov 2026", "21.11.2026". */
export function formatDate(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: TIME_ZONE }).format(new Date(iso))
}

// Cached by language: creating a formatter costs more than using it a hundred times.
const priceFormats = new Map<Language, Intl.NumberFormat>()
const numberFormats = new Map<Language, Intl.NumberFormat>()

function priceFormat(language: Language): Intl.NumberFormat {
  const known = priceFormats.get(language)
  if (known) return known
  // The narrow symbol is "$" in every language. Price tags add "USD", since "$" is also the Cuban peso.
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

/** Text of a day without a time ("2026-11-21"). 17:00 UTC is about noon of that day in Havana. */
export const formatDay = (day: string, language: Language): string => formatDate(`${day}T17:00:00Z`, language)
