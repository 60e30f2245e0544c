import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import { MAX_OWN_GROUPS } from './limits.ts'
import type { SearchWords, Trial, WordResultCounts } from './search-words.contract.ts'

const url = '/api/admin/search-words'
const of = async (admin: Client, key: string) => (await admin.get(url)).json<SearchWords[]>().find((one) => one.key === key) as SearchWords
const find = async (visitor: Client, q: string, language = 'es') =>
  (await visitor.get(`/api/products?q=${encodeURIComponent(q)}`, { 'accept-language': language }))
    .json<{ nameEs: string }[]>()
    .map(({ nameEs }) => nameEs)
const tejuela = { list: 'es', words: 'panel\ntejuela' }

for (const database of databases) {
  describe(`search words edited by staff, on ${database.name}`, () => {
    const test = shopTest(database)
    const goods = [
      { nameEs: 'Panel solar 550 W', nameDe: 'Solarmodul 550 W', nameEn: 'Solar panel 550 W' },
      { nameEs: 'Generador diésel 6 kVA', nameDe: 'Dieselgenerator 6 kVA', nameEn: 'Diesel generator 6 kVA' },
    ]

    test('visitors are turned away', async ({ visitor }) => {
      const answers = await Promise.all([
        visitor.get(url),
        visitor.post(url, tejuela),
        visitor.put(`${url}/es-panel`, { isOff: true }),
        visitor.post(`${url}/es-panel/reset`),
        visitor.post(`${url}/trial`, { language: 'es', query: 'panel' }),
        visitor.post(`${url}/found`, { key: null, ...tejuela }),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 401])
    })

    test('a search without results finds something as soon as its word is saved', async ({ admin, visitor, product }) => {
      for (const one of goods) await product(one)
      expect(await find(visitor, 'tejuela')).toEqual([])
      const added = await admin.post(url, tejuela)
      const [group] = (await admin.get(url)).json<SearchWords[]>()
      expect([added.statusCode, added.json()]).toMatchObject([201, { ...tejuela, name: 'panel', origin: 'own', isOff: false }])
      expect(group).toEqual(added.json())
      expect(await find(visitor, 'tejuelas')).toEqual(['Panel solar 550 W'])
      // English has no such group, so another language answers, and only if the word matches without correction.
      expect([await find(visitor, 'tejuela', 'en'), await find(visitor, 'tejuelaz', 'en')]).toEqual([['Panel solar 550 W'], []])

      await admin.put(`${url}/${group?.key}`, { isOff: true })
      expect(await find(visitor, 'tejuela')).toEqual([])
      expect(await of(admin, group?.key ?? '')).toMatchObject({ isOff: true, words: tejuela.words })
      await admin.put(`${url}/${group?.key}`, { isOff: false, words: 'panel\nlaminilla' })
      expect([await find(visitor, 'tejuela'), await find(visitor, 'laminilla')]).toEqual([[], ['Panel solar 550 W']])
    })

    test('a group made by staff can be deleted and restored from the history, a seeded one cannot', async ({ admin, visitor, product }) => {
      await product(goods[0])
      const { key } = (await admin.post(url, tejuela)).json<SearchWords>()
      expect((await admin.delete(`${url}/${key}`)).statusCode).toBe(204)
      expect([await of(admin, key), await find(visitor, 'tejuela')]).toEqual([undefined, []])
      const others = [await admin.delete(`${url}/${key}`), await admin.delete(`${url}/es-panel`), await visitor.delete(`${url}/${key}`)]
      expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 404, 401])
      const [entry] = (await admin.get(`/api/admin/history?kind=search-words&subject=${key}`)).json()
      expect(entry).toMatchObject({
        title: 'panel · tejuela',
        canUndo: true,
        changes: [{ field: 'words', before: tejuela.words, after: '' }],
      })
      expect((await admin.post(`/api/admin/history/${entry.id}/undo`)).statusCode).toBe(200)
      expect(await of(admin, key)).toMatchObject({ ...tejuela, isOff: false })
      expect(await find(visitor, 'tejuela')).toEqual(['Panel solar 550 W'])
    })

    test('a seeded group is changed, switched off and reset', async ({ admin, visitor, product, db }) => {
      for (const one of goods) await product(one)
      const shipped = await of(admin, 'es-panel')
      expect(shipped).toMatchObject({ origin: 'seeded', isOff: false, updatedAt: null, words: shipped.seeded })
      const place = `${url}/es-panel`
      const words = shipped.words.replace('placa\n', '')
      expect((await admin.put(place, { words, updatedAt: null })).json()).toMatchObject({ origin: 'changed', seeded: shipped.seeded })
      expect([await find(visitor, 'placa'), await find(visitor, 'celda solar')]).toEqual([[], ['Panel solar 550 W']])
      await admin.put(place, { isOff: true })
      expect(await find(visitor, 'celda solar')).toEqual([])
      expect(await of(admin, 'es-panel')).toMatchObject({ origin: 'changed', isOff: true, words })
      expect((await admin.post(`${place}/reset`)).json()).toEqual(shipped)
      expect(await find(visitor, 'placa')).toEqual(['Panel solar 550 W'])
      // No row is left, so that a better list of a later version applies.
      await admin.put(place, { isOff: true })
      await admin.put(place, { isOff: false })
      expect(await db.selectFrom('search_words').selectAll().execute()).toEqual([])
      expect((await admin.post(`${url}/nothing/reset`)).statusCode).toBe(404)
      expect((await admin.put(`${url}/nothing`, { isOff: true })).statusCode).toBe(404)
    })

    test('a unit gets additional names', async ({ admin, visitor, product }) => {
      for (const one of goods) await product(one)
      const place = `${url}/unit-kva`
      expect(await of(admin, 'unit-kva')).toMatchObject({ list: 'units', name: 'kVA', words: '', seeded: 'kva', origin: 'seeded' })
      expect((await admin.put(place, { words: 'Kavea\nkava', updatedAt: null })).json()).toMatchObject({
        words: 'Kavea\nkava',
        origin: 'changed',
      })
      expect(await find(visitor, 'generador de 6 kaveA')).toEqual(['Generador diésel 6 kVA'])
      const issue = async (key: string, words: string) => (await admin.put(`${url}/${key}`, { words })).json().issues[0].message
      expect(await issue('unit-kw', 'kavea')).toContain('kVA')
      expect(await issue('unit-kva', 'kva')).toContain('kVA')
      expect(await issue('unit-kw', '5kilos')).toContain('5kilos')
      expect(await issue('unit-kw', 'para')).toContain('para')
      for (const odd of ['=kava', 'kva.', 'kva%', '#kva', 'kva (6)', 'kva 12', 'k\u0021va'])
        expect([odd, await issue('unit-kw', odd)]).toEqual([odd, expect.stringMatching(/letras|Buchstaben|letters/)])
      for (const name of ['kilo-vatio', 'kilo vatio', 'mm2', 'кВт'])
        expect((await admin.put(`${url}/unit-kw`, { words: name })).statusCode).toBe(200)
      // A unit cannot be switched off: its seeded spellings always apply.
      expect((await admin.put(place, { isOff: true })).json()).toMatchObject({ isOff: false })
      expect((await admin.put(place, { words: '' })).json()).toMatchObject({ origin: 'seeded', updatedAt: null })
    })

    test('words can be tried before they are saved', async ({ admin, visitor, product, db }) => {
      const panel = await product(goods[0])
      const trial = async (body: object) => (await admin.post(`${url}/trial`, { language: 'es', query: 'tejuela', ...body })).json<Trial>()
      expect(await trial({})).toMatchObject({ count: 0, hits: [], near: [] })
      const unsaved = { key: null, ...tejuela, isOff: false }
      expect(await trial({ unsaved })).toEqual({
        count: 1,
        hits: [{ id: panel.id, nameDe: panel.nameDe, nameEs: panel.nameEs, nameEn: panel.nameEn }],
        near: [],
        unfiltered: 1,
        ...{ filters: [], isCheapFirst: false, leftOut: [], unread: [], unclear: [], unfit: [], ignored: [], leadsTo: null },
        readAs: [{ word: 'tejuela', alike: expect.arrayContaining(['panel', 'placa', 'modulo solar']) }],
      })
      // A trial accepts words that could not be saved, since staff are still typing.
      for (const words of ['', '¡!', 'tejuela', '=\n=', 'x'.repeat(500)])
        expect(await trial({ unsaved: { ...unsaved, words } })).toMatchObject({ count: 0 })
      const off = { key: 'es-panel', list: 'es', words: 'panel\nplaca', isOff: true }
      expect([(await trial({ query: 'placa' })).count, (await trial({ query: 'placa', unsaved: off })).count]).toEqual([1, 0])
      const unit = { key: 'unit-w', list: 'units', words: 'vatiecito', isOff: false }
      expect(await trial({ query: 'panel 550 vatiecito', unsaved: unit })).toMatchObject({
        count: 1,
        readAs: [{ word: 'panel' }, { word: '550w' }],
      })
      expect(await db.selectFrom('search_words').selectAll().execute()).toEqual([])
      expect(await find(visitor, 'tejuela')).toEqual([])
    })

    test('a word in a group with an appliance or a service leads to the same page, also in a trial', async ({ admin, product }) => {
      await product({ nameEs: 'Panel solar 550 W' })
      const trial = async (query: string, words: string) =>
        (await admin.post(`${url}/trial`, { language: 'es', query, unsaved: { key: null, list: 'es', words, isOff: false } })).json<Trial>()
      expect((await trial('friza', 'panel\nfriza')).leadsTo).toBe(null)
      expect((await trial('friza', 'nevera\nfriza')).leadsTo).toBe('calculator')
      expect((await trial('paquetería', 'envío\npaquetería')).leadsTo).toBe('service')
    })

    test('a trial finds the same by a phrase and by the other words of its group, and shows the phrase as written', async ({
      admin,
      product,
    }) => {
      for (const one of goods) await product(one)
      await product({ nameEs: 'Todo en uno 3 kW', nameDe: 'Alles in einem', nameEn: 'All in one' })
      const unsaved = { key: null, list: 'es', words: 'generador\ntodo en uno\nplanta de gas pobre', isOff: false }
      const trial = async (query: string) => (await admin.post(`${url}/trial`, { language: 'es', query, unsaved })).json<Trial>()
      for (const query of ['generador', 'todo en uno', 'planta de gas pobre', 'planta eléctrica']) {
        const { hits, readAs } = await trial(query)
        expect([query, hits.map(({ nameEs }) => nameEs).sort()]).toEqual([query, ['Generador diésel 6 kVA', 'Todo en uno 3 kW']])
        expect(readAs.map(({ word, alike }) => [word, ...alike])).toEqual([
          expect.arrayContaining(['generador', 'todo en uno', 'planta de gas pobre']),
        ])
      }
    })

    test('a preview counts what each word finds now and after saving', async ({ admin, product, db }) => {
      for (const one of goods) await product(one)
      const counts = async (words: string, key: string | null = null) =>
        (await admin.post(`${url}/found`, { key, list: 'es', words }))
          .json<WordResultCounts>()
          .counts.map(({ words, now, saved }) => `${words} ${now} ${saved}`)
      expect(await counts('panel\ntejuela')).toEqual(['panel 1 1', 'tejuela 0 1'])
      expect(await counts('panel\ngenerador diésel\n=se fue todo')).toEqual(['panel 1 2', 'generador diésel 1 2', 'se fue todo 0 2'])
      // A group does not change what its own first word finds; a word that names a unit is read as the unit.
      expect(await counts('planta de petróleo\nnegrita de luz')).toEqual(['planta de petróleo 1 1', 'negrita de luz 0 1'])
      expect(await counts('panel\nkwh')).toEqual(['panel 1 1', 'kwh 0 0'])
      expect(await counts('panel', 'es-panel')).toEqual(['panel 1 1'])
      expect(await db.selectFrom('search_words').selectAll().execute()).toEqual([])
      expect((await admin.post(`${url}/found`, { key: null, list: 'units', words: 'kavea' })).statusCode).toBe(400)
    })

    test('a trial reads limits, prices and the order as the website does', async ({ admin, visitor, product }) => {
      await product({ ...goods[0], price: '150.00' })
      await product({ nameEs: 'Panel solar 400 W', nameDe: 'Solarmodul 400 W', nameEn: 'Solar panel 400 W', price: '90.00' })
      const trial = async (query: string, language = 'de') =>
        (await admin.post(`${url}/trial`, { language: 'es', query }, { 'accept-language': language })).json<Trial>()
      for (const query of ['menos de 100 dolares', 'panel menos de 100', 'panel barato', 'panel 100 euros', 'panel menos de 50 dolares']) {
        const { hits, count } = await trial(query)
        expect([query, hits.map(({ nameEs }) => nameEs), count]).toEqual([query, await find(visitor, query), hits.length])
      }
      expect(await trial('panel menos de 100')).toMatchObject({ count: 1, unfiltered: 2, filters: ['bis 100 USD'], leftOut: [] })
      expect((await trial('panel menos de 100', 'es')).filters).toEqual(['hasta 100 USD'])
      expect(await trial('panel disponible')).toMatchObject({
        count: 2,
        unfiltered: 2,
        filters: ['Verfügbarkeit: Auf Lager, Nur noch wenige'],
      })
      expect(await trial('panel menos de 50 dolares')).toMatchObject({ count: 0, unfiltered: 2, near: [], readAs: [{ word: 'panel' }] })
      expect(await trial('panel 100 euros')).toMatchObject({ count: 2, filters: [], leftOut: ['100 euros'] })
      expect(await trial('panel que no sea negro')).toMatchObject({ count: 2, ignored: ['que no sea negro'], unclear: [] })
      expect(await trial('panel menos de 5')).toMatchObject({ count: 2, ignored: [], unclear: ['menos de 5'] })
      expect(await trial('panel barato')).toMatchObject({ isCheapFirst: true, hits: [{ nameEs: 'Panel solar 400 W' }, {}] })
    })

    test('words that would break the search are refused with an explanation', async ({ admin }) => {
      const refused = async (words: unknown, list: unknown = 'es') => {
        const answer = await admin.post(url, { list, words }, { 'accept-language': 'es' })
        return [answer.statusCode, answer.json().issues?.[0]?.message ?? answer.json().error]
      }
      const cases: [words: string, said: string][] = [
        ['', 'al menos dos'],
        [' \n\t\n', 'al menos dos'],
        ['panel', 'al menos dos'],
        ['panel\nPÁNEL', '«PÁNEL» está dos veces'],
        ['panel\n=panel', 'dos veces'],
        ['panel\n¡¿!', '«¡¿!» no tiene letras'],
        ['panel\nx', 'demasiado corta'],
        [`panel\n${'y'.repeat(500)}`, 'demasiado larga'],
        ['panel\npara la', 'pasa por alto'],
        ['=panel\n=placa', 'sin el signo'],
        [Array.from({ length: 41 }, (_, index) => `palabra${index}`).join('\n'), 'hasta 40'],
        ['p\u0000\u202e\npanel', 'demasiado corta'],
      ]
      for (const [words, said] of cases) expect([words, ...(await refused(words))]).toEqual([words, 400, expect.stringContaining(said)])
      expect((await refused('x'.repeat(100_000)))[0]).toBe(400)
      expect((await refused(7))[0]).toBe(400)
      expect((await refused('a1\nb2', 'fr'))[0]).toBe(400)
      expect((await refused('a1\nb2', 'units'))[0]).toBe(400)
      expect((await admin.put(`${url}/es-panel`, { words: 'panel' })).statusCode).toBe(400)
      expect((await admin.put(`${url}/es-panel`, { isOff: 'yes' })).statusCode).toBe(400)
      const untried = [
        {},
        { language: 'xx', query: 'a' },
        { language: 'es', query: 'x'.repeat(201) },
        { language: 'es', query: 'a', unsaved: { words: 1 } },
      ]
      for (const body of untried) expect((await admin.post(`${url}/trial`, body)).statusCode).toBe(400)
    })

    test('pasted text is cleaned, and right-to-left words are accepted', async ({ admin, visitor, product }) => {
      await product({ ...goods[0], nameEs: 'Panel solar' })
      const kept = await admin.post(url, { list: 'es', words: '  panel \r\n\r\n\u200bألواح  شمسية\u202e\u0007\n' })
      expect([kept.statusCode, kept.json().words]).toEqual([201, 'panel\nألواح شمسية'])
      expect(await find(visitor, 'ألواح شمسية')).toEqual(['Panel solar'])
    })

    test('the number of groups made by staff is limited, and the search works at the limit', async ({ admin, visitor, product, db }) => {
      await product(goods[0])
      const stamp = '2026-11-21T12:00:00.000Z'
      const rows = Array.from({ length: 1000 }, (_, index) => ({
        key: `own-${index}`,
        list: index < MAX_OWN_GROUPS ? ('es' as const) : ('en' as const),
        words: `panel\npalabra${index}\nfrase número ${index}`,
        ...{ is_off: 0 as const, updated_at: stamp },
      }))
      for (let at = 0; at < rows.length; at += 100)
        await db
          .insertInto('search_words')
          .values(rows.slice(at, at + 100))
          .execute()
      const refused = await admin.post(url, tejuela)
      expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringContaining(String(MAX_OWN_GROUPS))])
      await admin.put(`${url}/own-7`, { words: 'panel\ntejuela' })
      expect([await find(visitor, 'tejuela'), await find(visitor, 'frase número 400')]).toEqual([
        ['Panel solar 550 W'],
        ['Panel solar 550 W'],
      ])
    })

    test('a repeated tap adds one group', async ({ admin }) => {
      const key = { 'idempotency-key': crypto.randomUUID() }
      const answers = await Promise.all([1, 2].map(() => admin.post(url, tejuela, key)))
      answers.push(await admin.post(url, tejuela, key))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
      expect(new Set(answers.map((answer) => answer.json().key)).size).toBe(1)
      expect((await admin.get(url)).json<SearchWords[]>().filter(({ origin }) => origin === 'own')).toHaveLength(1)
    })

    test('changes by two people are merged, and conflict only if both change the words', async ({ admin }) => {
      const seen = await of(admin, 'de-solar')
      const place = `${url}/de-solar`
      await admin.put(place, { words: 'solar\nsonnenstrom', updatedAt: null })
      expect((await admin.put(place, { isOff: true, updatedAt: null })).json()).toMatchObject({ words: 'solar\nsonnenstrom', isOff: true })
      const refused = await admin.put(place, { words: 'solar\nphotovoltaik', updatedAt: seen.updatedAt })
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { current: { words: 'solar\nsonnenstrom' }, conflicts: [{ field: 'words', by: 'Yanelis' }] },
      ])
      const { updatedAt } = refused.json<{ current: SearchWords }>().current
      expect((await admin.put(place, { words: 'solar\nsonnenkraft', updatedAt })).statusCode).toBe(200)
      // A change that was begun before a reset conflicts too.
      await admin.post(`${place}/reset`)
      expect((await admin.put(place, { words: 'solar\nsonne', updatedAt })).statusCode).toBe(409)
    })

    test('words added to the same group by two people are both kept', async ({ admin, visitor, product }) => {
      await product(goods[0])
      const { key, updatedAt } = (await admin.post(url, tejuela)).json<SearchWords>()
      await admin.put(`${url}/${key}`, { words: 'panel\ntejuela\nlaminilla', updatedAt })
      const merged = await admin.put(`${url}/${key}`, { words: 'panel\ntejuela\nplaquita', updatedAt })
      expect([merged.statusCode, merged.json().words]).toEqual([200, 'panel\ntejuela\nplaquita\nlaminilla'])
      for (const word of ['laminilla', 'plaquita']) expect(await find(visitor, word)).toEqual(['Panel solar 550 W'])
      // The group already has "plaquita" without "=", so "=plaquita" conflicts.
      const refused = await admin.put(`${url}/${key}`, { words: 'panel\ntejuela\n=plaquita', updatedAt })
      expect([refused.statusCode, refused.json().conflicts]).toMatchObject([409, [{ field: 'words', by: 'Yanelis' }]])
    })

    test('every change is recorded and can be undone', async ({ admin, visitor, product }) => {
      await product(goods[0])
      const { key } = (await admin.post(url, tejuela)).json<SearchWords>()
      await admin.put(`${url}/${key}`, { words: 'panel\nlaminilla' })
      await admin.put(`${url}/${key}`, { isOff: true })
      await admin.put(`${url}/es-panel`, { isOff: true })
      await admin.post(`${url}/es-panel/reset`)
      type Entry = {
        id: number
        subject: string
        title: string
        action: string
        by: string
        canUndo: boolean
        changes: { field: string }[]
      }
      const history = async (subject: string) =>
        (await admin.get(`/api/admin/history?kind=search-words&subject=${subject}`)).json<Entry[]>()
      const [off, changed, created] = await history(key)
      expect([off, changed, created]).toMatchObject([
        { action: 'changed', by: 'Yanelis', canUndo: true, changes: [{ field: 'isOff', before: false, after: true }] },
        { action: 'changed', canUndo: true, changes: [{ field: 'words', before: tejuela.words, after: 'panel\nlaminilla' }] },
        { action: 'created', title: 'panel · tejuela', canUndo: false },
      ])
      const undo = (entry: Entry | undefined) => admin.post(`/api/admin/history/${entry?.id}/undo`)
      expect([(await undo(off)).statusCode, (await undo(changed)).statusCode]).toEqual([200, 200])
      expect(await find(visitor, 'tejuela')).toEqual(['Panel solar 550 W'])
      const [reset] = await history('es-panel')
      expect((await undo(reset)).statusCode).toBe(200)
      expect(await of(admin, 'es-panel')).toMatchObject({ isOff: true, origin: 'changed' })
    })
  })
}
