import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { Database } from '#database/schema.ts'
import { singleLine } from '#kit/text/single-line.ts'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { Inquiry, InquiryInput, InquiryReceipt } from './inquiry.contract.ts'

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
}
