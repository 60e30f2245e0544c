import type { CheckTexts } from './es.ts'

export const en: CheckTexts = {
  'checks.title': 'Does it all fit?',
  'checks.pairs': 'Do they go together?',
  'checks.checking': 'Checking whether it fits',
  'checks.all': 'All that could be checked fits',
  'checks.fitting': ({ count }) => `What does fit (${count})`,
  'checks.failed': 'No connection to the shop: whether the products go together could not be checked.',
  'checks.estimate': 'An estimate; a technician confirms it.',
}
