/**
 * Creates a function that remembers a text for each number, such as a product id. An equal text for the same number returns the
 * remembered string, so that tables built one after the other share it in memory; a different text replaces it.
 */
export function makeTextPool(): (number: number, text: string) => string {
  const last: string[] = []
  return (number, text) => {
    const known = last[number]
    if (known === text) return known
    last[number] = text
    return text
  }
}
