import { expect, test } from 'vitest'
import { findSuspicion } from './robots.ts'

test('a form without hidden field and time is not suspected', () => {
  expect(findSuspicion({})).toBeUndefined()
  expect(findSuspicion({ website: '' })).toBeUndefined()
  expect(findSuspicion({ website: ' ', elapsedMs: 45_000 })).toBeUndefined()
})

test('a filled hidden field and a very short time raise a suspicion', () => {
  expect(findSuspicion({ website: 'https://casino.example', elapsedMs: 45_000 })).toBe('hidden-field')
  expect(findSuspicion({ website: '', elapsedMs: 0 })).toBe('too-fast')
  expect(findSuspicion({ elapsedMs: 1999 })).toBe('too-fast')
  expect(findSuspicion({ elapsedMs: 2000 })).toBeUndefined()
})
