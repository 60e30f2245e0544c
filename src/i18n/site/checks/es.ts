/** Headings around compatibility findings; the findings themselves come from the server (i18n/findings). */
export const es = {
  /** Heading on the comparison page, above findings about each pair of products. */
  'checks.pairs': '¿Van juntos?',
  /** Heading below the lines of the cart. */
  'checks.title': '¿Encaja todo?',
  /** While findings are loading. */
  'checks.checking': 'Comprobando si los productos van juntos',
  /** After a product of a calculated kit was removed; a link to the calculator follows. */
  'checks.broken': 'Al kit que calculó le falta una parte: el mensaje va sin ese cálculo.',
  'checks.again': 'Calcular de nuevo',
  'checks.failed': 'Sin conexión con la tienda: no se pudo revisar si los productos van juntos.',
  'checks.calculate': 'Calcular lo que necesita mi casa',
  'checks.fitting': ({ count }: { count: number }) => `Lo que sí encaja (${count})`,
  'checks.estimate': 'Estimación; un técnico confirma.',
}
export type CheckTexts = typeof es
