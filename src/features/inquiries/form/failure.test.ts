import { expect, test } from 'vitest'
import { CallError } from '#api/error-body.ts'
import { failureOf } from './failure.ts'

test('the server’s sentences stand at their fields; of a fault nothing is told', () => {
  const issues = [
    { path: 'phone', message: 'Invalid phone number' },
    { path: 'systemType', message: 'x' },
  ]
  expect(failureOf(new CallError(400, '', { error: 'Invalid phone number', issues }))).toEqual({
    status: 400,
    problems: { phone: 'Invalid phone number' },
    reason: '',
  })
  expect(failureOf(new CallError(500, 'stack', { error: 'Server error.' }))).toEqual({ status: 500, problems: {}, reason: '' })
  expect(failureOf(new CallError(502, '<html>'))).toEqual({ status: 502, problems: {}, reason: '' })
})

test('whoever sent too many is told how long to wait', () => {
  expect(failureOf(new CallError(429, '', { error: 'Wait 60 seconds.' }))?.reason).toBe('Wait 60 seconds.')
})

test('without a line there is no failure to show: the inquiry can wait', () => {
  expect(failureOf(new CallError(0, 'no connection'))).toBeUndefined()
  expect(failureOf(new DOMException('', 'AbortError'))).toBeUndefined()
})
