/** Days and their hours are those of the shop: Havana's, daylight saving time included. */
export const TIME_ZONE = 'America/Havana'

const parts = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE })

/** The day, "2026-11-21", and the minute of the day, 0 to 1439, that a moment falls into. */
export function dayAndMinute(moment: Date): { day: string; minute: number } {
  const [day = '', time = ''] = parts.format(moment).split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { day, minute: hours * 60 + minutes }
}

/** The day so many days later, or earlier when below 0. */
export function addDays(day: string, count: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + count)
  return moment.toISOString().slice(0, 10)
}

/** How many days there are from the first to the last, both included. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** Every day from the first to the last, both included. */
export function daysFrom(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => addDays(from, index))
}
