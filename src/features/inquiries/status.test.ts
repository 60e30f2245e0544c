import { expect, test } from 'vitest'
import { inquiryStatuses, toggledStatus } from './status.ts'

test('the dashboard’s toggle makes new inquiries processed, and all others new', () => {
  expect(inquiryStatuses.map((status) => [status, toggledStatus(status)])).toEqual([
    ['new', 'processed'],
    ['in_progress', 'new'],
    ['replied', 'new'],
    ['processed', 'new'],
    ['completed', 'new'],
  ])
})
