import { describe, expect } from 'vitest'
import type { Database } from '#database/schema.ts'
import type { App } from '#platform/route.server.ts'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import { keepSums } from './day-sums.store.server.ts'
import type { Report } from './report.contract.ts'

const phone = 'Mozilla/5.0 (Linux; Android 13; SM-A135M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

type Who = { address?: string; userAgent?: string; headers?: Record<string, string | undefined> }

/** A browser of a visitor's own, at an address of its own. */
function browserAt(app: App, { address = '152.206.0.1', userAgent = phone, headers = {} }: Who = {}) {
  const send = (path: string, body: object) =>
    app.inject({
      method: 'POST',
      url: path,
      remoteAddress: address,
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'user-agent': userAgent,
        'accept-language': 'es',
        ...headers,
      } as Record<string, string>,
      payload: body,
    })
  return {
    view: (page: string, more: object = {}) =>
      send('/api/track', {
        page,
        userAgent,
        referrer: '',
        timestamp: '2026-11-21T11:59:59.000Z',
        isMobile: userAgent.includes('Mobile'),
        connectionType: '3g',
        language: 'es',
        ...more,
      }),
    product: (productId: number) => send('/api/track/product', { productId }),
    act: (kind: string, more: object = {}) => send('/api/track/action', { kind, ...more }),
    send,
  }
}

