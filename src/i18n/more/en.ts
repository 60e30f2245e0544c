import type { MoreTexts } from './es.ts'

export const en = {
  coming: 'Loading…',
  lost: 'No more products loaded: tap “Show more” again.',
} satisfies MoreTexts
