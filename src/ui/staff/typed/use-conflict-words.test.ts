import { expect, test } from 'vitest'
import { areAllBy } from './use-conflict-words.ts'

test('a conflict is a person’s own only if that person has made every change in it', () => {
  expect(areAllBy('Ana', ['Ana', 'Ana'])).toBe(true)
  expect(areAllBy('Ana', ['Ana', 'Luis'])).toBe(false)
  expect(areAllBy('Ana', ['Ana', undefined])).toBe(false)
  expect(areAllBy('Ana', [])).toBe(false)
  expect(areAllBy(undefined, [undefined])).toBe(false)
})
