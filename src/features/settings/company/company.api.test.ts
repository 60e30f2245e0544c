import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { addEmployee, shopTest } from '#tests/shop.ts'
import { companyExample } from './company-example.ts'

const url = '/api/admin/company'
const settings = '/api/admin/site-settings'

for (const database of databases) {
  describe(`the company as one object, on ${database.name}`, () => {
    const test = shopTest(database)

    test('has no facts in an empty shop', async ({ admin }) => {
      const company = (await admin.get(url)).json()
      expect(company).toMatchObject({ brand: null, legal: { taxId: null }, hours: { week: null, note: { es: null } }, currencies: [] })
      expect(JSON.stringify(company)).not.toMatch(/"[^"]*":(?!null|\[\]|\{)/)
    })

    test('is returned as it was saved, with every fact', async ({ admin }) => {
      const saved = await admin.put(url, companyExample)
      expect([saved.statusCode, saved.json()]).toEqual([200, companyExample])
      expect((await admin.get(url)).json()).toEqual(companyExample)
    })

    test('keeps facts that a save leaves out, and clears a fact that is null', async ({ admin }) => {
      await admin.put(url, companyExample)
      const changed = { brand: 'Luna', phones: { sales: null }, certificates: [], texts: { payment: { es: null } } }
      expect((await admin.put(url, changed)).json()).toEqual({
        ...companyExample,
        brand: 'Luna',
        phones: { ...companyExample.phones, sales: null },
        certificates: [],
        texts: { ...companyExample.texts, payment: { es: null, de: null, en: null } },
      })
    })

    test('clears each list that is null', async ({ admin }) => {
      await admin.put(url, companyExample)
      const lists = { currencies: null, certificates: null, services: null, reasons: null, lacks: null, places: { pickup: null } }
      const saved = await admin.put(url, lists)
      expect([saved.statusCode, saved.json()]).toEqual([
        200,
        {
          ...{ ...companyExample, currencies: [], certificates: [], services: [], reasons: [], lacks: [] },
          places: { ...companyExample.places, pickup: [] },
        },
      ])
      expect((await admin.get(url)).json()).toEqual(saved.json())
      expect((await admin.put(url, { currencies: ['EUR'], was: lists })).statusCode).toBe(200)
    })

    test('refuses to overwrite a fact that somebody else has changed meanwhile', async ({ app, admin }) => {
      await admin.put(url, { ...companyExample, claims: { irradiation: 5.5 } })
      const { client: employee } = await addEmployee(app, admin)
      const was = (await employee.get(url)).json()
      const theirs = { es: 'En efectivo.', de: null, en: null }
      await admin.put(url, { texts: { payment: theirs } })
      const mine = { phones: { sales: '+53 5444 4444' }, texts: { payment: { es: 'Por transferencia.' } }, was }
      const refused = await employee.put(url, mine)
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { conflicts: ['texts.payment.es'], current: { texts: { payment: theirs } } },
      ])
      expect((await admin.get(url)).json()).toEqual({ ...was, texts: { ...was.texts, payment: theirs } })
      const seen = { ...mine, was: refused.json().current }
      expect((await employee.put(url, seen)).json()).toMatchObject({ phones: mine.phones, texts: mine.texts })
      expect((await employee.put(url, { ...mine, was: { texts: { payment: { es: 'Otra.' } } } })).statusCode).toBe(200)
    })

    test('compares facts, not the way they were typed', async ({ admin }) => {
      for (const [key, value] of [
        ['claim_irradiation', '5,5'],
        ['currencies', 'USD,  EUR'],
        ['company_certificates', 'CE|https://example.com/ce'],
      ])
        expect((await admin.post(settings, { key, value })).statusCode).toBe(200)
      const was = (await admin.get(url)).json()
      const change = { claims: { irradiation: 6 }, currencies: ['CUP'], certificates: [], was }
      expect((await admin.put(url, change)).statusCode).toBe(200)
    })

    test('has a history of each fact, without entries for unchanged facts', async ({ admin }) => {
      await admin.put(url, { brand: 'Sol', legal: { taxId: '1' } })
      await admin.put(url, { brand: 'Luna', legal: { taxId: '1' } })
      const history = async (subject: string) =>
        (await admin.get(`/api/admin/history?kind=setting&subject=${subject}`)).json<{ id: number; by: string }[]>()
      const [last] = await history('company_brand')
      expect([(await history('company_brand')).length, (await history('company_tax_id')).length, last?.by]).toEqual([2, 1, 'Yanelis'])
    })

    test('refuses each invalid fact with its own message, and saves nothing', async ({ admin }) => {
      const wrong = { brand: 'x'.repeat(61), colours: { main: '#ffffff' }, hours: { week: { Mo: { opens: '18:00', closes: '08:00' } } } }
      const answer = await admin.put(url, { ...wrong, currencies: ['Pesos'], claims: { sunDays: -1 }, legal: { taxId: '1' } })
      expect(answer.statusCode).toBe(400)
      const paths = answer.json<{ issues: { path: string; message: string }[] }>().issues.map(({ path, message }) => [path, message])
      expect(paths).toEqual([
        ['brand', 'Der Text ist zu lang: höchstens 60 Zeichen.'],
        ['currencies', 'Erwartet werden Währungen mit drei Buchstaben, zum Beispiel USD, EUR.'],
        [
          'colours.main',
          expect.stringMatching(
            /^Auf dieser Farbe ist helle Schrift schlecht zu lesen\. Bitte eine dunklere, zum Beispiel #[0-9a-f]{6}\.$/,
          ),
        ],
        ['claims.sunDays', expect.stringContaining('Erwartet wird eine Zahl')],
        ['hours.week.Mo', 'Montag: Die Schließzeit muss nach der Öffnungszeit liegen, am selben Tag.'],
      ])
      const unknown = await admin.put(url, { currencies: ['USD', 'XYZ'] })
      expect([unknown.statusCode, unknown.json().issues]).toEqual([
        400,
        [{ path: 'currencies', message: 'XYZ ist keine Währung. Erwartet werden Kürzel wie USD, EUR oder CUP.' }],
      ])
      expect((await admin.get(settings)).json()).toEqual([])
    })

    test('refuses a range that begins above its end, also together with a fact that stays', async ({ admin }) => {
      expect((await admin.put(url, { claims: { panelsFrom: 300, panelsTo: 550 } })).statusCode).toBe(200)
      for (const claims of [{ panelsFrom: 900, panelsTo: 100 }, { panelsFrom: 900 }, { panelsTo: 100 }]) {
        const refused = await admin.put(url, { claims })
        const path = `claims.${Object.keys(claims)[0]}`
        expect([refused.statusCode, refused.json().issues]).toEqual([
          400,
          [{ path, message: 'Der Wert „ab“ darf nicht größer sein als der Wert „bis“.' }],
        ])
      }
      expect((await admin.put(url, { claims: { panelsFrom: 600, panelsTo: 700 } })).statusCode).toBe(200)
    })

    test('accepts only pictures of the library', async ({ admin, picture }) => {
      const logo = await picture()
      expect((await admin.put(url, { mark: { picture: logo } })).json()).toMatchObject({ mark: { picture: logo } })
      const gone = await admin.put(url, { mark: { picture: '/media/0000000000000000000000zzzz/960.jpg' } })
      expect([gone.statusCode, gone.json().issues[0].path]).toEqual([400, 'mark.picture'])
    })

    test('lets employees set contacts and texts but no company facts, and lets visitors set nothing', async ({ app, admin, visitor }) => {
      const { client: employee } = await addEmployee(app, admin)
      const contact = { phones: { sales: '+53 5222 3333' }, texts: { payment: { es: 'En efectivo.' } } }
      expect((await employee.put(url, contact)).statusCode).toBe(200)
      expect((await employee.put(url, { ...contact, phones: { sales: '+53 5444 4444' }, brand: 'Mía' })).statusCode).toBe(403)
      expect((await employee.get(url)).json()).toMatchObject({ brand: null, phones: { sales: '+53 5222 3333' } })
      for (const turnedAway of [await visitor.get(url), await visitor.put(url, contact)]) expect(turnedAway.statusCode).toBe(401)
    })

    test('refuses malformed input', async ({ admin }) => {
      for (const body of [
        [],
        { brand: 5 },
        { hours: { week: 'Mo' } },
        { certificates: [{ name: 'a|b', document: 'c' }] },
        { claims: 1 },
        { services: ['delivery'] },
        { reasons: 'stock' },
      ])
        expect([body, (await admin.put(url, body)).statusCode]).toEqual([body, 400])
    })

    test('may have the sign | in the name of a certificate, although it separates the name from the document', async ({ admin }) => {
      const named = (document: string | null) => [
        { name: 'CE', document },
        { name: 'ISO 9001 | TÜV', document },
      ]
      for (const document of [null, 'https://example.com/ce']) {
        expect((await admin.put(url, { certificates: named(document) })).json().certificates).toEqual(named(document))
        expect((await admin.get(url)).json().certificates).toEqual(named(document))
      }
      const typed = (value: string) => admin.post(settings, { key: 'company_certificates', value })
      expect((await typed('CE\nISO 9001 | TÜV | https://example.com/iso')).statusCode).toBe(200)
      expect((await admin.get(url)).json().certificates[1]).toEqual({ name: 'ISO 9001 | TÜV', document: 'https://example.com/iso' })
      expect((await typed('ISO 9001 | TÜV')).statusCode).toBe(400)
    })

    test('names unknown facts and days, and saves nothing', async ({ admin }) => {
      await admin.put(url, companyExample)
      const monday = { opens: '08:00', closes: '17:00' }
      const times =
        'Erwartet werden Zeiten wie {"opens":"08:00","closes":"17:00"}, mit Pause {"opens":"08:00","closes":"17:00","pause":{"from":"12:00","to":"13:00"}}, oder null für einen geschlossenen Tag.'
      const wrong: [body: object, path: string, message: string][] = [
        [{ foo: 1, bar: 2 }, '', 'Unbekannt: foo, bar. Die Fakten, die es gibt, nennt die API-Beschreibung.'],
        [{ legal: { 'tax"Id': '1' } }, 'legal', 'Unbekannt: taxId. Die Fakten, die es gibt, nennt die API-Beschreibung.'],
        [{ texts: { payment: { fr: 'x' } } }, 'texts.payment', 'Unbekannt: fr. Die Fakten, die es gibt, nennt die API-Beschreibung.'],
        [{ was: { foo: 1 } }, 'was', 'Unbekannt: foo. Die Fakten, die es gibt, nennt die API-Beschreibung.'],
        [{ hours: { week: { Xx: monday } } }, 'hours.week', 'Unbekannter Tag: Xx. Die Tage heißen Mo, Tu, We, Th, Fr, Sa und Su.'],
        [{ hours: { week: { mo: monday } } }, 'hours.week', 'Unbekannter Tag: mo. Die Tage heißen Mo, Tu, We, Th, Fr, Sa und Su.'],
        [{ hours: { week: { Mo: '9-5' } } }, 'hours.week.Mo', `„9-5“: ${times}`],
        [{ hours: { week: { Mo: [monday] } } }, 'hours.week.Mo', `„[{opens:08:00,closes:17:00}]“: ${times}`],
        [{ hours: { week: { Mo: { ...monday, pause: '12-13' } } } }, 'hours.week.Mo.pause', `„12-13“: ${times}`],
        [
          { hours: { week: { Mo: { ...monday, pause: { from: '12:00', to: '18:00' } } } } },
          'hours.week.Mo',
          'Montag: Die Pause muss zwischen Öffnen und Schließen liegen und später enden, als sie beginnt. Ein Tag hat höchstens eine.',
        ],
        [
          { hours: { week: { Tu: { opens: '25:00', closes: '08:00' } } } },
          'hours.week.Tu',
          'Dienstag: Gebraucht werden Uhrzeiten mit vier Ziffern, zum Beispiel 09:00 und 17:00.',
        ],
        [
          { hours: { week: { Mo: { opens: '08:00', closes: '09:00; Tu 10:00-11:00' } } } },
          'hours.week.Mo.closes',
          'Montag: Gebraucht werden Uhrzeiten mit vier Ziffern, zum Beispiel 09:00 und 17:00.',
        ],
      ]
      for (const [body, path, message] of wrong) {
        const answer = await admin.put(url, body)
        expect([body, answer.statusCode, answer.json().issues]).toEqual([body, 400, [{ path, message }]])
      }
      expect((await admin.get(url)).json()).toEqual(companyExample)
    })

    test('returns a fact that was saved under an older rule, and accepts it in `was`', async ({ admin, db }) => {
      await db.insertInto('site_setting').values({ key: 'statistic_years', value: 'many', updated_at: '' }).execute()
      const was = (await admin.get(url)).json()
      expect(was.statistics.years).toBe('many')
      expect((await admin.put(url, { brand: 'Sol', was })).statusCode).toBe(200)
    })
  })
}
