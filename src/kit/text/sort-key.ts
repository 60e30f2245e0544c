/**
 * A key whose byte order is the order people expect of names: capitals and accents make no difference, numbers count by value
 * ("3 kW" before "10 kW"), ñ follows n. So both databases sort the same, whatever their collations.
 */
export function sortKey(name: string): string {
  return (
    name
      .toLowerCase()
      .normalize('NFC')
      // '{' is the first character after 'z'.
      .replace(/ñ/g, 'n{')
      .replace(/ß/g, 'ss')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}{]+/gu, ' ')
      .trim()
      .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(10, '0'))
  )
}
