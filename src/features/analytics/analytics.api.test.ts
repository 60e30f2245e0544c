import { describe, expect } from 'vitest'
import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import type { App } from '#platform/http/route.server.ts'
import { databases } from '#tests/databases.ts'
import { androidPhone, knownCounts, type Post, sendKnownVisits, visitorWith } from '#tests/known-visits.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import { updateDaySums } from './day-sums.store.server.ts'
import { eventWriter } from './event-writer.server.ts'
import type { Report } from './report.contract.ts'
import { visitorKeys } from './visitor-key.server.ts'

/** Returns a function that sends a tracking call to the app in process, from a given IP address and browser. */
const poster =
  (app: App): Post =>
  async ({ address = '152.206.0.1', userAgent = androidPhone, headers }, path, body) =>
    (await send(app, address, path, body, { 'user-agent': userAgent, ...headers })).statusCode

function send(app: App, remoteAddress: string, url: string, payload: object, headers: Record<string, string> = {}) {
  const own = { host: 'localhost', origin: 'http://localhost', 'user-agent': androidPhone, 'accept-language': 'es', ...headers }
  return app.inject({ method: 'POST', url, remoteAddress, headers: own, payload })
}

async function report(admin: Client, from = '2026-11-21', to = from): Promise<Report> {
  const answer = await admin.get(`/api/admin/analytics?from=${from}&to=${to}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<Report>()
}
/** Prolongs the session, so that a test can advance the clock by days. */
const staySignedIn = (db: Database) =>
  db.updateTable('session').set({ last_seen_at: '2027-03-01T00:00:00.000Z', expires_at: '2027-03-02T00:00:00.000Z' }).execute()
type Visitor = ReturnType<typeof visitorWith>
const counts = (lines: { name: string; count: number }[]) => Object.fromEntries(lines.map(({ name, count }) => [name, count]))

const searching = {
  kind: 'search',
  address: '152.206.0.1',
  userAgent: androidPhone,
  hasLanguage: true,
  country: Promise.resolve('CU'),
} as const

const eventsIn = async (db: Database) => (await db.selectFrom('visit_event').select('id').execute()).length

/** An event writer, as each server has one, and the lines that it logs. */
function writerOn(db: Database, clock: Clock, isMissed = async () => false, maxUnitsADay?: number) {
  const log: string[] = []
  const writer = eventWriter({
    ...{ db, clock, visitorKeys: visitorKeys(db), findProducts: async () => [], isMissed },
    ...(maxUnitsADay === undefined ? {} : { maxUnitsADay }),
    log: { error: (_, message) => log.push(message), warn: (details, message) => log.push(`${message} ${JSON.stringify(details)}`) },
  })
  return { writer, log }
}

for (const database of databases) {
  describe(`analytics of visits, on ${database.name}`, () => {
    const test = shopTest(database)

    test('a thousand known events give the right numbers on every card, list and funnel', async ({ app, admin, clock, product }) => {
      const panel = await product({ nameDe: 'Panel', stockStatus: 'in_stock' })
      const battery = await product({ nameDe: 'Batterie', stockStatus: 'out_of_stock' })
      const answers = await sendKnownVisits(poster(app), clock.now(), { panel, battery })
      expect([answers.length, new Set(answers)]).toEqual([1000, new Set([204])])

      const { totals, funnel, lists, products, series, sizes } = await report(admin)
      expect(Object.fromEntries(Object.entries(totals).map(([name, { count }]) => [name, count]))).toEqual(knownCounts.totals)
      expect(counts(funnel)).toEqual(knownCounts.funnel)
      expect(counts(lists.pages)).toEqual({ '/': 100, '/products?category=4': 100, [`/product/${panel.slug}`]: 100 })
      for (const list of ['referrers', 'countries', 'languages', 'devices', 'connections', 'terms', 'missed', 'bots'] as const)
        expect([list, counts(lists[list])]).toEqual([list, knownCounts[list]])
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
        visitorWith(poster(app), clock.now(), { address, headers: { 'accept-language': 'en' } }),
      )
      const [one, two, three] = visitors as [Visitor, Visitor, Visitor]
      for (const visitor of [one, two]) await visitor.act('search', { term: 'bicycle', language: 'en' })
      await three.act('search', { term: 'bicycle', language: 'es' })
      await three.act('search', { term: 'bicicleta', language: 'es' })
      const { lists } = await report(admin)
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
        visitorWith(poster(app), clock.now(), { address, headers: { 'accept-language': 'en' } }),
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

      const { totals, funnel, lists, products } = await report(admin)
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
      expect(counts(lists.languages)).toEqual({ en: 4 })
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
      const here = () => visitorWith(poster(app), clock.now())
      await here().view('/')
      expect((await send(app, '152.206.0.1', '/api/track/action', { kind: 'call' })).cookies).toEqual([])
      await report(admin)
      await staySignedIn(db)
      clock.advance(24 * 3_600_000)
      await here().view('/')
      const { totals } = await report(admin, '2026-11-21', '2026-11-22')
      expect(totals.visitors.count).toBe(2)
      const rows = await db.selectFrom('visit_event').selectAll().execute()
      expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2)
      expect(JSON.stringify(rows)).not.toContain('152.206')
      expect(JSON.stringify(rows)).not.toContain('Mozilla')
      // Once the day is over, its salt is deleted, so nobody can compute its keys again.
      await updateDaySums(db, '2026-11-22', true)
      expect((await db.selectFrom('visit_salt').select('day').execute()).map(({ day }) => day)).toEqual(['2026-11-22'])
    })

    test('past days are read from their sums, and summing up twice or on two servers changes nothing', async ({
      app,
      admin,
      db,
      clock,
      product,
    }) => {
      const { id } = await product()
      const [here, there] = [undefined, { address: '8.8.8.8' }].map((who) => visitorWith(poster(app), clock.now(), who))
      await here?.view('/')
      await here?.product(id)
      await there?.view('/about')
      const before = await report(admin)
      await staySignedIn(db)
      clock.advance(24 * 3_600_000)
      await Promise.all([updateDaySums(db, '2026-11-22', true), updateDaySums(db, '2026-11-22', true)])
      expect(await updateDaySums(db, '2026-11-22', true)).toBe(0)
      const counted = ({ now: _, partly: __, ...figures }: Report) => figures
      expect(counted(await report(admin))).toEqual(counted(before))

      // A late event, from a server whose clock is behind. It counts once the day is summed up again.
      const [row] = await db.selectFrom('visit_event').selectAll().limit(1).execute()
      const { id: _, ...late } = row as NonNullable<typeof row>
      await db
        .insertInto('visit_event')
        .values({ ...late, visitor: 'another', kind: 'view', page: '/late' })
        .execute()
      expect(await updateDaySums(db, '2026-11-22', true)).toBe(1)
      expect((await report(admin)).totals.visits.count).toBe(3)

      // After ninety days the events are deleted, and the sums remain.
      await updateDaySums(db, '2027-03-01', true)
      expect(await db.selectFrom('visit_event').selectAll().execute()).toEqual([])
      const { totals, funnel } = await report(admin)
      expect([totals.visits.count, totals.views.count, funnel[0]?.count]).toEqual([3, 3, 1])
    })

    test('each day has its sums and no events after ninety days, however the clock was set', async ({ app, admin, db, clock }) => {
      const visitsOf = async () => (await report(admin)).totals.visits.count
      const visit = async (address: string) => {
        await visitorWith(poster(app), clock.now(), { address }).view('/')
        return visitsOf()
      }
      await visit('152.206.0.1')
      // The clock was two days ahead for a while. Events that arrive later today still count.
      await updateDaySums(db, '2026-11-23', true)
      await visit('8.8.8.8')
      await updateDaySums(db, '2026-11-21', false)
      expect(await visitsOf()).toBe(2)

      // The server was off for months before it could sum up the day.
      await db.deleteFrom('visit_day').execute()
      await db.deleteFrom('visit_sum').execute()
      await updateDaySums(db, '2027-03-01', true)
      expect([(await db.selectFrom('visit_event').selectAll().execute()).length, await visitsOf()]).toEqual([0, 2])

      // The clock is set back to that day. Its sums do not change, since its events are deleted.
      await updateDaySums(db, '2026-11-22', true)
      await visit('1.1.1.1')
      await updateDaySums(db, '2026-11-22', true)
      expect(await visitsOf()).toBe(2)
    })

    test('an event rejected by the database does not stop the counting', async ({ app, admin, db, clock }) => {
      const here = visitorWith(poster(app), clock.now())
      expect(await here.act('call', { page: '/contact?product=%00' })).toBe(204)
      expect(counts((await report(admin)).lists.actions)).toEqual({ call: 1 })

      const { writer, log } = writerOn(db, clock)
      for (const term of ['uno', 'dos\0', 'tres', 'cuatro', 'cinco']) writer.take({ ...searching, term })
      await writer.close()
      expect(counts((await report(admin)).lists.terms)).toMatchObject({ uno: 1, tres: 1, cuatro: 1, cinco: 1 })
      expect(log).toEqual(database.engine === 'postgres' ? ['a visit event was dropped, because the database refused it'] : [])
    })

    test('the event loop runs between the searches that the writer evaluates', async ({ db, clock }) => {
      let turns = 0
      const searchedIn: number[] = []
      const { writer } = writerOn(db, clock, async () => {
        searchedIn.push(turns)
        return false
      })
      const turn = () => {
        turns += 1
        if (searchedIn.length < 20) setImmediate(turn)
      }
      turn()
      for (let count = 0; count < 20; count += 1) writer.take({ ...searching, term: `sol ${count}` })
      await writer.close()
      expect(new Set(searchedIn).size).toBe(20)
    })

    test('events waiting for the database count for the day on which they happened', async ({ db, clock }) => {
      const { writer } = writerOn(db, clock)
      writer.take({ ...searching, term: 'uno' })
      clock.advance(24 * 3_600_000)
      writer.take({ ...searching, term: 'dos' })
      await writer.close()
      const rows = await db.selectFrom('visit_event').select(['day', 'term']).orderBy('id').execute()
      expect(rows).toEqual([
        { day: '2026-11-21', term: 'uno' },
        { day: '2026-11-22', term: 'dos' },
      ])
    })

    test('a range is compared with the period of the same length before', async ({ app, admin, db, clock }) => {
      for (const address of ['152.206.0.1', '8.8.8.8']) await visitorWith(poster(app), clock.now(), { address }).view('/')
      await report(admin)
      await staySignedIn(db)
      clock.advance(7 * 24 * 3_600_000)
      await updateDaySums(db, '2026-11-28', true)
      await visitorWith(poster(app), clock.now()).view('/')
      const week = await report(admin, '2026-11-22', '2026-11-28')
      expect(week.before).toEqual({ from: '2026-11-15', to: '2026-11-21' })
      expect(week.totals.visits).toEqual({ count: 1, like: 1, before: 2 })
      expect(week.series).toHaveLength(7)
      expect(week.series.at(-1)).toEqual({ at: '2026-11-28', visits: 1, visitors: 1, views: 1, before: 2 })
    })

    test('today is compared with the same hours of yesterday, and so is every unfinished range', async ({ app, admin, db, clock }) => {
      // Noon in Greenwich is seven in Havana: two visitors come at 7:00 and three at 19:00.
      const come = async (address: string) => visitorWith(poster(app), clock.now(), { address }).view('/')
      for (const address of ['152.206.0.1', '8.8.8.8']) await come(address)
      await report(admin)
      await staySignedIn(db)
      clock.advance(12 * 3_600_000)
      for (const address of ['1.1.1.1', '9.9.9.9', '8.8.4.4']) await come(address)
      await report(admin)
      clock.advance(14.5 * 3_600_000)
      await updateDaySums(db, '2026-11-22', true)
      await come('152.206.0.1')

      const today = await report(admin, '2026-11-22')
      expect([today.partly, today.now]).toEqual(['minute', { day: '2026-11-22', minute: 9 * 60 + 30 }])
      expect(today.totals.visits).toEqual({ count: 1, like: 1, before: 2 })
      expect(today.totals.visitors).toEqual({ count: 1, like: 1, before: 2 })
      // Hours that have not begun show yesterday's visits too.
      expect(today.series.flatMap(({ at, before }) => (before ? [[at, before]] : []))).toEqual([
        ['7', 2],
        ['19', 3],
      ])
      const two = await report(admin, '2026-11-22', '2026-11-23')
      expect([two.totals.visits, two.before]).toEqual([
        { count: 1, like: 1, before: 0 },
        { from: '2026-11-20', to: '2026-11-21' },
      ])
      const over = await report(admin, '2026-11-21')
      expect([over.partly, over.totals.visits]).toEqual([null, { count: 5, like: 5, before: 0 }])

      clock.advance(24 * 3_600_000)
      const later = await report(admin, '2026-11-22', '2026-11-23')
      expect([later.totals.visits, later.series.map(({ before }) => before)]).toEqual([{ count: 1, like: 1, before: 2 }, [0, 2]])
      const csv = await admin.get('/api/admin/analytics.csv?list=days&from=2026-11-23&to=2026-11-23&language=de')
      const lines = csv.body.replace('\ufeff', '').split('\r\n')
      expect([lines[0], lines[8], lines[11]]).toEqual(['"Stunde (Havanna)";"Besuche";"Davor"', '"7:00";"0";"0"', '"10:00";"";"0"'])

      // The events of the compared day are deleted, so today is not compared.
      await db.updateTable('visit_day').set({ events: 2_147_483_647 }).where('day', '=', '2026-11-21').execute()
      const long = await report(admin, '2026-11-22', '2026-11-23')
      expect([long.partly, long.totals.visits, long.series.map(({ before }) => before)]).toEqual([
        'days',
        { count: 1, like: 1, before: 0 },
        [0, null],
      ])

      // Ranges in the future are not compared.
      for (const [from, to] of [
        ['2026-11-24', '2026-11-24'],
        ['2026-11-24', '2026-11-27'],
      ] as const) {
        const ahead = await report(admin, from, to)
        expect([ahead.partly, ahead.totals.visits, new Set(ahead.series.map(({ before }) => before))]).toEqual([
          'none',
          { count: 0, like: 0, before: 0 },
          new Set([null]),
        ])
      }
      // This range begins today and ends tomorrow. It is not compared, since the events of the compared day are deleted.
      const begins = await report(admin, '2026-11-23', '2026-11-24')
      expect([begins.partly, begins.totals.visits, begins.series.map(({ before }) => before)]).toEqual([
        'none',
        { count: 0, like: 0, before: 0 },
        [null, null],
      ])
      const day = await report(admin, '2026-11-23')
      expect([day.partly, day.totals.visits]).toEqual(['minute', { count: 0, like: 0, before: 1 }])
    })

    test('of ten thousand events at once, those within the rate limit are counted and the others get a Retry-After', {
      timeout: 60_000,
    }, async ({ app, admin }) => {
      const one = () => send(app, '8.8.4.4', '/api/track/action', { kind: 'whatsapp-floating' })
      const answers = await Promise.all(Array.from({ length: 10_000 }, one))
      const taken = answers.filter(({ statusCode }) => statusCode === 204).length
      expect(taken).toBe(1200)
      expect(answers.every(({ statusCode, headers }) => statusCode === 204 || (statusCode === 429 && headers['retry-after']))).toBe(true)
      expect(counts((await report(admin)).lists.actions)['whatsapp-floating']).toBe(taken)
    })

    test('one IP address cannot exceed its share of a day, and visitors behind it notice nothing', { timeout: 60_000 }, async ({
      app,
      db,
    }) => {
      // Each of these long events costs 13 units.
      const long = { kind: 'cart', products: Array.from({ length: 200 }, (_, n) => n + 1), page: `/${'x'.repeat(300)}` }
      const answers = await Promise.all(Array.from({ length: 1000 }, () => send(app, '9.9.9.9', '/api/track/action', long)))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
      expect((await send(app, '9.9.9.8', '/api/track/action', long)).statusCode).toBe(204)
      await expect.poll(() => eventsIn(db), { timeout: 30_000 }).toBe(Math.ceil(8000 / 13) + 1)
    })

    test('a day has a maximum number of events, on two servers and after a restart, and the log reports it once', async ({ db, clock }) => {
      const [one, other] = [writerOn(db, clock, undefined, 10), writerOn(db, clock, undefined, 10)]
      for (let n = 0; n < 8; n += 1) one.writer.take(searching)
      await one.writer.flush()
      for (let n = 0; n < 8; n += 1) other.writer.take(searching)
      await other.writer.flush()
      expect(await eventsIn(db)).toBe(10)
      clock.advance(24 * 60 * 60_000)
      for (let n = 0; n < 12; n += 1) other.writer.take(searching)
      await other.writer.close()
      expect(await eventsIn(db)).toBe(20)
      expect(one.log).toEqual([])
      expect(other.log).toEqual([
        'visit events of today are dropped from now on, because the day or an address has too many {"day":"2026-11-21"}',
        'visit events of this day were dropped, because the day or an address had too many {"day":"2026-11-21","leftOut":6}',
        'visit events of today are dropped from now on, because the day or an address has too many {"day":"2026-11-22"}',
        'visit events of this day were dropped, because the day or an address had too many {"day":"2026-11-22","leftOut":2}',
      ])
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
      const answer = await send(app, '152.206.0.1', path, body as object)
      expect(answer.statusCode).toBe(status)
      expect(await report(admin)).toBeDefined()
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
