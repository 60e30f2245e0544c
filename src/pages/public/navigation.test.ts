import { expect, test } from 'vitest'
import { isPartOf } from './navigation.ts'

test('a product and a comparison belong to "products" in the navigation, and only the home page belongs to "home"', () => {
  expect(isPartOf('/products', '/product/battery-5kwh')).toBe(true)
  expect(isPartOf('/products', '/products')).toBe(true)
  expect(isPartOf('/products', '/compare')).toBe(true)
  expect(isPartOf('/contact', '/contacts')).toBe(false)
  expect(isPartOf('/', '/contact')).toBe(false)
  expect(isPartOf('/', '/')).toBe(true)
})
