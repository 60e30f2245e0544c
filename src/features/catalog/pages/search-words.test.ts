import { describe, expect, test } from 'vitest'
import { toCachedAddress } from '#platform/pages/page-address.server.ts'
import { QUERY_MAX } from '../product/listing/list-limits.ts'
import { listAddress } from './list-address.ts'
import { isCut, readPageNumber, readWords } from './search-words.ts'

const wordsOf = (q: string) => readWords(new URLSearchParams({ q }))

describe('the search query of a URL', () => {
  test.each([
    ['panel', 'panel'],
    ['  batería \t de\n litio ', 'batería de litio'],
    ['panel\0solar\u0007', 'panel solar'],
    ['', ''],
    ['   ', ''],
    ['<b>panel</b>', '<b>panel</b>'],
    [`${'a'.repeat(QUERY_MAX)}b`, 'a'.repeat(QUERY_MAX)],
    [`${'a'.repeat(QUERY_MAX - 1)}🔆`, 'a'.repeat(QUERY_MAX - 1)],
  ])('%j is read as %j', (q, words) => {
    expect(wordsOf(q)).toBe(words)
  })

  test('is the same on the server, which gets a truncated URL', () => {
    for (const q of ['panel', 'x'.repeat(2000), `${' '.repeat(300)}panel`, `${'a'.repeat(QUERY_MAX - 1)}🔆🔆`, 'ñ'.repeat(201)]) {
      const seen = toCachedAddress('/products', new URLSearchParams({ q }), { '/products': { q: {} } })
      expect([q, readWords(new URL(seen, 'http://shop').searchParams)]).toEqual([q, wordsOf(q)])
    }
  })

  test('is recognized as too long, also on the server', () => {
    for (const [length, cut] of [
      [QUERY_MAX, false],
      [QUERY_MAX + 1, true],
      [2000, true],
    ] as const) {
      const seen = toCachedAddress('/products', new URLSearchParams({ q: 'x'.repeat(length) }), { '/products': { q: {} } })
      expect([length, isCut(new URL(seen, 'http://shop').searchParams)]).toEqual([length, cut])
    }
  })

  test('has page 1 if its page number is invalid', () => {
    const pages = ['', '1', '2', '0', '-1', '1.5', 'x', '999999', '1e3', '9'.repeat(30)]
    expect(pages.map((page) => readPageNumber(new URLSearchParams({ page })))).toEqual([1, 1, 2, 1, 1, 1, 1, 1, 1, 1])
  })
})

test('the URL of a search contains its words and page number', () => {
  expect(listAddress({})).toBe('/products')
  expect(listAddress({ q: 'panel' })).toBe('/products?q=panel')
  for (const words of ['5 kW & más', 'a+b', '50%', '#1', '«ñ»']) {
    const { searchParams } = new URL(listAddress({ q: words }, {}, 3), 'http://shop')
    expect([readWords(searchParams), readPageNumber(searchParams)]).toEqual([words, 3])
  }
})
