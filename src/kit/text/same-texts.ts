/**
 * Remembers the last text of each number, so that tables with equal texts share one string. A different text replaces the
 * remembered one and is returned itself.
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
