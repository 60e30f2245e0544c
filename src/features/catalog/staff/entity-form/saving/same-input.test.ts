import { describe, expect, test } from 'vitest'
import { changedMeanings, isCovered, unsavedMeanings } from '#ui/staff/typed/draft-changes.ts'
import { subcategoryForm } from '../../category-form/category-form-kind.ts'
import { blankCategory } from '../../category-form/category-form-values.ts'
import { productFormByLanguage } from '../../product-form/product-form-kind.ts'
import { blankValues } from '../../product-form/product-form-values.ts'

describe('input that differs only in notation counts as unchanged', () => {
  test('in the product form', () => {
    const stored = { ...blankValues, oldPrice: '77.00', nameEn: 'Pump', sortOrder: '', specs: { ...blankValues.specs, powerKw: '5.5' } }
    const typed = { ...stored, oldPrice: '77', nameEn: 'Pump ', sortOrder: '0', specs: { ...stored.specs, powerKw: '5,50' } }
    expect(changedMeanings(productFormByLanguage.de, stored, typed)).toEqual([])
    const other = { ...typed, newPrice: '77.01', slug: 'b', oldPrice: '77,5', sortOrder: '1', specs: { ...typed.specs, powerKw: '5.51' } }
    expect(changedMeanings(productFormByLanguage.de, stored, other)).toEqual(['sortOrder', 'slug', 'newPrice', 'oldPrice', 'specs.powerKw'])
  })

  test('in the form of a category or subcategory', () => {
    const stored = { ...blankCategory, nameDe: 'Pumpen', descriptionEs: 'Bombas\ny más', sortOrder: '7', categoryId: '3' }
    const typed = { ...stored, nameDe: ' Pumpen', descriptionEs: 'Bombas\ny más\n', sortOrder: '07', image: ' ' }
    expect(changedMeanings(subcategoryForm, stored, typed)).toEqual([])
    const none = { ...stored, sortOrder: '' }
    expect(changedMeanings(subcategoryForm, { ...stored, sortOrder: '0' }, none)).toEqual([])
    expect(changedMeanings(subcategoryForm, stored, { ...typed, ...none, nameDe: 'Pumpe', isActive: false, categoryId: '4' })).toEqual([
      ...['nameDe', 'sortOrder', 'isActive', 'categoryId'],
    ])
  })

  test('but not if the input is no valid number', () => {
    for (const oldPrice of ['1.299', 'abc'])
      expect(changedMeanings(productFormByLanguage.de, blankValues, { ...blankValues, oldPrice })).toEqual(['oldPrice'])
    const heavy = (weightKg: string) => ({ ...blankValues, specs: { ...blankValues.specs, weightKg } })
    expect(changedMeanings(productFormByLanguage.de, heavy('1'), heavy('1.000'))).toEqual(['specs.weightKg'])
    const stored = { ...blankCategory, sortOrder: '7' }
    expect(changedMeanings(subcategoryForm, stored, { ...stored, sortOrder: '7a' })).toEqual(['sortOrder'])
  })
})

test('fields of an unanswered save count as unsaved even if they have their stored values again', () => {
  const stored = { ...blankValues, newPrice: '82.00' }
  const sent = { ...stored, newPrice: '83', sku: 'A' }
  expect(unsavedMeanings(productFormByLanguage.de, stored, { ...stored, newPrice: '82' }, undefined)).toEqual([])
  expect(unsavedMeanings(productFormByLanguage.de, stored, stored, sent)).toEqual(['newPrice', 'sku'])
  expect(unsavedMeanings(productFormByLanguage.de, stored, { ...stored, newPrice: '83.00' }, sent)).toEqual(['newPrice', 'sku'])
  expect(unsavedMeanings(productFormByLanguage.de, stored, sent, sent)).toHaveLength(2)
})

test('a draft of a new product is done with once a product with all of its texts is created, another text keeps it', () => {
  const draft = (typed: object) => ({ id: 'a', savedAt: '', basedOn: null, base: blankValues, values: { ...blankValues, ...typed } })
  const created = { ...blankValues, nameDe: 'Zement', oldPrice: '9.50', categoryId: '3' }
  const isDone = (typed: object) => isCovered(productFormByLanguage.de, draft(typed), blankValues, created)
  expect([isDone({ nameDe: 'Zement' }), isDone({ nameDe: 'Zement', oldPrice: '9,5' })]).toEqual([true, true])
  expect([isDone({ nameDe: 'Kalk' }), isDone({ nameDe: 'Zement', nameEs: 'Cemento' })]).toEqual([false, false])
})
