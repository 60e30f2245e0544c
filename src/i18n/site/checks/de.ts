import type { CheckTexts } from './es.ts'

export const de: CheckTexts = {
  'checks.pairs': 'Was passt zusammen?',
  'checks.all': 'Alles, was sich prüfen ließ, passt',
  'checks.fitting': ({ count }) => `Was passt (${count})`,
  'checks.estimate': 'Schätzung; ein Techniker bestätigt es.',
}
