import { expect, test } from 'vitest'
import type { ShownCategory, ShownSubcategory } from '../category/category.contract.ts'
import type { FoundProducts } from '../product/product.contract.ts'
import { parseRequestedList, productsView, readLayout } from './products-view.ts'

const category = (id: number) => ({ id, name: `category ${id}`, image: null, imageAltEs: ' Cuatro paneles ' }) as ShownCategory
const subcategory = (id: number, categoryId: number) => ({ ...category(id), categoryId }) as ShownSubcategory
const list = { total: 1 } as FoundProducts
const shop = {
  categories: [category(1), category(2), category(3)],
  subcategories: [subcategory(11, 1), subcategory(12, 1)],
  list,
}
const view = (address: string, given = shop) => {
  const asked = parseRequestedList(new URL(address, 'http://shop').searchParams)
  return asked && productsView(asked, { ...given, language: 'es' })
}

test('a URL without a category shows all categories', () => {
  expect(view('/products')).toMatchObject({ kind: 'categories', categories: [{ id: 1 }, { id: 2 }, { id: 3 }] })
})

test('a category with subcategories shows them and a list of products', () => {
  expect(view('/products?category=1')).toMatchObject({ kind: 'category', subcategories: [{ id: 11 }, { id: 12 }], list })
})

test('a category without subcategories is a leaf', () => {
  expect(view('/products?category=2')).toMatchObject({ kind: 'leaf', category: { id: 2 }, subcategory: null })
})

test('a subcategory is a leaf, also if the URL does not name its category', () => {
  const leaf = { kind: 'leaf', category: { id: 1 }, subcategory: { id: 12 } }
  expect(view('/products?category=1&subcategory=12')).toMatchObject(leaf)
  expect(view('/products?subcategory=12')).toMatchObject(leaf)
})

test('subcategory=all shows all products of a category; it makes no difference without subcategories', () => {
  expect(view('/products?category=1&subcategory=all')).toMatchObject({ kind: 'leaf', subcategory: null, isWhole: true })
  expect(view('/products?category=2&subcategory=all')).toMatchObject({ kind: 'leaf', subcategory: null, isWhole: false })
})

test.each([
  '/products?subcategory=all',
  '/products?category=99&subcategory=all',
  '/products?category=99',
  '/products?subcategory=99',
  '/products?category=2&subcategory=11',
  '/products?category=abc',
  '/products?category=-1',
  '/products?category=1.5',
  '/products?category=1e3',
])('%s is not found', (address) => {
  expect(view(address)).toBeUndefined()
})

test('an empty category parameter is ignored', () => {
  expect(view('/products?category=')).toMatchObject({ kind: 'categories' })
})

test('an empty shop shows no categories', () => {
  expect(view('/products', { categories: [], subcategories: [], list })).toEqual({ kind: 'categories', categories: [] })
})

test('subcategories are sent without descriptions, with the picture’s text alternative in the page’s language', () => {
  const found = view('/products?category=1') as { subcategories: object[] }
  expect(found.subcategories[0]).toMatchObject({ alt: 'Cuatro paneles' })
  expect(Object.keys(found.subcategories[0] ?? {})).not.toContain('descriptionEs')
})

test('an unknown layout is ignored', () => {
  expect(readLayout(new URLSearchParams('view=list'))).toBe('list')
  expect(readLayout(new URLSearchParams('view=table'))).toBeNull()
})
