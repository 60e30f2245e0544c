/** True for a quantity that can be asked for: a whole number from 1 to 9999, in digits. */
export function isQuantity(typed: string): boolean {
  return /^[1-9]\d{0,3}$/.test(typed.trim())
}
