import { execFile } from 'node:child_process'
import { afterAll, beforeEach, describe, expect } from 'vitest'
import { testClock } from '#tests/clock.ts'
import { databases, type TestDatabase } from '#tests/databases.ts'
import { type ReceivedMail, startMailServer } from '#tests/mail-server.ts'
import { type Client, shopTest, staff } from '#tests/shop.ts'
import { mailSender } from './mail-sender.server.ts'
import { smtpServer } from './smtp.server.ts'

const server = await startMailServer()
afterAll(() => server.close())
beforeEach(() => {
  server.behave('accept')
  server.received.splice(0)
})
const environment = { SMTP_URL: server.url, MAIL_FROM: 'Matanzas Solar <web@matanzas.example>', PUBLIC_URL: 'https://shop.example' }
const least = { name: 'Ana Pérez', phone: '5234 5678', message: 'Quiero un sistema de 5 kW.', language: 'es' }

const sales = { key: 'contact_email_sales', value: 'ventas@matanzas-solar.example', updated_at: '' }
/** A shop with an address for mails about inquiries and a company name. */
const mailTest = (database: TestDatabase, variables = environment) =>
  shopTest(database, variables).extend('company', { auto: true }, async ({ db }) => {
    await db
      .insertInto('site_setting')
      .values([sales, { ...sales, key: 'company_brand', value: 'Matanzas Solar' }])
      .execute()
    return 'Matanzas Solar'
  })

const inquire = async (visitor: Client, input: object = {}) => {
  const answer = await visitor.post('/api/inquiries', { ...least, ...input }, { origin: environment.PUBLIC_URL })
  expect(answer.statusCode).toBe(201)
  return answer.json<{ id: number; code: string }>()
}
async function arrived(count = 1): Promise<ReceivedMail[]> {
  await expect.poll(() => server.received.length).toBe(count)
  return server.received
}
async function mailOf(visitor: Client, input: object): Promise<ReceivedMail> {
  await inquire(visitor, input)
  const [mail] = await arrived()
  return mail as ReceivedMail
}

