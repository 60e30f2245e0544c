import type { CheckTexts } from './es.ts'

export const de: CheckTexts = {
  'checks.title': 'Passt alles zusammen?',
  'checks.pairs': 'Was passt zusammen?',
  'checks.checking': 'Wird geprüft',
  'checks.all': 'Alles, was sich prüfen ließ, passt',
  'checks.fitting': ({ count }) => `Was passt (${count})`,
  'checks.failed': 'Keine Verbindung zum Shop: Ob die Produkte zusammenpassen, ließ sich nicht prüfen.',
  'checks.estimate': 'Schätzung; ein Techniker bestätigt es.',
}
