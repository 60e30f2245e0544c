import type { FastifyRequest } from 'fastify'
import { describe, expect, test as plainTest, vi } from 'vitest'
import type { App } from '#platform/http/route.server.ts'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'
import { countryFinder } from './country.server.ts'

const cuban = '152.206.0.1'

// This call does not use the shop's database, so one engine would suffice; testing both costs little.
for (const database of databases) {
  describe(`the location of a visitor, on ${database.name}`, () => {
    const test = shopTest(database)
    const ask = (app: App, remoteAddress: string, headers: Record<string, string> = {}) =>
      app.inject({ url: '/api/geolocation', remoteAddress, headers: { host: 'localhost', ...headers } })

    test('has a country and a suggested language', async ({ app }) => {
      expect((await ask(app, cuban)).json()).toEqual({ country: 'CU', suggestedLanguage: 'es' })
      expect((await ask(app, '8.8.8.8')).json()).toEqual({ country: 'US', suggestedLanguage: 'en' })
      expect((await ask(app, '217.0.43.1')).json()).toEqual({ country: 'DE', suggestedLanguage: 'en' })
      expect((await ask(app, '2a02:908::1')).json()).toEqual({ country: 'DE', suggestedLanguage: 'en' })
      expect((await ask(app, `::ffff:${cuban}`)).json()).toEqual({ country: 'CU', suggestedLanguage: 'es' })
    })

    test('has no country for private, reserved and odd addresses, and then the browser’s language', async ({ app }) => {
      for (const address of ['127.0.0.1', '10.1.2.3', '192.168.1.5', '100.64.0.9', '203.0.113.9', '::1', 'fe80::1%eth0', '2001:db8::1']) {
        const answer = await ask(app, address, { 'accept-language': 'en-US' })
        expect([address, answer.statusCode, answer.json()]).toEqual([address, 200, { country: null, suggestedLanguage: 'en' }])
      }
      expect((await ask(app, '127.0.0.1')).json()).toEqual({ country: null, suggestedLanguage: 'es' })
    })

    test('is cached by the visitor’s browser only and sets no cookie', async ({ app }) => {
      const answer = await ask(app, cuban)
      expect(answer.headers['cache-control']).toBe('private, max-age=3600')
      expect(answer.headers.vary).toContain('accept-language')
      expect(answer.cookies).toEqual([])
    })

    test('cannot be claimed by headers from outside the proxy', async ({ app }) => {
      const claims = { 'cf-ipcountry': 'CU', 'x-country-code': 'CU', 'x-forwarded-for': cuban }
      expect((await ask(app, '8.8.8.8', claims)).json()).toMatchObject({ country: 'US' })
    })

    test('is read only', async ({ visitor }) => {
      const answer = await visitor.post('/api/geolocation', {})
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
    })
  })

  describe(`the location of a visitor behind a trusted proxy, on ${database.name}`, () => {
    const test = shopTest(database, { TRUST_PROXY: '10.0.0.0/8', COUNTRY_HEADER: 'CF-IPCountry' })
    const ask = (app: App, headers: Record<string, string>, remoteAddress = '10.1.2.3') =>
      app.inject({ url: '/api/geolocation', remoteAddress, headers: { host: 'localhost', ...headers } })

    test('uses the visitor’s address from the proxy, and the country if the proxy knows it', async ({ app }) => {
      expect((await ask(app, { 'x-forwarded-for': cuban })).json()).toMatchObject({ country: 'CU' })
      expect((await ask(app, { 'x-forwarded-for': '8.8.8.8', 'cf-ipcountry': 'mx' })).json()).toMatchObject({ country: 'MX' })
      // A header that COUNTRY_HEADER does not name may come from the visitor.
      expect((await ask(app, { 'x-forwarded-for': '8.8.8.8', 'x-country-code': 'ES' })).json()).toMatchObject({ country: 'US' })
      expect((await ask(app, {})).json()).toMatchObject({ country: null })
    })

    test('falls back to the address if the header has an unknown, Tor or invalid country', async ({ app }) => {
      for (const country of ['XX', 'T1', '', 'Cuba', '<b>'])
        expect([country, (await ask(app, { 'x-forwarded-for': cuban, 'cf-ipcountry': country })).json()]).toEqual([
          country,
          { country: 'CU', suggestedLanguage: 'es' },
        ])
    })

    test('ignores headers from outside the proxy', async ({ app }) => {
      expect((await ask(app, { 'x-forwarded-for': cuban, 'cf-ipcountry': 'CU' }, '8.8.8.8')).json()).toMatchObject({ country: 'US' })
    })
  })

  describe(`the location of a visitor behind a trusted proxy without COUNTRY_HEADER, on ${database.name}`, () => {
    const test = shopTest(database, { TRUST_PROXY: '10.0.0.0/8' })

    test('ignores every country header', async ({ app }) => {
      const headers = { host: 'localhost', 'x-forwarded-for': cuban, 'cf-ipcountry': 'MX', 'x-country-code': 'MX' }
      const answer = await app.inject({ url: '/api/geolocation', remoteAddress: '10.1.2.3', headers })
      expect(answer.json()).toMatchObject({ country: 'CU' })
    })
  })
}

plainTest('a database out of order is logged and nobody’s problem', async () => {
  const countryOf = countryFinder({
    countryHeader: undefined,
    isFromTrustedProxy: () => false,
    isPublicAddress: () => true,
    lookUp: () => Promise.reject(new Error('damaged')),
  })
  const log = { error: vi.fn() }
  expect(await countryOf({ ip: cuban, headers: {}, log } as unknown as FastifyRequest)).toBeNull()
  expect(log.error).toHaveBeenCalledOnce()
})
