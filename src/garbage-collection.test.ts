import { expect, test } from 'vitest'
import { detectQuietMinute } from './garbage-collection.ts'

test('memory is freed once, in the first quiet minute after a busy one', () => {
  const isDue = detectQuietMinute()
  const minutes = [10, 5000, 30_000, 200, 100, 0, 700, 599, 600]
  expect(minutes.map(isDue)).toEqual([false, false, false, true, false, false, false, true, false])
})
