import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { drawing, uploadOf } from '#tests/pictures.ts'
import { type Client, shopTest, staff } from '#tests/shop.ts'
import { factsFrom } from './facts.ts'
import type { Setting } from './setting.contract.ts'

const url = '/api/admin/site-settings'
const origin = 'http://localhost'

async function addPicture(admin: Client): Promise<{ id: number; url: string }> {
  const { body, headers } = await uploadOf([{ name: 'a.png', bytes: await drawing('png') }])
  const [picture] = (await admin.post('/api/admin/images/upload', body, headers)).json()
  return picture
}

for (const database of databases) {
  describe(`site settings, on ${database.name}`, () => {
    const test = shopTest(database)

    test('visitors read a saved setting with the next call', async ({ admin, visitor }) => {
      expect((await visitor.get('/api/site-settings')).json()).toEqual([])
      const saved = await admin.post(url, { key: 'hero_title_1_es', value: ' Sol todo el año ' })
      expect([saved.statusCode, saved.json()]).toEqual([200, { key: 'hero_title_1_es', value: 'Sol todo el año' }])
      await admin.post(url, { key: 'hero_title_1_es', value: 'Más sol' })
      await admin.post(url, { key: 'contact_address', value: 'Habana del Este' })
      const expected = [
        { key: 'hero_title_1_es', value: 'Más sol' },
        { key: 'contact_address', value: 'Habana del Este' },
      ]
      expect((await visitor.get('/api/site-settings')).json()).toEqual(expected)
      expect((await admin.get(url)).json()).toMatchObject(expected)
    })

    test('each kind of setting accepts matching values and may be emptied', async ({ admin }) => {
      const picture = await addPicture(admin)
      const right: [key: string, value: string][] = [
        ['hero_image_1', picture.url],
        ['contact_sales_phone', '+53 5000'],
        ['contact_technical_phone', '+53 (45) 50-00/01'],
        ['contact_email_sales', 'ventas@matanzas-solar.example'],
        ['contact_address', 'x'.repeat(200)],
        ['hero_title_3_de', 'x'.repeat(120)],
        ['hours_note_es', 'x'.repeat(80)],
        ['opening_hours', 'Mo-Su 00:00-23:59'],
        ['social_facebook', 'https://www.facebook.com/sol'],
        ['claim_irradiation', '5,5'],
        ['line_home_es', 'Con {years} años de experiencia, {years} de ellos aquí.'],
        ['hero_title_1_es', 'Más de {sunDays} días de sol'],
        ['company_country', 'CU'],
        ['company_colour_main', '#0a363f'],
        ['company_certificates', 'CE\nISO 9001 | https://example.com/iso'],
        ['currencies', 'USD'],
        ['currencies', 'USD, EUR, CUP, MLC'],
        ['statistic_support', '24/7'],
        ...['hero_image_1', 'contact_sales_phone', 'contact_email_sales', 'contact_address'].map((key) => [key, ''] as [string, string]),
      ]
      for (const [key, value] of right) expect([key, (await admin.post(url, { key, value })).statusCode]).toEqual([key, 200])
    })

    test('an invalid setting is refused with the message of its rule', async ({ admin }) => {
      const picture = 'Erwartet wird die Adresse eines Bildes der Mediathek (/media/…).'
      const phone = 'Die Telefonnummer braucht mindestens 8 Zeichen: Ziffern, Leerzeichen und + ( ) - /.'
      const placeholder =
        'In geschweiften Klammern darf nur {years} oder {sunDays} stehen, genau so geschrieben: Daraus wird die Zahl der Jahre oder der Sonnentage.'
      const wrong: [key: string, value: string, message: string][] = [
        ['hero_image_1', 'https://elsewhere.example/a.jpg', picture],
        ['about_team_image', 'javascript:alert(1)', picture],
        ['contact_sales_phone', '1234567', phone],
        ['contact_sales_phone', 'ring me up', phone],
        [
          'contact_sales_phone',
          '24 451234',
          'Bitte mit Ländervorwahl schreiben, zum Beispiel +53 5234 5678: Sonst erreicht WhatsApp niemanden.',
        ],
        ['company_country', 'Cubita', 'Erwartet wird ein Land: sein Name oder zwei Buchstaben, zum Beispiel Kuba oder CU.'],
        ['company_country', 'ZZ', 'Erwartet wird ein Land: sein Name oder zwei Buchstaben, zum Beispiel Kuba oder CU.'],
        ['company_country', 'EU', 'Erwartet wird ein Land: sein Name oder zwei Buchstaben, zum Beispiel Kuba oder CU.'],
        ['company_services', 'care, delivery', 'Erwartet werden Namen aus der Liste, mit Komma getrennt.'],
        ['company_reasons', 'care', 'Erwartet werden Namen aus der Liste, mit Komma getrennt.'],
        ['contact_email_sales', 'ventas@', 'Die E-Mail-Adresse ist ungültig.'],
        ['contact_address', 'x'.repeat(201), 'Der Text ist zu lang: höchstens 200 Zeichen.'],
        ['company_legal_address', 'x'.repeat(201), 'Der Text ist zu lang: höchstens 200 Zeichen.'],
        ['company_legal_name', 'x'.repeat(121), 'Der Text ist zu lang: höchstens 120 Zeichen.'],
        ['company_tax_id', 'x'.repeat(81), 'Der Text ist zu lang: höchstens 80 Zeichen.'],
        ['hero_title_3_de', 'x'.repeat(121), 'Der Text ist zu lang: höchstens 120 Zeichen.'],
        ['hours_note_de', 'x'.repeat(81), 'Der Text ist zu lang: höchstens 80 Zeichen.'],
        [
          'opening_hours',
          'Mo-Fr 08:00-18:00; Sa-Su 18:00-08:00',
          'Samstag bis Sonntag: Die Schließzeit muss nach der Öffnungszeit liegen, am selben Tag.',
        ],
        ['opening_hours', 'Mo 08:00-', 'Montag: Gebraucht werden Uhrzeiten mit vier Ziffern, zum Beispiel 09:00 und 17:00.'],
        ['opening_hours', 'Mo-Fr 08:00-18:00; Fr 08:00-12:00', 'Freitag: Die Zeiten eines Tages stehen nur einmal darin.'],
        ['opening_hours', 'Mo-Fr 9-5', 'Montag bis Freitag: Gebraucht werden Uhrzeiten mit vier Ziffern, zum Beispiel 09:00 und 17:00.'],
        ['opening_hours', '9-5', '„9-5“: Erwartet werden Tage und Uhrzeiten, zum Beispiel Mo-Fr 08:00-12:00, 13:00-18:00; Sa 08:00-12:00.'],
        [
          'company_colour_main',
          '#f5a617',
          'Auf dieser Farbe ist helle Schrift schlecht zu lesen. Bitte eine dunklere, zum Beispiel #734e0b.',
        ],
        [
          'company_colour_accent',
          '#0a363f',
          'Auf dieser Farbe ist dunkle Schrift schlecht zu lesen. Bitte eine hellere, zum Beispiel #879da1.',
        ],
        [
          'social_youtube',
          'http://youtube.com/x',
          'Erwartet wird die Adresse einer Seite auf youtube.com, zum Beispiel https://youtube.com/…, ohne Benutzernamen und Kennwort, oder der Name Ihres Kontos mit @, zum Beispiel @firma.',
        ],
        ['line_home_de', 'Seit {jahre} Jahren da, seit {years}', placeholder],
        ['line_trade_es', 'Con {years años', placeholder],
        ['hero_title_1_es', 'Más de {días} días de sol', placeholder],
        ['currencies', 'USD, Pesos', 'Erwartet werden Währungen mit drei Buchstaben, zum Beispiel USD, EUR.'],
        ['currencies', 'USD, XYZ', 'XYZ ist keine Währung. Erwartet werden Kürzel wie USD, EUR oder CUP.'],
        ['claim_sun_days', '400', 'Ein Jahr hat höchstens 366 Tage.'],
        ['statistic_years', 'viele', 'Erwartet wird eine kurze Angabe mit einer Zahl, höchstens 12 Zeichen.'],
        ['statistic_years', '1'.repeat(13), 'Erwartet wird eine kurze Angabe mit einer Zahl, höchstens 12 Zeichen.'],
      ]
      const refusals: [body: object, path: string, message: string][] = [
        ...wrong.map(([key, value, message]): [object, string, string] => [{ key, value }, 'value', message]),
        [{ key: 'contact_address' }, 'value', 'Ein Text wird erwartet.'],
        [{ key: 'smtp_password', value: 'x' }, 'key', 'Diese Einstellung gibt es nicht.'],
        [{ value: 'x' }, 'key', 'Diese Einstellung gibt es nicht.'],
      ]
      for (const [body, path, message] of refusals) {
        const answer = await admin.post(url, body)
        expect([body, answer.statusCode, answer.json()]).toEqual([body, 400, { error: message, issues: [{ path, message }] }])
      }
      expect((await admin.get(url)).json()).toEqual([])
    })

    test('a country is saved as its code, however it is typed', async ({ admin }) => {
      for (const value of ['Cuba', 'kuba', 'cu']) {
        expect((await admin.post(url, { key: 'company_country', value })).json()).toEqual({ key: 'company_country', value: 'CU' })
        expect((await admin.put('/api/admin/company', { places: { country: value } })).json()).toMatchObject({ places: { country: 'CU' } })
      }
    })

    test('a dash for the register says that the company has no entry: the list of tasks does not ask, and no page shows it', async ({
      admin,
      visitor,
    }) => {
      const keys = async () =>
        (await admin.get('/api/admin/tasks')).json<{ tasks: { kind: string; keys?: string[] }[] }>().tasks.flatMap(({ keys = [] }) => keys)
      expect(await keys()).toContain('company_register')
      expect((await admin.post(url, { key: 'company_register', value: ' – ' })).json().value).toBe('-')
      expect((await admin.get('/api/admin/company')).json()).toMatchObject({ legal: { register: '-' } })
      expect(await keys()).not.toContain('company_register')
      const shown = (await visitor.get('/api/site-settings')).json<Setting[]>()
      expect(factsFrom(shown, 'es').company.register).toBeUndefined()
    })

    test('currencies are saved in capitals', async ({ admin }) => {
      const company = '/api/admin/company'
      expect((await admin.post(url, { key: 'currencies', value: 'usd, cup' })).json()).toEqual({ key: 'currencies', value: 'USD, CUP' })
      expect((await admin.get(company)).json()).toMatchObject({ currencies: ['USD', 'CUP'] })
      const change = { currencies: ['eur', 'Usd'], was: { currencies: ['USD', 'CUP'] } }
      expect((await admin.put(company, change)).json()).toMatchObject({ currencies: ['EUR', 'USD'] })
    })

    test('a range of claims is not reversed, and one that is reversed already can be mended', async ({ admin, db }) => {
      const save = async (key: string, value: string) => (await admin.post(url, { key, value })).statusCode
      expect([await save('claim_panels_from', '300'), await save('claim_panels_to', '550')]).toEqual([200, 200])
      const refused = await admin.post(url, { key: 'claim_panels_from', value: '900' })
      expect([refused.statusCode, refused.json().issues]).toEqual([
        400,
        [{ path: 'value', message: 'Der Wert „ab“ darf nicht größer sein als der Wert „bis“.' }],
      ])
      await db.updateTable('site_setting').set({ value: '900' }).where('key', '=', 'claim_panels_from').execute()
      expect([await save('claim_panels_to', '600'), await save('claim_panels_from', '400')]).toEqual([200, 200])
    })

    test('a link to a social network is saved with https://', async ({ admin }) => {
      const [key, value] = ['social_facebook', 'www.facebook.com/sol']
      expect((await admin.post(url, { key, value })).json()).toEqual({ key, value: `https://${value}` })
      const saved = await admin.put('/api/admin/company', { links: { telegram: '@sol' } })
      expect(saved.json()).toMatchObject({ links: { facebook: `https://${value}`, telegram: 'https://t.me/sol' } })
    })

    test('a text of a page keeps its paragraphs, up to 10,000 characters', async ({ admin, visitor }) => {
      const value = '**Garantía**\n\n- Un año\n- Con factura'
      expect((await admin.post(url, { key: 'page_guarantee_es', value })).json()).toEqual({ key: 'page_guarantee_es', value })
      expect((await visitor.get('/api/site-settings')).json()).toContainEqual({ key: 'page_guarantee_es', value })
      const long = await admin.post(url, { key: 'page_guarantee_es', value: 'x'.repeat(10_001) })
      expect([long.statusCode, long.json().error]).toEqual([400, 'Der Text ist zu lang: höchstens 10.000 Zeichen.'])
    })

    test('a text of a page with a link that leads nowhere is refused and names the link', async ({ admin }) => {
      const text = 'Vea nuestra [ficha](https://) y [más](/about).'
      const words =
        'Der Link „[ficha](https://)“ führt auf keine Seite. Bitte in die runden Klammern eine Adresse schreiben, die mit https:// oder / beginnt, ohne Leerzeichen und Klammern.'
      const refused = await admin.post(url, { key: 'page_guarantee_es', value: text })
      expect([refused.statusCode, refused.json().error]).toEqual([400, words])
      const asCompany = await admin.put('/api/admin/company', { texts: { guarantee: { es: text } } })
      expect([asCompany.statusCode, asCompany.json().error]).toEqual([400, words])
    })

    test('a picture may be given by any address of the shop, and is stored under its library address', async ({ admin }) => {
      const picture = await addPicture(admin)
      const save = async (value: string) => {
        const answer = await admin.post(url, { key: 'hero_image_1', value })
        return [answer.statusCode, answer.json().value]
      }
      const other = picture.url.replace('960.jpg', '480l.webp')
      for (const value of [picture.url, other, `${origin}${picture.url}`, `  ${origin.toUpperCase()}${other}?v=2 `])
        expect([value, ...(await save(value))]).toEqual([value, 200, picture.url])
      const elsewhere = await admin.post(url, { key: 'hero_image_1', value: `https://elsewhere.example${picture.url}` })
      expect([elsewhere.statusCode, elsewhere.json().issues[0].path]).toEqual([400, 'value'])
    })

    test('a picture deleted meanwhile is not assigned', async ({ admin }) => {
      const { id, url: value } = await addPicture(admin)
      await admin.delete(`/api/admin/images/${id}`)
      for (const gone of [value, '/media/0123456789abcdef0123aabbcc/960.jpg', '/api/placeholder/400/300']) {
        const answer = await admin.post(url, { key: 'hero_image_1', value: gone })
        const message =
          'Dieses Bild ist nicht mehr in der Mediathek. Vielleicht hat es inzwischen jemand gelöscht. Bitte ein anderes wählen.'
        expect([answer.statusCode, answer.json()]).toEqual([400, { error: message, issues: [{ path: 'value', message }] }])
      }
      expect((await admin.get(url)).json()).toEqual([])
    })

    test('a save based on an outdated value is refused with the current value', async ({ admin, clock }) => {
      const save = (value: string, was?: string) => admin.post(url, { key: 'currencies', value, was })
      expect((await save('USD', '')).statusCode).toBe(200)
      const refused = await save('EUR', '')
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        {
          error: 'Inzwischen hat jemand anderes etwas geändert.',
          current: { key: 'currencies', value: 'USD', changedBy: { by: staff.firstName, at: clock.now().toISOString() } },
        },
      ])
      // No conflict: the stored value again, the stored value as `was`, and a save without `was`.
      for (const answer of [await save('USD', 'CUP'), await save('EUR', 'USD'), await save('CUP')]) expect(answer.statusCode).toBe(200)
      expect((await admin.get(url)).json()).toMatchObject([{ key: 'currencies', value: 'CUP' }])
    })

    test('staff see who set each setting last, and when; visitors do not', async ({ admin, visitor, clock }) => {
      await admin.post(url, { key: 'contact_address', value: 'Calle 1' })
      await admin.post(url, { key: 'currencies', value: 'USD' })
      clock.advance(60_000)
      await admin.post(url, { key: 'currencies', value: 'EUR' })
      const changedBy = (at: string) => ({ by: staff.firstName, at: `2026-11-21T${at}:00.000Z` })
      expect((await admin.get(url)).json()).toEqual([
        { key: 'contact_address', value: 'Calle 1', changedBy: changedBy('12:00') },
        { key: 'currencies', value: 'EUR', changedBy: changedBy('12:01') },
      ])
      expect((await visitor.get('/api/site-settings')).body).not.toContain(staff.firstName)
    })

    test('rejects visitors who are not signed in', async ({ visitor }) => {
      expect((await visitor.get(url)).statusCode).toBe(401)
      expect((await visitor.post(url, { key: 'contact_address', value: 'x' })).statusCode).toBe(401)
      expect((await visitor.get('/api/site-settings')).json()).toEqual([])
    })

    test('a row with an unknown key stays hidden', async ({ db, visitor }) => {
      await db.insertInto('site_setting').values({ key: 'secret', value: 'x', updated_at: '' }).execute()
      expect((await visitor.get('/api/site-settings')).json()).toEqual([])
    })
  })
}
