import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, vi } from 'vitest'
import type { Database } from '#database/schema.ts'
import { singleLine } from '#kit/text/single-line.ts'
import type { Clock } from '#platform/clock.server.ts'
import { answerError } from '#platform/http/errors.server.ts'
import type { App } from '#platform/http/route.server.ts'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import { sendInquiryApi } from './inquiries.api.server.ts'
import type { Inquiry, InquiryInput, InquiryReceipt } from './inquiry.contract.ts'
import { createInquiry } from './inquiry.store.server.ts'

const MINUTE = 60_000
const least = { name: 'Ana', phone: '5234 5678', message: 'Quiero un sistema de 5 kW.', language: 'es' } as const

const send = (visitor: Client, input: Partial<Record<keyof InquiryInput, unknown>> = {}, headers: Record<string, string> = {}) =>
  visitor.post('/api/inquiries', { ...least, ...input }, headers)
const stored = (db: Database) => db.selectFrom('inquiry').selectAll().orderBy('id').execute()

for (const database of databases) {
  describe(`sending an inquiry, on ${database.name}`, () => {
    const test = shopTest(database)

    test('with the four required fields is stored and answered with a code', async ({ visitor, admin, db }) => {
      const answer = await send(visitor)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store'])
      expect(answer.json()).toEqual({ id: expect.any(Number), code: expect.stringMatching(/^[34679ACDEFGHJKMNPQRTUVWXY]{7}$/) })
      expect(await stored(db)).toHaveLength(1)
      const [inquiry] = (await admin.get('/api/admin/inquiries')).json<Inquiry[]>()
      expect(inquiry).toEqual({
        ...answer.json<InquiryReceipt>(),
        ...least,
        phoneE164: '+5352345678',
        email: null,
        subject: null,
        systemType: null,
        status: 'new',
        notes: '',
        source: null,
        productIds: [],
        quantity: null,
        cart: null,
        calculator: null,
        suspicion: null,
        createdAt: '2026-11-21T12:00:00.000Z',
        updatedAt: '2026-11-21T12:00:00.000Z',
      })
    })

    test('keeps everything else sent with it, and ignores unknown fields', async ({ visitor, admin }) => {
      const more = {
        email: 'ana@example.com',
        subject: 'Cotización',
        systemType: 'generator',
        productIds: [3, 1],
        cart: { code: '7KQ4XM', lines: [{ productId: 3, quantity: 2, name: 'Panel', sku: 'PV-550M', price: '145.00' }] },
        calculator: { kwhPerDay: 4.67, loads: [{ name: 'nevera', watts: 150 }] },
        source: '/product/solar-panel-550w-mono',
      }
      const unknown = { status: 'completed', code: 'AAAAAAA', id: 1, isAdmin: true, deletedAt: 'now' }
      expect((await send(visitor, { ...more, ...unknown } as never)).statusCode).toBe(201)
      const [inquiry] = (await admin.get('/api/admin/inquiries')).json<Inquiry[]>()
      expect(inquiry).toMatchObject({ ...least, ...more, status: 'new' })
      expect(inquiry).not.toHaveProperty('isAdmin')
      expect(inquiry?.code).not.toBe('AAAAAAA')
    })

    test('accepts product, quantity and stored cart as text from a plain form', async ({ visitor, admin }) => {
      await send(visitor, { productIds: '3', quantity: ' 4 ', storedCart: '' })
      const product = { nameEs: 'Panel solar', nameEn: 'Solar panel', sku: 'PV-550M', oldPrice: '145', newPrice: '120.50' }
      const onRequest = { nameEs: 'Inversor', priceOnRequest: true, oldPrice: '99.00' }
      const items = [
        { id: 3, quantity: 2, seenAt: '2026-11-20T15:00:00.000Z', product },
        { id: 5, quantity: '7', product: onRequest },
      ]
      await send(visitor, { storedCart: JSON.stringify({ version: 1, code: '7KQ4XM', items }), language: 'en' })
      for (const damaged of ['{"items":', 'null', '{"items":[]}'])
        expect((await send(visitor, { storedCart: damaged })).statusCode).toBe(201)
      const sent = (await admin.get('/api/admin/inquiries')).json<Inquiry[]>()
      const [first, second] = [...sent].sort((a, b) => a.id - b.id)
      expect(first).toMatchObject({ productIds: [3], quantity: 4, cart: null })
      expect(second?.cart).toEqual({
        code: '7KQ4XM',
        pricesOf: expect.stringContaining('2026'),
        lines: [
          { productId: 3, quantity: 2, name: 'Solar panel', sku: 'PV-550M', price: '120.50' },
          { productId: 5, quantity: 7, name: 'Inversor', sku: null, price: null },
        ],
      })
      // The clock of another device is a year ahead: the day of its prices is unknown.
      const wrong = [{ ...items[0], seenAt: '2027-11-20T15:00:00.000Z' }]
      await send(visitor, { storedCart: JSON.stringify({ version: 1, code: '3KQ4XM', items: wrong }), message: 'Con otro reloj.' })
      expect((await admin.get('/api/admin/inquiries?q=otro%20reloj')).json<Inquiry[]>()[0]?.cart).not.toHaveProperty('pricesOf')
      const staff = await admin.get('/api/admin/inquiries/by-code/7KQ4XM')
      expect(staff.json()).toMatchObject([{ id: second?.id }])
    })

    test('accepts empty optional fields, as sent by forms without script', async ({ visitor, admin }) => {
      const answer = await send(visitor, { email: '', subject: ' ', systemType: '', source: '', website: '', productIds: null, cart: null })
      expect(answer.statusCode).toBe(201)
      const [inquiry] = (await admin.get('/api/admin/inquiries')).json<Inquiry[]>()
      expect(inquiry).toMatchObject({ email: null, subject: null, systemType: null, source: null, productIds: [], cart: null })
    })

    test('reports errors in the exact words, in the language of the form', async ({ visitor }) => {
      const short = { name: ' A ', phone: '1234567', message: 'Demasiado', language: 'es' }
      const sentences = {
        en: ['Name must be at least 2 characters', 'Invalid phone number', 'Message must be at least 10 characters'],
        es: ['El nombre debe tener al menos 2 caracteres', 'Número de teléfono no válido', 'El mensaje debe tener al menos 10 caracteres'],
        de: [
          'Der Name muss mindestens 2 Zeichen lang sein',
          'Ungültige Telefonnummer',
          'Die Nachricht muss mindestens 10 Zeichen lang sein',
        ],
      }
      for (const [language, [name, phone, message]] of Object.entries(sentences)) {
        // The browser prefers another language than the form's.
        const preferred = language === 'en' ? 'de' : 'en-US,de;q=0.8'
        const answer = await send(visitor, { ...short, message: 'Poco', language }, { 'accept-language': preferred })
        expect([answer.statusCode, answer.json()]).toEqual([
          400,
          {
            error: name,
            issues: [
              { path: 'name', message: name },
              { path: 'phone', message: phone },
              { path: 'message', message },
            ],
          },
        ])
      }
      const missing = await visitor.post('/api/inquiries', {}, { 'accept-language': 'en' })
      expect(
        missing
          .json()
          .issues.slice(0, 3)
          .map(({ message }: { message: string }) => message),
      ).toEqual(sentences.en)
    })

    test('enforces the limits of each field', async ({ visitor, clock }) => {
      const limits: [field: string, least: number, most: number][] = [
        ['name', 2, 200],
        ['phone', 8, 40],
        ['message', 10, 5000],
        ['subject', 0, 200],
      ]
      const status = async (field: string, length: number) => {
        clock.advance(11 * MINUTE)
        return (await send(visitor, { [field]: '5'.repeat(length) })).statusCode
      }
      for (const [field, fewest, most] of limits) {
        expect([field, await status(field, fewest)]).toEqual([field, 201])
        expect([field, await status(field, most)]).toEqual([field, 201])
        expect([field, await status(field, most + 1)]).toEqual([field, 400])
        if (fewest > 0) expect([field, await status(field, fewest - 1)]).toEqual([field, 400])
        // Invisible characters do not count.
        if (fewest > 0) expect((await send(visitor, { [field]: '\u200b'.repeat(fewest) })).statusCode).toBe(400)
      }
      clock.advance(11 * MINUTE)
      const email = (length: number) => `${'a'.repeat(50)}@${`${'b'.repeat(49)}.`.repeat(4)}cu`.padStart(length, 'a')
      expect((await send(visitor, { email: email(254) })).statusCode).toBe(201)
      expect((await send(visitor, { email: email(255) })).statusCode).toBe(400)
      expect((await send(visitor, { calculator: { note: 'x'.repeat(19_900) } })).statusCode).toBe(201)
      expect((await send(visitor, { calculator: { note: 'x'.repeat(20_000) } })).statusCode).toBe(400)
      const lines = Array.from({ length: 201 }, (_, index) => ({ productId: index + 1, quantity: 1 }))
      expect((await send(visitor, { cart: { lines: lines.slice(1) } })).statusCode).toBe(201)
      expect((await send(visitor, { cart: { lines } })).statusCode).toBe(400)
    })

    test('refuses values of the wrong type, naming the field', async ({ visitor, db }) => {
      const wrong: [field: string, value: unknown, path: string][] = [
        ['name', 7, 'name'],
        ['message', ['a', 'b'], 'message'],
        ['language', 'fr', 'language'],
        ['language', undefined, 'language'],
        ['phone', 'no tengo teléfono', 'phone'],
        ['email', 'ana at example', 'email'],
        ['systemType', 'roof', 'systemType'],
        ['productIds', 'all', 'productIds'],
        ['productIds', [0], 'productIds.0'],
        ['productIds', '0', 'productIds.0'],
        ['productIds', 'x', 'productIds'],
        ['quantity', 0, 'quantity'],
        ['quantity', '10000', 'quantity'],
        ['quantity', true, 'quantity'],
        ['storedCart', 'x'.repeat(400_001), 'storedCart'],
        ['cart', { lines: [{ productId: 1, quantity: 0 }] }, 'cart.lines.0.quantity'],
        ['cart', { lines: [{ productId: 1, quantity: 1, price: 'free' }] }, 'cart.lines.0.price'],
        ['calculator', 'none', 'calculator'],
      ]
      for (const [field, value, path] of wrong) {
        const answer = await send(visitor, { [field]: value })
        expect([field, value, answer.statusCode, answer.json().issues?.[0].path]).toEqual([field, value, 400, path])
      }
      expect((await visitor.post('/api/inquiries', 'name=Ana', { 'content-type': 'text/plain' })).statusCode).toBe(415)
      expect((await visitor.post('/api/inquiries', '{"name":', { 'content-type': 'application/json' })).statusCode).toBe(400)
      expect((await visitor.get('/api/inquiries')).statusCode).toBe(405)
      expect(await stored(db)).toEqual([])
    })

    test('truncates a long page address instead of refusing it', async ({ visitor, admin }) => {
      expect((await send(visitor, { source: `/products?q=${'a'.repeat(2000)}` })).statusCode).toBe(201)
      const [inquiry] = (await admin.get('/api/admin/inquiries')).json<Inquiry[]>()
      expect(inquiry?.source).toHaveLength(300)
    })

    test('returns markup, quotes, emoji and other scripts unchanged', async ({ visitor, admin, db, clock }) => {
      const nasty = fc.string({ unit: 'binary', minLength: 12, maxLength: 60 }).filter((text) => text.trim().length >= 10)
      const given = [
        '<script>alert(1)</script>',
        `'; drop table inquiry; -- "`,
        '🔆 Ñandú 12 kW + 100 %',
        'שלום عالم 你好吗 привет',
        '\\u0041%_\\ y más',
      ]
      const drawn = fc.sample(nasty, 20).map((text) => text.replaceAll('\0', '').toWellFormed())
      for (const message of [...given, ...drawn.filter((text) => text.trim().length >= 10)]) {
        clock.advance(11 * MINUTE)
        expect([message, (await send(visitor, { message, name: `Ana ${message}` })).statusCode]).toEqual([message, 201])
        const [inquiry] = (await admin.get('/api/admin/inquiries')).json<Inquiry[]>()
        expect(inquiry).toMatchObject({ message: message.trim(), name: singleLine(`Ana ${message}`).trim() })
        await db.deleteFrom('inquiry').execute()
      }
    })

    test('accepts pasted control characters and removes them', async ({ visitor, admin }) => {
      const pasted = {
        name: 'Ana\r\nPérez\t\u202e\0',
        phone: '5 234\n5678\u200b',
        email: '\u200bana@example.cu\n',
        subject: 'Dos\u2028líneas 👩\u200d🔧',
        message: 'Buenas\0 tardes,\n¿tienen paneles?',
        cart: { code: '7KQ\n4XM', lines: [{ productId: 1, quantity: 1, name: 'Panel\n550 W', sku: 'A\u0007-1' }] },
      }
      expect((await send(visitor, pasted)).statusCode).toBe(201)
      const [inquiry] = (await admin.get('/api/admin/inquiries')).json<Inquiry[]>()
      expect(inquiry).toMatchObject({
        name: 'Ana Pérez',
        phone: '5 234 5678',
        phoneE164: '+5352345678',
        email: 'ana@example.cu',
        subject: 'Dos líneas 👩\u200d🔧',
        message: 'Buenas tardes,\n¿tienen paneles?',
        cart: { code: '7KQ 4XM', lines: [{ name: 'Panel 550 W', sku: 'A-1' }] },
      })
    })

    test('from the form of another site is refused', async ({ visitor, db }) => {
      const answer = await send(visitor, {}, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })
      expect(answer.statusCode).toBe(403)
      expect(await stored(db)).toEqual([])
    })
  })

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
