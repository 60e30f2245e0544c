/** A Cuban tax number: eleven digits, possibly in groups and after "NIT". */
const CUBAN = /^(?:NIT[ .:-]*)?\d(?:[ .-]?\d){10}$/i

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
