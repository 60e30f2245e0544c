import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'
import type { Category } from './category.contract.ts'

const url = '/api/admin/categories'
const namesOf = (answer: { json(): Category[] }) => answer.json().map((category) => category.nameDe)

for (const database of databases) {
  describe(`categories for staff, on ${database.name}`, () => {
    const test = shopTest(database)

    test('a new category requires only a German name and gets defaults for the rest', async ({ admin }) => {
      const answer = await admin.post(url, { nameDe: ' Solarmodule ' })
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toEqual({
        id: expect.any(Number),
        name: 'Solarmodule',
        nameDe: 'Solarmodule',
        nameEs: '',
        nameEn: '',
        description: '',
        descriptionDe: '',
        descriptionEs: '',
        descriptionEn: '',
        slug: 'solarmodule',
        image: null,
        goods: null,
        isActive: true,
        sortOrder: 0,
        translations: { es: 'missing', en: 'missing' },
        outdatedTexts: [],
        createdAt: '2026-11-21T12:00:00.000Z',
        updatedAt: '2026-11-21T12:00:00.000Z',
      })
      expect((await admin.get(`${url}/${answer.json().id}`)).json()).toEqual(answer.json())
      expect((await admin.get(url)).json()).toEqual([answer.json()])
    })

    test('a category keeps every field that is sent', async ({ admin, picture }) => {
      const sent = {
        name: 'panels',
        nameDe: 'Module',
        nameEs: 'Paneles',
        nameEn: 'Panels',
        description: 'd',
        descriptionDe: 'de',
        descriptionEs: 'es',
        descriptionEn: 'en',
        slug: 'paneles-de-sol',
        image: await picture(),
        goods: 'battery',
        isActive: false,
        sortOrder: 999,
      }
      expect((await admin.post(url, sent)).json()).toMatchObject(sent)
    })

    test('an unknown kind of goods is refused', async ({ admin, category }) => {
      const { id } = await category({ goods: 'panel' })
      for (const goods of ['shoes', '', 7, 'constructor']) {
        const answer = await admin.put(`${url}/${id}`, { goods })
        expect([goods, answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([goods, 400, 'goods'])
      }
      expect((await admin.put(`${url}/${id}`, { goods: null })).json()).toMatchObject({ goods: null })
    })

    test('absent fields keep their value; an emptied system name falls back to the German one', async ({ admin, category }) => {
      const { id } = await category({ nameDe: 'Module', name: 'panels', nameEs: 'Paneles', sortOrder: 7, isActive: false })
      const changed = await admin.put(`${url}/${id}`, { nameEn: 'Panels' })
      expect(changed.statusCode).toBe(200)
      expect(changed.json()).toMatchObject({
        name: 'panels',
        nameDe: 'Module',
        nameEs: 'Paneles',
        nameEn: 'Panels',
        sortOrder: 7,
        isActive: false,
      })
      expect((await admin.put(`${url}/${id}`, { name: '' })).json()).toMatchObject({ name: 'Module' })
    })

    test('the picture can be removed', async ({ admin, category, picture }) => {
      const { id } = await category({ image: await picture() })
      expect((await admin.put(`${url}/${id}`, { image: null })).json()).toMatchObject({ image: null })
    })

    test('a refusal names each faulty field, and nothing is saved', async ({ admin, category }) => {
      const { id } = await category({ nameDe: 'Module' })
      const wrong: [body: object, path: string, message: string][] = [
        [{ nameDe: '' }, 'nameDe', 'Deutscher Name ist erforderlich'],
        [{ nameDe: '  ' }, 'nameDe', 'Deutscher Name ist erforderlich'],
        [{ nameDe: 'x'.repeat(301) }, 'nameDe', 'Der Text ist zu lang: höchstens 300 Zeichen.'],
        [{ nameDe: 'x', nameEs: 5 }, 'nameEs', 'Ein Text wird erwartet.'],
        [{ nameDe: 'x', descriptionDe: 'x'.repeat(10_001) }, 'descriptionDe', 'Der Text ist zu lang: höchstens 10.000 Zeichen.'],
        [{ nameDe: 'x', sortOrder: -1 }, 'sortOrder', 'Die Position muss eine ganze Zahl von 0 bis 999 sein.'],
        [{ nameDe: 'x', sortOrder: 1000 }, 'sortOrder', 'Die Position muss eine ganze Zahl von 0 bis 999 sein.'],
        [{ nameDe: 'x', sortOrder: 1.5 }, 'sortOrder', 'Die Position muss eine ganze Zahl von 0 bis 999 sein.'],
        [{ nameDe: 'x', slug: 'Größe!' }, 'slug', 'Nur Kleinbuchstaben, Ziffern und Bindestriche.'],
        [{ nameDe: 'x', image: 'https://example.com/a.jpg' }, 'image', 'Erwartet wird die Adresse eines Bildes der Mediathek (/media/…).'],
        [{ nameDe: 'x', image: 'javascript:alert(1)' }, 'image', 'Erwartet wird die Adresse eines Bildes der Mediathek (/media/…).'],
      ]
      for (const [body, path, message] of wrong) {
        for (const answer of [await admin.post(url, body), await admin.put(`${url}/${id}`, body)]) {
          expect([body, answer.statusCode, answer.json()]).toEqual([body, 400, { error: message, issues: [{ path, message }] }])
        }
      }
      expect((await admin.post(url, {})).json()).toMatchObject({ issues: [{ path: 'nameDe', message: 'Deutscher Name ist erforderlich' }] })
      expect((await admin.post(url, [])).statusCode).toBe(400)
      expect((await admin.post(url)).statusCode).toBe(400)
      expect(namesOf(await admin.get(url))).toEqual(['Module'])
    })

    test('the highest allowed values are accepted', async ({ admin }) => {
      const longest = { nameDe: 'ß'.repeat(300), descriptionDe: 'd'.repeat(10_000), sortOrder: 999 }
      expect((await admin.post(url, longest)).json()).toMatchObject(longest)
    })

    test('staff read categories sorted by position, then by name, ignoring case and accents', async ({ admin, category }) => {
      for (const [nameDe, sortOrder] of [
        ['zebra', 0],
        ['Ábaco', 0],
        ['Ñandú', 0],
        ['nube', 0],
        ['Nz', 0],
        ['dos', 2],
        ['uno', 1],
      ] as const)
        await category({ nameDe, sortOrder })
      expect(namesOf(await admin.get(url))).toEqual(['uno', 'dos', 'Ábaco', 'nube', 'Nz', 'Ñandú', 'zebra'])
    })

    test('the address comes from the Spanish name, is unique, and stays when the name changes', async ({ admin, category }) => {
      expect((await category({ nameDe: 'Eins', nameEs: 'Baterías de litio' })).slug).toBe('baterias-de-litio')
      const second = await category({ nameDe: 'Zwei', nameEs: 'Baterías de Litio' })
      expect(second.slug).toBe('baterias-de-litio-2')
      expect((await category({ nameDe: 'Drei', nameEs: 'Baterías de litio!' })).slug).toBe('baterias-de-litio-3')
      expect((await category({ nameDe: 'Größe' })).slug).toBe('grosse')
      expect((await category({ nameDe: '电池', nameEn: 'Battery' })).slug).toBe('battery')
      expect((await category({ nameDe: '电池' })).slug).toBe('categoria')
      expect((await category({ nameDe: '太阳' })).slug).toBe('categoria-2')
      // An emptied slug is made from the names again, and is the same as before.
      expect((await admin.put(`${url}/${second.id}`, { slug: '' })).json()).toMatchObject({ slug: 'baterias-de-litio-2' })
      expect((await admin.put(`${url}/${second.id}`, { nameEs: 'Otra cosa' })).json()).toMatchObject({ slug: 'baterias-de-litio-2' })
    })

    test('an address of another category is refused, by hand and in a race', async ({ admin, category }) => {
      await category({ nameDe: 'A', slug: 'solar' })
      const { id } = await category({ nameDe: 'B' })
      for (const answer of [await admin.post(url, { nameDe: 'C', slug: 'solar' }), await admin.put(`${url}/${id}`, { slug: 'solar' })]) {
        expect(answer.statusCode).toBe(409)
        expect(answer.json().issues[0].path).toBe('slug')
      }
      const race = await Promise.all(['D', 'E', 'F'].map((nameDe) => admin.post(url, { nameDe, slug: 'viento' })))
      expect(race.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409])
      const generated = await Promise.all(['D', 'E', 'F'].map(() => admin.post(url, { nameDe: 'Wasser' })))
      expect(generated.map((answer) => answer.json().slug).sort()).toEqual(['wasser', 'wasser-2', 'wasser-3'])
    })

    test('a category may be saved with the address that it has', async ({ admin, category }) => {
      const { id, slug } = await category()
      expect((await admin.put(`${url}/${id}`, { slug })).statusCode).toBe(200)
    })

    test('a stale write is refused with the current values', async ({ admin, category }) => {
      const { id, updatedAt } = await category({ nameDe: 'Alt' })
      const first = await admin.put(`${url}/${id}`, { nameDe: 'Neu', updatedAt })
      expect(first.statusCode).toBe(200)
      const second = await admin.put(`${url}/${id}`, { nameDe: 'Anders', updatedAt })
      expect(second.statusCode).toBe(409)
      expect(second.json()).toMatchObject({ error: 'Inzwischen hat jemand anderes etwas geändert.', current: first.json() })
      expect((await admin.put(`${url}/${id}`, { nameDe: 'Anders', updatedAt: first.json().updatedAt })).statusCode).toBe(200)
    })

    test('only one of two simultaneous writes with the same stamp wins', async ({ admin, category }) => {
      const { id, updatedAt } = await category()
      const both = await Promise.all(['A', 'B'].map((nameDe) => admin.put(`${url}/${id}`, { nameDe, updatedAt })))
      expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
    })

    test('a deleted category is gone for staff and visitors and frees its address', async ({ admin, visitor, category }) => {
      const { id, slug } = await category({ nameDe: 'Weg' })
      const answer = await admin.delete(`${url}/${id}`)
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      expect((await admin.get(`${url}/${id}`)).statusCode).toBe(404)
      expect((await admin.get(url)).json()).toEqual([])
      expect((await visitor.get('/api/categories')).json()).toEqual([])
      expect((await admin.delete(`${url}/${id}`)).statusCode).toBe(404)
      expect((await admin.put(`${url}/${id}`, { nameDe: 'Da' })).statusCode).toBe(404)
      expect((await category({ nameDe: 'Weg' })).slug).toBe(slug)
    })

    test('a category with contents is kept and reports their number, unless a cascade is requested', async ({
      admin,
      category,
      subcategory,
      product,
    }) => {
      const { id } = await category()
      const { id: subcategoryId } = await subcategory({ categoryId: id })
      const inside = await product({ subcategoryId })
      const beside = await product({ categoryId: id })
      const elsewhere = await product()
      const refused = await admin.delete(`${url}/${id}`)
      expect([refused.statusCode, refused.json()]).toEqual([409, { error: 'Löschen nicht möglich: enthält noch 3 Einträge.', count: 3 }])
      expect((await admin.get(`/api/admin/products/${inside.id}`)).statusCode).toBe(200)
      expect((await admin.delete(`${url}/${id}?cascade=false`)).statusCode).toBe(409)
      expect((await admin.delete(`${url}/${id}?cascade=perhaps`)).statusCode).toBe(400)
      expect((await admin.delete(`${url}/${id}?cascade=true`)).statusCode).toBe(204)
      const gone = [`/api/admin/products/${inside.id}`, `/api/admin/products/${beside.id}`, `/api/admin/subcategories/${subcategoryId}`]
      for (const address of gone) expect([address, (await admin.get(address)).statusCode]).toEqual([address, 404])
      expect((await admin.get(`/api/admin/products/${elsewhere.id}`)).statusCode).toBe(200)
    })

    test('the contents can move to another category instead, and the history shows it', async ({
      admin,
      db,
      category,
      subcategory,
      product,
    }) => {
      const [old, target] = [await category({ nameDe: 'Alt' }), await category({ nameDe: 'Ziel' })]
      const sub = await subcategory({ categoryId: old.id })
      const inside = await product({ subcategoryId: sub.id })
      const beside = await product({ categoryId: old.id })
      const thrown = await product({ categoryId: old.id })
      await admin.delete(`/api/admin/products/${thrown.id}`)
      expect((await admin.delete(`${url}/${old.id}?moveTo=${target.id}`)).statusCode).toBe(204)
      expect((await admin.get(`${url}/${old.id}`)).statusCode).toBe(404)
      const read = async (path: string) => (await admin.get(`/api/admin/${path}`)).json()
      expect(await read(`subcategories/${sub.id}`)).toMatchObject({ categoryId: target.id })
      const moved = await read(`products/${inside.id}`)
      expect(moved).toMatchObject({ categoryId: target.id, subcategoryId: sub.id })
      expect(await read(`products/${beside.id}`)).toMatchObject({ categoryId: target.id, subcategoryId: null })
      // Saving a form that was open on a product meanwhile does not move the product back.
      const back = { categoryId: inside.categoryId, subcategoryId: null, updatedAt: inside.updatedAt }
      expect((await admin.put(`/api/admin/products/${inside.id}`, back)).statusCode).toBe(409)
      expect((await admin.get(`/api/admin/products/${thrown.id}`)).statusCode).toBe(404)
      const told = await db.selectFrom('edit').select(['kind', 'subject', 'before', 'after']).where('action', '=', 'changed').execute()
      const places = { before: JSON.stringify({ categoryId: old.id }), after: JSON.stringify({ categoryId: target.id }) }
      expect(told.toSorted((one, other) => one.kind.localeCompare(other.kind) || Number(one.subject) - Number(other.subject))).toEqual([
        { kind: 'product', subject: String(inside.id), ...places },
        { kind: 'product', subject: String(beside.id), ...places },
        { kind: 'subcategory', subject: String(sub.id), ...places },
      ])
    })

    test('contents cannot move to a target that does not exist', async ({ admin, category, product }) => {
      const [one, gone] = [await category(), await category()]
      const held = await product({ categoryId: one.id })
      await admin.delete(`${url}/${gone.id}`)
      for (const target of [one.id, gone.id, 99999]) {
        const answer = await admin.delete(`${url}/${one.id}?moveTo=${target}`)
        expect([answer.statusCode, answer.json().error]).toEqual([400, 'Verschieben nicht möglich: Dieses Ziel gibt es nicht.'])
      }
      expect((await admin.delete(`${url}/${one.id}?moveTo=none`)).statusCode).toBe(400)
      expect((await admin.get(`/api/admin/products/${held.id}`)).json()).toMatchObject({ categoryId: one.id })
    })

    test('a system name may be left empty, but must not consist of spaces', async ({ admin }) => {
      expect((await admin.post(url, { nameDe: 'Module', name: '' })).json()).toMatchObject({ name: 'Module' })
      const message = 'System-Name ist erforderlich'
      expect((await admin.post(url, { nameDe: 'Module', name: '   ' })).json()).toEqual({
        error: message,
        issues: [{ path: 'name', message }],
      })
    })

    test('positions are changed all or none, and not at all if somebody else has reordered since', async ({ admin, visitor, category }) => {
      const [first, second] = [await category({ nameDe: 'A', sortOrder: 1 }), await category({ nameDe: 'B', sortOrder: 2 })]
      const swap = [
        { id: first.id, from: 1, to: 2 },
        { id: second.id, from: 2, to: 1 },
      ]
      expect((await admin.put(`${url}/order`, { categories: swap })).statusCode).toBe(204)
      expect(namesOf(await admin.get(url))).toEqual(['B', 'A'])
      expect(namesOf(await visitor.get('/api/categories'))).toEqual(['B', 'A'])
      expect((await admin.put(`${url}/order`, { categories: swap })).statusCode).toBe(204)
      expect((await admin.put(`${url}/order`, { categories: [{ id: first.id, from: 1, to: 5 }] })).statusCode).toBe(409)
      for (const to of [-1, 1000, 1.5])
        expect([to, (await admin.put(`${url}/order`, { categories: [{ id: first.id, from: 2, to }] })).statusCode]).toEqual([to, 400])
      expect(namesOf(await admin.get(url))).toEqual(['B', 'A'])
      expect((await admin.put(`${url}/order`, { categories: [{ id: first.id, from: 2, to: 999 }] })).statusCode).toBe(204)
    })

    test('categories and subcategories are reordered in one call, all or none', async ({ admin, category, subcategory }) => {
      const { id: categoryId } = await category({ nameDe: 'A', sortOrder: 1 })
      const { id } = await subcategory({ nameDe: 'Innen', categoryId, sortOrder: 1 })
      const subcategories = [{ id, from: 1, to: 7 }]
      const stale = await admin.put(`${url}/order`, { categories: [{ id: categoryId, from: 9, to: 3 }], subcategories })
      expect([stale.statusCode, stale.json().error]).toEqual([409, expect.stringContaining('Reihenfolge')])
      const staleInside = { categories: [{ id: categoryId, from: 1, to: 3 }], subcategories: [{ id, from: 4, to: 7 }] }
      expect((await admin.put(`${url}/order`, staleInside)).statusCode).toBe(409)
      const placesNow = async () =>
        Promise.all([`${url}/${categoryId}`, `/api/admin/subcategories/${id}`].map(async (one) => (await admin.get(one)).json().sortOrder))
      expect(await placesNow()).toEqual([1, 1])
      const both = { categories: [{ id: categoryId, from: 1, to: 3 }], subcategories }
      expect((await admin.put(`${url}/order`, both)).statusCode).toBe(204)
      expect(await placesNow()).toEqual([3, 7])
    })

    test('invalid and unknown ids are refused', async ({ admin }) => {
      for (const id of ['abc', '0', '-1', '1.5', '99999999999'])
        expect([id, (await admin.get(`${url}/${id}`)).statusCode]).toEqual([id, 400])
      expect((await admin.get(`${url}/12345`)).json()).toEqual({ error: 'Nicht gefunden.' })
    })

    test('every call rejects visitors who are not signed in', async ({ visitor, category }) => {
      const { id } = await category()
      const answers = [
        await visitor.get(url),
        await visitor.get(`${url}/${id}`),
        await visitor.post(url, { nameDe: 'Neu' }),
        await visitor.put(`${url}/${id}`, { nameDe: 'Neu' }),
        await visitor.delete(`${url}/${id}?cascade=true`),
        await visitor.put(`${url}/order`, { categories: [] }),
      ]
      for (const answer of answers)
        expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Die Sitzung ist abgelaufen. Bitte neu anmelden.' }])
      expect((await visitor.get('/api/categories')).json()).toHaveLength(1)
    })

    test('writes from another site are refused', async ({ admin, category }) => {
      const { id } = await category()
      const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
      expect((await admin.put(`${url}/${id}`, { nameDe: 'Neu' }, foreign)).statusCode).toBe(403)
      expect((await admin.delete(`${url}/${id}`, foreign)).statusCode).toBe(403)
    })
  })
}
