import { TIME_ZONE } from '#kit/havana.ts'
import { type Language, locales } from './language.ts'

/** Today as staff read it above their overview, in Cuba's time: "Freitag, 20. November 2026". */
export function formatToday(now: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: TIME_ZONE }).format(now)
}

/**
 * A moment by the clock in Havana, wherever the page is made or read: "20.11.2026, 14:32". Server and browser may have
 * different releases of the time zone database, so what the server wrote stays: give its element `suppressHydrationWarning`.
 */
export function formatCubanMoment(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    // Twelve hours would come with blanks that servers and browsers write differently.
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  })
  return format.format(new Date(iso))
}

const amountFormats = new Map<Language, Intl.NumberFormat>()

/** An amount of US dollars without its sign, for a field to type into: "2.490,00". */
export function formatAmount(amount: string, language: Language): string {
  const format =
    amountFormats.get(language) ?? new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  amountFormats.set(language, format)
  return format.format(Number(amount))
}
