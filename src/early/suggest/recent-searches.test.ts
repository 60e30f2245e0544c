import { expect, test } from 'vitest'
import { readRecent, withRecent } from './recent-searches.ts'

test('the latest search comes first, without duplicates, six at most', () => {
  const list = ['panel', 'batería', 'Panel ', '  inversor   48v ', 'a', 'b', 'c', 'd'].reduce<string[]>(withRecent, [])
  expect(list).toEqual(['d', 'c', 'b', 'a', 'inversor 48v', 'Panel'])
  expect(withRecent(list, '   ')).toEqual(list)
  expect(withRecent([], 'x'.repeat(500))[0]).toHaveLength(80)
})

test.each([null, undefined, '', 'x', '{}', '5', '[1,null,{}," "]'])('%j reads as an empty list of searches', (stored) => {
  expect(readRecent(stored)).toEqual([])
})

test('a long search is cut without half of a character, also one that was stored with it', () => {
  const [kept = ''] = withRecent([], `${'x'.repeat(79)}😀`)
  expect(kept).toBe('x'.repeat(79))
  expect(readRecent(JSON.stringify(['nevera\ud83d']))).toEqual(['nevera'])
})

test('a list is read back as it was written', () => {
  expect(readRecent(JSON.stringify(['panel', '«ñ» & "x"']))).toEqual(['panel', '«ñ» & "x"'])
  expect(readRecent(JSON.stringify(Array.from({ length: 50 }, (_, n) => `w${n}`)))).toHaveLength(6)
})
