import { type RawBuilder, sql } from 'kysely'
import { describe, expect } from 'vitest'
import type { App } from '#platform/http/route.server.ts'
import { databases } from '#tests/databases.ts'
import { FIREFOX, makeVerificationInput } from '#tests/humans.ts'
import { shopTest } from '#tests/shop.ts'
import { solve } from '../../early/gate/proof.ts'
import type { VerificationChallenge, VerificationInput } from './verification.contract.ts'

const china = '1.2.4.8'
const cuba = '152.206.0.1'
const MINUTE = 60_000
const inquiry = { name: 'Li Wei', phone: '+86 10 1234 5678', message: 'We look for panels.', language: 'en' } as const

/** A fake browser at an IP address, with a cookie jar. */
function browserAt(app: App, remoteAddress: string, userAgent = FIREFOX) {
  const jar = new Map<string, string>()
  async function send(method: 'GET' | 'POST', url: string, body?: unknown, more: Record<string, string> = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      host: 'localhost',
      'user-agent': userAgent,
      'accept-language': 'en',
      ...(method === 'POST' ? { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' } : {}),
      ...(cookie ? { cookie } : {}),
      ...more,
    }
    const answer = await app.inject({ method, url, remoteAddress, headers, ...(body === undefined ? {} : { payload: body as object }) })
    for (const { name, value, maxAge, expires } of answer.cookies) {
      if (value === '' || maxAge === 0 || (expires && expires.getTime() === 0)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    check: async (more?: Record<string, string>) => (await send('GET', '/api/check-verification', undefined, more)).json(),
    challenge: async () => (await send('GET', '/api/verification-challenge')).json<VerificationChallenge>(),
    verify: (body: unknown) => send('POST', '/api/verify-human', body),
    inquire: (headers?: Record<string, string>, body: object = inquiry) => send('POST', '/api/inquiries', body, headers),
    send,
  }
}

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

    test('is passed by a person’s mouse movement, which sets a token hidden from scripts and a readable hint', async ({ app, clock }) => {
      const person = browserAt(app, china)
      const challenge = await person.challenge()
      clock.advance(5000)
      const answer = await person.verify(makeVerificationInput(challenge))
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, reason: 'mouse' }])
      const [token, sign] = ['human', 'human_verified'].map((name) => answer.cookies.find((cookie) => cookie.name === name))
      expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
      expect(sign).toMatchObject({ value: 'true' })
      expect(sign?.httpOnly).toBeUndefined()
      expect(await person.check()).toEqual({ needsVerification: false, reason: 'verified', country: 'CN' })
    })

    test('is passed without a mouse by proof of work', async ({ app, clock }) => {
      const person = browserAt(app, china)
      const challenge = await person.challenge()
      const solution = await solve(challenge.parameters)
      clock.advance(5000)
      const none = { score: 0, movements: [], avgSpeed: 0, directionChanges: 0, totalDistance: 0 }
      expect((await person.verify(makeVerificationInput(challenge, { mouseAnalysis: none, solution }))).json()).toEqual({
        success: true,
        reason: 'proof',
      })
      expect((await person.inquire()).statusCode).toBe(201)
    })

    test('cannot be passed by a program that only sends requests, whatever it claims', async ({ app, clock }) => {
      const script = browserAt(app, china)
      const refusal = async (given: Partial<VerificationInput>, waitMs = 5000) => {
        const challenge = await script.challenge()
        clock.advance(waitMs)
        const answer = await script.verify(makeVerificationInput(challenge, given))
        expect(answer.cookies).toEqual([])
        expect(answer.json()).toMatchObject({ success: false, message: expect.stringMatching(/\w{3}.*\.$/) })
        return [answer.statusCode, answer.json().reason]
      }
      const claims = { score: 100, avgSpeed: 1, directionChanges: 9, totalDistance: 900 }
      const line = Array.from({ length: 40 }, (_, at) => ({ x: at * 9, y: at * 5, t: 1500 + at * 16 }))
      const human = makeVerificationInput(undefined)
      expect((await script.verify(makeVerificationInput(undefined))).json()).toMatchObject({ success: false, reason: 'challenge_missing' })
      expect(await refusal({ mouseAnalysis: { ...claims, movements: 50 } })).toEqual([200, 'insufficient_movement'])
      expect(await refusal({ mouseAnalysis: { ...claims, movements: line.slice(0, 4) } })).toEqual([200, 'insufficient_movement'])
      expect(await refusal({ mouseAnalysis: { ...claims, movements: line } })).toEqual([200, 'machine_movement'])
      expect(await refusal({ timeSpent: 1400 })).toEqual([200, 'too_fast'])
      expect(await refusal({}, 100)).toEqual([200, 'too_fast'])
      expect(await refusal({ stage: 'fingerprint' })).toEqual([200, 'incomplete'])
      expect(await refusal({ solution: { counter: 1, derivedKey: 'ab'.repeat(32) } })).toEqual([200, 'proof_failed'])
      for (const wrong of [
        { userAgent: 'Mozilla/5.0 another' },
        { screenWidth: 0 },
        { colorDepth: 0 },
        { timezone: 'Mars/Olympus' },
        { language: '' },
        { hardwareConcurrency: 0.5 },
        { deviceMemory: 100_000 },
      ])
        expect([wrong, ...(await refusal({ fingerprint: { ...human.fingerprint, ...wrong } }))]).toEqual([
          wrong,
          200,
          'implausible_fingerprint',
        ])
      expect((await script.inquire()).statusCode).toBe(403)
    })

    test('accepts browsers that hide their system or use an unusual zone or language', async ({ app, clock }) => {
      const firefoxOnMac = FIREFOX.replace('X11; Linux x86_64', 'Macintosh; Intel Mac OS X 10.15')
      for (const unusual of [
        { userAgent: firefoxOnMac },
        { timezone: 'Etc/Unknown' },
        { timezone: 'America/Made_Yesterday' },
        { timezone: '' },
        { language: 'en_US' },
      ]) {
        const person = browserAt(app, china)
        const challenge = await person.challenge()
        clock.advance(6000)
        const body = makeVerificationInput(challenge)
        const answer = await person.verify({ ...body, fingerprint: { ...body.fingerprint, ...unusual } })
        expect([unusual, answer.json()]).toEqual([unusual, { success: true, reason: 'mouse' }])
      }
    })

    test('explains a failure in the visitor’s language', async ({ app, clock }) => {
      const person = browserAt(app, china)
      const words = async (language: string) => {
        const challenge = await person.challenge()
        clock.advance(5000)
        const body = makeVerificationInput(challenge, { solution: { counter: 0, derivedKey: '' } })
        return (await person.send('POST', '/api/verify-human', body, { 'accept-language': language })).json().message
      }
      expect(await words('en')).toBe('Verification failed. Please try again.')
      expect(await words('es')).toBe('Verificación fallida. Intente de nuevo.')
      expect(await words('de')).toBe('Prüfung fehlgeschlagen. Bitte versuchen Sie es noch einmal.')
    })

    test('a challenge is valid once, for five minutes, for its address, and unchanged', async ({ app, clock, db }) => {
      const person = browserAt(app, china)
      const fails = async (challenge: unknown, who = person) => (await who.verify(makeVerificationInput(challenge as never))).json().reason
      const challenge = await person.challenge()
      clock.advance(5000)
      expect(await fails(challenge, browserAt(app, '1.2.4.9'))).toBe('challenge_invalid')
      const { parameters, signature } = challenge
      for (const tampered of [
        { parameters, signature: signature.replace(/^./, (first) => (first === '0' ? '1' : '0')) },
        { parameters, signature: '' },
        { parameters: { ...parameters, data: { ...parameters.data, issuedAt: parameters.data.issuedAt + 1 } }, signature },
        { parameters: { ...parameters, keyPrefix: '00' }, signature },
        { parameters: { ...parameters, nonce: '00'.repeat(16) }, signature },
      ])
        expect(await fails(tampered)).toBe('challenge_invalid')
      const both = await Promise.all([person.verify(makeVerificationInput(challenge)), person.verify(makeVerificationInput(challenge))])
      expect(both.map((answer) => answer.json().reason).toSorted()).toEqual(['challenge_used', 'mouse'])
      clock.advance(MINUTE)
      expect(await fails(challenge)).toBe('challenge_used')

      const old = await person.challenge()
      clock.advance(5 * MINUTE + 1)
      expect(await fails(old)).toBe('challenge_expired')
      // A failed answer uses the challenge up as well.
      const other = await person.challenge()
      clock.advance(5000)
      expect((await person.verify(makeVerificationInput(other, { timeSpent: 0 }))).json().reason).toBe('too_fast')
      expect(await fails(other)).toBe('challenge_used')
      clock.advance(60 * MINUTE)
      expect(await fails(await person.challenge())).toBe('too_fast')
      expect(await db.selectFrom('used_challenge').selectAll().execute()).toHaveLength(1)
    })

    test('a jump of the clock neither extends a validity nor blocks anybody', async ({ app, clock }) => {
      const person = browserAt(app, china)
      const challenge = await person.challenge()
      clock.advance(-60 * MINUTE)
      expect((await person.verify(makeVerificationInput(challenge))).json().reason).toBe('challenge_expired')
      const next = await person.challenge()
      clock.advance(5000)
      expect((await person.verify(makeVerificationInput(next))).json()).toMatchObject({ success: true })
      expect(await person.check()).toMatchObject({ reason: 'verified' })
      clock.advance(-30 * 24 * 60 * MINUTE)
      expect(await person.check()).toMatchObject({ needsVerification: true })
    })

    test('a token is valid for a week, for its country and browser, and only as signed', async ({ app, clock, admin }) => {
      await setPolicy(admin, '*')
      const person = browserAt(app, china)
      const challenge = await person.challenge()
      clock.advance(5000)
      await person.verify(makeVerificationInput(challenge))
      const token = person.jar.get('human') ?? ''
      const asked = async (value: string, address = china, userAgent = FIREFOX) =>
        (await browserAt(app, address, userAgent).check({ cookie: `human=${value}; human_verified=true` })).needsVerification
      expect(await asked(token, '1.2.4.77')).toBe(false)
      expect(await asked(token, china, FIREFOX.replaceAll('140', '141'))).toBe(false)
      expect(await asked(token, china, 'Mozilla/5.0 (Windows NT 10.0) Chrome/150')).toBe(true)
      expect(await asked(token, cuba)).toBe(true)
      const [expires = '', signature = ''] = token.split('.')
      for (const forged of [
        '',
        'true',
        `${Number(expires) + 1}.${signature}`,
        `${expires}.${'A'.repeat(43)}`,
        `${token}x`,
        '9'.repeat(4000),
      ])
        expect([forged, await asked(forged)]).toEqual([forged, true])
      clock.advance(7 * 24 * 60 * MINUTE)
      expect(await asked(token)).toBe(true)
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

    test('invalid payloads are refused with a message', async ({ app }) => {
      const person = browserAt(app, china)
      const whole = makeVerificationInput(await person.challenge())
      const wrong: [what: unknown, status: number][] = [
        [{}, 400],
        [[], 400],
        ['text', 415],
        [{ ...whole, fingerprint: null }, 400],
        [{ ...whole, fingerprint: { ...whole.fingerprint, screenWidth: '1280' } }, 400],
        [{ ...whole, fingerprint: { ...whole.fingerprint, plugins: Array(101).fill('x') } }, 400],
        [{ ...whole, mouseAnalysis: { ...whole.mouseAnalysis, movements: [{ x: 1 }] } }, 400],
        [{ ...whole, mouseAnalysis: { ...whole.mouseAnalysis, movements: [{ x: 1e300, y: 0, t: 0 }] } }, 400],
        [{ ...whole, timeSpent: -1 }, 400],
        [{ ...whole, timeSpent: '5' }, 400],
        [{ ...whole, stage: 'done' }, 400],
        [{ ...whole, challenge: 'x' }, 400],
        [{ ...whole, challenge: { parameters: {}, signature: '' } }, 400],
        [{ ...whole, solution: { counter: -1, derivedKey: 'zz' } }, 400],
        [{ ...whole, fingerprint: { ...whole.fingerprint, userAgent: 'x'.repeat(70_000) } }, 413],
        // Unknown fields are ignored.
        [{ ...whole, more: 1, fingerprint: { ...whole.fingerprint, webdriver: false } }, 200],
      ]
      for (const [body, status] of wrong) {
        const answer = await person.verify(body)
        expect([body, answer.statusCode]).toEqual([body, status])
        if (status !== 200) expect(answer.json()).toMatchObject({ error: expect.stringMatching(/\w{3}/) })
      }
    })

    test('ignores a forwarded address from outside the proxy', async ({ app }) => {
      const stranger = browserAt(app, china)
      const forged = { 'x-forwarded-for': cuba, 'cf-ipcountry': 'CU', 'x-country-code': 'CU' }
      expect(await stranger.check(forged)).toMatchObject({ needsVerification: true, country: 'CN' })
      expect((await stranger.inquire(forged)).statusCode).toBe(403)
    })
  })
}
