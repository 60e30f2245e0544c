/** Makes a text fit one line of an order: line breaks and control characters become blanks, lone surrogates become U+FFFD. */
export function toOneLine(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\u{fffd}')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}
