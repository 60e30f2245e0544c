import { describe, expect } from 'vitest'
import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import { databases } from '#tests/databases.ts'
import { androidPhone, countsByName, createPoster, readReport, sendEvent, visitorWith } from '#tests/known-visits.ts'
import { shopTest } from '#tests/shop.ts'
import { eventWriter } from './event-writer.server.ts'
import { visitorKeys } from './visitor-key.server.ts'

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
  describe(`limits of analytics, on ${database.name}`, () => {
    const test = shopTest(database)

    test('an event rejected by the database does not stop the counting', async ({ app, admin, db, clock }) => {
      const here = visitorWith(createPoster(app), clock.now())
      expect(await here.act('call', { page: '/contact?product=%00' })).toBe(204)
      expect(countsByName((await readReport(admin)).lists.actions)).toEqual({ call: 1 })

      const { writer, log } = writerOn(db, clock)
      for (const term of ['uno', 'dos\0', 'tres', 'cuatro', 'cinco']) writer.take({ ...searching, term })
      await writer.close()
      expect(countsByName((await readReport(admin)).lists.terms)).toMatchObject({ uno: 1, tres: 1, cuatro: 1, cinco: 1 })
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

    test('of ten thousand events at once, those within the rate limit are counted and the others get a Retry-After', {
      timeout: 60_000,
    }, async ({ app, admin }) => {
      const one = () => sendEvent(app, '8.8.4.4', '/api/track/action', { kind: 'whatsapp-floating' })
      const answers = await Promise.all(Array.from({ length: 10_000 }, one))
      const taken = answers.filter(({ statusCode }) => statusCode === 204).length
      expect(taken).toBe(1200)
      expect(answers.every(({ statusCode, headers }) => statusCode === 204 || (statusCode === 429 && headers['retry-after']))).toBe(true)
      expect(countsByName((await readReport(admin)).lists.actions)['whatsapp-floating']).toBe(taken)
    })

    test('one IP address cannot exceed its share of a day, and visitors behind it notice nothing', { timeout: 60_000 }, async ({
      app,
      db,
    }) => {
      // Each of these long events costs 13 units.
      const long = { kind: 'cart', products: Array.from({ length: 200 }, (_, n) => n + 1), page: `/${'x'.repeat(300)}` }
      const answers = await Promise.all(Array.from({ length: 1000 }, () => sendEvent(app, '9.9.9.9', '/api/track/action', long)))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
      expect((await sendEvent(app, '9.9.9.8', '/api/track/action', long)).statusCode).toBe(204)
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
  })
}
