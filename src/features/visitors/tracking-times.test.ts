import { expect, test } from 'vitest'
import { PRODUCT_VIEW_DELAY_MS, pageViewDelayMs, TRACKING_TIMEOUT_MS, TRACKING_WAITS_MS } from './tracking-times.ts'

test('a view is counted after half a second in the low-bandwidth mode, else after a tenth', () => {
  expect([pageViewDelayMs(true), pageViewDelayMs(false), PRODUCT_VIEW_DELAY_MS]).toEqual([500, 100, 100])
})

test('counting gives up after three attempts of five seconds each', () => {
  expect(TRACKING_TIMEOUT_MS).toBe(5000)
  expect(TRACKING_WAITS_MS).toEqual([1000, 2000])
})
