import { TIME_ZONE } from '#kit/havana.ts'
import { type Language, locales } from './language.ts'

/** Name of a language within a phrase, "Original (español)": Spanish writes it small there. */
export const withinPhrase = (name: string, language: Language): string => (language === 'es' ? name.toLowerCase() : name)

/** Formats today's date for the dashboard, in Cuba's time zone: "Freitag, 20. November 2026". */
export function formatToday(now: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: TIME_ZONE }).format(now)
}

/**
 * Formats a moment in Havana's time zone, on the server and in browsers: "20.11.2026, 14:32". Server and browser may have
 * different versions of the time zone database; give the element `suppressHydrationWarning`, so that the server's text stays.
 */
export function formatCubanMoment(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    // With a 12-hour clock server and browser would write different blanks.
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  })
  return format.format(new Date(iso))
}

const amountFormats = new Map<Language, Intl.NumberFormat>()

/** Formats an amount in US dollars without a currency sign, for an input field: "2.490,00". */
export function formatAmount(amount: string, language: Language): string {
  const format =
    amountFormats.get(language) ?? new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  amountFormats.set(language, format)
  return format.format(Number(amount))
}

/** Formats a change of prices with its sign: "+5 %", "-2,50 $". */
export function formatPriceChange(change: { percent?: number | undefined; amount?: number | undefined }, language: Language): string {
  const { percent, amount = 0 } = change
  const signed: Intl.NumberFormatOptions = { signDisplay: 'always', maximumFractionDigits: 2 }
  if (percent !== undefined) return new Intl.NumberFormat(locales[language], { ...signed, style: 'percent' }).format(percent / 100)
  const dollars: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }
  return new Intl.NumberFormat(locales[language], { ...signed, ...dollars }).format(amount)
}
