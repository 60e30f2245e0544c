/** A number as Germans and Cubans type it, with a comma or a point; NaN when it is none. */
export function typedNumber(text: string): number {
  const typed = text.trim().replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN
}
