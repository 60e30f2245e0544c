const FORMULA = '[\\s\\p{Cf}]*[=+\\-@＝＋－＠|]|[\\t\\r\\n]'
const RISKY = new RegExp(`^'*(?:${FORMULA})`, 'u')
const ESCAPED = new RegExp(`^'+(?:${FORMULA})`, 'u')

/**
 * Puts an apostrophe before text that a spreadsheet program would execute as a formula, because it begins with "=", "+", "-", "@"
 * or similar. Text that already begins with apostrophes and such a sign gets one more apostrophe, so `unescapeFormula` can restore it.
 */
export const escapeFormula = (text: string): string => (RISKY.test(text) ? `'${text}` : text)

/** Reverses `escapeFormula`. */
export const unescapeFormula = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text)
