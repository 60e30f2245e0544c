/**
 * Parses a number as Germans and Cubans type it: "1299.5", "1299,5", or with both signs "1.299,5".
 *
 * @param max the largest possible value; with 1000, for example, "1.500" is one and a half
 * @returns NaN if the text is no number, or ambiguous
 */
export function typedNumber(text: string, max?: number): number {
  if (isAmbiguousNumber(text, max)) return Number.NaN
  const typed = withoutGroups(text.trim()).replace(',', '.')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN
}

/**
 * True if a typed number may mean thousands or thousandths ("1.500"). "0.667" is a fraction, and so is "72,222" with a maximum
 * of a hundred; three zeros are always ambiguous.
 */
export function isAmbiguousNumber(text: string, max = Number.POSITIVE_INFINITY): boolean {
  const [, whole, rest] = /^-?([1-9]\d{0,2})[.,](\d{3})$/.exec(text.trim()) ?? []
  return whole !== undefined && (rest === '000' || Number(`${whole}${rest}`) <= max)
}

/** Removes thousands separators if the text has both signs: "1.299,50" becomes "1299,50". */
function withoutGroups(typed: string): string {
  const groups = /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(typed) ? '.' : /^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(typed) ? ',' : undefined
  return groups === undefined ? typed : typed.replaceAll(groups, '')
}
