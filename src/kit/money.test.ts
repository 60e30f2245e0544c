import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCents, MAX_CENTS, parseCents } from './money.ts'

describe('money', () => {
  test.each([
    ['0.01', 1],
    ['0.1', 10],
    ['1', 100],
    ['1299.00', 129_900],
    ['1299.5', 129_950],
    ['0019.99', 1999],
    ['9999999.99', 999_999_999],
  ])('%s is %i cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents)
  })

  test.each([
    '',
    '0',
    '0.00',
    '-5',
    '+5',
    'abc',
    '1e9',
    '1,50',
    '1.',
    '.5',
    '1.999',
    ' 1',
    '1 ',
    '10000000',
    '10000000.00',
    '0x10',
    'NaN',
    '٣',
  ])('%j is no price', (text) => {
    expect(parseCents(text)).toBeUndefined()
  })

  test('every price is the same after formatting and parsing', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: MAX_CENTS }), (cents) => parseCents(formatCents(cents)) === cents))
  })

  test('a formatted amount has two digits after the point, below zero too', () => {
    expect([0, 5, 50, 500, -5, -1250].map(formatCents)).toEqual(['0.00', '0.05', '0.50', '5.00', '-0.05', '-12.50'])
  })
})
