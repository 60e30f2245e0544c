/** The longest range that can be shown: a leap year. */
export const MOST_DAYS = 366
/** So many lines of a list are shown; its table holds all. */
export const SHOWN_LINES = 8
