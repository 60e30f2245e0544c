import { type RawBuilder, sql } from 'kysely'
import { describe, expect } from 'vitest'
import { browserAt, china, cuba, inquiry } from '#tests/browser-at.ts'
import { databases } from '#tests/databases.ts'
import { makeVerificationInput } from '#tests/humans.ts'
import { shopTest } from '#tests/shop.ts'

const MINUTE = 60_000

for (const database of databases) {
  describe(`human verification, on ${database.name}`, () => {
    const test = shopTest(database)
    const setPolicy = (admin: { post: (url: string, body: object) => PromiseLike<unknown> }, value: string) =>
      admin.post('/api/admin/site-settings', { key: 'verification_countries', value })

    test('is required by default of visitors from far away, but not of those from Cuba, of staff or unknown countries', async ({
      app,
      admin,
    }) => {
      expect(await browserAt(app, china).check()).toEqual({ needsVerification: true, reason: 'country', country: 'CN' })
      expect(await browserAt(app, cuba).check()).toEqual({ needsVerification: false, reason: 'exempt', country: 'CU' })
      expect(await browserAt(app, '217.0.43.1').check()).toMatchObject({ needsVerification: false, country: 'DE' })
      expect(await browserAt(app, '8.8.8.8').check()).toMatchObject({ needsVerification: false, country: 'US' })
      expect(await browserAt(app, '127.0.0.1').check()).toEqual({ needsVerification: false, reason: 'unknown', country: null })
      await setPolicy(admin, '*')
      expect(await browserAt(app, cuba).check()).toMatchObject({ needsVerification: true, reason: 'country' })
      expect((await admin.get('/api/check-verification')).json()).toMatchObject({ needsVerification: false, reason: 'exempt' })
    })

    test('follows the policy that staff set, at once, and visitors cannot read the policy', async ({ app, admin, visitor }) => {
      await setPolicy(admin, 'DE,ES')
      expect(await browserAt(app, china).check()).toMatchObject({ needsVerification: false })
      expect(await browserAt(app, '217.0.43.1').check()).toMatchObject({ needsVerification: true, reason: 'country', country: 'DE' })
      expect((await visitor.get('/api/site-settings')).json()).toEqual([])
      expect((await admin.get('/api/admin/site-settings')).json()).toMatchObject([{ key: 'verification_countries', value: 'DE,ES' }])
      await setPolicy(admin, '')
      expect(await browserAt(app, china).check()).toMatchObject({ needsVerification: true })
    })

    test('has a check whose answer the visitor’s browser caches for five minutes', async ({ app }) => {
      const answer = await browserAt(app, china).send('GET', '/api/check-verification')
      expect(answer.headers['cache-control']).toBe('private, max-age=300')
    })

    test('is not required of a search engine’s crawler in its own network, but of its imitators elsewhere', async ({ app, admin }) => {
      await setPolicy(admin, '*')
      const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
      expect(await browserAt(app, '66.249.66.1', googlebot).check()).toMatchObject({ needsVerification: false, reason: 'exempt' })
      expect(await browserAt(app, china, googlebot).check()).toMatchObject({ needsVerification: true })
    })

    test('guards inquiries: without it they are refused with a message and not stored, and after it they are accepted', async ({
      app,
      clock,
      db,
    }) => {
      const person = browserAt(app, china)
      const key = { 'idempotency-key': '5b7c2d64-54f1-4d8e-9a37-0d5ad1b3a1aa' }
      person.jar.set('human_verified', 'true')
      const refused = await person.inquire(key)
      expect([refused.statusCode, refused.json()]).toEqual([403, { error: expect.stringContaining('what you wrote is still here') }])
      // The hint cookie without a valid token is deleted, so that the next page opens the verification.
      expect(person.jar.has('human_verified')).toBe(false)
      expect(await db.selectFrom('inquiry').select('id').execute()).toEqual([])
      // An invalid form is refused before the verification is checked.
      expect((await person.inquire({}, { ...inquiry, name: 'L' })).statusCode).toBe(400)

      const challenge = await person.challenge()
      clock.advance(5000)
      await person.verify(makeVerificationInput(challenge))
      const sent = await person.inquire(key)
      expect(sent.statusCode).toBe(201)
      person.jar.clear()
      expect((await person.inquire(key)).json()).toEqual(sent.json())
      expect((await browserAt(app, cuba).inquire()).statusCode).toBe(201)
    })

    test('is required at an address with too many inquiries, in any country', async ({ app, clock }) => {
      const many = browserAt(app, cuba)
      for (let count = 0; count < 10; count += 1) await many.inquire()
      expect((await many.inquire()).statusCode).toBe(403)
      expect(await many.check()).toEqual({ needsVerification: true, reason: 'rate', country: 'CU' })
      const challenge = await many.challenge()
      clock.advance(5000)
      await many.verify(makeVerificationInput(challenge))
      // A verified visitor has a limit of their own, whatever others at the same address send.
      for (let count = 0; count < 5; count += 1) expect((await many.inquire()).statusCode).toBe(201)
      expect((await many.inquire()).statusCode).toBe(429)
      clock.advance(30 * MINUTE)
      expect((await browserAt(app, cuba).inquire()).statusCode).toBe(201)
    })

    test('is required of nobody while the settings are unavailable', async ({ app, db }) => {
      const away = async (run: () => Promise<void>) => {
        const rename = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql`alter table ${from} rename to ${to}`.execute(db)
        await rename(sql.table('site_setting'), sql.table('site_setting_away'))
        await run().finally(() => rename(sql.table('site_setting_away'), sql.table('site_setting')))
      }
      await away(async () => {
        const person = browserAt(app, china)
        const answer = await person.send('GET', '/api/check-verification')
        expect(answer.json()).toEqual({ needsVerification: false, reason: 'unavailable', country: null })
        expect(answer.headers['cache-control']).toBe('no-store')
        const passed = await person.verify(makeVerificationInput(undefined))
        expect([passed.json(), passed.cookies]).toEqual([{ success: true, reason: 'unavailable' }, []])
        expect((await person.inquire()).statusCode).toBe(201)
      })
      expect(await browserAt(app, china).check()).toMatchObject({ needsVerification: true })
    })

    test('limits apply to each call', async ({ app, clock }) => {
      const busy = browserAt(app, '1.2.4.200')
      const statuses = async (times: number, run: () => Promise<{ statusCode: number; headers: Record<string, unknown> }>) => {
        let last: unknown[] = []
        for (let count = 0; count < times; count += 1) {
          const { statusCode, headers } = await run()
          last = [statusCode, Number(headers['retry-after']) > 0]
        }
        return last
      }
      expect(await statuses(60, () => busy.send('GET', '/api/verification-challenge'))).toEqual([200, false])
      expect(await statuses(1, () => busy.send('GET', '/api/verification-challenge'))).toEqual([429, true])
      expect(await statuses(60, () => busy.verify(makeVerificationInput(undefined)))).toEqual([200, false])
      expect(await statuses(1, () => busy.verify(makeVerificationInput(undefined)))).toEqual([429, true])
      expect(await statuses(600, () => busy.send('GET', '/api/check-verification'))).toEqual([200, false])
      expect(await statuses(1, () => busy.send('GET', '/api/check-verification'))).toEqual([429, true])
      clock.advance(11 * MINUTE)
      expect((await busy.challenge()).signature).toMatch(/^[0-9a-f]{64}$/)
    })

    test('ignores a forwarded address from outside the proxy', async ({ app }) => {
      const stranger = browserAt(app, china)
      const forged = { 'x-forwarded-for': cuba, 'cf-ipcountry': 'CU', 'x-country-code': 'CU' }
      expect(await stranger.check(forged)).toMatchObject({ needsVerification: true, country: 'CN' })
      expect((await stranger.inquire(forged)).statusCode).toBe(403)
    })
  })
}
