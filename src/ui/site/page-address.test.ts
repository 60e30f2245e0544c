import { expect, test } from 'vitest'
import { canonicalAddress, pageAddress } from './page-address.ts'

test('links drop an advertiser\u2019s parameters and the language', () => {
  expect(pageAddress({ pathname: '/products', search: '?fbclid=x&lang=en&category=4&view=list' })).toBe('/products?category=4&view=list')
  expect(pageAddress({ pathname: '/contact', search: '?lang=en' })).toBe('/contact')
})

test('a link in another language leads to the same page', () => {
  expect(pageAddress({ pathname: '/products', search: '?category=4' }, { lang: 'en' })).toBe('/products?category=4&lang=en')
  expect(pageAddress({ pathname: '/', search: '' }, { lang: 'es' })).toBe('/?lang=es')
})

test('a search keeps its words in another language and in the canonical address', () => {
  const place = { pathname: '/products', search: '?q=5+kW+%26+m%C3%A1s&page=2&utm_source=x' }
  expect(pageAddress(place, { lang: 'en' })).toBe('/products?q=5+kW+%26+m%C3%A1s&page=2&lang=en')
  expect(canonicalAddress(place)).toBe('/products?q=5+kW+%26+m%C3%A1s&page=2')
})

test('grid and list are the same page for search engines', () => {
  expect(canonicalAddress({ pathname: '/products', search: '?view=list&category=4' })).toBe('/products?category=4')
})

test('the canonical address of a comparison has no search', () => {
  const place = { pathname: '/compare', search: '?p=1,2&q=panel&sort=price' }
  expect(canonicalAddress(place)).toBe('/compare')
  expect(pageAddress(place, { lang: 'en' })).toBe('/compare?p=1%2C2&q=panel&lang=en')
})

test('a corrected form value is reported once, not in every link to the page', () => {
  const place = { pathname: '/cuba-energia-solar', search: '?home=basic&fixed=outageHours-tooLarge-' }
  expect(pageAddress(place, { lang: 'en' })).toBe('/cuba-energia-solar?home=basic&lang=en')
  expect(canonicalAddress(place)).toBe('/cuba-energia-solar')
})
