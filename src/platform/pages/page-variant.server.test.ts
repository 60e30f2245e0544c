import { describe, expect, test } from 'vitest'
import { canonicalPath, pageAddress } from './page-address.server.ts'
import { isLowBandwidth, requestedLanguage } from './page-variant.server.ts'

describe('the language of a page', () => {
  test.each([
    ['that of the address', { cookie: 'language=es', 'accept-language': 'es' }, 'en', 'en'],
    ['that of the cookie, which the visitor chose before', { cookie: 'a=b; language=en; c=d', 'accept-language': 'es' }, null, 'en'],
    ['Spanish for a browser that prefers Spanish', { 'accept-language': 'es-US,en;q=0.9' }, null, 'es'],
    ['undefined for every other browser, so that the country decides', { 'accept-language': 'en-GB,es;q=0.9' }, null, undefined],
    ['Spanish for a crawler, which sends no Accept-Language', {}, null, 'es'],
    ['that of the cookie if the address names an unknown language', { cookie: 'language=en' }, 'zz', 'en'],
    ['not that of a cookie with an unknown language', { cookie: 'language=xx', 'accept-language': 'es' }, null, 'es'],
    ['not that of a cookie whose name only ends in "language"', { cookie: 'mylanguage=en' }, null, 'es'],
  ])('is %s', (_, headers, lang, expected) => {
    expect(requestedLanguage(headers, lang)).toBe(expected)
  })

  test('the low-bandwidth mode applies to Spanish pages and to browsers with Save-Data', () => {
    expect(isLowBandwidth({}, 'es')).toBe(true)
    expect(isLowBandwidth({}, 'en')).toBe(false)
    expect(isLowBandwidth({ 'save-data': 'on' }, 'en')).toBe(true)
    expect(isLowBandwidth({ 'save-data': 'off' }, 'en')).toBe(false)
  })
})

describe('the cache key of a page', () => {
  const known = { '/products': { category: { values: /./ }, view: { values: /^(?:grid|list)$/ } } }

  test('keeps the parameters that change the page, in a fixed order', () => {
    expect(pageAddress('/products', new URLSearchParams('view=list&category=3'), known)).toBe('/products?category=3&view=list')
  })

  test('drops all other parameters, so that advertisers do not multiply cached documents', () => {
    expect(pageAddress('/products', new URLSearchParams('utm_source=x&fbclid=1&lang=en'), known)).toBe('/products')
    expect(pageAddress('/product/x', new URLSearchParams('category=3'), known)).toBe('/product/x')
  })

  test('drops values that change nothing', () => {
    for (const view of ['table', 'Grid', 'list ', ''])
      expect(pageAddress('/products', new URLSearchParams({ view }), known)).toBe('/products')
  })

  test('truncates values longer than any valid one', () => {
    expect(pageAddress('/products', new URLSearchParams({ category: 'x'.repeat(5000) }), known).length).toBeLessThan(300)
    const long = { '/products': { q: { maxLength: 400 } } }
    expect(pageAddress('/products', new URLSearchParams({ q: 'x'.repeat(5000) }), long)).toBe(`/products?q=${'x'.repeat(401)}`)
  })
})

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/About/', '/about'],
  ['/%61bout', '/about'],
  ['/%41bout', '/about'],
  ['/product/panel%2D550', '/product/panel-550'],
  ['/x/../about', '/about'],
  ['/./about', '/about'],
  ['/%2e%2E/about', '/about'],
  ['/..', '/'],
  ['/x/..//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/%2Fevil.example', '/%2Fevil.example'],
  ['/%c3%b1', '/%C3%B1'],
  ['/ñ', '/%C3%B1'],
  ['/a%', '/a%'],
  ['/100%25', '/100%25'],
])('a path has one canonical form: %s becomes %s, which stays unchanged', (typed, plain) => {
  expect(canonicalPath(typed)).toBe(plain)
  expect(canonicalPath(plain)).toBe(plain)
})
