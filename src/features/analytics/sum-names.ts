/** Name under which the sums count unknown or missing values, such as a visit without referrer. */
export const UNKNOWN = ''
/** Name under which the sums count all values beyond the most frequent of a day. */
export const OTHERS = '*'
