import { expect, test } from 'vitest'
import {
  LOW_PAGE_VIEW_DELAY_MS,
  PAGE_VIEW_DELAY_MS,
  PRODUCT_VIEW_DELAY_MS,
  TRACKING_TIMEOUT_MS,
  TRACKING_WAITS_MS,
} from './tracking-times.ts'

test('a view is reported after half a second in the low-bandwidth mode, else after a tenth of a second', () => {
  expect([LOW_PAGE_VIEW_DELAY_MS, PAGE_VIEW_DELAY_MS, PRODUCT_VIEW_DELAY_MS]).toEqual([500, 100, 100])
})

test('an attempt has a timeout of five seconds, and retries follow after one and two seconds', () => {
  expect(TRACKING_TIMEOUT_MS).toBe(5000)
  expect(TRACKING_WAITS_MS).toEqual([1000, 2000])
})
