/** One product is one line of an order: breaks and control characters become blanks; half a character would break the link. */
export function oneLine(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\u{fffd}')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}
