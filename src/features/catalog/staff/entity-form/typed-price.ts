/**
 * A price as Germans and Cubans type it, "1299", "1299.5", "1299,50" or, as the lists show it, "1.299,50", in the form
 * that travels; null when empty. What can be read in two ways, such as "1.299", stays as it was typed.
 */
export function typedPrice(text: string | undefined): string | null {
  const typed = (text ?? '').trim()
  if (typed === '') return null
  const groups = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(typed) ? '.' : /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(typed) ? ',' : undefined
  const digits = groups === undefined ? typed : typed.replaceAll(groups, '')
  return digits.replace(/^(\d+),(\d{1,2})$/, '$1.$2')
}
