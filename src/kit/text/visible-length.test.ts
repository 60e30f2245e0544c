import { expect, test } from 'vitest'
import { visibleLength } from './visible-length.ts'

test('only visible characters are counted', () => {
  expect(visibleLength(' Ana ')).toBe(3)
  expect(visibleLength('\u200b\u200d\ufeff\u2060')).toBe(0)
  expect(visibleLength('\u200bA\u200b \u200b')).toBe(1)
  expect(visibleLength('José Ñ')).toBe(6)
})
