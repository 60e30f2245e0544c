/**
 * Key for comparing names: names with the same key are the same. Unicode's full case folding over compatible forms (NFKC), as
 * RFC 8265 compares usernames: "Özlem" is "özlem" however its Ö is encoded, "STRAẞE" is "strasse", and full-width letters are
 * plain ones. Dotted and dotless Turkish i are one letter, since its capital depends on the keyboard's language. Repeated
 * blanks count once, invisible characters not at all. Accents count.
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
