import { describe, expect, test } from 'vitest'
import { mergeFields } from './merge-fields.ts'

describe('what two people changed at the same time', () => {
  const base = { name: 'Modul', price: '70.00', sku: null }

  test('comes together where they changed different fields, also when one of them sends all', () => {
    const stored = { ...base, price: '80.00' }
    expect(mergeFields({ name: 'Panel' }, { base, stored })).toEqual({ changes: { name: 'Panel' }, conflicts: [] })
    expect(mergeFields({ ...base, name: 'Panel' }, { base, stored })).toEqual({ changes: { name: 'Panel' }, conflicts: [] })
  })

  test('is a conflict where both changed the same field, and none where both say the same', () => {
    const stored = { ...base, price: '80.00', name: 'Panel' }
    expect(mergeFields({ price: '75.00', name: 'Panel' }, { base, stored })).toEqual({ changes: {}, conflicts: ['price'] })
  })

  test('compares as its subject does', () => {
    const isSame = (_: string, one: unknown, other: unknown) => Number(one) === Number(other)
    expect(mergeFields({ price: '77' }, { base, stored: { ...base, price: '77.00' }, isSame })).toEqual({ changes: {}, conflicts: [] })
  })

  test('is no conflict when the other has taken the change back', () => {
    expect(mergeFields({ price: '75.00' }, { base, stored: { ...base } })).toEqual({ changes: { price: '75.00' }, conflicts: [] })
  })

  test('keeps fields together that mean something only together', () => {
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

  test('asks about what one of them says of a figure that the other has changed, and merges the figures', () => {
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
