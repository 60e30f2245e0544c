import { describe, expect, test } from 'vitest'
import { isAmbiguousNumber, typedNumber } from './typed-number.ts'

describe('a typed number', () => {
  test.each([
    ['4,2', 4.2],
    [' 4.2 ', 4.2],
    [',5', 0.5],
    ['5.', 5],
    ['-3', -3],
    ['1500', 1500],
    ['0.667', 0.667],
    ['12,3456', 12.3456],
    ['1.299,5', 1299.5],
    ['1,299.50', 1299.5],
    ['12.345.678,9', 12_345_678.9],
    ['1.299.000', 1_299_000],
    ['1 299', 1299],
    ["1'299.5", 1299.5],
    ['', Number.NaN],
    ['viel', Number.NaN],
    ['1e3', Number.NaN],
    ['4,2,1', Number.NaN],
    ['1.000', Number.NaN],
    ['1,500', Number.NaN],
  ])('"%s" is %d', (text, value) => {
    expect(typedNumber(text)).toBe(value)
  })

  test('is ambiguous if it can mean thousands or thousandths', () => {
    for (const text of ['1.000', '1,000', ' 12.500', '999,999']) expect([text, isAmbiguousNumber(text)]).toEqual([text, true])
    for (const text of ['0.667', '1000', '1.0', '1.0000', '1.299,5']) expect([text, isAmbiguousNumber(text)]).toEqual([text, false])
    // A percentage cannot be 72 222, so "72,222" is a fraction. "1.000" may be a thousand, typed above the maximum by mistake.
    expect([typedNumber('72,222', 100), typedNumber('1.500', 1000), typedNumber('1.000', 100)]).toEqual([72.222, 1.5, Number.NaN])
  })
})
