const FORMULA = '[\\s\\p{Cf}]*[=+\\-@＝＋－＠|]|[\\t\\r\\n]'
const RISKY = new RegExp(`^'*(?:${FORMULA})`, 'u')
const ESCAPED = new RegExp(`^'+(?:${FORMULA})`, 'u')

/**
 * Text that no spreadsheet takes for a formula: an apostrophe comes before "=", "+", "-", "@" and the like. Text that has such
 * apostrophes of its own gets one more, so that `originalText` always returns the same text.
 */
export const neutralText = (text: string): string => (RISKY.test(text) ? `'${text}` : text)

/** Reverses `neutralText`. */
export const originalText = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text)
