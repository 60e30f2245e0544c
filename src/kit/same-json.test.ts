import { expect, test } from 'vitest'
import { isSameJson } from './same-json.ts'

test('the order of keys is ignored, the order of a list is not', () => {
  expect(isSameJson({ weightKg: 28, phases: { count: 1, volts: 230 } }, { phases: { volts: 230, count: 1 }, weightKg: 28 })).toBe(true)
  expect(isSameJson({ weightKg: 28 }, { weightKg: 29 })).toBe(false)
  expect(isSameJson(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameJson(undefined, null)).toBe(true)
})
