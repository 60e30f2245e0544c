/**
 * Returns a sort key for a name. Keys sorted by their bytes are in the order that people expect: capitals and accents make no
 * difference, numbers count by value ("3 kW" before "10 kW", "1 kW" before "1.5 kW"), ñ follows n. So both databases sort alike,
 * whatever their collations. Keys are stored: a change of this function needs a migration of `sort_name`.
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
      .replace(/(\d+(?:[.,]\d+)*)|[^\p{L}\p{N}{]+/gu, (_, number?: string) => (number ? ` ${numberKey(number)} ` : ' '))
      .replace(/ +/g, ' ')
      .trim()
  )
}

/** Key of a number: "2,50" and "2.5" are a decimal, "1.500" and "1,500" a thousand and a half, "1.2.3" three numbers. */
function numberKey(number: string): string {
  const groups = number.split(/[.,]/)
  if (/^[1-9]\d{0,2}([.,]\d{3})+$/.test(number)) return wholeKey(groups.join(''))
  const [whole = '', fraction = ''] = groups
  const decimals = fraction.replace(/0+$/, '')
  // '.' comes after ' ' and before the digits.
  return groups.length > 2 ? groups.map(wholeKey).join(' ') : wholeKey(whole) + (decimals && `.${decimals}`)
}

const wholeKey = (digits: string) => digits.replace(/^0+(?=\d)/, '').padStart(10, '0')
