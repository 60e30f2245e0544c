/** The longest range that can be shown: a leap year. */
export const MAX_DAYS = 366
/** The earliest day accepted; the calendar of the first centuries would need other rules. */
export const FIRST_DAY = '2000-01-01'
/** Lines of a list that are shown; its table has all. */
export const SHOWN_LINES = 8
