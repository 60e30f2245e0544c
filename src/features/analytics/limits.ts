/** The longest range that can be shown: a leap year. */
export const MAX_DAYS = 366
/** No day before this one is a day of the shop; calendars of the first centuries are another matter. */
export const FIRST_DAY = '2000-01-01'
/** Lines of a list that are shown; its table has all. */
export const SHOWN_LINES = 8
