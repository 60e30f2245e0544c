/**
 * Folds a text for searching: capitals become small letters, accents are removed (ñ becomes n), ß becomes ss, full-width letters
 * and ligatures become plain letters.
 */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  // Fast path, enough for most of the shop's texts and several times faster than the rest.
  const latin = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
  return isPlain(latin)
    ? latin
    : latin
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(/ß/g, 'ss')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with control characters
const isAscii = (text: string) => /^[\x00-\x7f]*$/.test(text)
/** True if the text is only ASCII, symbols and punctuation, so no letter needs further folding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with control characters
const isPlain = (text: string) => /^[\x00-\xbf×÷\u2010-\u20bf]*$/.test(text)
