/** The longest range that can be shown: a leap year. */
export const MAX_DAYS = 366
/** The earliest day accepted. Dates of the first centuries would need special rules. */
export const FIRST_DAY = '2000-01-01'
/** Lines of a list that the report page shows; the CSV export has all lines. */
export const SHOWN_LINES = 8
