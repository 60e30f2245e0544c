import { expect, test } from 'vitest'
import { suspect } from './robots.ts'

test('a form without its signals is not judged', () => {
  expect(suspect({})).toBeUndefined()
  expect(suspect({ website: '' })).toBeUndefined()
  expect(suspect({ website: ' ', elapsedMs: 45_000 })).toBeUndefined()
})

test('the hidden field and haste reveal a bot', () => {
  expect(suspect({ website: 'https://casino.example', elapsedMs: 45_000 })).toBe('hidden-field')
  expect(suspect({ website: '', elapsedMs: 0 })).toBe('too-fast')
  expect(suspect({ elapsedMs: 1999 })).toBe('too-fast')
  expect(suspect({ elapsedMs: 2000 })).toBeUndefined()
})
