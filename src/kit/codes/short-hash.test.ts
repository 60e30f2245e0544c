import { expect, test } from 'vitest'
import { shortHash } from './short-hash.ts'

test('the same text has the same hash, which fits into an address', () => {
  expect(shortHash('Batería 5 kWh')).toBe(shortHash('Batería 5 kWh'))
  expect(shortHash('')).toMatch(/^[0-9a-z]{1,11}$/)
})

test('similar texts have different hashes', () => {
  const names = new Set(Array.from({ length: 20_000 }, (_, number) => shortHash(`Batería ${number} kWh`)))
  expect(names.size).toBe(20_000)
  expect(shortHash('ab\nc')).not.toBe(shortHash('a\nbc'))
})
