/**
 * A number as Germans and Cubans type it: "1299.5", "1299,5", or with both signs "1.299,5".
 *
 * @param most the largest that it may be, by which "1.500" can be told from one and a half
 * @returns NaN when it is none, or may be read in two ways
 */
export function typedNumber(text: string, most?: number): number {
  if (isReadTwoWays(text, most)) return Number.NaN
  const typed = withoutGroups(text.trim()).replace(',', '.')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) : Number.NaN
}

/**
 * True if a number is ambiguous between thousands and thousandths. "0.667" and, with a maximum of a hundred, "72,222" are
 * fractions; three noughts may always mean thousands.
 */
export function isReadTwoWays(text: string, most = Number.POSITIVE_INFINITY): boolean {
  const [, whole, rest] = /^-?([1-9]\d{0,2})[.,](\d{3})$/.exec(text.trim()) ?? []
  return whole !== undefined && (rest === '000' || Number(`${whole}${rest}`) <= most)
}

/** Takes the signs between thousands away where the other sign tells which they are: "1.299,50" is "1299,50". */
function withoutGroups(typed: string): string {
  const groups = /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(typed) ? '.' : /^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(typed) ? ',' : undefined
  return groups === undefined ? typed : typed.replaceAll(groups, '')
}
