/** Whether goods fit together; the sentences themselves come from the server (i18n/findings). */
export const es = {
  /** Over products side by side, each pair for itself. */
  'checks.pairs': '¿Van juntos?',
  'checks.all': 'Todo lo que se pudo revisar encaja',
  'checks.fitting': ({ count }: { count: number }) => `Lo que sí encaja (${count})`,
  'checks.estimate': 'Estimación; un técnico confirma.',
}
export type CheckTexts = typeof es
