import { expect, test } from 'vitest'
import { RecentTranslations } from './recent-translations.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)

test('a translation is cached for 24 hours', () => {
  const recent = new RecentTranslations()
  recent.add('a', 'Hola', noon)
  expect(recent.find('a', later(23.99))).toBe('Hola')
  expect(recent.find('a', later(24))).toBeUndefined()
  expect(recent.size).toBe(0)
})

test('the 200 oldest are removed beyond 1000', () => {
  const recent = new RecentTranslations()
  for (let at = 0; at < 1000; at += 1) recent.add(String(at), 'x', noon)
  expect(recent.size).toBe(1000)
  recent.add('0', 'written anew', noon)
  expect(recent.size).toBe(1000)
  recent.add('1000', 'x', noon)
  expect(recent.size).toBe(801)
  expect([recent.find('0', noon), recent.find('1', noon), recent.find('200', noon), recent.find('201', noon)]).toEqual([
    'written anew',
    undefined,
    undefined,
    'x',
  ])
})
