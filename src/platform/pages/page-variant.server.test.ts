import { describe, expect, test } from 'vitest'
import type { WholeDatabase } from '#database/schema.ts'
import { startCountedPages } from '#tests/counted-pages.ts'
import { canonicalPath, toCachedAddress } from './page-address.server.ts'
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
    expect(toCachedAddress('/products', new URLSearchParams('view=list&category=3'), known)).toBe('/products?category=3&view=list')
  })

  test('drops all other parameters, so that advertisers do not multiply cached documents', () => {
    expect(toCachedAddress('/products', new URLSearchParams('utm_source=x&fbclid=1&lang=en'), known)).toBe('/products')
    expect(toCachedAddress('/product/x', new URLSearchParams('category=3'), known)).toBe('/product/x')
  })

  test('drops values that change nothing', () => {
    for (const view of ['table', 'Grid', 'list ', ''])
      expect(toCachedAddress('/products', new URLSearchParams({ view }), known)).toBe('/products')
  })

  test('truncates values longer than any valid one', () => {
    expect(toCachedAddress('/products', new URLSearchParams({ category: 'x'.repeat(5000) }), known).length).toBeLessThan(300)
    const long = { '/products': { q: { maxLength: 400 } } }
    expect(toCachedAddress('/products', new URLSearchParams({ q: 'x'.repeat(5000) }), long)).toBe(`/products?q=${'x'.repeat(401)}`)
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

describe('documents', () => {
  const pages = startCountedPages()
  const { address, changes, clock, get, rendered } = pages

  test('differ by language and by bandwidth', async () => {
    await get('/', { 'accept-language': 'en' })
    await get('/', { 'accept-language': 'en', 'save-data': 'on' })
    await get('/', { cookie: 'language=es' })
    expect(rendered).toEqual(['/ en false', '/ en true', '/ es true'])
  })

  test('show a second currency to visitors who chose it, and pesos only until their rate is seven days old', async () => {
    const enter = (currency: 'EUR' | 'CUP', per_usd: number, day: string) =>
      (pages.db as WholeDatabase)
        .insertInto('exchange_rate')
        .values({ currency, per_usd, day, source: 'BCC', administrator: '', entered_at: '' })
        .execute()
    const inPesos = { cookie: 'money=CUP' }
    await get('/', inPesos)
    expect(rendered.splice(0)).toEqual(['/ es true'])

    await enter('EUR', 8600, '2026-11-20')
    await enter('CUP', 4_105_000, '2026-11-20')
    changes.announce()
    for (const cookie of ['money=CUP', 'money=CUP', 'money=EUR', 'money=MLC', 'language=es']) await get('/', { cookie })
    // The fast path finds these pages in the cache.
    expect(await (await fetch(`${address()}/`, { headers: inPesos })).text()).toContain('<p>1 </p>')
    expect(rendered.splice(0)).toEqual(['/ es true EUR,CUP: CUP', '/ es true EUR,CUP: EUR', '/ es true EUR,CUP: USD'])

    // In Havana it is still the 27th, and an hour later the 28th, when the rate of pesos ends.
    clock.set('2026-11-28T04:30:00.000Z')
    await fetch(`${address()}/`, { headers: inPesos })
    expect(rendered).toEqual([])
    clock.set('2026-11-28T05:30:00.000Z')
    await fetch(`${address()}/`, { headers: inPesos })
    await get('/', inPesos)
    expect(rendered.splice(0)).toEqual(['/ es true EUR: USD'])

    await (pages.db as WholeDatabase).deleteFrom('exchange_rate').execute()
    clock.reset()
  })

  test('remember a chosen currency and leave it out of their address', async () => {
    const chosen = await get('/products?view=grid&lang=en&money=CUP&utm_source=x', { cookie: 'language=en' })
    expect([chosen.statusCode, chosen.headers.location, chosen.headers['cache-control']]).toEqual([303, '/products?view=grid', 'no-store'])
    expect(chosen.headers['set-cookie']).toMatch(/^money=CUP; Path=\/; Max-Age=\d+; SameSite=Lax$/)
    expect((await get('/products?view=grid&lang=es&money=EUR')).headers.location).toBe('/products?view=grid')
    // `?lang=` stays if no cookie names the language.
    expect((await get('/products?view=grid&lang=en&money=EUR')).headers.location).toBe('/products?view=grid&lang=en')
    expect((await get('/?money=USD', { cookie: 'money=CUP' })).headers['set-cookie']).toMatch(/^money=; Path=\/; Max-Age=0/)
    expect((await get('/?money=MLC')).statusCode).toBe(200)
    expect((await get('//evil.example/?money=CUP')).headers.location).toBe('/evil.example?money=CUP')
  })

  test('are in Spanish if German is requested without an administrator', async () => {
    const answer = await get('/?lang=de')
    expect(answer.body).toContain('lang="es"')
    expect(answer.headers['set-cookie']).toContain('language=es')
    expect((await get('/', { cookie: 'language=de; session=forged' })).body).toContain('lang="es"')
  })

  test('remember an explicit choice of language in a cookie', async () => {
    expect((await get('/?lang=en')).headers['set-cookie']).toMatch(/^language=en; Path=\/; Max-Age=\d+; SameSite=Lax$/)
    expect((await get('/')).headers['set-cookie']).toBeUndefined()
  })

  test('have the language of the country unless the visitor asked for one', async () => {
    const from = (country: string, more: Record<string, string> = {}) =>
      get('/', { 'accept-language': 'fr,en', 'cf-ipcountry': country, ...more }).then(({ body }) => /lang="(..)"/.exec(body)?.[1])
    expect(await from('CU')).toBe('es')
    expect(await from('CA')).toBe('en')
    expect(await from('MX', { 'accept-language': 'en' })).toBe('es')
    expect(await from('CA', { 'accept-language': 'es-CU' })).toBe('es')
    expect(await from('CA', { cookie: 'language=es' })).toBe('es')
    expect(await from('CU', { cookie: 'language=en' })).toBe('en')
  })

  test('are in English for a browser that prefers English, on a repeated request too', async () => {
    const read = async () => (await fetch(address(), { headers: { 'accept-language': 'en' } })).text()
    expect(await read()).toContain('lang="en"')
    expect(await read()).toContain('lang="en"')
  })

  test('do not remember an unknown language', async () => {
    const answer = await get('/?lang=zz', { cookie: 'language=en' })
    expect(answer.body).toContain('lang="en"')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})
