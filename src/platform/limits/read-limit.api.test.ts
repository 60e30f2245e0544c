import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'

const limits = { runningInAll: 4, running: 2, waiting: 3, burst: 1000, perSecond: 2 }
const FLOODER = { 'x-forwarded-for': '203.0.113.9' }

for (const database of databases) {
  describe(`reads without a cache, on ${database.name}`, () => {
    const test = shopTest(database, { TRUST_PROXY: '127.0.0.1' }, limits)

    test('are queued or refused for an address that floods the shop, and for nobody else', async ({ visitor, product }) => {
      await product({ nameEs: 'Panel' })
      const flood = Array.from({ length: 20 }, (_, n) => visitor.get(`/api/search?q=panel${n}`, { ...FLOODER, 'accept-language': 'en' }))
      const other = visitor.get('/api/search?q=panel', { 'x-forwarded-for': '203.0.113.10' })
      const answers = await Promise.all(flood)
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(5).fill(200), ...Array(15).fill(429)])
      expect((await other).statusCode).toBe(200)
      const refused = answers.at(-1)
      expect(refused?.headers['retry-after']).toBe('2')
      expect(refused?.json()).toEqual({ error: 'Too many attempts. Please wait 2 seconds.' })
      // After the flood the address is served as before.
      expect((await visitor.get('/api/search?q=panel', FLOODER)).statusCode).toBe(200)
    })

    test('count an IPv6 household as one address', async ({ visitor, product }) => {
      await product()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => visitor.get(`/api/suggestions?q=p${n}`, { 'x-forwarded-for': `2001:db8:1:2::${n + 1}` })),
      )
      expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(10)
    })

    test('do not include cached answers, exempt calls and refusals', async ({ visitor, product }) => {
      await product()
      await visitor.get('/api/products/featured', FLOODER)
      const kept = Array.from({ length: 20 }, () => visitor.get('/api/products/featured', FLOODER))
      const light = Array.from({ length: 20 }, () => visitor.get('/api/geolocation', FLOODER))
      const staff = Array.from({ length: 20 }, () => visitor.get('/api/admin/products', FLOODER))
      const statuses = async (answers: typeof kept) => new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))
      expect([await statuses(kept), await statuses(light), await statuses(staff)]).toEqual([new Set([200]), new Set([200]), new Set([401])])
    })
  })
}
