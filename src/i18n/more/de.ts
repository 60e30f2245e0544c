import type { MoreTexts } from './es.ts'

export const de = {
  coming: 'Wird geladen …',
  lost: 'Weitere Produkte sind nicht angekommen. Tippen Sie noch einmal auf „Mehr zeigen“.',
} satisfies MoreTexts
