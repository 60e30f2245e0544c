import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, type RunningShop, startShop } from '../browser.ts'
import startPostgres from '../postgres.ts'
import { type Relay, relayTo } from '../relay.ts'

/** PostgreSQL stops under a running shop and comes back. */
describe('while PostgreSQL is away', () => {
  let stopPostgres: () => Promise<void>
  let relay: Relay
  let shop: RunningShop
  let cookie: string
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${shop.url}${path}`, { headers: { 'accept-language': 'es', ...headers } })
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${shop.url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: shop.url, ...headers },
    })

  beforeAll(async () => {
    const provided: Record<string, unknown> = {}
    stopPostgres = await startPostgres({
      provide: (name: string, value: unknown) => Object.assign(provided, { [name]: value }),
    })
    relay = await relayTo(`${provided.postgresUrl}/postgres`)
    shop = await startShop({ DATABASE_URL: relay.url, LOG_LEVEL: 'info' })
    const login = await post('/api/admin/login', ADMIN)
    cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
    const setting = { key: 'contact_sales_phone', value: '+53 5999 8888' }
    expect((await post('/api/admin/site-settings', setting, { cookie })).status).toBe(200)
    expect((await get('/about')).status).toBe(200)
    await relay.cut()
  })
  afterAll(async () => {
    await shop?.stop()
    await relay?.cut()
    await stopPostgres?.()
  })

  test('cached pages work, others show the telephone set by staff', async () => {
    expect((await get('/about')).status).toBe(200)
    for (const [language, words] of [
      ['es', 'En este momento no podemos mostrar esta página'],
      ['en', 'We cannot show this page at the moment'],
    ] as const) {
      const page = await get('/product/any', { 'accept-language': language })
      expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([503, '30', 'no-store'])
      const html = await page.text()
      const expected = [words, 'wa.me/5359998888', 'tel:+5359998888']
      expect(expected.filter((text) => !html.includes(text))).toEqual([])
    }
    // This page needs only the data of the frame, which the shop has cached.
    const legal = await get('/legal', { 'accept-language': 'en' })
    expect(legal.status).toBe(200)
    expect((await legal.text()).includes('5999 8888')).toBe(true)
  })

  test('staff and programs get a message too', async () => {
    const page = await get('/admin/dashboard', { cookie: `${cookie}; language=de` })
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '30'])
    expect((await page.text()).includes('Der Server erreicht seine Daten gerade nicht')).toBe(true)
    const api = await get('/api/admin/products', { cookie, 'accept-language': 'de' })
    expect([api.status, api.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await api.json()).toEqual({
      error: 'Der Server erreicht seine Daten gerade nicht. Bitte in einer Minute noch einmal versuchen.',
    })
    expect((await post('/api/inquiries', { name: 'Ana', phone: '5234 5678', message: 'Un sistema', language: 'es' })).status).toBe(503)
    expect((await get('/readyz')).status).toBe(503)
    expect((await get('/healthz')).status).toBe(200)
  })

  test('a flood of requests leaves one log line a minute per message, and no stack outside of the log', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, n) => get(`/product/${n}`)))
    await Promise.all(Array.from({ length: 60 }, () => get('/api/products')))
    const lines = shop.output().split('\n')
    const failures = lines.filter((line) => line.includes('"msg":"the database does not answer"'))
    expect(failures).toHaveLength(1)
    expect(lines.filter((line) => /^\s+at |^\w*Error/.test(line))).toEqual([])
  })

  test('the shop recovers by itself when it is back', async () => {
    await relay.mend()
    await expect.poll(async () => (await get('/readyz')).status).toBe(200)
    expect((await get('/product/any')).status).toBe(404)
    expect((await get('/api/search?q=panel')).status).toBe(200)
    expect((await get('/admin/dashboard', { cookie })).status).toBe(200)
    expect((await post('/api/inquiries', { name: 'Ana', phone: '5234 5678', message: 'Un sistema solar', language: 'es' })).status).toBe(
      201,
    )
  })
})
