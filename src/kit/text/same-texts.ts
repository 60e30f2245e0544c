/**
 * Remembers the last text of each number, for tables that keep the same text of the same thing: they then keep one string
 * together. Where the text is another one, that is what comes back.
 */
export function sameTexts(): (number: number, text: string) => string {
  const last: string[] = []
  return (number, text) => {
    const known = last[number]
    if (known === text) return known
    last[number] = text
    return text
  }
}
