import type { CheckTexts } from './es.ts'

export const en: CheckTexts = {
  'checks.pairs': 'Do they go together?',
  'checks.all': 'All that could be checked fits',
  'checks.fitting': ({ count }) => `What does fit (${count})`,
  'checks.estimate': 'An estimate; a technician confirms it.',
}
