/** The shop's time zone on every page, in mails and in tables: Havana's, daylight saving time included. */
export const TIME_ZONE = 'America/Havana'

/** Day ("2026-11-21") and minute of the day (0 to 1439) of a moment in Havana. */
export function dayAndMinute(moment: Date): { day: string; minute: number } {
  const [day = '', time = ''] = minuteText(moment).split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { day, minute: hours * 60 + minutes }
}

/** "2026-11-21 14:32": every spreadsheet recognises it as a date, and it sorts as text. */
export function minuteText(moment: Date): string {
  minuteFormat ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE })
  return minuteFormat.format(moment)
}

let minuteFormat: Intl.DateTimeFormat | undefined
