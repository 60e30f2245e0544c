import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import {
  androidPhone,
  countsByName,
  createPoster,
  knownCounts,
  readReport,
  sendEvent,
  sendKnownVisits,
  staySignedIn,
  visitorWith,
} from '#tests/known-visits.ts'
import { shopTest } from '#tests/shop.ts'
import { updateDaySums } from './day-sums.store.server.ts'

type Visitor = ReturnType<typeof visitorWith>

for (const database of databases) {
  describe(`analytics of visits, on ${database.name}`, () => {
    const test = shopTest(database)

    test('a thousand known events give the right numbers on every card, list and funnel', async ({ app, admin, clock, product }) => {
      const panel = await product({ nameDe: 'Panel', stockStatus: 'in_stock' })
      const battery = await product({ nameDe: 'Batterie', stockStatus: 'out_of_stock' })
      const answers = await sendKnownVisits(createPoster(app), clock.now(), { panel, battery })
      expect([answers.length, new Set(answers)]).toEqual([1000, new Set([204])])

      const { totals, funnel, lists, products, series, sizes } = await readReport(admin)
      expect(Object.fromEntries(Object.entries(totals).map(([name, { count }]) => [name, count]))).toEqual(knownCounts.totals)
      expect(countsByName(funnel)).toEqual(knownCounts.funnel)
      expect(countsByName(lists.pages)).toEqual({ '/': 100, '/products?category=4': 100, [`/product/${panel.slug}`]: 100 })
      for (const list of ['referrers', 'countries', 'languages', 'devices', 'connections', 'terms', 'missed', 'bots'] as const)
        expect([list, countsByName(lists[list])]).toEqual([list, knownCounts[list]])
      expect(lists.actions).toHaveLength(8)
      expect(sizes).toMatchObject({ actions: 13, products: 2, bots: 4 })
      expect(products).toEqual([
        { ...namesOf(panel), ...knownCounts.panel },
        { ...namesOf(battery), ...knownCounts.battery },
      ])
      // Noon in Greenwich is seven in Havana.
      expect(series.filter(({ visits }) => visits > 0)).toEqual([{ at: '7', visits: 100, visitors: 0, views: 0, before: 0 }])

      const rowsOf = async (list: string) => {
        const csv = await admin.get(`/api/admin/analytics.csv?list=${list}&from=2026-11-21&to=2026-11-21&language=de`)
        expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
        const lines = csv.body.replace('\ufeff', '').split('\r\n').slice(1, -1)
        return lines.map((line) => line.replaceAll('"', '').split(';'))
      }
      const sumOf = (rows: string[][]) => rows.reduce((sum, [, count]) => sum + Number(count), 0)
      const actions = await rowsOf('actions')
      expect([actions[0], actions.length]).toEqual([['Seite geöffnet', '300'], 13])
      expect(sumOf(actions)).toBe(Object.values(knownCounts.actions).reduce((sum, count) => sum + count, 0))
      expect(await rowsOf('funnel')).toContainEqual(['WhatsApp geöffnet', '25', '0'])
      expect(await rowsOf('products')).toContainEqual(['Batterie', '50', '0', '0', '5', '0', '50'])
      expect(await rowsOf('countries')).toEqual([
        ['Kuba', '70'],
        ['Vereinigte Staaten', '20'],
        ['Deutschland', '10'],
      ])
      expect(await rowsOf('bots')).toContainEqual(['Widersprüchliche Angaben', '20'])
      const hours = await rowsOf('days')
      expect([hours.length, hours[7]]).toEqual([24, ['7:00', '100', '0']])
      for (const list of ['pages', 'referrers', 'languages', 'devices', 'connections', 'terms', 'missed'])
        expect([list, (await rowsOf(list)).length > 0]).toEqual([list, true])
    })

    test('a search without a result has the language of the majority of its pages', async ({ app, admin, clock }) => {
      const visitors = ['8.8.8.1', '8.8.8.2', '8.8.8.3'].map((address) =>
        visitorWith(createPoster(app), clock.now(), { address, headers: { 'accept-language': 'en' } }),
      )
      const [one, two, three] = visitors as [Visitor, Visitor, Visitor]
      for (const visitor of [one, two]) await visitor.act('search', { term: 'bicycle', language: 'en' })
      await three.act('search', { term: 'bicycle', language: 'es' })
      await three.act('search', { term: 'bicicleta', language: 'es' })
      const { lists } = await readReport(admin)
      expect(lists.missed).toEqual([
        { name: 'bicycle', count: 3, language: 'en' },
        { name: 'bicicleta', count: 1, language: 'es' },
      ])
      expect(lists.terms[0]).not.toHaveProperty('language')
    })

    test('an inquiry from English pages counts for its product, for the products of its cart, or for none', async ({
      app,
      admin,
      clock,
      product,
    }) => {
      const inEnglish = { nameDe: 'Panel', nameEn: 'Solar panel', nameEs: 'Panel solar' }
      const [panel, pump] = [await product(inEnglish), await product({ nameDe: 'Pumpe', nameEn: 'Pump' })]
      const visitors = ['8.8.8.1', '8.8.8.2', '8.8.8.3', '8.8.8.4'].map((address) =>
        visitorWith(createPoster(app), clock.now(), { address, headers: { 'accept-language': 'en' } }),
      )
      const [one, two, three, four] = visitors as [Visitor, Visitor, Visitor, Visitor]
      const form = `/contact?lang=en&product=${panel.slug}&quantity=2`
      for (const visitor of visitors) await visitor.view(`/product/${panel.slug}?lang=en`, { language: 'en' })
      await one.product(panel.id)
      await one.act('inquiry', { page: form, language: 'en' })
      // A retry after a lost answer. The visitor still counts once in the funnel.
      await one.act('inquiry', { page: form, language: 'en' })
      await two.act('inquiry', { page: '/contact?cart=1&lang=en', products: [panel.id, pump.id], language: 'en' })
      await three.act('inquiry', { page: '/contact?lang=en', language: 'en' })
      await four.act('inquiry', { page: '/contact?lang=en&product=no-such-thing', language: 'en' })

      const { totals, funnel, lists, products } = await readReport(admin)
      expect(totals.inquiries.count).toBe(5)
      // No visitor took all steps in order, not even the one who had viewed the product.
      expect(funnel).toEqual([
        { name: 'product', count: 1, outOfOrder: 0 },
        { name: 'cart', count: 0, outOfOrder: 0 },
        { name: 'whatsapp', count: 0, outOfOrder: 0 },
        { name: 'inquiry', count: 0, outOfOrder: 4 },
      ])
      const path = await admin.get('/api/admin/analytics.csv?list=funnel&from=2026-11-21&to=2026-11-21&language=en')
      const label = 'By another path: a step before is missing or came later'
      expect(path.body.replaceAll('"', '')).toContain(`From product to inquiry;Visitors;${label}`)
      expect(countsByName(lists.languages)).toEqual({ en: 4 })
      expect(products).toMatchObject([
        { id: panel.id, nameEn: 'Solar panel', product: 1, inquiry: 2 },
        { id: pump.id, product: 0, inquiry: 1 },
      ])
      const csv = await admin.get('/api/admin/analytics.csv?list=products&from=2026-11-21&to=2026-11-21&language=en')
      const [heads = '', first = '', second = ''] = csv.body.replace('\ufeff', '').replaceAll('"', '').split('\r\n')
      const at = heads.split(';').findIndex((head) => /inquir/i.test(head))
      expect([first, second].map((line) => [line.split(';')[0], line.split(';')[at]])).toEqual([
        ['Solar panel', '2'],
        ['Pump', '1'],
      ])
    })

    test('no IP address and no cookie is stored, and the next day the same visitor counts as a new one', async ({
      app,
      admin,
      db,
      clock,
    }) => {
      const here = () => visitorWith(createPoster(app), clock.now())
      await here().view('/')
      expect((await sendEvent(app, '152.206.0.1', '/api/track/action', { kind: 'call' })).cookies).toEqual([])
      await readReport(admin)
      await staySignedIn(db)
      clock.advance(24 * 3_600_000)
      await here().view('/')
      const { totals } = await readReport(admin, '2026-11-21', '2026-11-22')
      expect(totals.visitors.count).toBe(2)
      const rows = await db.selectFrom('visit_event').selectAll().execute()
      expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2)
      expect(JSON.stringify(rows)).not.toContain('152.206')
      expect(JSON.stringify(rows)).not.toContain('Mozilla')
      // Once the day is over, its salt is deleted, so nobody can compute its keys again.
      await updateDaySums(db, '2026-11-22', true)
      expect((await db.selectFrom('visit_salt').select('day').execute()).map(({ day }) => day)).toEqual(['2026-11-22'])
    })

    test.for<[name: string, path: string, body: unknown, status: number]>([
      ['an empty object', '/api/track', {}, 400],
      ['a list', '/api/track', [], 400],
      ['wrong types', '/api/track', { page: 1, userAgent: {}, referrer: [], timestamp: true, isMobile: 'no', connectionType: 7 }, 400],
      [
        'a time in the future',
        '/api/track',
        { page: '/', userAgent: androidPhone, referrer: '', timestamp: '2026-11-23T12:00:00Z', isMobile: true },
        400,
      ],
      [
        'a time long ago',
        '/api/track',
        { page: '/', userAgent: androidPhone, referrer: '', timestamp: '2026-11-10T12:00:00Z', isMobile: true },
        400,
      ],
      ['an impossible time', '/api/track', { page: '/', userAgent: androidPhone, referrer: '', timestamp: 1e300, isMobile: true }, 400],
      [
        'a page of another site',
        '/api/track',
        { page: '//x.example', userAgent: androidPhone, referrer: '', timestamp: '2026-11-21T12:00:00Z', isMobile: true },
        400,
      ],
      ['too large a body', '/api/track', { page: '/', filler: 'x'.repeat(10_000) }, 413],
      [
        'an object with unknown fields',
        '/api/track',
        { page: '/', userAgent: androidPhone, referrer: '', timestamp: '2026-11-21T12:00:00Z', isMobile: true, admin: true, __proto__: 1 },
        204,
      ],
      [
        'a null character, which PostgreSQL does not store,',
        '/api/track',
        { page: '/\0', userAgent: androidPhone, referrer: '', timestamp: '2026-11-21T12:00:00Z', isMobile: true },
        400,
      ],
      ['half of a surrogate pair', '/api/track/action', { kind: 'search', term: 'sol\ud800' }, 204],
      ['a search with a null character', '/api/track/action', { kind: 'search', term: '\0panel' }, 204],
      ['product number 0', '/api/track/product', { productId: 0 }, 400],
      ['an unknown product', '/api/track/product', { productId: 2_147_483_647 }, 204],
      ['a number too large', '/api/track/product', { productId: 1e15 }, 400],
      ['an unknown action', '/api/track/action', { kind: 'view' }, 400],
      ['hundreds of products', '/api/track/action', { kind: 'cart', products: Array.from({ length: 201 }, (_, n) => n + 1) }, 400],
    ])('%s is answered without a server error', async ([, path, body, status], { app, admin }) => {
      const answer = await sendEvent(app, '152.206.0.1', path, body as object)
      expect(answer.statusCode).toBe(status)
      expect(await readReport(admin)).toBeDefined()
    })

    test('an invalid range is refused', async ({ admin }) => {
      for (const query of [
        '',
        'from=2026-11-21',
        'from=2026-11-21&to=2026-11-20',
        'from=2025-01-01&to=2026-11-21',
        'from=x&to=y',
        'from=2026-02-30&to=2026-03-01',
        'from=0000-01-01&to=0000-01-02',
      ])
        expect([query, (await admin.get(`/api/admin/analytics?${query}`)).statusCode]).toEqual([query, 400])
      expect((await admin.get('/api/admin/analytics.csv?from=2026-11-21&to=2026-11-21&list=secrets')).statusCode).toBe(400)
    })

    test('visitors cannot read the report', async ({ visitor }) => {
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
