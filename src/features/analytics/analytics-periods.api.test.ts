import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { createPoster, readReport, staySignedIn, visitorWith } from '#tests/known-visits.ts'
import { shopTest } from '#tests/shop.ts'
import { updateDaySums } from './day-sums.store.server.ts'
import type { Report } from './report.contract.ts'

for (const database of databases) {
  describe(`sums and comparisons of days, on ${database.name}`, () => {
    const test = shopTest(database)

    test('past days are read from their sums, and summing up twice or on two servers changes nothing', async ({
      app,
      admin,
      db,
      clock,
      product,
    }) => {
      const { id } = await product()
      const [here, there] = [undefined, { address: '8.8.8.8' }].map((who) => visitorWith(createPoster(app), clock.now(), who))
      await here?.view('/')
      await here?.product(id)
      await there?.view('/about')
      const before = await readReport(admin)
      await staySignedIn(db)
      clock.advance(24 * 3_600_000)
      await Promise.all([updateDaySums(db, '2026-11-22', true), updateDaySums(db, '2026-11-22', true)])
      expect(await updateDaySums(db, '2026-11-22', true)).toBe(0)
      const counted = ({ now: _, partly: __, ...figures }: Report) => figures
      expect(counted(await readReport(admin))).toEqual(counted(before))

      // A late event, from a server whose clock is behind. It counts once the day is summed up again.
      const [row] = await db.selectFrom('visit_event').selectAll().limit(1).execute()
      const { id: _, ...late } = row as NonNullable<typeof row>
      await db
        .insertInto('visit_event')
        .values({ ...late, visitor: 'another', kind: 'view', page: '/late' })
        .execute()
      expect(await updateDaySums(db, '2026-11-22', true)).toBe(1)
      expect((await readReport(admin)).totals.visits.count).toBe(3)

      // After ninety days the events are deleted, and the sums remain.
      await updateDaySums(db, '2027-03-01', true)
      expect(await db.selectFrom('visit_event').selectAll().execute()).toEqual([])
      const { totals, funnel } = await readReport(admin)
      expect([totals.visits.count, totals.views.count, funnel[0]?.count]).toEqual([3, 3, 1])
    })

    test('each day has its sums and no events after ninety days, however the clock was set', async ({ app, admin, db, clock }) => {
      const visitsOf = async () => (await readReport(admin)).totals.visits.count
      const visit = async (address: string) => {
        await visitorWith(createPoster(app), clock.now(), { address }).view('/')
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

    test('a range is compared with the period of the same length before', async ({ app, admin, db, clock }) => {
      for (const address of ['152.206.0.1', '8.8.8.8']) await visitorWith(createPoster(app), clock.now(), { address }).view('/')
      await readReport(admin)
      await staySignedIn(db)
      clock.advance(7 * 24 * 3_600_000)
      await updateDaySums(db, '2026-11-28', true)
      await visitorWith(createPoster(app), clock.now()).view('/')
      const week = await readReport(admin, '2026-11-22', '2026-11-28')
      expect(week.before).toEqual({ from: '2026-11-15', to: '2026-11-21' })
      expect(week.totals.visits).toEqual({ count: 1, like: 1, before: 2 })
      expect(week.series).toHaveLength(7)
      expect(week.series.at(-1)).toEqual({ at: '2026-11-28', visits: 1, visitors: 1, views: 1, before: 2 })
    })

    test('today is compared with the same hours of yesterday, and so is every unfinished range', async ({ app, admin, db, clock }) => {
      // Noon in Greenwich is seven in Havana: two visitors come at 7:00 and three at 19:00.
      const come = async (address: string) => visitorWith(createPoster(app), clock.now(), { address }).view('/')
      for (const address of ['152.206.0.1', '8.8.8.8']) await come(address)
      await readReport(admin)
      await staySignedIn(db)
      clock.advance(12 * 3_600_000)
      for (const address of ['1.1.1.1', '9.9.9.9', '8.8.4.4']) await come(address)
      await readReport(admin)
      clock.advance(14.5 * 3_600_000)
      await updateDaySums(db, '2026-11-22', true)
      await come('152.206.0.1')

      const today = await readReport(admin, '2026-11-22')
      expect([today.partly, today.now]).toEqual(['minute', { day: '2026-11-22', minute: 9 * 60 + 30 }])
      expect(today.totals.visits).toEqual({ count: 1, like: 1, before: 2 })
      expect(today.totals.visitors).toEqual({ count: 1, like: 1, before: 2 })
      // Hours that have not begun show yesterday's visits too.
      expect(today.series.flatMap(({ at, before }) => (before ? [[at, before]] : []))).toEqual([
        ['7', 2],
        ['19', 3],
      ])
      const two = await readReport(admin, '2026-11-22', '2026-11-23')
      expect([two.totals.visits, two.before]).toEqual([
        { count: 1, like: 1, before: 0 },
        { from: '2026-11-20', to: '2026-11-21' },
      ])
      const over = await readReport(admin, '2026-11-21')
      expect([over.partly, over.totals.visits]).toEqual([null, { count: 5, like: 5, before: 0 }])

      clock.advance(24 * 3_600_000)
      const later = await readReport(admin, '2026-11-22', '2026-11-23')
      expect([later.totals.visits, later.series.map(({ before }) => before)]).toEqual([{ count: 1, like: 1, before: 2 }, [0, 2]])
      const csv = await admin.get('/api/admin/analytics.csv?list=days&from=2026-11-23&to=2026-11-23&language=de')
      const lines = csv.body.replace('\ufeff', '').split('\r\n')
      expect([lines[0], lines[8], lines[11]]).toEqual(['"Stunde (Havanna)";"Besuche";"Davor"', '"7:00";"0";"0"', '"10:00";"";"0"'])

      // The events of the compared day are deleted, so today is not compared.
      await db.updateTable('visit_day').set({ events: 2_147_483_647 }).where('day', '=', '2026-11-21').execute()
      const long = await readReport(admin, '2026-11-22', '2026-11-23')
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
        const ahead = await readReport(admin, from, to)
        expect([ahead.partly, ahead.totals.visits, new Set(ahead.series.map(({ before }) => before))]).toEqual([
          'none',
          { count: 0, like: 0, before: 0 },
          new Set([null]),
        ])
      }
      // This range begins today and ends tomorrow. It is not compared, since the events of the compared day are deleted.
      const begins = await readReport(admin, '2026-11-23', '2026-11-24')
      expect([begins.partly, begins.totals.visits, begins.series.map(({ before }) => before)]).toEqual([
        'none',
        { count: 0, like: 0, before: 0 },
        [null, null],
      ])
      const day = await readReport(admin, '2026-11-23')
      expect([day.partly, day.totals.visits]).toEqual(['minute', { count: 0, like: 0, before: 1 }])
    })
  })
}
