/** Thousands in groups of three: "2.890", "1,234,567" or "2 890". A price has no third decimal, so it cannot be 2.89. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,\u0020\u00a0\u202f])\d{3})(?:\1\d{3})*$/
/** The same with one or two decimals behind the other sign: "1.299,50". */
const GROUPED_DECIMAL = /^(\d{1,3}(?:([.,\u0020\u00a0\u202f])\d{3})(?:\2\d{3})*)([.,])(\d{1,2})$/

/** A currency before or behind the amount; prices are in dollars, whatever somebody types. */
const CURRENCY = /^\s*(?:US?\$|USD|\$)?\s*|\s*(?:US?\$|USD|\$)?\s*$/gi

/**
 * A price as Germans and Cubans type it, "1299", "1299.5", "1299,50", "2.890", "1.299,50" or "$ 620", in the form that travels; null
 * when empty. Anything else stays as it was typed, and the contract refuses it.
 */
export function typedPrice(text: string | undefined): string | null {
  const typed = (text ?? '').replace(CURRENCY, '')
  if (typed === '') return null
  if (GROUPED.test(typed)) return digitsOf(typed)
  const [, whole, group, sign, decimals] = GROUPED_DECIMAL.exec(typed) ?? []
  if (whole !== undefined && group !== sign) return `${digitsOf(whole)}.${decimals}`
  return typed.replace(/^(\d+),(\d{1,2})$/, '$1.$2')
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
