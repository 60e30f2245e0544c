import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DatabaseHandle, openDatabase } from '#database/open.server.ts'
import { MINUTE_MS } from '#kit/units.ts'
import { testClock } from '#tests/clock.ts'
import { databases } from '#tests/databases.ts'
import { createQuickLimit } from './quick-limit.server.ts'
import { countCall, enforceLimit, type RateLimit, wasThrottledRecently } from './rate-limit.server.ts'

const who = '203.0.113.9'
const never = () => () => {}
const plain: RateLimit = { name: 'plain', limit: 60, windowMs: 10 * MINUTE_MS, beyond: 'window' }
const otherPlain: RateLimit = { ...plain, name: 'otherPlain' }
const growing: RateLimit = { name: 'growing', limit: 10, windowMs: 10 * MINUTE_MS, beyond: 'growing' }
const quickRate: RateLimit = { name: 'quick', limit: 1200, windowMs: MINUTE_MS, beyond: 'window' }

for (const database of databases) {
  describe(`limits, on ${database.name} with two servers`, () => {
    let one: DatabaseHandle
    let other: DatabaseHandle
    let remove: () => Promise<void>
    const clock = testClock()
    beforeAll(async () => {
      const made = await database.make()
      one = made.opened
      other = await openDatabase(made.place)
      remove = async () => {
        await other.close()
        await made.remove()
      }
    })
    afterAll(() => remove?.())
    beforeEach(async () => {
      clock.reset()
      await one.db.deleteFrom('attempt').execute()
    })

    /** Makes calls at both servers in turn. Returns how many were allowed. */
    async function passed(calls: number, limit: RateLimit): Promise<number> {
      let through = 0
      for (let n = 0; n < calls; n += 1) if ((await countCall(n % 2 ? one.db : other.db, limit, who, clock.now())) === 0) through += 1
      return through
    }

    test('a plain limit lets calls pass up to the limit and none beyond until the window ends', async () => {
      const { limit, windowMs } = plain
      expect(await passed(limit, plain)).toBe(limit)
      clock.advance(windowMs - 90_000)
      expect(await countCall(one.db, plain, who, clock.now())).toBe(90)
      expect(await countCall(other.db, plain, who, clock.now())).toBe(90)
      expect(await countCall(one.db, plain, '198.51.100.1', clock.now())).toBe(0)
      expect(await countCall(one.db, otherPlain, who, clock.now())).toBe(0)
      // Refused calls do not lengthen the wait.
      clock.advance(90_000)
      expect(await passed(limit + 1, plain)).toBe(limit)
    })

    test('a hundred calls at once cannot pass between check and count', async () => {
      const calls = Array.from({ length: 100 }, (_, n) => countCall(n % 2 ? one.db : other.db, otherPlain, who, clock.now()))
      expect((await Promise.all(calls)).filter((seconds) => seconds === 0)).toHaveLength(otherPlain.limit)
    })

    test('a growing wait applies on both servers too', async () => {
      expect(await passed(11, growing)).toBe(10)
      expect(await countCall(other.db, growing, who, clock.now())).toBe(60)
    })

    test('a refusal is a 429 with a retry time', async () => {
      await passed(plain.limit, plain)
      await expect(enforceLimit(one.db, plain, who, clock.now())).rejects.toMatchObject({
        status: 429,
        key: 'problem.tooMany',
        values: { seconds: 600 },
        headers: { 'retry-after': '600' },
      })
    })

    test('a clock that is set back locks nobody out', async () => {
      clock.advance(365 * 24 * 3_600_000)
      await passed(99, plain)
      await passed(99, growing)
      expect(await passed(1, plain)).toBe(0)
      expect(await passed(1, growing)).toBe(0)
      const hadToWait = () => wasThrottledRecently(one.db, growing, who, clock.now())
      expect(await hadToWait()).toBe(true)
      clock.reset()
      expect(await hadToWait()).toBe(false)
      expect(await passed(1, plain)).toBe(1)
      expect(await passed(11, growing)).toBe(10)
    })

    test('counts are deleted a day later', async () => {
      await passed(1, plain)
      clock.advance(25 * 3_600_000)
      await countCall(one.db, otherPlain, '198.51.100.1', clock.now())
      expect(await one.db.selectFrom('attempt').select('key').execute()).toEqual([{ key: 'otherPlain:198.51.100.1' }])
    })

    describe('with counts in memory', () => {
      const { limit, windowMs } = quickRate
      const quick = ({ db }: DatabaseHandle) => createQuickLimit({ db, clock, rate: quickRate, every: never })
      const take = (server: ReturnType<typeof quick>, times: number, of = who) =>
        Array.from({ length: times }, () => server.consume(of)).filter((seconds) => seconds === 0).length

      test('a server lets exactly the limit pass and then returns the end of the window', () => {
        const server = quick(one)
        expect(take(server, limit + 50)).toBe(limit)
        clock.advance(windowMs - 1500)
        expect(server.consume(who)).toBe(2)
        expect(server.consume('198.51.100.1')).toBe(0)
        clock.advance(1500)
        expect(take(server, limit + 50)).toBe(limit)
      })

      test('requests that one server allowed count on the other after they synchronise', async () => {
        const [here, there] = [quick(one), quick(other)]
        take(here, limit - 300)
        await here.share()
        take(there, 300)
        await there.share()
        expect(take(there, 50)).toBe(0)
        expect(take(here, 50)).toBe(50)
        await here.share()
        expect(take(here, 50)).toBe(0)
      })

      test('an address below a quarter of its limit is never stored', async () => {
        const server = quick(one)
        take(server, limit / 4 - 1)
        await server.share()
        expect(await one.db.selectFrom('attempt').selectAll().execute()).toEqual([])
        take(server, 1)
        await server.share()
        expect(await one.db.selectFrom('attempt').select(['key', 'count']).execute()).toEqual([{ key: `quick:${who}`, count: limit / 4 }])
      })

      test('a new window begins for both servers, also after the clock was set back', async () => {
        const [here, there] = [quick(one), quick(other)]
        take(here, limit)
        await here.share()
        clock.advance(windowMs)
        expect(take(there, limit)).toBe(limit)
        await there.share()
        clock.advance(-24 * 3_600_000)
        expect(take(here, limit + 1)).toBe(limit)
        await here.share()
        expect(take(there, limit + 1)).toBe(limit)
      })

      test('the counts of thousands of callers are shared at once', async () => {
        const [here, there] = [quick(one), quick(other)]
        const many = Array.from({ length: 1200 }, (_, n) => `caller-${n}`)
        for (const caller of many) {
          take(here, limit / 4, caller)
          take(there, limit / 4, caller)
        }
        await Promise.all([here.share(), there.share()])
        const [row] = await one.db
          .selectFrom('attempt')
          .select((row) => [row.fn.countAll<number>().as('callers'), row.fn.sum<number>('count').as('turns')])
          .execute()
        expect([Number(row?.callers), Number(row?.turns)]).toEqual([1200, (1200 * limit) / 2])
      })

      test('a server without a database keeps counting alone', async () => {
        const made = await database.make()
        await made.remove()
        const failures: unknown[] = []
        const server = createQuickLimit({
          db: made.opened.db,
          clock,
          rate: quickRate,
          every: never,
          onFailure: (error) => failures.push(error),
        })
        take(server, limit - 10)
        await server.share()
        expect(failures).toHaveLength(1)
        expect(take(server, 50)).toBe(10)
      })

      test('calls that could not be shared count once the database is back', async () => {
        const [here, there] = [quick(one), quick(other)]
        take(here, limit - 10)
        await sql`alter table attempt rename to away`.execute(one.db)
        await here.share()
        await sql`alter table away rename to attempt`.execute(one.db)
        await here.share()
        expect(take(here, 50)).toBe(10)
        take(there, limit / 4)
        await there.share()
        expect(take(there, 50)).toBe(0)
      })
    })
  })
}
