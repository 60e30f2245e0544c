/**
 * Returns a sort key for a name. Keys sorted by their bytes are in the order that people expect: capitals and accents make no
 * difference, numbers count by value ("3 kW" before "10 kW"), ñ follows n. So both databases sort alike, whatever their collations.
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
