import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'
import type { GlossaryTerm } from './translation.contract.ts'

/** A local server in place of LibreTranslate: it turns words into capitals and leaves tags as they are. */
let service: Server
let asked: { q: string[]; source: string; target: string }[] = []
let status = 200
let translate = (html: string) =>
  html.replace(/(<[^>]*>)|([^<]+)/g, (_, tag: string | undefined, words: string) => tag ?? words.toUpperCase())
const plain = translate
const environment: Record<string, string> = {}

beforeAll(async () => {
  service = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      const question = JSON.parse(text)
      asked.push(question)
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(status === 200 ? { translatedText: question.q.map(translate) } : { error: 'no' }))
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  environment.TRANSLATE_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})
beforeEach(() => {
  asked = []
  status = 200
  translate = plain
})

const url = '/api/translate'
const glossary = '/api/admin/glossary'
const german = (text: string, toLang = 'es') => ({ text, fromLang: 'de', toLang })

for (const database of databases) {
  describe(`translating for staff, on ${database.name}`, () => {
    const test = shopTest(database, environment)

    test('visitors are turned away', async ({ visitor, admin }) => {
      const { key } = (await admin.get(glossary)).json<GlossaryTerm[]>()[0] as GlossaryTerm
      const term = { de: 'a', es: 'b', en: 'c' }
      const answers = await Promise.all([
        visitor.post(url, german('Hallo')),
        visitor.get(glossary),
        visitor.post(glossary, term),
        visitor.put(`${glossary}/${key}`, term),
        visitor.delete(`${glossary}/${key}`),
        visitor.post(`${glossary}/${key}/reset`),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 401])
      expect(asked).toEqual([])
    })

    test('the glossary answers without a request to the service', async ({ admin }) => {
      expect((await admin.post(url, german('Preis auf Anfrage'))).json()).toEqual({
        translatedText: 'Precio a consultar',
        source: 'glossary',
      })
      expect((await admin.post(url, german('Preis auf Anfrage', 'en'))).json()).toEqual({
        translatedText: 'Price on request',
        source: 'glossary',
      })
      expect(asked).toEqual([])
    })

    test('the service is asked once per text, then the memory answers permanently', async ({ admin, db, clock }) => {
      expect((await admin.post(url, german('Guten Tag, einmalig'))).json()).toEqual({
        translatedText: 'GUTEN TAG, EINMALIG',
        source: 'service',
      })
      expect((await admin.post(url, german(' Guten Tag, einmalig '))).json()).toMatchObject({ source: 'memory' })
      clock.advance(25 * 3_600_000)
      const row = await db.selectFrom('translation_memory').selectAll().executeTakeFirstOrThrow()
      expect(row).toMatchObject({ from_language: 'de', to_language: 'es', text: 'Guten Tag, einmalig', origin: 'service' })
      expect(asked).toHaveLength(1)
    })

    test('a customer’s text is translated but not stored in the memory', async ({ admin, db }) => {
      const message = { text: 'Quiero un sistema de 5 kW.', fromLang: 'es', toLang: 'de', isPrivate: true }
      for (const _ of [1, 2])
        expect((await admin.post(url, message)).json()).toEqual({ translatedText: 'QUIERO UN SISTEMA DE 5 KW.', source: 'service' })
      expect(asked).toHaveLength(2)
      expect(await db.selectFrom('translation_memory').selectAll().execute()).toEqual([])
    })

    test('bold, lists and links survive a translation, and glossary terms are sent translated', async ({ admin }) => {
      const text = '**Leise** und *klein*\n\n- Wechselrichter mit [Hilfe](https://x.example/?a=1&b=2)\n1. Eins & zwei <drei>'
      expect((await admin.post(url, german(text))).json().translatedText).toBe(
        '**LEISE** UND *KLEIN*\n\n- INVERSOR MIT [HILFE](https://x.example/?a=1&b=2)\n1. EINS & ZWEI <DREI>',
      )
      expect(asked[0]?.q[1]).toBe('<span translate="no">Inversor</span> mit <a id="0">Hilfe</a>')
    })

    test('a service that loses tags is asked again piece by piece', async ({ admin }) => {
      translate = (html) => plain(html.replace(/<\/?b>/g, ''))
      const answer = await admin.post(url, german('Sehr **leiser** Betrieb am Tag'))
      expect(answer.json()).toEqual({ translatedText: 'SEHR **LEISER** BETRIEB AM TAG', source: 'service' })
      expect(asked.map(({ q }) => q)).toEqual([['Sehr <b>leiser</b> Betrieb am Tag'], ['Sehr', 'leiser', 'Betrieb am Tag']])
    })

    test('a refusal by the service returns the original text with the reason, and nothing is stored', async ({ admin, db }) => {
      status = 403
      const answer = await admin.post(url, german('Ein Satz, der scheitert'))
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { translatedText: 'Ein Satz, der scheitert', source: 'none', reason: 'refused' },
      ])
      expect(await db.selectFrom('translation_memory').selectAll().execute()).toEqual([])
      status = 200
      expect((await admin.post(url, german('Ein Satz, der scheitert'))).json()).toMatchObject({ source: 'service' })
    })

    test('a missing, too long or invalid field is refused by its name', async ({ admin }) => {
      const wrong: [object, string][] = [
        [{ text: '', fromLang: 'de', toLang: 'es' }, 'text'],
        [{ text: ' ', fromLang: 'de', toLang: 'es' }, 'text'],
        [{ text: 'x'.repeat(10_001), fromLang: 'de', toLang: 'es' }, 'text'],
        [{ text: 'x', fromLang: 'fr', toLang: 'es' }, 'fromLang'],
        [{ text: 'x', fromLang: 'de', toLang: 'de' }, 'toLang'],
        [{ text: 'x', fromLang: 'de' }, 'toLang'],
        [{ text: 7, fromLang: 'de', toLang: 'es' }, 'text'],
      ]
      for (const [body, path] of wrong) {
        const answer = await admin.post(url, body)
        expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path])
      }
    })

    test('one person can use the service 200 times in ten minutes, and the glossary keeps answering', async ({ admin, db, clock }) => {
      const { id } = await db.selectFrom('administrator').select('id').executeTakeFirstOrThrow()
      const window_started_at = clock.now().toISOString()
      await db
        .insertInto('attempt')
        .values({ key: `translation:${id}`, count: 199, window_started_at, blocked_until: null })
        .execute()
      expect((await admin.post(url, german('der zweihundertste Text'))).statusCode).toBe(200)
      const refused = await admin.post(url, german('einer zu viel'))
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
      expect((await admin.post(url, german('Auf Lager'))).statusCode).toBe(200)
      clock.advance(60_000)
      expect((await admin.post(url, german('einer zu viel'))).statusCode).toBe(200)
    })

    describe('the glossary', () => {
      const find = (terms: GlossaryTerm[], de: string) => terms.find((term) => term.de === de)

      test('a new term applies at once, also to texts translated before', async ({ admin }) => {
        const sentence = german('Mit Sonderteil geliefert')
        expect((await admin.post(url, sentence)).json().translatedText).toBe('MIT SONDERTEIL GELIEFERT')
        const added = await admin.post(glossary, { de: 'Sonderteil', es: 'pieza especial', en: '' })
        expect([added.statusCode, added.json()]).toEqual([
          201,
          { key: expect.any(String), de: 'Sonderteil', es: 'pieza especial', en: '', origin: 'own', updatedAt: '2026-11-21T12:00:00.000Z' },
        ])
        expect((await admin.post(url, german('Sonderteil'))).json()).toEqual({ translatedText: 'Pieza especial', source: 'glossary' })
        expect((await admin.post(url, sentence)).json().source).toBe('service')
        expect(asked.at(-1)?.q).toEqual(['Mit <span translate="no">pieza especial</span> geliefert'])
        expect((await admin.post(url, german('Sonderteil', 'en'))).json().source).toBe('service')
        expect((await admin.delete(`${glossary}/${added.json().key}`)).statusCode).toBe(204)
        expect(find((await admin.get(glossary)).json(), 'Sonderteil')).toBeUndefined()
      })

      test('a term applies at once regardless of case and accents', async ({ admin }) => {
        const sentence = german('Mit ÜBERSPANNUNGSWÄCHTER und 100%_Ü')
        await admin.post(url, sentence)
        const before = asked.length
        await admin.post(glossary, { de: 'Überspannungswächter', es: 'vigilante de tensión', en: '' })
        await admin.post(url, sentence)
        expect(asked.length).toBe(before + 1)
        await admin.post(glossary, { de: 'ganz anderes', es: 'otra cosa', en: '' })
        await admin.post(url, sentence)
        expect(asked.length).toBe(before + 1)
      })

      test('a shipped term can be changed, removed and reset', async ({ admin }) => {
        const shipped = find((await admin.get(glossary)).json(), 'Wechselrichter') as GlossaryTerm
        expect(shipped).toMatchObject({ es: 'inversor', origin: 'shipped', updatedAt: null })
        const place = `${glossary}/${shipped.key}`
        const changed = await admin.put(place, { de: 'Wechselrichter', es: 'inversor de corriente', en: 'inverter', updatedAt: null })
        expect(changed.json()).toMatchObject({ origin: 'changed', es: 'inversor de corriente' })
        // The answer was lost, and the client repeats the save with the same `updatedAt`.
        const words = { de: 'Wechselrichter', es: 'inversor de corriente', en: 'inverter', updatedAt: null }
        expect((await admin.put(place, words)).json()).toEqual(changed.json())
        expect((await admin.put(place, { ...words, es: 'otra' })).statusCode).toBe(409)
        expect((await admin.post(url, german('Wechselrichter'))).json().translatedText).toBe('Inversor de corriente')

        expect((await admin.delete(place)).statusCode).toBe(204)
        expect(find((await admin.get(glossary)).json(), 'Wechselrichter')).toMatchObject({ origin: 'removed', es: 'inversor de corriente' })
        expect((await admin.post(url, german('Wechselrichter'))).json().source).toBe('service')
        expect((await admin.delete(place)).statusCode).toBe(404)
        expect((await admin.put(place, { de: 'Wechselrichter', es: 'x', en: 'y' })).statusCode).toBe(404)

        expect((await admin.post(`${place}/reset`)).json()).toEqual(shipped)
        expect((await admin.post(url, german('Wechselrichter'))).json()).toEqual({ translatedText: 'Inversor', source: 'glossary' })
      })

      test('changes of a term by two people are merged, unless both change the same word', async ({ admin }) => {
        const seen = find((await admin.get(glossary)).json(), 'Wechselrichter') as GlossaryTerm
        const place = `${glossary}/${seen.key}`
        await admin.put(place, { es: 'inversor suyo', updatedAt: seen.updatedAt })
        const whole = { de: seen.de, es: seen.es, en: 'my inverter', updatedAt: seen.updatedAt }
        expect((await admin.put(place, whole)).json()).toMatchObject({ de: seen.de, es: 'inversor suyo', en: 'my inverter' })
        const refused = await admin.put(place, { es: 'inversor mío', updatedAt: seen.updatedAt })
        expect([refused.statusCode, refused.json()]).toMatchObject([
          409,
          { current: { es: 'inversor suyo' }, conflicts: [{ field: 'es', by: 'Yanelis', at: expect.any(String) }] },
        ])
        const { updatedAt } = refused.json<{ current: GlossaryTerm }>().current
        expect((await admin.put(place, { es: 'inversor mío', updatedAt })).json()).toMatchObject({ es: 'inversor mío', en: 'my inverter' })
        const bare = await admin.put(place, { es: '', en: '' })
        expect([bare.statusCode, bare.json().issues]).toMatchObject([400, [{ path: 'es' }]])
      })

      test('a word exists once, regardless of case', async ({ admin }) => {
        const twice = await admin.post(glossary, { de: 'wechselrichter', es: 'x', en: 'y' })
        expect([twice.statusCode, twice.json().issues]).toEqual([409, [{ path: 'de', message: expect.any(String) }]])
        const { key } = find((await admin.get(glossary)).json(), 'Batterie') as GlossaryTerm
        expect((await admin.put(`${glossary}/${key}`, { de: 'Wechselrichter', es: 'x', en: 'y' })).statusCode).toBe(409)
        // The word of a removed term is free. Once another term has it, the removed one cannot be reset.
        await admin.delete(`${glossary}/${key}`)
        expect((await admin.post(glossary, { de: 'Batterie', es: 'acumulador', en: '' })).statusCode).toBe(201)
        expect((await admin.post(`${glossary}/${key}/reset`)).statusCode).toBe(409)
      })

      test('when two people change the same word, the second gets a conflict', async ({ admin }) => {
        const { key } = find((await admin.get(glossary)).json(), 'Sicherung') as GlossaryTerm
        const first = await admin.put(`${glossary}/${key}`, { de: 'Sicherung', es: 'cortacircuitos', en: 'fuse', updatedAt: null })
        const second = await admin.put(`${glossary}/${key}`, { de: 'Sicherung', es: 'otro', en: 'fuse', updatedAt: null })
        expect([second.statusCode, second.json().current]).toEqual([409, first.json()])
        const { updatedAt } = first.json()
        const third = await admin.put(`${glossary}/${key}`, { de: 'Sicherung', es: 'otro', en: 'fuse', updatedAt })
        expect([third.statusCode, third.json().updatedAt]).toEqual([200, '2026-11-21T12:00:00.001Z'])
        // `updatedAt` grows even within one millisecond, so that a save from an older state is a conflict.
        expect((await admin.put(`${glossary}/${key}`, { es: 'uno más', updatedAt })).statusCode).toBe(409)
      })

      test('two concurrent changes of different words are both kept, and a term that two people add at once exists once', async ({
        admin,
      }) => {
        const { key } = find((await admin.get(glossary)).json(), 'Sicherung') as GlossaryTerm
        for (const round of [1, 2, 3, 4]) {
          const words = { es: `fusible ${round}`, en: `fuse ${round}` }
          const { updatedAt } = (await admin.get(glossary)).json<GlossaryTerm[]>().find((term) => term.key === key) as GlossaryTerm
          const changed = await Promise.all(
            Object.entries(words).map(([word, text]) => admin.put(`${glossary}/${key}`, { [word]: text, updatedAt })),
          )
          expect(changed.map(({ statusCode }) => statusCode)).toEqual([200, 200])
          expect(find((await admin.get(glossary)).json(), 'Sicherung')).toMatchObject(words)
          const added = await Promise.all([1, 2].map(() => admin.post(glossary, { de: `Neuwort ${round}`, es: 'nueva', en: '' })))
          expect(added.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
        }
      })

      test('a missing, too long or invalid field is refused by its name', async ({ admin }) => {
        const wrong: [object, string][] = [
          [{ de: '', es: 'a', en: 'b' }, 'de'],
          [{ de: 'a', es: ' ', en: '' }, 'es'],
          [{ de: 'x'.repeat(201), es: 'a', en: 'b' }, 'de'],
          [{ de: 'a', es: 'x'.repeat(201), en: 'b' }, 'es'],
        ]
        for (const [body, path] of wrong) {
          const answer = await admin.post(glossary, body)
          expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path])
        }
      })

      test('unknown terms are answered with 404', async ({ admin }) => {
        expect((await admin.put(`${glossary}/nothing`, { de: 'a', es: 'b', en: 'c' })).statusCode).toBe(404)
        expect((await admin.delete(`${glossary}/nothing`)).statusCode).toBe(404)
        expect((await admin.post(`${glossary}/nothing/reset`)).statusCode).toBe(404)
      })
    })
  })

  describe(`without a service, on ${database.name}`, () => {
    const test = shopTest(database)
    test('a text unknown to glossary and memory stays unchanged', async ({ admin }) => {
      expect((await admin.post(url, german('Das kennt niemand'))).json()).toEqual({
        translatedText: 'Das kennt niemand',
        source: 'none',
        reason: 'unconfigured',
      })
    })

    test('forms learn that no service is configured, and get translations from glossary and memory', async ({ admin, visitor }) => {
      expect((await admin.get('/api/translate/service')).json()).toEqual({ isConfigured: false })
      const texts = [
        { text: 'Wechselrichter', toLang: 'es' },
        { text: 'Das kennt niemand', toLang: 'en' },
        { text: 'Auf Lager', toLang: 'en' },
      ]
      expect((await admin.post('/api/translate/known', { texts })).json()).toEqual({ translations: ['Inversor', null, 'In stock'] })
      expect((await admin.post('/api/translate/known', { texts: [{ text: ' ', toLang: 'es' }] })).statusCode).toBe(400)
      for (const answer of [await visitor.get('/api/translate/service'), await visitor.post('/api/translate/known', { texts })])
        expect(answer.statusCode).toBe(401)
    })
  })
}
