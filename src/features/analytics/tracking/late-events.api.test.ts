import { describe, expect } from 'vitest'
import type { Database } from '#database/schema.ts'
import type { App } from '#platform/http/route.server.ts'
import { databases } from '#tests/databases.ts'
import { androidPhone } from '#tests/known-visits.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import { updateDaySums } from '../day-sums.store.server.ts'
import type { Report } from '../report.contract.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const HERE = '152.206.0.1'

const view = { page: '/about', referrer: '', connectionType: '3g', language: 'es' }
const reported = { userAgent: androidPhone, isMobile: true }

function send(app: App, url: string, payload: object, { address = HERE, headers = {} } = {}) {
  const own = { host: 'localhost', origin: 'http://localhost', 'user-agent': androidPhone, 'accept-language': 'es', ...headers }
  return app.inject({ method: 'POST', url, remoteAddress: address, headers: own, payload })
}
async function sendLate(app: App, events: object[], options?: Parameters<typeof send>[3]): Promise<number> {
  return (await send(app, '/api/track/late', { ...reported, events }, options)).statusCode
}
async function report(admin: Client, day: string): Promise<Report> {
  return (await admin.get(`/api/admin/analytics?from=${day}&to=${day}`)).json<Report>()
}
const totalsOf = async (admin: Client, day: string) => {
  const { visits, visitors, views } = (await report(admin, day)).totals
  return { visits: visits.count, visitors: visitors.count, views: views.count }
}
const staySignedIn = (db: Database) =>
  db.updateTable('session').set({ last_seen_at: '2027-03-01T00:00:00.000Z', expires_at: '2027-03-02T00:00:00.000Z' }).execute()

for (const database of databases) {
  describe(`visits that waited for a connection, on ${database.name}`, () => {
    const test = shopTest(database)

    test('count once and on the day on which they happened, even if that day is summed up already', async ({ app, admin, db, clock }) => {
      await send(app, '/api/track', { ...view, ...reported, timestamp: clock.now().toISOString() }, { address: '8.8.8.8' })
      expect(await totalsOf(admin, '2026-11-21')).toEqual({ visits: 1, visitors: 1, views: 1 })
      await staySignedIn(db)
      clock.advance(2 * DAY_MS)
      await updateDaySums(db, '2026-11-23', true)
      const events = [
        { ...view, id: 0.1, age: 2 * DAY_MS },
        { id: 0.2, age: 2 * DAY_MS, kind: 'whatsapp-cart', products: [] },
        { ...view, id: 0.3, age: HOUR_MS },
      ]
      // Sent three times, as after lost answers or by a second tab.
      for (const _ of '123') expect(await sendLate(app, events)).toBe(204)
      expect(await totalsOf(admin, '2026-11-23')).toEqual({ visits: 1, visitors: 1, views: 1 })
      await updateDaySums(db, '2026-11-23', true)
      const { totals, lists } = await report(admin, '2026-11-21')
      expect([totals.visits.count, totals.visitors.count, totals.views.count]).toEqual([2, 2, 2])
      expect(lists.actions.find(({ name }) => name === 'whatsapp-cart')?.count).toBe(1)
      // The salt of that day is deleted, so nobody can compute its keys again.
      expect(await db.selectFrom('visit_salt').select('day').execute()).toEqual([{ day: '2026-11-23' }])
    })

    test('are not counted again if only the answer to the first attempt was lost', async ({ app, admin, clock }) => {
      const first = { ...view, ...reported, id: 0.5, timestamp: clock.now().toISOString() }
      expect((await send(app, '/api/track', first)).statusCode).toBe(204)
      expect((await send(app, '/api/track/action', { id: 0.6, kind: 'call' })).statusCode).toBe(204)
      const again = [
        { ...view, id: 0.5, age: 1000 },
        { id: 0.6, age: 1000, kind: 'call' },
      ]
      expect(await sendLate(app, again)).toBe(204)
      const { totals, lists } = await report(admin, '2026-11-21')
      expect([totals.views.count, lists.actions.find(({ name }) => name === 'call')?.count]).toEqual([1, 1])
    })

    test('are counted in the order in which they happened', async ({ app, admin, db, clock }) => {
      await staySignedIn(db)
      clock.advance(5 * HOUR_MS)
      expect(await sendLate(app, [{ ...view, id: 0.1, age: 0 }])).toBe(204)
      expect(await totalsOf(admin, '2026-11-21')).toMatchObject({ visits: 1 })
      // Four views that make two visits earlier that day.
      const minutes = [300, 290, 200, 195]
      expect(
        await sendLate(
          app,
          minutes.map((minute, n) => ({ ...view, id: 0.2 + n / 100, age: minute * 60_000 })),
        ),
      ).toBe(204)
      expect(await totalsOf(admin, '2026-11-21')).toEqual({ visits: 3, visitors: 1, views: 5 })
    })

    test('count even if the clock of the device is a year off', async ({ app, admin }) => {
      for (const [n, year] of [2025, 2027].entries()) {
        const body = { ...view, ...reported, id: n / 10, timestamp: Date.UTC(year, 10, 21) }
        expect((await send(app, '/api/track', body)).statusCode).toBe(204)
      }
      expect(await totalsOf(admin, '2026-11-21')).toMatchObject({ views: 2 })
    })

    test('are counted although others in the same request are too old, from the future or damaged', async ({ app, admin }) => {
      const events = [
        { ...view, id: 0.1, age: 3 * DAY_MS + 1 },
        { ...view, id: 0.2, age: -1 },
        { ...view, id: 2, age: 1 },
        { ...view, id: 0.3 },
        { ...view, id: 0.4, age: 1, page: '//elsewhere.example' },
        { id: 0.5, age: 1, kind: 'nothing known' },
        {},
        { ...view, id: 0.6, age: 1 },
      ]
      expect(await sendLate(app, events)).toBe(204)
      expect(await totalsOf(admin, '2026-11-21')).toMatchObject({ views: 1 })
      const many = Array.from({ length: 51 }, (_, n) => ({ ...view, id: n / 100, age: 1 }))
      expect(await sendLate(app, many)).toBe(400)
      expect((await send(app, '/api/track/late', { ...reported, events: [], filler: 'x'.repeat(40_000) })).statusCode).toBe(413)
    })

    test('are not counted for visitors who refuse tracking, nor for staff', async ({ app, admin }) => {
      expect(await sendLate(app, [{ ...view, id: 0.1, age: 1 }], { headers: { dnt: '1' } })).toBe(204)
      expect(await sendLate(app, [{ ...view, id: 0.2, age: 1 }], { headers: { 'sec-gpc': '1' } })).toBe(204)
      expect((await admin.post('/api/track/late', { ...reported, events: [{ ...view, id: 0.3, age: 1 }] })).statusCode).toBe(204)
      expect(await totalsOf(admin, '2026-11-21')).toMatchObject({ views: 0 })
    })
  })
}
