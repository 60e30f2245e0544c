import { expect, test } from 'vitest'
import { isWithin } from './navigation.ts'

test('a product and a comparison belong to "products" in the navigation, and only the home page belongs to "home"', () => {
  expect(isWithin('/products', '/product/battery-5kwh')).toBe(true)
  expect(isWithin('/products', '/products')).toBe(true)
  expect(isWithin('/products', '/compare')).toBe(true)
  expect(isWithin('/contact', '/contacts')).toBe(false)
  expect(isWithin('/', '/contact')).toBe(false)
  expect(isWithin('/', '/')).toBe(true)
})
