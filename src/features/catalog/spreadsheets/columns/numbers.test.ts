import { describe, expect, test } from 'vitest'
import { decimalSignOf, readNumber } from './numbers.ts'

describe('the decimal sign of a column', () => {
  test.each([
    [['1.234,56', '12'], ','],
    [['1,234.56'], '.'],
    [['12,5', '1.000'], ','],
    [['1.234.567'], ','],
    [['1 299,00'], ','],
    [["1'299.50"], '.'],
    [['0,667'], ','],
    [['$ 620.5', 'auf Anfrage'], '.'],
    [['1.234,56', '1,234.56'], 'mixed'],
    [['1.234', '2.500', '12'], undefined],
    [['', 'x'], undefined],
  ] as const)('with the cells %j is %s', (texts, sign) => expect(decimalSignOf(texts)).toBe(sign))
})

describe('a number', () => {
  test.each([
    ['1299', undefined, 1299],
    ['1.234,56', 'mixed', 1234.56],
    ['1,234.56', 'mixed', 1234.56],
    ['1.234', 'mixed', 'ambiguous'],
    ['1.234', ',', 1234],
    ['1.234', '.', 1.234],
    ['1,234', undefined, 'ambiguous'],
    ['0,5', undefined, 0.5],
    ['-3', undefined, -3],
    ['1.23.4', '.', undefined],
    ['1.2345,6', ',', undefined],
    ['12 kg', undefined, undefined],
    ['', undefined, undefined],
  ] as const)('%s in a column with the decimal sign %s is read as %s', (text, sign, read) => expect(readNumber(text, sign)).toBe(read))

  test('that is a price has at most two decimals, so that a sign before three digits separates thousands', () => {
    expect(readNumber('1.234', undefined, { hasCents: true })).toBe(1234)
    expect(readNumber('1.234', '.', { hasCents: true })).toBe('ambiguous')
  })

  test('is read as a fraction if the thousands would exceed the largest possible value', () => {
    expect(readNumber('1.500', undefined, { most: 1000 })).toBe(1.5)
  })
})
