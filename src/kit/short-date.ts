/** Format of a short date: day, month, and the year of a date that is in another year than today. */
export function shortDateFormat(date: Date): Intl.DateTimeFormatOptions {
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  return { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) }
}
