/** Maximum days of a range: a leap year. */
export const MAX_DAYS = 366
/** Earliest day that a range may begin with. */
export const FIRST_DAY = '2000-01-01'
/** Lines of a list that the report page shows; the CSV export has all lines. */
export const SHOWN_LINES = 8
