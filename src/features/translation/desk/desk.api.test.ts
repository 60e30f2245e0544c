import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { Desk, Hints } from './desk.contract.ts'

const url = '/api/admin/translations'
const list = async (admin: Client, query = ''): Promise<Desk> => (await admin.get(`${url}${query}`)).json<Desk>()
const linesOf = ({ entries }: Desk) => entries.map(({ kind, name, state }) => `${kind} ${name} ${state}`)

for (const database of databases) {
  describe(`the translation desk, on ${database.name}`, () => {
    const test = shopTest(database)

    test('lists missing and outdated translations of every kind', async ({ admin, db, product, category, subcategory, picture }) => {
      const { id: categoryId } = await category({ nameDe: 'Batterien', nameEs: 'Baterías', nameEn: 'Batteries' })
      await subcategory({ categoryId, nameDe: 'Gel', nameEs: 'Gel' })
      const panel = await product({
        categoryId,
        nameDe: 'Modul',
        nameEs: 'Módulo',
        nameEn: 'Panel',
        shortDescriptionDe: 'Gut',
        shortDescriptionEs: 'Bueno',
      })
      await admin.put(`/api/admin/products/${panel.id}`, { nameDe: 'Modul 400 W' })
      await admin.post('/api/admin/site-settings', { key: 'hero_title_1_es', value: 'Sol para todos' })
      await admin.post('/api/admin/reply-templates', {
        nameDe: 'Antwort',
        nameEs: 'Respuesta',
        nameEn: 'Answer',
        textDe: 'Guten Tag',
        textEs: 'Buenos días',
      })
      await picture()
      await db.updateTable('image').set({ alt_de: 'Dach', alt_en: 'Roof' }).execute()
      expect(linesOf(await list(admin))).toEqual([
        'product nameEs outdated',
        'product nameEn outdated',
        'product shortDescriptionEn missing',
        'subcategory nameEn missing',
        'page hero_title_1_de missing',
        'page hero_title_1_en missing',
        'template textEn missing',
        'image altEs missing',
      ])
    })

    test('shows the source text that a translation was made from, and the name in the reader’s language', async ({ admin, product }) => {
      const { id } = await product({ nameDe: 'Modul', nameEs: 'Módulo', nameEn: 'Panel' })
      await admin.put(`/api/admin/products/${id}`, { nameDe: 'Modul 300 W' })
      const changed = await admin.put(`/api/admin/products/${id}`, { nameDe: 'Modul 400 W' })
      const { entries } = await list(admin, '?state=outdated&language=es')
      expect(entries).toEqual([
        {
          ...{ kind: 'product', subject: String(id), title: 'Modul 400 W', field: 'name', name: 'nameEs' },
          ...{ from: 'de', source: 'Modul 400 W', to: 'es', text: 'Módulo', state: 'outdated', former: 'Modul' },
          updatedAt: changed.json().updatedAt,
        },
      ])
      const spanish = await admin.get(`${url}?state=outdated&language=es`, { 'accept-language': 'es' })
      expect(spanish.json<Desk>().entries.map(({ title }) => title)).toEqual(['Módulo'])
    })

    test('a template, a picture and a page are outdated when only their source text changes, until staff confirm them', async ({
      admin,
      db,
      picture,
    }) => {
      const template = { nameDe: 'Antwort', textDe: 'Guten Tag', textEs: 'Buenos días' }
      const { id } = (await admin.post('/api/admin/reply-templates', template)).json()
      await admin.put(`/api/admin/reply-templates/${id}`, { textDe: 'Guten Morgen' })
      await admin.post('/api/admin/site-settings', { key: 'hero_title_1_de', value: 'Sonne' })
      await admin.post('/api/admin/site-settings', { key: 'hero_title_1_es', value: 'Sol' })
      await admin.post('/api/admin/site-settings', { key: 'hero_title_1_de', value: 'Sonne für alle' })
      await picture()
      const { id: image } = await db.selectFrom('image').select('id').executeTakeFirstOrThrow()
      await admin.put(`/api/admin/images/${image}`, { altDe: 'Dach', altEs: 'Techo' })
      await admin.put(`/api/admin/images/${image}`, { altDe: 'Dach in Matanzas' })
      const outdated = await list(admin, '?state=outdated')
      expect(outdated.entries.map(({ name, former }) => [name, former])).toEqual([
        ['hero_title_1_es', 'Sonne'],
        ['textEs', 'Guten Tag'],
        ['altEs', 'Dach'],
      ])
      for (const { kind, subject, name, source } of outdated.entries)
        expect((await admin.post(`${url}/fits`, { kind, subject, name, source })).statusCode).toBe(204)
      expect((await list(admin, '?state=outdated')).entries).toEqual([])
      await admin.put(`/api/admin/images/${image}`, { altDe: 'Dach in Varadero' })
      expect(linesOf(await list(admin, '?state=outdated'))).toEqual(['image altEs outdated'])
    })

    test('drops an entry once a save of its product translates or confirms it', async ({ admin, product }) => {
      const { id } = await product({
        nameDe: 'Modul',
        nameEs: 'Módulo',
        shortDescriptionDe: 'Gut',
        shortDescriptionEs: 'Bueno',
        shortDescriptionEn: 'Good',
      })
      await admin.put(`/api/admin/products/${id}`, { nameDe: 'Modul 400 W' })
      expect(linesOf(await list(admin, '?kind=product'))).toEqual(['product nameEs outdated', 'product nameEn missing'])
      await admin.put(`/api/admin/products/${id}`, { nameEn: 'Panel 400 W' })
      await admin.put(`/api/admin/products/${id}`, { checkedTexts: ['nameEs'] })
      expect(linesOf(await list(admin, '?kind=product'))).toEqual([])
    })

    test('filters and limit shorten the list, but not the progress', async ({ admin, product, category }) => {
      const { id: categoryId } = await category({ nameDe: 'Batterien', nameEs: 'Baterías', nameEn: 'Batteries' })
      await product({ categoryId, nameDe: 'Eins', shortDescriptionDe: 'Gut', shortDescriptionEs: 'Bueno' })
      await product({ categoryId, nameDe: 'Zwei', shortDescriptionDe: 'Gut', shortDescriptionEs: 'Bueno' })
      const desk = await list(admin, '?language=en&limit=3')
      expect(desk.progress).toEqual([
        { language: 'es', done: 3, total: 5 },
        { language: 'de', done: 5, total: 5 },
        { language: 'en', done: 1, total: 5 },
      ])
      expect([desk.total, linesOf(desk).length]).toEqual([4, 3])
      expect(linesOf(await list(admin, '?language=es'))).toEqual(['product nameEs missing', 'product nameEs missing'])
    })

    test('contains the entry that a query names, with its position among those that match, wherever it is in the list', async ({
      admin,
      product,
      category,
    }) => {
      const { id: categoryId } = await category({ nameDe: 'Batterien', nameEs: 'Baterías', nameEn: 'Batteries' })
      await product({ categoryId, nameDe: 'Eins', nameEs: '', nameEn: '' })
      const { id } = await product({ categoryId, nameDe: 'Zwei', nameEs: '', nameEn: '' })
      const named = async (query: string) => {
        const { entries, at } = await list(admin, `?limit=1&at=product-${id}-nameEn${query}`)
        return [entries.length, at && [at.position, at.entry.title, at.entry.name]]
      }
      expect(await named('')).toEqual([1, [6, 'Zwei', 'nameEn']])
      expect(await named('&language=en')).toEqual([1, [3, 'Zwei', 'nameEn']])
      expect(await named('&language=es')).toEqual([1, null])
      await admin.put(`/api/admin/products/${id}`, { nameEn: 'Two' })
      expect(await named('')).toEqual([1, null])
    })

    test('counts originals as done in their language, so that a saved translation moves only its own language', async ({
      admin,
      category,
      product,
    }) => {
      const { id: categoryId } = await category({ nameDe: 'Batterien', nameEs: 'Baterías', nameEn: 'Batteries' })
      const make = (texts: object) => product({ categoryId, nameDe: 'A', nameEs: 'A', nameEn: 'A', ...texts })
      await make({ shortDescriptionDe: 'Rot' })
      const spanish = await make({ shortDescriptionDe: 'Rojo', shortDescriptionEs: 'Rojo', behindTexts: ['shortDescriptionDe'] })
      const english = await make({ shortDescriptionDe: 'Red', shortDescriptionEn: 'Red', behindTexts: ['shortDescriptionDe'] })
      const progress = async () => (await list(admin)).progress.map(({ language, done, total }) => `${language} ${done}/${total}`)
      expect(await progress()).toEqual(['es 5/7', 'de 5/7', 'en 5/7'])
      await admin.put(`/api/admin/products/${spanish.id}`, { shortDescriptionDe: 'Rot' })
      expect(await progress()).toEqual(['es 5/7', 'de 6/7', 'en 5/7'])
      await admin.put(`/api/admin/products/${english.id}`, { shortDescriptionDe: 'Rot' })
      expect(await progress()).toEqual(['es 5/7', 'de 7/7', 'en 5/7'])
      await admin.put(`/api/admin/products/${spanish.id}`, { shortDescriptionEn: 'Red' })
      expect(await progress()).toEqual(['es 5/7', 'de 7/7', 'en 6/7'])
    })

    test('leaves out products in the trash', async ({ admin, product, category }) => {
      const { id: categoryId } = await category({ nameDe: 'Batterien', nameEs: 'Baterías', nameEn: 'Batteries' })
      const { id } = await product({ categoryId })
      await admin.delete(`/api/admin/products/${id}`)
      expect((await list(admin)).total).toBe(0)
    })

    test('shows glossary words and translations of similar texts', async ({ admin, product }) => {
      await product({ nameDe: 'Wechselrichter 3 kW mit Display', nameEs: 'Inversor de 3 kW con pantalla' })
      const answer = await admin.post('/api/translate/hints', { text: 'Wechselrichter 5 kW mit Display', fromLang: 'de', toLang: 'es' })
      const hints = answer.json<Hints>()
      expect(hints.terms).toContainEqual({ text: 'Wechselrichter', translated: 'Inversor' })
      expect(hints.memory).toEqual([
        { text: 'Wechselrichter 3 kW mit Display', translated: 'Inversor de 3 kW con pantalla', likeness: 0.8 },
      ])
    })

    test('knows the translations of a Spanish original for the next product with the same text', async ({ admin, product }) => {
      const spanish = { shortDescriptionDe: 'Cable rojo', shortDescriptionEs: 'Cable rojo' }
      const { id } = await product({ ...spanish, behindTexts: ['shortDescriptionDe'] })
      const known = async (toLang: string) =>
        (await admin.post('/api/translate/hints', { text: 'Cable rojo', fromLang: 'es', toLang }))
          .json<Hints>()
          .memory.map(({ translated, likeness }) => [translated, likeness])
      await admin.put(`/api/admin/products/${id}`, { shortDescriptionEn: 'Red cable' })
      expect(await known('en')).toEqual([['Red cable', 1]])
      await admin.put(`/api/admin/products/${id}`, { shortDescriptionDe: 'Rotes Kabel' })
      expect(await known('de')).toEqual([['Rotes Kabel', 1]])
    })

    test('remembers translations of templates, page texts and pictures too, whichever language came first', async ({
      admin,
      db,
      picture,
    }) => {
      const { id } = (await admin.post('/api/admin/reply-templates', { nameDe: 'Gruß', textDe: 'Guten Tag', textEs: 'Buenos días' })).json()
      await admin.put(`/api/admin/reply-templates/${id}`, { nameEn: 'Greeting' })
      await admin.post('/api/admin/site-settings', { key: 'hero_title_1_es', value: 'Sol para todos' })
      await admin.post('/api/admin/site-settings', { key: 'hero_title_1_de', value: 'Sonne für alle' })
      await picture()
      const image = await db.selectFrom('image').select('id').executeTakeFirstOrThrow()
      await admin.put(`/api/admin/images/${image.id}`, { altDe: 'Dach in Matanzas', altEs: 'Techo en Matanzas' })
      // Only the source text changes: the old translation is not stored as a translation of the new text.
      await admin.put(`/api/admin/images/${image.id}`, { altDe: 'Dach in Varadero' })
      const remembered = await db.selectFrom('translation_memory').select(['from_language', 'to_language', 'text', 'translated']).execute()
      expect(remembered.map((row) => Object.values(row).join(' | ')).sort()).toEqual([
        'de | en | Gruß | Greeting',
        'de | es | Dach in Matanzas | Techo en Matanzas',
        'de | es | Guten Tag | Buenos días',
        'es | de | Sol para todos | Sonne für alle',
      ])
    })

    test.for([`${url}?language=fr`, `${url}?kind=inquiry`, `${url}?limit=0`, `${url}?limit=viele`])(
      'refuses %s',
      async (address, { admin }) => {
        expect((await admin.get(address)).statusCode).toBe(400)
      },
    )

    test('a visitor is turned away', async ({ visitor }) => {
      const answers = await Promise.all([
        visitor.get(url),
        visitor.post(`${url}/fits`, { kind: 'image', subject: '1', name: 'altEs', source: 'a' }),
        visitor.post('/api/translate/hints', { text: 'a', fromLang: 'de', toLang: 'es' }),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
    })
  })
}
