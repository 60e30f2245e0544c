import { expect, test, vi } from 'vitest'
import { shortDateFormat } from './short-date.ts'

test('a short date shows its year in any other year', () => {
  vi.useFakeTimers({ now: new Date(2027, 0, 3), toFake: ['Date'] })
  const texts = [new Date(2027, 0, 1), new Date(2026, 11, 31)].map((date) => date.toLocaleDateString('en', shortDateFormat(date)))
  expect(texts).toEqual(['Jan 1', 'Dec 31, 2026'])
  vi.useRealTimers()
})
