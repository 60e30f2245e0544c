/**
 * Makes a function that returns the first of equal texts under the same number (such as a product id), so that tables built one
 * after the other share one string in memory. A different text replaces the remembered one.
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
