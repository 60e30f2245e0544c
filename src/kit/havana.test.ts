import { expect, test } from 'vitest'
import { dayAndMinute, minuteText } from './havana.ts'

test('days and minutes are Havana’s, in summer and in winter', () => {
  expect(dayAndMinute(new Date('2026-11-22T04:59:59Z'))).toEqual({ day: '2026-11-21', minute: 1439 })
  expect(dayAndMinute(new Date('2026-11-22T05:00:00Z'))).toEqual({ day: '2026-11-22', minute: 0 })
  expect(dayAndMinute(new Date('2026-07-01T04:00:00Z'))).toEqual({ day: '2026-07-01', minute: 0 })
  expect(minuteText(new Date('2026-11-20T14:42:00Z'))).toBe('2026-11-20 09:42')
})
