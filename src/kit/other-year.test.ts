import { expect, test, vi } from 'vitest'
import { yearOf } from './other-year.ts'

test('a date shows its year in any other year', () => {
  vi.useFakeTimers({ now: new Date(2027, 0, 3), toFake: ['Date'] })
  expect([yearOf(new Date(2027, 0, 1)), yearOf(new Date(2026, 11, 31))]).toEqual([{}, { year: 'numeric' }])
  vi.useRealTimers()
})
