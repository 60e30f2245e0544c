import { describe, expect } from 'vitest'
import { browserAt, china, cuba } from '#tests/browser-at.ts'
import { databases } from '#tests/databases.ts'
import { FIREFOX, makeVerificationInput } from '#tests/humans.ts'
import { shopTest } from '#tests/shop.ts'
import { solve } from '../../early/gate/proof.ts'
import type { VerificationInput } from './verification.contract.ts'

const MINUTE = 60_000

for (const database of databases) {
  describe(`passing human verification, on ${database.name}`, () => {
    const test = shopTest(database)

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
      await admin.post('/api/admin/site-settings', { key: 'verification_countries', value: '*' })
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
  })
}