for (const database of databases) {
  describe(`a mail about a new inquiry, on ${database.name}`, () => {
    const test = mailTest(database)

    test('contains everything of the inquiry, in German, with a link to it', async ({ visitor, product }) => {
      const panel = await product({ nameDe: 'Solarpanel 550 W' })
      const { id, code } = await inquire(visitor, {
        email: 'ana@example.com',
        subject: 'Cotización',
        systemType: 'generator',
        productIds: [panel.id, 9999],
        cart: {
          code: '7KQ4XM',
          pricesOf: '20/11/2026',
          lines: [
            { productId: panel.id, quantity: 2, sku: 'PV-550M', price: '145.00' },
            { productId: null, quantity: 1, name: 'Cable' },
          ],
        },
        calculator: { kwhPerDay: 4.67, loads: [{ name: 'nevera', watts: 150 }] },
        source: '/product/solar-panel-550w-mono',
      })
      const [mail] = await arrived()
      expect(mail).toMatchObject({ from: 'web@matanzas.example', to: ['ventas@matanzas-solar.example'] })
      expect(mail?.headers).toMatchObject({
        from: 'Matanzas Solar <web@matanzas.example>',
        to: 'ventas@matanzas-solar.example',
        subject: `Neue Anfrage ${code} von Ana Pérez (Spanisch)`,
        'reply-to': 'Ana Pérez <ana@example.com>',
        'message-id': `<inquiry-${id}-${Date.parse('2026-11-21T12:00:00.000Z').toString(36)}@matanzas.example>`,
      })
      expect(mail?.headers['content-type']).toMatch(/^text\/plain/)
      expect(mail?.text).toBe(`Über die Website ist eine neue Anfrage eingegangen.

Code:         ${code}
Eingegangen:  21.11.2026, 07:00 (Uhr in Havanna)
Name:         Ana Pérez
Telefon:      5234 5678
WhatsApp:     https://wa.me/5352345678?text=
E-Mail:       ana@example.com
Sprache:      Spanisch
Bedarf:       Nur Generator
Betreff:      Cotización
Produkte:     Solarpanel 550 W, Produkt Nr. 9999
Eingang:      https://shop.example/product/solar-panel-550w-mono

Nachricht (Spanisch):
> Quiero un sistema de 5 kW.

Warenkorb, Bestellung 7KQ4XM (Preise vom 20/11/2026):
  2 x Solarpanel 550 W (PV-550M): 290,00\u00a0$
  1 x Cable: auf Anfrage
  Summe: 290,00\u00a0$

Systemrechner:
  kwhPerDay: 4.67
  loads:
    1:
      name: nevera
      watts: 150

Ansehen und beantworten:
https://shop.example/admin/inquiries/${id}

Eine Antwort auf diese E-Mail geht an Ana Pérez (ana@example.com).
`)
    })

    test('goes to the address set by staff, and states if the customer cannot be answered by mail', async ({ visitor, admin }) => {
      const setting = { key: 'contact_email_sales', value: 'yanelis@matanzas.example' }
      expect((await admin.post('/api/admin/site-settings', setting, { origin: environment.PUBLIC_URL })).statusCode).toBe(200)
      const mail = await mailOf(visitor, { language: 'en', source: '/contact' })
      expect(mail.to).toEqual(['yanelis@matanzas.example'])
      expect(mail.headers).not.toHaveProperty('reply-to')
      expect(mail.headers.subject).toMatch(/\(Englisch\)$/)
      expect(mail.text).toContain('Eingang:      Formular auf der Kontaktseite')
      expect(mail.text).toContain('Bitte per WhatsApp oder Telefon antworten.')
    })

    test('gets no header, recipient or line of its text from a line break in a field', async ({ visitor }) => {
      const evil = 'Ana\r\nBcc: everybody@elsewhere.example\r\n\r\nAnsehen und beantworten:\nhttps://elsewhere.example'
      const mail = await mailOf(visitor, {
        name: evil,
        subject: evil,
        message: evil,
        source: evil,
        phone: '523456\r\nCc: x@y.example',
        cart: { code: 'A\nB', lines: [{ productId: 1, quantity: 1, name: evil, sku: 'A\r\nBcc: b' }] },
        calculator: { [evil]: evil },
      })
      expect(mail.to).toEqual(['ventas@matanzas-solar.example'])
      expect(Object.keys(mail.headers).sort()).toEqual(
        [
          'auto-submitted',
          'content-transfer-encoding',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'subject',
          'to',
        ].sort(),
      )
      expect(mail.headers.subject).toMatch(
        /^Neue Anfrage \w{7} von Ana Bcc: everybody@elsewhere\.example Ansehen und beantworten… \(Spanisch\)$/,
      )
      expect(mail.text.match(/^Ansehen und beantworten:$/gm)).toHaveLength(1)
      expect(mail.text.match(/^> Ansehen und beantworten:$/gm)).toHaveLength(1)
      expect(mail.text).not.toMatch(/^(Bcc|Cc):/m)
    })

    test('contains markup, bidirectional text and quotes in names as text', async ({ visitor }) => {
      const name = '<img src=x onerror=alert(1)> "Ana", <x@y.example> \u202eanA\u202c, Ñandú 🔆'
      const mail = await mailOf(visitor, { name, email: 'ana@example.com', message: '<script>alert(1)</script> 你好' })
      expect(mail.headers['content-type']).toMatch(/^text\/plain/)
      expect(mail.text).toContain('Name:         <img src=x onerror=alert(1)> "Ana", <x@y.example> anA, Ñandú 🔆')
      expect(mail.text).toContain('> <script>alert(1)</script> 你好')
      // The whole name is one display name; the only address that can be answered is the visitor's.
      expect(mail.headers['reply-to']).toMatch(/<ana@example\.com>$/)
      expect(mail.to).toEqual(['ventas@matanzas-solar.example'])
    })

    test('does not delay the visitor’s answer while the mail server hangs', async ({ visitor, db }) => {
      server.behave('mute')
      await inquire(visitor)
      // The attempt is still running.
      expect(await db.selectFrom('outbox').select(['kind', 'problem']).execute()).toEqual([{ kind: 'inquiry', problem: null }])
      const cutAndLook = () => {
        server.cut()
        return db.selectFrom('outbox').select('problem').execute()
      }
      await expect.poll(cutAndLook).toEqual([{ problem: 'unreachable' }])
    })

    test('a suspicious inquiry is mailed too, marked in subject and text', async ({ visitor }) => {
      await inquire(visitor, { website: 'https://casino.example' })
      await inquire(visitor, { elapsedMs: 300 })
      await expect.poll(() => server.received.length).toBe(2)
      const texts = server.received.map(({ text }) => text)
      expect(server.received.every(({ headers }) => headers.subject?.startsWith('Verdacht: Neue Anfrage'))).toBe(true)
      expect(texts[0]).toContain('Verdacht: Ein Feld war ausgefüllt, das Menschen nicht sehen.')
      expect(texts[1]).toContain('Verdacht: Das Formular wurde schneller abgeschickt, als Menschen tippen.')
    })

    test('is not written about an inquiry deleted meanwhile', async ({ visitor, admin, db }) => {
      server.behave('busy')
      const { id } = await inquire(visitor)
      await expect.poll(async () => (await admin.get('/api/admin/mail')).json().failing).toBe(1)
      expect((await admin.delete(`/api/admin/inquiries/${id}`, { origin: environment.PUBLIC_URL })).statusCode).toBe(204)
      server.behave('accept')
      await admin.post('/api/admin/mail/retry', undefined, { origin: environment.PUBLIC_URL })
      await expect.poll(() => db.selectFrom('outbox').selectAll().execute()).toEqual([])
      expect(server.received).toEqual([])
    })
  })

  describe(`mail problems for staff, on ${database.name}`, () => {
    const test = mailTest(database, { ...environment, PUBLIC_URL: 'http://localhost' })

    test('are counted with the reason, and one call sends the mails again', async ({ visitor, admin, db, clock }) => {
      expect((await admin.get('/api/admin/mail')).json()).toEqual({
        isConfigured: true,
        hasNoticeRecipient: false,
        waiting: 0,
        failing: 0,
        givenUp: 0,
        since: null,
        problem: null,
        answer: '',
      })
      server.behave('refuse')
      await visitor.post('/api/inquiries', least)
      const failing = { waiting: 1, failing: 1, givenUp: 0, problem: 'refused', since: clock.now().toISOString() }
      await expect.poll(async () => (await admin.get('/api/admin/mail')).json()).toMatchObject(failing)
      const given_up_at = clock.now().toISOString()
      await db.updateTable('outbox').set({ given_up_at, attempts: 6 }).execute()
      expect((await admin.get('/api/admin/mail')).json()).toMatchObject({ waiting: 0, givenUp: 1, answer: expect.stringContaining('550') })
      server.behave('accept')
      const retried = await admin.post('/api/admin/mail/retry')
      expect([retried.statusCode, retried.json()]).toEqual([200, expect.objectContaining({ givenUp: 0 })])
      await arrived()
      await expect.poll(async () => (await admin.get('/api/admin/mail')).json()).toMatchObject({ waiting: 0, givenUp: 0, problem: null })
    })

    test('include the result of a test mail, with the reason for a failure', async ({ admin }) => {
      const to = 'ventas@matanzas-solar.example'
      const sent = await admin.post('/api/admin/mail/test')
      expect([sent.statusCode, sent.json()]).toEqual([200, { to, problem: null, answer: '' }])
      expect(server.received[0]).toMatchObject({ to: [to], headers: { subject: 'Testmail von Matanzas Solar' } })
      for (const [manner, problem, answer] of [
        ['refuse', 'refused', '550 No such mailbox'],
        ['needs login', 'refused', '530 Authentication required'],
        ['busy', 'refused', '421'],
        ['drop', 'unreachable', ''],
      ] as const) {
        server.behave(manner)
        const failed = (await admin.post('/api/admin/mail/test')).json()
        expect([manner, failed]).toEqual([manner, { to, problem, answer: expect.stringContaining(answer) }])
      }
      const tooMany = await admin.post('/api/admin/mail/test', undefined, { 'accept-language': 'de' })
      expect([tooMany.statusCode, tooMany.headers['retry-after'], tooMany.json()]).toEqual([
        429,
        '600',
        { error: 'Zu viele Versuche. Bitte 10 Minuten warten.' },
      ])
    })

    test('are hidden from visitors', async ({ visitor }) => {
      expect((await visitor.get('/api/admin/mail')).statusCode).toBe(401)
      expect((await visitor.post('/api/admin/mail/retry')).statusCode).toBe(401)
      expect((await visitor.post('/api/admin/mail/test')).statusCode).toBe(401)
      expect(server.received).toEqual([])
    })
  })

  describe(`a shop without a mail server, on ${database.name}`, () => {
    const test = shopTest(database)

    test('keeps mails until it has one, and reports it', async ({ visitor, admin }) => {
      await visitor.post('/api/inquiries', least)
      expect((await admin.get('/api/admin/mail')).json()).toMatchObject({ isConfigured: false, waiting: 1, failing: 0 })
      expect((await admin.post('/api/admin/mail/test')).json()).toMatchObject({ problem: 'not-configured' })
      expect((await admin.post('/api/admin/mail/retry')).json()).toMatchObject({ isConfigured: false, waiting: 1 })
    })
  })

  describe(`a shop that is killed, on ${database.name}`, () => {
    const test = shopTest(database)

    test('loses neither the inquiry nor its mail between storing and sending', async () => {
      const { opened, place, remove } = await database.make()
      await opened.db.insertInto('site_setting').values(sales).execute()
      server.behave('mute')
      const script = `
        import { openDatabase } from '#database/open.server.ts'
        import { catalogueChanges } from '#database/catalogue-changes.ts'
        import { systemClock } from '#platform/clock.server.ts'
        import { readConfig } from '#src/config.ts'
        import { buildServer } from '#src/server.ts'
        const { db } = await openDatabase(${JSON.stringify(place)})
        const config = readConfig(${JSON.stringify({ ...environment, DATA_DIR: place.dataDir })})
        const app = await buildServer({ config, db, clock: systemClock, changes: catalogueChanges(), log: false })
        const answer = await app.inject({ method: 'POST', url: '/api/inquiries', payload: ${JSON.stringify(least)} })
        process.stdout.write(String(answer.statusCode), () => process.kill(process.pid, 'SIGKILL'))`
      const said = await new Promise<string>((resolve) => {
        execFile(process.execPath, ['--input-type=module', '--eval', script], (_, stdout) => resolve(stdout))
      })
      expect(said).toBe('201')
      expect((await opened.db.selectFrom('inquiry').select('name').execute()).map(({ name }) => name)).toEqual([least.name])

      server.behave('accept')
      let elapsed = 0
      const sender = mailSender({
        db: opened.db,
        clock: testClock(),
        smtp: smtpServer({ url: server.url, from: { name: '', address: 'web@matanzas.example' } }),
        writeMail: async (_, subject) => ({ to: `${staff.username}@matanzas.example`, subject: `Anfrage ${subject}`, text: '' }),
        log: { warn: () => {}, error: () => {} },
        elapsed: () => elapsed,
      })
      await sender.sendDue()
      elapsed = 6 * 60_000
      await sender.sendDue()
      await sender.stop()
      expect(server.received.map(({ headers }) => headers.subject)).toEqual(['Anfrage 1'])
      await remove()
    })
  })
}
