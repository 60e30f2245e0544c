/**
 * Key for comparing names: names with the same key are the same. It applies Unicode's full case folding to compatible forms (NFKC),
 * as RFC 8265 does for usernames: "Özlem" becomes "özlem" however its Ö is encoded, "STRAẞE" becomes "strasse", full-width letters
 * become plain ones. Dotted and dotless Turkish i become one letter, since its capital depends on the keyboard's language. Repeated
 * blanks become one, invisible characters are removed, accents stay.
 */
export function foldName(name: string): string {
  return (
    name
      .normalize('NFKC')
      .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
      // Lower, upper and lower case again: ẞ becomes ß, then SS, then ss.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .replace(/ς/g, 'σ')
      .normalize('NFD')
      .replace(/i\u0307/g, 'i')
      .normalize('NFKC')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
