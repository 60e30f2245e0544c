import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, vi } from 'vitest'
import type { Database } from '#database/schema.ts'
import type { Clock } from '#platform/clock.server.ts'
import { answerError } from '#platform/http/errors.server.ts'
import type { App } from '#platform/http/route.server.ts'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import { sendInquiryApi } from './inquiries.api.server.ts'
import type { Inquiry, InquiryInput, InquiryReceipt } from './inquiry.contract.ts'
import { createInquiry } from './store/new-inquiry.store.server.ts'

const MINUTE = 60_000
const least = { name: 'Ana', phone: '5234 5678', message: 'Quiero un sistema de 5 kW.', language: 'es' } as const

const send = (visitor: Client, input: Partial<Record<keyof InquiryInput, unknown>> = {}, headers: Record<string, string> = {}) =>
  visitor.post('/api/inquiries', { ...least, ...input }, headers)
const stored = (db: Database) => db.selectFrom('inquiry').selectAll().orderBy('id').execute()

for (const database of databases) {
  describe(`an inquiry that is sent again, on ${database.name}`, () => {
    const test = shopTest(database)

    const keyed = () => ({ 'idempotency-key': randomUUID() })
    const cartOf = (quantity: number, more: object = {}) =>
      JSON.stringify({ version: 1, code: '7KQ4XM', items: [{ id: 3, quantity, product: { nameEs: 'Panel', nameEn: 'Module', ...more } }] })

    test('with the same key gets the first answer, even from another page, in another language and much later', async ({ visitor, db }) => {
      const headers = keyed()
      const words = { message: 'Dos líneas:\nuna \ud83d y media.', quantity: '2', productIds: '3', storedCart: cartOf(2), systemType: '' }
      const first = await send(visitor, { ...words, source: '/product/panel', elapsedMs: 4000, calculator: { kwhPerDay: 4.5 } }, headers)
      for (const again of [
        { elapsedMs: 90_000, source: '/contact', website: 'x' },
        { language: 'en', storedCart: cartOf(2, { oldPrice: '99.00' }) },
        { name: ' Ana ', message: words.message.replace('\n', '\r\n'), quantity: 2, productIds: [3], systemType: null, email: '' },
      ]) {
        const answer = await send(
          visitor,
          { ...words, calculator: { kwhPerDay: 4.5 }, ...again },
          { 'idempotency-key': headers['idempotency-key'].toUpperCase() },
        )
        expect([again, answer.statusCode, answer.body]).toEqual([again, 201, first.body])
      }
      expect((await stored(db)).map(({ name }) => name)).toEqual(['Ana'])
    })

    test('with the same key and other contents is refused in the form’s language, and accepted with a new key', async ({
      visitor,
      admin,
      db,
    }) => {
      const headers = keyed()
      const words = { productIds: '3', quantity: '2', storedCart: cartOf(2) }
      expect((await send(visitor, words, headers)).statusCode).toBe(201)
      const refused = {
        es: 'Con esta clave Idempotency-Key ya recibimos otra consulta; esta no se ha guardado. Envíela con una clave nueva.',
        de: 'Mit diesem Idempotency-Key kam schon eine andere Anfrage an; diese ist nicht gespeichert. Bitte mit einem neuen senden.',
        en: 'Another inquiry has already come with this Idempotency-Key; this one is not stored. Please send it with a new key.',
      }
      for (const [language, error] of Object.entries(refused)) {
        const answer = await send(visitor, { ...words, language, message: 'Quiero otra cosa.' }, headers)
        expect([answer.statusCode, answer.json()]).toEqual([422, { error }])
      }
      for (const other of [
        { name: 'Otra' },
        { phone: '5234 5679' },
        { email: 'ana@example.com' },
        { subject: 'Otro asunto' },
        { systemType: 'generator' },
        { productIds: '4' },
        { quantity: '3' },
        { storedCart: cartOf(3) },
        { storedCart: '' },
        { calculator: { kwhPerDay: 4 } },
      ])
        expect([other, (await send(visitor, { ...words, ...other }, headers)).statusCode]).toEqual([other, 422])
      // The key of a deleted inquiry is still known.
      const [{ id } = { id: 0 }] = await stored(db)
      await admin.delete(`/api/admin/inquiries/${id}`)
      expect((await send(visitor, { ...words, name: 'Otra' }, headers)).statusCode).toBe(422)
      expect((await send(visitor, { ...words, name: 'Otra' }, keyed())).statusCode).toBe(201)
      expect((await stored(db)).map(({ name }) => name)).toEqual(['Ana', 'Otra'])
    })

    test('is stored once if two different ones arrive with one key at the same moment, and the other is refused', async ({
      visitor,
      db,
    }) => {
      const headers = keyed()
      const answers = await Promise.all(['Ana', 'Otra'].map((name) => send(visitor, { name }, headers)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
      expect(await stored(db)).toHaveLength(1)
    })

    test('is stored once even if ten arrive at the same time', async ({ visitor, db }) => {
      const headers = { 'idempotency-key': randomUUID() }
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(visitor, {}, headers)))
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
      expect(answers[0]?.statusCode).toBe(201)
      expect(await stored(db)).toHaveLength(1)
    })

    test('with another key or none is a separate inquiry', async ({ visitor, db }) => {
      const codes = new Set<string>()
      for (const headers of [{ 'idempotency-key': randomUUID() }, { 'idempotency-key': randomUUID() }, {}, {}])
        codes.add((await send(visitor, {}, headers as Record<string, string>)).json<InquiryReceipt>().code)
      expect(codes.size).toBe(4)
      expect(await stored(db)).toHaveLength(4)
    })

    test('with an invalid UUID as key is refused', async ({ visitor, db }) => {
      const answer = await send(visitor, { language: 'en' }, { 'idempotency-key': 'again' })
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'Idempotency-Key must be a UUID.'])
      expect(await stored(db)).toEqual([])
    })

    test('never has to wait, even if its address has reached the limit', async ({ visitor }) => {
      const headers = { 'idempotency-key': randomUUID() }
      const first = await send(visitor, {}, headers)
      for (let n = 0; n < 10; n += 1) await send(visitor)
      expect((await send(visitor)).statusCode).toBe(429)
      expect((await send(visitor, {}, headers)).body).toBe(first.body)
    })
  })

  describe(`protection against bots and floods, on ${database.name}`, () => {
    const test = shopTest(database)

    test('lists a form that was sent too fast with the suspicion, and notifies staff', async ({ visitor, admin, db }) => {
      for (const hasty of [{ website: '', elapsedMs: 300 }, { elapsedMs: '300' }, { elapsedMs: 0 }]) {
        const answer = await send(visitor, hasty)
        expect([hasty, answer.statusCode, Object.keys(answer.json())]).toEqual([hasty, 201, ['id', 'code']])
      }
      const ordinary = (await admin.get('/api/admin/inquiries')).json<Inquiry[]>()
      expect(ordinary.map(({ suspicion }) => suspicion)).toEqual(['too-fast', 'too-fast', 'too-fast'])
      expect((await admin.get('/api/admin/inquiries/counts')).json()).toMatchObject({ new: 3, suspicious: 3 })
      expect(await db.selectFrom('outbox').select('subject').execute()).toHaveLength(3)
      expect((await stored(db)).every(({ deleted_at }) => deleted_at === null)).toBe(true)
    })

    test('moves an inquiry with a filled hidden field to the suspected ones, with the ordinary answer', async ({ visitor, admin, db }) => {
      const caught = await send(visitor, { website: 'https://casino.example', elapsedMs: 300 })
      expect([caught.statusCode, Object.keys(caught.json())]).toEqual([201, ['id', 'code']])
      const { id } = caught.json<InquiryReceipt>()
      await send(visitor)
      expect((await admin.get('/api/admin/inquiries')).json()).toMatchObject([{ suspicion: null }])
      expect((await admin.get('/api/admin/inquiries?suspicious=true')).json()).toMatchObject([{ id, suspicion: 'hidden-field' }])
      expect((await admin.get('/api/admin/inquiries/counts')).json()).toMatchObject({ new: 1, suspicious: 1 })
      expect((await admin.get('/api/admin/trash')).json()).toEqual([])
      expect(await db.selectFrom('outbox').select('subject').execute()).toHaveLength(2)
    })

    test('does not suspect people, whether their form sends its signals or not', async ({ visitor, admin }) => {
      for (const person of [
        { website: '', elapsedMs: 45_000 },
        { elapsedMs: 'soon' },
        { website: 7 },
        { elapsedMs: null, website: null },
        {},
      ])
        expect([person, (await send(visitor, person)).statusCode]).toEqual([person, 201])
      expect((await admin.get('/api/admin/inquiries')).headers['x-total-count']).toBe('5')
    })

    test('makes an address wait after ten inquiries, and no other address', async ({ app, visitor, clock }) => {
      for (let n = 0; n < 10; n += 1) expect((await send(visitor)).statusCode).toBe(201)
      const refused = await send(visitor, { language: 'en' })
      expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
        429,
        '60',
        { error: 'Too many attempts. Please wait 60 seconds.' },
      ])
      const elsewhere = await app.inject({ method: 'POST', url: '/api/inquiries', remoteAddress: '152.206.0.1', payload: least })
      expect(elsewhere.statusCode).toBe(201)
      clock.advance(MINUTE)
      expect((await send(visitor)).statusCode).toBe(201)
      expect((await send(visitor)).headers['retry-after']).toBe('120')
      clock.advance(13 * MINUTE)
      for (let n = 0; n < 10; n += 1) expect((await send(visitor)).statusCode).toBe(201)
    })

    test('does not count an invalid inquiry towards the limit', async ({ visitor }) => {
      for (let n = 0; n < 12; n += 1) await send(visitor, { phone: '1' })
      expect((await send(visitor)).statusCode).toBe(201)
    })
  })

  describe(`effects of storing an inquiry, on ${database.name}`, () => {
    const test = shopTest(database)

    async function appWith(db: Database, clock: Clock, parts: Partial<Parameters<typeof sendInquiryApi>[1]>): Promise<App> {
      const app = fastify() as unknown as App
      app.setValidatorCompiler(validatorCompiler)
      app.setSerializerCompiler(serializerCompiler)
      app.setErrorHandler(answerError)
      await sendInquiryApi(app, { db, clock, ...parts })
      return app
    }
    const post = (app: App, payload: object, headers = {}) => app.inject({ method: 'POST', url: '/api/inquiries', payload, headers })

    test('staff are notified once, also of suspicious inquiries', async ({ db, clock }) => {
      const onStored = vi.fn(async (transaction: Database, inquiry: Inquiry) => {
        expect(await stored(transaction)).toHaveLength(1)
        expect(inquiry).toMatchObject({ ...least, phoneE164: '+5352345678' })
      })
      const app = await appWith(db, clock, { onStored })
      const headers = { 'idempotency-key': randomUUID() }
      await post(app, least, headers)
      await post(app, least, headers)
      expect(onStored).toHaveBeenCalledOnce()
      await db.deleteFrom('inquiry').execute()
      await post(app, { ...least, website: 'x' })
      expect(onStored).toHaveBeenCalledTimes(2)
    })

    test('a failure to queue the mail does not affect the visitor', async ({ db, clock }) => {
      const app = await appWith(db, clock, { onStored: () => Promise.reject(new Error('no outbox')) })
      expect((await post(app, least)).statusCode).toBe(201)
      expect(await stored(db)).toHaveLength(1)
    })

    test('a code that is already used is never given again', async ({ db, clock }) => {
      const codes = ['AAAAAAA', 'AAAAAAA', 'AAAAAAA', 'CCCCCCC']
      const app = await appWith(db, clock, { makeCode: () => codes.shift() ?? 'AAAAAAA' })
      expect((await post(app, least)).json()).toMatchObject({ code: 'AAAAAAA' })
      expect((await post(app, least)).json()).toMatchObject({ code: 'CCCCCCC' })
      const none = { idempotencyKey: undefined, suspicion: undefined, makeCode: () => 'AAAAAAA' }
      await expect(createInquiry(db, least, none, clock.now())).rejects.toThrow('were taken')
    })
  })
}
