import { expect, test } from 'vitest'
import { outcomeOfStatus } from '#kit/browser/post-inquiry.ts'
import { readFailure } from './failure.ts'

test('a refusal has the server’s messages by field, and no details of a server error', () => {
  const issues = [
    { path: 'phone', message: 'Invalid phone number' },
    { path: 'systemType', message: 'x' },
  ]
  expect(readFailure(400, { error: 'Invalid phone number', issues })).toEqual({
    status: 400,
    problems: { phone: 'Invalid phone number' },
    reason: '',
  })
  expect(readFailure(500, { error: 'Server error.' })).toEqual({ status: 500, problems: {}, reason: '' })
  expect(readFailure(502, undefined)).toEqual({ status: 502, problems: {}, reason: '' })
})

test('a refusal after too many inquiries has the time to wait', () => {
  expect(readFailure(429, { error: 'Wait 60 seconds.' }).reason).toBe('Wait 60 seconds.')
})

test.each([
  [403, 'unverified'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [400, 'refused'],
  [409, 'refused'],
  [422, 'refused'],
])('an answer of %i means %s', (status, outcome) => {
  expect(outcomeOfStatus(status)).toBe(outcome)
})
