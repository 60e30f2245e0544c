import { expect, test } from 'vitest'
import { staffText } from './staff.ts'
import { withinPhrase } from './staff-format.ts'

test.each([
  ['es', 'Original (español)'],
  ['de', 'Original (Spanisch)'],
  ['en', 'Original (Spanish)'],
] as const)('names of languages are small within Spanish phrases (%s)', (language, phrase) => {
  const t = staffText(language)
  expect(t('desk.original', { language: withinPhrase(t('desk.language.es'), language) })).toBe(phrase)
})