async function report(admin: Client, from = '2026-11-21', to = from): Promise<Report> {
  const answer = await admin.get(`/api/admin/analytics?from=${from}&to=${to}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<Report>()
}
/** So that days may pass without signing in anew. */
const staySignedIn = (db: Database) =>
  db.updateTable('session').set({ last_seen_at: '2027-03-01T00:00:00.000Z', expires_at: '2027-03-02T00:00:00.000Z' }).execute()
const counts = (lines: { name: string; count: number }[]) => Object.fromEntries(lines.map(({ name, count }) => [name, count]))

for (const database of databases) {
  describe(`what visitors did, on ${database.name}`, () => {
    const test = shopTest(database)

    test('a thousand known events: every card, list and funnel shows the right numbers', async ({ app, admin, product }) => {
      const panel = await product({ nameDe: 'Panel', stockStatus: 'in_stock' })
      const battery = await product({ nameDe: 'Batterie', stockStatus: 'out_of_stock' })
      const panelPage = `/product/${panel.slug}`
      let sent = 0
      const times = async (count: number, run: (n: number) => Promise<{ statusCode: number; body: string }>) => {
        for (let n = 0; n < count; n += 1) {
          const answer = await run(n)
          expect([answer.statusCode, answer.body]).toEqual([204, ''])
          sent += 1
        }
      }
      // 70 Cubans, 20 from the United States, 10 Germans at computers.
      const visitors = Array.from({ length: 100 }, (_, n) =>
        browserAt(
          app,
          n < 70
            ? { address: `152.206.0.${n + 1}` }
            : n < 90
              ? { address: `8.8.8.${n}` }
              : { address: `217.0.43.${n}`, userAgent: computer },
        ),
      )
      const visitor = (n: number) => visitors[n] as (typeof visitors)[number]
      await times(100, (n) =>
        visitor(n).view('/', { referrer: n < 25 ? 'https://www.facebook.com/' : '', connectionType: n < 60 ? '3g' : '4g' }),
      )
      await times(100, (n) => visitor(n).view('/products?category=4', { language: n < 95 ? 'es' : 'en' }))
      await times(100, (n) => visitor(n).view(panelPage))
      await times(100, (n) => visitor(n).product(panel.id))
      await times(100, (n) => visitor(n % 50).product(battery.id))
      await times(50, (n) => visitor(n % 40).act('cart', { products: [panel.id] }))
      await times(30, (n) => visitor(n).act('cart-opened', { products: [panel.id] }))
      await times(20, (n) => visitor(n).act('whatsapp-cart', { products: [panel.id] }))
      await times(5, (n) => visitor(20 + n).act('whatsapp-product', { page: `/product/${battery.slug}` }))
      await times(15, (n) => visitor(n).act('whatsapp-floating'))
      await times(5, (n) => visitor(n).act('whatsapp-other', { page: '/about' }))
      await times(10, (n) => visitor(n).act('call', { page: '/contact' }))
      await times(5, (n) => visitor(n).act('email'))
      await times(4, (n) => visitor(n).act('inquiry', { page: `/contact?product=${panel.slug}` }))
      await times(36, (n) => visitor(n).act('search', { term: ' PANEL ', language: 'es' }))
      await times(20, (n) => visitor(n).act('search', { term: 'bicicleta', language: 'es' }))
      await times(100, () =>
        browserAt(app, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }).view('/'),
      )
      await times(50, () => browserAt(app, { headers: { 'accept-language': '' } }).view('/'))
      await times(30, () => browserAt(app, { headers: { 'user-agent': '' } }).product(panel.id))
      await times(20, () => browserAt(app).view('/', { userAgent: computer }))
      // Who asked not to be counted, and staff.
      await times(30, (n) => browserAt(app, { address: `152.206.1.${n}`, headers: { dnt: '1' } }).view('/'))
      await times(30, (n) => browserAt(app, { address: `152.206.1.${n}`, headers: { 'sec-gpc': '1' } }).product(panel.id))
      await times(40, () => browserAt(app, { headers: { cookie: 'staff=1' } }).view('/'))
      expect(sent).toBe(1000)

      const { totals, funnel, lists, products, series, sizes } = await report(admin)
      expect(totals).toEqual({
        visits: { count: 100, before: 0 },
        visitors: { count: 100, before: 0 },
        views: { count: 300, before: 0 },
        orders: { count: 20, before: 0 },
        inquiries: { count: 4, before: 0 },
      })
      expect(funnel).toEqual([
        { name: 'product', count: 100 },
        { name: 'cart', count: 40 },
        { name: 'cart-opened', count: 30 },
        { name: 'whatsapp', count: 25 },
        { name: 'inquiry', count: 4 },
      ])
      expect(counts(lists.pages)).toEqual({ '/': 100, '/products?category=4': 100, [panelPage]: 100 })
      expect(counts(lists.referrers)).toEqual({ '': 75, 'facebook.com': 25 })
      expect(counts(lists.countries)).toEqual({ CU: 70, US: 20, DE: 10 })
      expect(counts(lists.languages)).toEqual({ es: 100 })
      expect(counts(lists.devices)).toEqual({ android: 90, computer: 10 })
      expect(counts(lists.connections)).toEqual({ '3g': 60, '4g': 40 })
      expect(counts(lists.terms)).toEqual({ panel: 36, bicicleta: 20 })
      expect(counts(lists.missed)).toEqual({ bicicleta: 20 })
      expect(counts(lists.bots)).toEqual({ agent: 100, 'no-language': 50, 'no-agent': 30, forged: 20 })
      expect(lists.actions).toHaveLength(8)
      expect(sizes).toMatchObject({ actions: 13, products: 2, bots: 4 })
      expect(products).toEqual([
        { ...namesOf(panel), product: 100, cart: 40, 'cart-opened': 30, whatsapp: 20, inquiry: 4, out: 0 },
        { ...namesOf(battery), product: 50, cart: 0, 'cart-opened': 0, whatsapp: 5, inquiry: 0, out: 50 },
      ])
      // Noon in Greenwich is seven in Havana.
      expect(series.filter(({ visits }) => visits > 0)).toEqual([{ at: '7', visits: 100, visitors: 0, views: 0, before: 0 }])

      const csv = await admin.get('/api/admin/analytics.csv?list=actions&from=2026-11-21&to=2026-11-21&language=de')
      expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
      const lines = csv.body
        .replace('\ufeff', '')
        .split('\r\n')
        .map((line) => line.replaceAll('"', '').split(';'))
      expect(Object.fromEntries(lines.slice(1, -1))).toEqual({
        'Seite geöffnet': '300',
        'Produkt angesehen': '200',
        'In den Warenkorb gelegt': '50',
        'Warenkorb geöffnet': '30',
        'WhatsApp aus dem Warenkorb': '20',
        'WhatsApp zu einem Produkt': '5',
        'WhatsApp vom Knopf am Rand': '15',
        'WhatsApp von anderswo': '5',
        Angerufen: '10',
        'E-Mail begonnen': '5',
        'Anfrage gesendet': '4',
        Gesucht: '56',
        'Gesucht und nichts gefunden': '20',
      })
    })

    test('no address and no cookie is kept, and tomorrow the same visitor is another', async ({ app, admin, db, clock }) => {
      const visitor = browserAt(app)
      const answer = await visitor.view('/')
      expect([answer.statusCode, answer.cookies]).toEqual([204, []])
      await report(admin)
      await staySignedIn(db)
      clock.advance(24 * 3_600_000)
      await visitor.view('/', { timestamp: clock.now().toISOString() })
      const { totals } = await report(admin, '2026-11-21', '2026-11-22')
      expect(totals.visitors.count).toBe(2)
      const rows = await db.selectFrom('visit_event').selectAll().execute()
      expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2)
      expect(JSON.stringify(rows)).not.toContain('152.206')
      expect(JSON.stringify(rows)).not.toContain('Mozilla')
      // Once the day is over, nothing is left that a mark could be made again with.
      await keepSums(db, '2026-11-22', true)
      expect((await db.selectFrom('visit_salt').select('day').execute()).map(({ day }) => day)).toEqual(['2026-11-22'])
    })

    test('days that are over are read from their sums; summing up twice, or at once on two servers, changes nothing', async ({
      app,
      admin,
      db,
      clock,
      product,
    }) => {
      const { id } = await product()
      await browserAt(app).view('/')
      await browserAt(app).product(id)
      await browserAt(app, { address: '8.8.8.8' }).view('/about')
      const before = await report(admin)
      await staySignedIn(db)
      clock.advance(24 * 3_600_000)
      await Promise.all([keepSums(db, '2026-11-22', true), keepSums(db, '2026-11-22', true)])
      expect(await keepSums(db, '2026-11-22', true)).toBe(0)
      expect(await report(admin)).toEqual(before)

      // Late, from a server whose clock is behind: it counts after the next round.
      const [row] = await db.selectFrom('visit_event').selectAll().limit(1).execute()
      const { id: _, ...late } = row as NonNullable<typeof row>
      await db
        .insertInto('visit_event')
        .values({ ...late, visitor: 'another', kind: 'view', page: '/late' })
        .execute()
      expect(await keepSums(db, '2026-11-22', true)).toBe(1)
      expect((await report(admin)).totals.visits.count).toBe(3)

      // After ninety days the events are gone and the sums are not.
      await keepSums(db, '2027-03-01', true)
      expect(await db.selectFrom('visit_event').selectAll().execute()).toEqual([])
      const { totals, funnel } = await report(admin)
      expect([totals.visits.count, totals.views.count, funnel[0]?.count]).toEqual([3, 3, 1])
    })

    test('a range is compared with the period of the same length before', async ({ app, admin, db, clock }) => {
      await browserAt(app).view('/')
      await browserAt(app, { address: '8.8.8.8' }).view('/')
      await report(admin)
      await staySignedIn(db)
      clock.advance(7 * 24 * 3_600_000)
      await keepSums(db, '2026-11-28', true)
      await browserAt(app).view('/', { timestamp: clock.now().toISOString() })
      const week = await report(admin, '2026-11-22', '2026-11-28')
      expect(week.before).toEqual({ from: '2026-11-15', to: '2026-11-21' })
      expect(week.totals.visits).toEqual({ count: 1, before: 2 })
      expect(week.series).toHaveLength(7)
      expect(week.series.at(-1)).toEqual({ at: '2026-11-28', visits: 1, visitors: 1, views: 1, before: 2 })
    })

    test('of a burst of ten thousand what is taken in is counted, the rest is told to wait', async ({ app, admin }) => {
      const visitor = browserAt(app, { address: '8.8.4.4' })
      const answers = await Promise.all(Array.from({ length: 10_000 }, () => visitor.act('whatsapp-floating')))
      const taken = answers.filter(({ statusCode }) => statusCode === 204).length
      expect(taken).toBe(1200)
      expect(answers.every(({ statusCode, headers }) => statusCode === 204 || (statusCode === 429 && headers['retry-after']))).toBe(true)
      expect(counts((await report(admin)).lists.actions)['whatsapp-floating']).toBe(taken)
    })

    test.for<[name: string, path: string, body: unknown, status: number]>([
      ['nothing', '/api/track', {}, 400],
      ['a list', '/api/track', [], 400],
      ['wrong types', '/api/track', { page: 1, userAgent: {}, referrer: [], timestamp: true, isMobile: 'no', connectionType: 7 }, 400],
      ['the future', '/api/track', { page: '/', userAgent: phone, referrer: '', timestamp: '2026-11-23T12:00:00Z', isMobile: true }, 400],
      ['long ago', '/api/track', { page: '/', userAgent: phone, referrer: '', timestamp: '2026-11-10T12:00:00Z', isMobile: true }, 400],
      ['no moment', '/api/track', { page: '/', userAgent: phone, referrer: '', timestamp: 1e300, isMobile: true }, 400],
      [
        'another site',
        '/api/track',
        { page: '//x.example', userAgent: phone, referrer: '', timestamp: '2026-11-21T12:00:00Z', isMobile: true },
        400,
      ],
      ['too much', '/api/track', { page: '/', filler: 'x'.repeat(10_000) }, 413],
      [
        'more than is asked',
        '/api/track',
        { page: '/', userAgent: phone, referrer: '', timestamp: '2026-11-21T12:00:00Z', isMobile: true, admin: true, __proto__: 1 },
        204,
      ],
      [
        'signs that PostgreSQL does not store',
        '/api/track',
        { page: '/\0', userAgent: phone, referrer: '', timestamp: '2026-11-21T12:00:00Z', isMobile: true },
        400,
      ],
      ['half a letter', '/api/track/action', { kind: 'search', term: 'sol\ud800' }, 204],
      ['no product', '/api/track/product', { productId: 0 }, 400],
      ['a product that is not there', '/api/track/product', { productId: 2_147_483_647 }, 204],
      ['a number too large', '/api/track/product', { productId: 1e15 }, 400],
      ['an action that is none', '/api/track/action', { kind: 'view' }, 400],
      ['hundreds of products', '/api/track/action', { kind: 'cart', products: Array.from({ length: 201 }, (_, n) => n + 1) }, 400],
    ])('%s is answered, never with a fault', async ([, path, body, status], { app, admin }) => {
      const answer = await browserAt(app).send(path, body as object)
      expect(answer.statusCode).toBe(status)
      expect(await report(admin)).toBeDefined()
    })

    test('a range must be one', async ({ admin }) => {
      for (const query of [
        '',
        'from=2026-11-21',
        'from=2026-11-21&to=2026-11-20',
        'from=2025-01-01&to=2026-11-21',
        'from=x&to=y',
        'from=2026-02-30&to=2026-03-01',
      ])
        expect([query, (await admin.get(`/api/admin/analytics?${query}`)).statusCode]).toEqual([query, 400])
      expect((await admin.get('/api/admin/analytics.csv?from=2026-11-21&to=2026-11-21&list=secrets')).statusCode).toBe(400)
    })

    test('visitors who ask for it are turned away', async ({ visitor }) => {
      expect((await visitor.get('/api/admin/analytics?from=2026-11-21&to=2026-11-21')).statusCode).toBe(401)
      expect((await visitor.get('/api/admin/analytics.csv?list=pages&from=2026-11-21&to=2026-11-21')).statusCode).toBe(401)
    })
  })
}

const namesOf = ({ id, nameDe, nameEs, nameEn }: { id: number; nameDe: string; nameEs: string; nameEn: string }) => ({
  id,
  nameDe,
  nameEs,
  nameEn,
})
