import { expect, test } from 'vitest'
import { makeUuid, uuidOf } from './uuid.ts'

test('a UUID of version 4 comes from sixteen random bytes', () => {
  const made = Array.from({ length: 50 }, () => makeUuid((bytes) => crypto.getRandomValues(bytes)))
  for (const uuid of made) expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(made).size).toBe(50)
})

test('the same bytes give the same UUID', () => {
  expect(uuidOf(new Uint8Array(32).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  expect(uuidOf(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000')
})
