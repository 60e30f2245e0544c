import type { MoreTexts } from './es.ts'

export const en = {
  coming: 'Loading…',
  lost: 'No more products arrived: tap “Show more” again.',
} satisfies MoreTexts
