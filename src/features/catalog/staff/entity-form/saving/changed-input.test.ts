import { expect, test } from 'vitest'
import { pickChangedInput, valueAt } from './changed-input.ts'

test('a form sends only the changed fields', () => {
  const input = { nameDe: 'Modul', oldPrice: '70', specs: { kva: 5 }, checkedTexts: [], behindTexts: ['nameEs'] }
  expect(pickChangedInput(input, ['oldPrice'])).toEqual({ oldPrice: '70', behindTexts: ['nameEs'] })
  expect(pickChangedInput(input, ['specs.kva', 'translationNotes'])).toEqual({ specs: { kva: 5 }, behindTexts: ['nameEs'] })
  expect(valueAt({ specs: { kva: 5 }, sku: '' }, 'specs.kva')).toBe(5)
  expect(valueAt({ sku: '' }, 'specs.kva')).toBeUndefined()
})
