import type { CompareTexts } from './es.ts'

export const en = {
  open: ({ count }) => `Compare (${count})`,
  chosen: ({ count }) => `See what you chose (${count})`,
  full: 'Four is the most. Remove one to add another.',
  copied: 'Link copied',
  notCopied: 'Copy the link from the address bar.',
  close: 'Close',
  noLarge: 'The large picture did not load. Try again when you are online.',
} satisfies CompareTexts
