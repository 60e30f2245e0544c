import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'

const url = '/api/admin/site-settings'

for (const database of databases) {
  describe(`site settings, on ${database.name}`, () => {
    const test = shopTest(database)

    test('what staff save, visitors read with the next call', async ({ admin, visitor }) => {
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
      expect((await admin.get(url)).json()).toEqual(expected)
    })

    test('each kind of setting takes what fits it, and every one may be emptied', async ({ admin }) => {
      const right: [key: string, value: string][] = [
        ['hero_image_1', '/media/0123456789abcdef0123aabbcc/960.jpg'],
        ['contact_sales_phone', '+53 5000'],
        ['contact_technical_phone', '+53 (45) 50-00/01'],
        ['contact_email_sales', 'ventas@matanzas-solar.example'],
        ['contact_address', 'x'.repeat(2000)],
        ...['hero_image_1', 'contact_sales_phone', 'contact_email_sales', 'contact_address'].map((key) => [key, ''] as [string, string]),
      ]
      for (const [key, value] of right) expect([key, (await admin.post(url, { key, value })).statusCode]).toEqual([key, 200])
    })

    test('what does not fit is refused in words of its own', async ({ admin }) => {
      const wrong: [body: object, path: string, message: string][] = [
        [
          { key: 'hero_image_1', value: 'https://elsewhere.example/a.jpg' },
          'value',
          'Erwartet wird die Adresse eines Bildes der Mediathek (/media/…).',
        ],
        [
          { key: 'about_team_image', value: 'javascript:alert(1)' },
          'value',
          'Erwartet wird die Adresse eines Bildes der Mediathek (/media/…).',
        ],
        [
          { key: 'contact_sales_phone', value: '1234567' },
          'value',
          'Die Telefonnummer braucht mindestens 8 Zeichen: Ziffern, Leerzeichen und + ( ) - /.',
        ],
        [
          { key: 'contact_sales_phone', value: 'ring me up' },
          'value',
          'Die Telefonnummer braucht mindestens 8 Zeichen: Ziffern, Leerzeichen und + ( ) - /.',
        ],
        [{ key: 'contact_email_sales', value: 'ventas@' }, 'value', 'Die E-Mail-Adresse ist ungültig.'],
        [{ key: 'contact_address', value: 'x'.repeat(2001) }, 'value', 'Der Text ist zu lang.'],
        [{ key: 'contact_address' }, 'value', 'Ein Text wird erwartet.'],
        [{ key: 'smtp_password', value: 'x' }, 'key', 'Diese Einstellung gibt es nicht.'],
        [{ value: 'x' }, 'key', 'Diese Einstellung gibt es nicht.'],
      ]
      for (const [body, path, message] of wrong) {
        const answer = await admin.post(url, body)
        expect([body, answer.statusCode, answer.json()]).toEqual([body, 400, { error: message, issues: [{ path, message }] }])
      }
      expect((await admin.get(url)).json()).toEqual([])
    })

    test('who is not signed in is turned away', async ({ visitor }) => {
      expect((await visitor.get(url)).statusCode).toBe(401)
      expect((await visitor.post(url, { key: 'contact_address', value: 'x' })).statusCode).toBe(401)
      expect((await visitor.get('/api/site-settings')).json()).toEqual([])
    })

    test('a line of a key that this version does not know stays unseen', async ({ db, visitor }) => {
      await db.insertInto('site_setting').values({ key: 'secret', value: 'x', updated_at: '' }).execute()
      expect((await visitor.get('/api/site-settings')).json()).toEqual([])
    })
  })
}
