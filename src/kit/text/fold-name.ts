/**
 * A name as it is compared: two names that this folds to the same text are one name. Unicode's full case folding over
 * compatible forms (NFKC), as usernames are compared by RFC 8265, so "Özlem" is "özlem" however its Ö is written,
 * "STRAẞE" is "strasse", and a name in wide letters is the plain one. Turkish i, dotted or not, is one letter: what its
 * capital is depends on the language of a keyboard. Blanks count once, what nobody can see does not count. Accents do.
 */
export function foldName(name: string): string {
  return (
    name
      .normalize('NFKC')
      .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
      // Up and down again: some small letters have a capital of two (ß), some capitals only one of two small ones (ẞ).
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
