import { describe, expect, test } from 'vitest'
import type { AttributeKey } from '../../../goods/attributes.ts'
import { blankChange, parseAmount, parseFigure, type TypedFigure, toBulkChanges, typedUnit } from './bulk-changes.ts'

describe('a change of many products', () => {
  test.each([
    ['5', 5],
    ['5,5', 5.5],
    ['5.5', 5.5],
    ['5 %', 5],
    ['%5', 5],
    ['+5', 5],
    ['-5', -5],
    ['− 2,5', -2.5],
    ['-99', -99],
    ['', 'empty'],
    ['abc', 'number'],
    ['5 x', 'number'],
    ['5 %%', 'number'],
    ['5 $', 'number'],
    ['5-', 'number'],
    ['--5', 'number'],
    ['5,555', 'range'],
    ['0', 'zero'],
    ['-0,00', 'zero'],
    ['-100', 'range'],
    ['1.234,56', 'range'],
  ])('by percent, typed as "%s"', (by, expected) =>
    expect(parseAmount({ by, unit: 'percent', rounding: 'none' })).toEqual(
      typeof expected === 'number' ? { by: expected } : { problem: expected },
    ),
  )

  test.each([
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['-100', -100],
    ['-$ 5', -5],
    ['5 USD', 5],
    ['5 %', 'number'],
    ['5 €', 'number'],
    ['99999999', 'range'],
  ])('by dollars, typed as "%s"', (by, expected) =>
    expect(parseAmount({ by, unit: 'amount', rounding: 'none' })).toEqual(
      typeof expected === 'number' ? { by: expected } : { problem: expected },
    ),
  )

  test('of 0 only rounds, so it needs a rounding', () => {
    expect(toBulkChanges({ ...blankChange, kind: 'price', by: '0', rounding: '5' })).toEqual({ price: { percent: 0, rounding: '5' } })
    expect(toBulkChanges({ ...blankChange, kind: 'price', by: '0' })).toBeUndefined()
  })

  test('has the unit whose sign was typed', () => {
    expect(['5 %', '5 $', '5 usd', '5'].map(typedUnit)).toEqual(['percent', 'amount', 'amount', undefined])
    expect(toBulkChanges({ ...blankChange, kind: 'price', by: '5,5 %' })).toEqual({ price: { percent: 5.5, rounding: 'none' } })
    expect(toBulkChanges({ ...blankChange, kind: 'price', by: 'abc' })).toBeUndefined()
  })

  test.each<[AttributeKey, string, TypedFigure]>([
    ['powerKw', ' 2,5 ', { value: 2.5 }],
    ['powerKw', '2.5', { value: 2.5 }],
    ['powerKw', 'abc', { problem: 'number' }],
    ['powerKw', '', { problem: 'empty' }],
    ['weightKg', '-5', { problem: 'range', max: 100_000 }],
    ['weightKg', '100001', { problem: 'range', max: 100_000 }],
    ['weightKg', '0', { value: 0 }],
    ['phases', '3', { value: '3' }],
  ])('of the figure %s, typed as "%s"', (figure, text, expected) => expect(parseFigure(figure, text)).toEqual(expected))

  test('removes a figure or a text only if staff choose that, never by an empty field', () => {
    const figure = { ...blankChange, kind: 'figure', figure: 'powerKw' } as const
    expect(toBulkChanges(figure)).toBeUndefined()
    expect(toBulkChanges({ ...figure, figureValue: '5' })).toEqual({ specs: { powerKw: 5 } })
    expect(toBulkChanges({ ...figure, figureValue: '5', isRemoval: true })).toEqual({ specs: { powerKw: null } })
    const text = { ...blankChange, kind: 'availabilityText', availabilityTextDe: ' ' } as const
    expect(toBulkChanges(text)).toBeUndefined()
    expect(toBulkChanges({ ...text, availabilityTextEs: 'En mayo' })).toEqual({ availabilityTextEs: 'En mayo' })
    const all = { availabilityTextDe: '', availabilityTextEs: '', availabilityTextEn: '' }
    expect(toBulkChanges({ ...text, availabilityTextEs: 'En mayo', isRemoval: true })).toEqual(all)
  })
})
