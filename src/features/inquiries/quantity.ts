/** Whether this is how many of a product somebody may ask for: a whole number from 1 to 9999, written in figures. */
export function isQuantity(typed: string): boolean {
  return /^[1-9]\d{0,3}$/.test(typed.trim())
}
