/** Frame of compatibility findings; the sentences themselves come from the server (i18n/findings). */
export const es = {
  /** Over products side by side, each pair for itself. */
  'checks.pairs': '¿Van juntos?',
  /** Below the lines of the cart. */
  'checks.title': '¿Encaja todo?',
  /** While that is asked. */
  'checks.checking': 'Comprobando si los productos van juntos',
  /** Once something of a calculated kit was taken out; beside it the way back to the calculator. */
  'checks.broken': 'Al kit que calculó le falta una parte: el mensaje va sin ese cálculo.',
  'checks.again': 'Calcular de nuevo',
  'checks.failed': 'Sin conexión con la tienda: no se pudo revisar si los productos van juntos.',
  'checks.calculate': 'Calcular lo que necesita mi casa',
  'checks.fitting': ({ count }: { count: number }) => `Lo que sí encaja (${count})`,
  'checks.estimate': 'Estimación; un técnico confirma.',
}
export type CheckTexts = typeof es
