/** Highest price of the shop, 9,999,999.99, in cents. */
export const MAX_CENTS = 999_999_999

const DECIMAL = /^\d{1,7}(?:\.\d{1,2})?$/

/**
 * Whole cents of a decimal string such as "1299.00" or "1299.5".
 *
 * @returns the cents, or undefined when the text is no price between 0.01 and 9,999,999.99
 */
export function parseCents(text: string): number | undefined {
  if (!DECIMAL.test(text)) return undefined
  const [whole = '0', fraction = ''] = text.split('.')
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return cents >= 1 && cents <= MAX_CENTS ? cents : undefined
}

/** Formats cents as the API's decimal string, always with two digits after the point: "1299.00". */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
