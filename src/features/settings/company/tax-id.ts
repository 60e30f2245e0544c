/** A Cuban tax number (NIT): eleven digits, possibly in groups. */
const CUBAN = /^\d(?:[ .-]?\d){10}$/

/**
 * True if a tax number looks like a typing error: a company in Cuba (or without a country) whose number is no NIT, or a company
 * elsewhere whose number has no digit. It is only a doubt, since a branch may have the number of its country of origin.
 *
 * @param country ISO code; '' while it is not set
 */
export function isDoubtfulTaxId(number: string, country: string): boolean {
  const text = number.trim()
  if (text === '') return false
  return country === '' || country === 'CU' ? !CUBAN.test(text) : !/\d/.test(text)
}
