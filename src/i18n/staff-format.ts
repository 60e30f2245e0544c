import { type Language, locales } from './language.ts'

/** Today as staff read it above their overview, in Cuba's time: "Freitag, 20. November 2026". */
export function formatToday(now: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'America/Havana' }).format(now)
}

/** A moment on this device's own clock: "20.11.2026, 14:32". */
export function formatMoment(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}

/** A moment as the office in Cuba reads it, wherever the page is made: "20.11.2026, 14:32". */
export function formatCubanMoment(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    // Twelve hours would come with blanks that servers and browsers write differently.
    hourCycle: 'h23',
    timeZone: 'America/Havana',
  })
  return format.format(new Date(iso))
}
