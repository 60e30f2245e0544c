import { describe, expect, test } from 'vitest'
import { isSameJson, mergeFields } from './merge-fields.ts'

describe('simultaneous changes of two people', () => {
  const base = { name: 'Modul', price: '70.00', sku: null }

  test('merge if they changed different fields, also when one of them sends all', () => {
    const stored = { ...base, price: '80.00' }
    expect(mergeFields({ name: 'Panel' }, { base, stored })).toEqual({ changes: { name: 'Panel' }, conflicts: [] })
    expect(mergeFields({ ...base, name: 'Panel' }, { base, stored })).toEqual({ changes: { name: 'Panel' }, conflicts: [] })
  })

  test('conflict if both changed the same field, unless the value is the same', () => {
    const stored = { ...base, price: '80.00', name: 'Panel' }
    expect(mergeFields({ price: '75.00', name: 'Panel' }, { base, stored })).toEqual({ changes: {}, conflicts: ['price'] })
  })

  test('use the comparison of their entity', () => {
    const isSame = (_: string, one: unknown, other: unknown) => Number(one) === Number(other)
    expect(mergeFields({ price: '77' }, { base, stored: { ...base, price: '77.00' }, isSame })).toEqual({ changes: {}, conflicts: [] })
  })

  test('do not conflict if the other has reverted the change', () => {
    expect(mergeFields({ price: '75.00' }, { base, stored: { ...base } })).toEqual({ changes: { price: '75.00' }, conflicts: [] })
  })

  test('keep dependent fields together', () => {
    const place = { categoryId: 1, subcategoryId: 4 }
    const together = [['categoryId', 'subcategoryId']]
    const moved = { categoryId: 1, subcategoryId: 5 }
    expect(mergeFields({ categoryId: 2, subcategoryId: null }, { base: place, stored: moved, together }).conflicts).toEqual([
      'categoryId',
      'subcategoryId',
    ])
    expect(mergeFields({ categoryId: 2 }, { base: place, stored: moved, together }).conflicts).toEqual(['categoryId', 'subcategoryId'])
    expect(mergeFields({ subcategoryId: 5 }, { base: place, stored: moved, together })).toEqual({ changes: {}, conflicts: [] })
  })

  test('conflict if one changed the source of a figure and the other the figure itself or its source', () => {
    const load = { watts: 150, hours: 0, source: 'Granma' }
    const sourceFields = { source: ['watts', 'hours'] }
    const merged = (sent: object, stored: object) => mergeFields({ ...sent }, { base: load, stored: { ...load, ...stored }, sourceFields })
    expect(merged({ hours: 4, source: 'Granma' }, { watts: 70 })).toEqual({ changes: { hours: 4 }, conflicts: [] })
    expect(merged({ hours: 4, source: 'Granma' }, { source: 'Placa' })).toEqual({ changes: { hours: 4 }, conflicts: ['source'] })
    expect(merged({ source: 'Placa' }, { watts: 70 })).toEqual({ changes: {}, conflicts: ['source'] })
    expect(merged({ hours: 4, source: 'Placa' }, { watts: 70, source: 'Placa' })).toEqual({ changes: { hours: 4 }, conflicts: [] })
    expect(merged({ watts: 80, source: 'Granma' }, { watts: 70 })).toEqual({ changes: {}, conflicts: ['watts'] })
  })
})

test('the order of keys is ignored, the order of a list is not', () => {
  expect(isSameJson({ weightKg: 28, phases: { count: 1, volts: 230 } }, { phases: { volts: 230, count: 1 }, weightKg: 28 })).toBe(true)
  expect(isSameJson({ weightKg: 28 }, { weightKg: 29 })).toBe(false)
  expect(isSameJson(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameJson(undefined, null)).toBe(true)
})
