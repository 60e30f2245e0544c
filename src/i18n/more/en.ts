import type { MoreTexts } from './es.ts'

export const en = {
  lost: 'No more products arrived: tap “Show more” again.',
} satisfies MoreTexts
