/** Whether goods fit together; the sentences themselves come from the server (i18n/findings). */
export const es = {
  'checks.title': '¿Encaja todo?',
  /** Over products side by side, each pair for itself. */
  'checks.pairs': '¿Van juntos?',
  'checks.checking': 'Revisando si encaja',
  'checks.all': 'Todo lo que se pudo revisar encaja',
  'checks.fitting': ({ count }: { count: number }) => `Lo que sí encaja (${count})`,
  'checks.failed': 'Sin conexión con la tienda: no se pudo revisar si los productos van juntos.',
  'checks.estimate': 'Estimación; un técnico confirma.',
}
export type CheckTexts = typeof es
