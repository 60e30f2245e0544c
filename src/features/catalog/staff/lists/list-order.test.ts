import { describe, expect, test } from 'vitest'
import { blankProduct } from '#tests/blank-product.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'
import type { ProductListRow, StaffProduct } from '../../product/product.contract.ts'
import { toProductListRow } from '../../product/product-rows.ts'
import { filterRows, noFilter, type ProductFilter, searchRows } from '../../product/staff-filter.ts'
import { addSearchResults, sortRows } from './list-order.ts'

const row = (changes: Partial<StaffProduct>): ProductListRow => toProductListRow({ ...blankProduct, ...changes }, 'de')
const named = (id: number, nameDe: string) => ({ id, name: nameDe, nameDe, nameEs: '', nameEn: '' })
const categories = [named(1, 'Wechselrichter'), named(2, 'Batterien')] as Category[]
const subcategories = [named(1, 'Lithium'), named(2, 'AGM')] as Subcategory[]
const sorted = (rows: ProductListRow[], sort: 'position' | 'category') =>
  sortRows(rows, sort, { categories, subcategories, language: 'de' }).map(({ id }) => id)

describe('the product list', () => {
  test('is sorted by position, with rows without a position last, then by name', () => {
    const rows = [
      row({ id: 1, sortOrder: 0, nameDe: 'Zange' }),
      row({ id: 2, sortOrder: 10 }),
      row({ id: 3, sortOrder: 0, nameDe: 'Ampel' }),
      row({ id: 4, sortOrder: 2 }),
    ]
    expect(sorted(rows, 'position')).toEqual([4, 2, 3, 1])
  })

  test('is sorted by category name, then subcategory name, then position', () => {
    const rows = [
      row({ id: 1, categoryId: 1, sortOrder: 1 }),
      row({ id: 2, categoryId: 2, subcategoryId: 1, sortOrder: 1 }),
      row({ id: 3, categoryId: 2, subcategoryId: 2, sortOrder: 9 }),
      row({ id: 4, categoryId: 2, subcategoryId: 2, sortOrder: 0 }),
      row({ id: 5, categoryId: 2, subcategoryId: null, sortOrder: 5 }),
    ]
    expect(sorted(rows, 'category')).toEqual([5, 3, 4, 2, 1])
  })

  test('sorts numbers in names by their value', () => {
    const rows = [row({ id: 1, nameDe: 'Anlage 10 kW' }), row({ id: 2, nameDe: 'Anlage 3 kW' })]
    expect(sorted(rows, 'position')).toEqual([2, 1])
  })

  test('shows 80 characters of the short description and an ellipsis, without its marks', () => {
    expect(row({ shortDescriptionDe: 'x'.repeat(81) }).shortText).toBe(`${'x'.repeat(80)}…`)
    expect(row({ shortDescriptionDe: 'x'.repeat(80) }).shortText).toBe('x'.repeat(80))
    expect(row({ shortDescriptionDe: '**Leise** und *stark*' }).shortText).toBe('Leise und stark')
  })

  test('shows the short description in the reader’s language, and in German until it is translated', () => {
    const product = { ...blankProduct, shortDescriptionDe: 'Leise', shortDescriptionEs: 'Silencioso' }
    expect(toProductListRow(product, 'es').shortText).toBe('Silencioso')
    expect(toProductListRow(product, 'en').shortText).toBe('Leise')
  })

  test('is searched by any name and the SKU, ignoring accents and case', () => {
    const wall = { nameDe: 'Wandspeicher', nameEs: 'Batería de pared', nameEn: 'Wall battery' }
    const rows = [row({ id: 1, ...wall }), row({ id: 2, nameDe: 'Kabel', sku: 'KB-6' }), row({ id: 3, nameDe: 'Größe' })]
    const found = (query: string) => searchRows(rows, query).map(({ id }) => id)
    expect(found('bateria PARED')).toEqual([1])
    expect([found('WANDSPEICHER'), found('wall bat'), found('wandspeicher pared battery')]).toEqual([[1], [1], [1]])
    expect([found('kb-6'), found('KB6'), found('kb 6')]).toEqual([[2], [2], [2]])
    expect(found('grosse')).toEqual([3])
    expect(found('große')).toEqual([3])
    expect(found('  ')).toEqual([1, 2, 3])
  })

  test('adds the website’s search results after the direct matches, unless the website ranks them first', () => {
    const rows = [row({ id: 1, nameDe: 'Set für 4 Module' }), row({ id: 2, nameDe: 'Solarmodul' }), row({ id: 3, nameDe: 'Kiste' })]
    const found = (query: string, ids: number[]) => {
      const { found, further } = addSearchResults(rows, searchRows(rows, query), ids)
      return [found.map(({ id }) => id), further]
    }
    expect(found('Module', [])).toEqual([[1], 0])
    expect(found('Module', [2, 1, 3])).toEqual([[2, 1, 3], 2])
    expect(found('Module', [1, 3, 2])).toEqual([[1, 3, 2], 2])
    // An inactive product is not among the website's results, but its name matches.
    expect(found('Kiste', [2, 1])).toEqual([[3, 2, 1], 2])
    expect(found('Tejas', [2, 9])).toEqual([[2], 1])
  })

  test('is filtered by category, state, stock and missing language at the same time', () => {
    const rows = [
      row({
        id: 1,
        isFeatured: true,
        nameEs: 'Kit',
        mainImage: '/media/a',
        oldPrice: '5.00',
        translations: { es: 'complete', en: 'complete' },
      }),
      row({ id: 2, isActive: false, translations: { es: 'complete', en: 'missing' } }),
      row({
        id: 3,
        nameEs: 'Cable',
        mainImage: '/media/b',
        priceOnRequest: true,
        categoryId: 2,
        stockStatus: 'limited',
        translations: { es: 'outdated', en: 'missing' },
      }),
    ]
    const left = (filter: Partial<ProductFilter>) => filterRows(rows, { ...noFilter, ...filter }).map(({ id }) => id)
    expect(left({})).toEqual([1, 2, 3])
    expect(left({ category: '2' })).toEqual([3])
    expect(left({ state: 'active' })).toEqual([1, 3])
    expect(left({ state: 'inactive' })).toEqual([2])
    expect(left({ state: 'featured' })).toEqual([1])
    expect(left({ state: 'incomplete' })).toEqual([2])
    const draft = row({ id: 4, isActive: false, nameEs: 'Tubo', mainImage: '/media/c', priceOnRequest: true })
    expect(filterRows([...rows, draft], { ...noFilter, state: 'complete-draft' })).toEqual([draft])
    expect(left({ stock: 'limited' })).toEqual([3])
    expect(left({ translation: 'outdated-es' })).toEqual([3])
    expect(left({ translation: 'missing-en' })).toEqual([2, 3])
    expect(left({ translation: 'missing-en', state: 'inactive' })).toEqual([2])
  })
})
