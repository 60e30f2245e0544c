/** The one clock of the shop, on every screen, in mails and in tables: Havana's, daylight saving time included. */
export const TIME_ZONE = 'America/Havana'

/** The day, "2026-11-21", and the minute of the day, 0 to 1439, that a moment falls into in Havana. */
export function dayAndMinute(moment: Date): { day: string; minute: number } {
  const [day = '', time = ''] = minuteText(moment).split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { day, minute: hours * 60 + minutes }
}

/** "2026-11-21 14:32": every spreadsheet knows it as a moment, and it sorts as text, too. */
export function minuteText(moment: Date): string {
  parts ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE })
  return parts.format(moment)
}

let parts: Intl.DateTimeFormat | undefined
