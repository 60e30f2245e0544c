import type { CheckTexts } from './es.ts'

export const en: CheckTexts = {
  'checks.pairs': 'Do they go together?',
  'checks.title': 'Does it all fit?',
  'checks.checking': 'Checking whether the products go together',
  'checks.broken': 'A part of the kit that you calculated is missing: the message goes without that calculation.',
  'checks.again': 'Calculate again',
  'checks.failed': 'No connection to the shop: whether the products go together could not be checked.',
  'checks.calculate': 'Calculate what my home needs',
  'checks.fitting': ({ count }) => `What does fit (${count})`,
  'checks.estimate': 'An estimate; a technician confirms it.',
}
