import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NAME_MAX } from '../entity/limits.ts'
import { appendWithin, copyNames, mergeProduct, type ProductFields } from './product-rules.ts'

function merged(...args: Parameters<typeof mergeProduct>): ProductFields {
  const result = mergeProduct(...args)
  if (!result.ok) throw new Error(result.problem)
  return result.value
}

describe('the product after a write', () => {
  test('has the sent fields in place of the stored ones', () => {
    const before = merged({ nameDe: 'Modul', oldPrice: '5.00', sku: 'A' })
    expect(merged({ nameEs: 'Panel', sku: null }, before)).toEqual({ ...before, nameEs: 'Panel', sku: null })
    expect(merged({}, before)).toEqual(before)
  })

  test('has no prices if it is on request, even if prices are sent', () => {
    const before = merged({ oldPrice: '5.00', newPrice: '4.00' })
    expect(merged({ priceOnRequest: true, price: '3.00', newPrice: '2.00' }, before)).toMatchObject({ oldPrice: null, newPrice: null })
  })

  test('is refused if only a price is sent while it is on request; removing a price is accepted', () => {
    const before = merged({ priceOnRequest: true })
    for (const price of [{ oldPrice: '5.00' }, { newPrice: '5.00' }, { price: '5.00' }])
      expect(mergeProduct(price, before)).toEqual({ ok: false, problem: 'price-on-request' })
    expect(mergeProduct({ oldPrice: null, newPrice: null }, before).ok).toBe(true)
  })

  test('has its attributes in the order of attributes.ts', () => {
    expect(Object.keys(merged({ specs: { weightKg: 1, powerKw: 2 }, wattPeak: 3 }).specs)).toEqual(['powerKw', 'wattPeak', 'weightKg'])
  })
})

test('a text is shortened to fit its suffix without cutting a character in half', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (name) => {
      const cut = appendWithin(name, ' (Kopie)', NAME_MAX)
      return cut.length <= NAME_MAX && cut.endsWith(' (Kopie)') && cut.isWellFormed()
    }),
  )
  expect(copyNames({ nameDe: 'Modul', nameEs: '', nameEn: 'Panel' })).toEqual({
    nameDe: 'Modul (Kopie)',
    nameEs: '',
    nameEn: 'Panel (copy)',
  })
})
