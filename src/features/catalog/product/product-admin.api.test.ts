import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { shopTest, staff } from '#tests/shop.ts'
import type { Product } from './product.contract.ts'

const url = '/api/admin/products'

for (const database of databases) {
  describe(`products for staff, on ${database.name}`, () => {
    const test = shopTest(database)

    test('a new product requires a German name, a short description and a category', async ({ admin, category }) => {
      const { id: categoryId } = await category()
      const answer = await admin.post(url, { nameDe: 'Modul 550 W', shortDescriptionDe: 'Hell', categoryId })
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toEqual({
        id: expect.any(Number),
        name: 'Modul 550 W',
        slug: 'modul-550-w',
        nameDe: 'Modul 550 W',
        nameEs: '',
        nameEn: '',
        shortDescriptionDe: 'Hell',
        shortDescriptionEs: '',
        shortDescriptionEn: '',
        descriptionDe: '',
        descriptionEs: '',
        descriptionEn: '',
        categoryId,
        subcategoryId: null,
        sku: null,
        oldPrice: null,
        newPrice: null,
        priceOnRequest: false,
        mainImage: null,
        images: [],
        isActive: false,
        isFeatured: false,
        stockStatus: 'in_stock',
        availabilityTextDe: '',
        availabilityTextEs: '',
        availabilityTextEn: '',
        sortOrder: 0,
        specs: {},
        wattPeak: null,
        onSale: false,
        translations: { es: 'missing', en: 'missing' },
        outdatedTexts: [],
        createdAt: '2026-11-21T12:00:00.000Z',
        updatedAt: '2026-11-21T12:00:00.000Z',
      })
      expect((await admin.get(`${url}/${answer.json().id}`)).json()).toEqual(answer.json())
      expect((await admin.get(url)).json()).toEqual([answer.json()])
    })

    test('a product keeps every field that is sent, with its gallery in order', async ({ admin, subcategory, picture }) => {
      const { id: subcategoryId, categoryId } = await subcategory()
      const sent = {
        slug: 'panel-de-prueba',
        nameDe: 'Modul',
        nameEs: 'Panel',
        nameEn: 'Panel (en)',
        shortDescriptionDe: 'kurz',
        shortDescriptionEs: 'breve',
        shortDescriptionEn: 'short',
        descriptionDe: 'lang\n\n- eins',
        descriptionEs: 'larga',
        descriptionEn: 'long',
        categoryId,
        subcategoryId,
        sku: 'SP-550 / "ñ" 100%',
        oldPrice: '199.90',
        newPrice: '149.00',
        priceOnRequest: false,
        mainImage: await picture(),
        images: [await picture(), await picture(), await picture()],
        isActive: false,
        isFeatured: true,
        stockStatus: 'limited',
        availabilityTextDe: 'auf See',
        availabilityTextEs: 'en el mar',
        availabilityTextEn: 'at sea',
        sortOrder: 12,
        specs: { powerKw: 0.55, wattPeak: 550, voltageV: 41.7, fuel: 'diesel' },
      }
      const answer = await admin.post(url, sent)
      expect(answer.json()).toMatchObject({ ...sent, wattPeak: 550, onSale: true, name: 'Modul' })
      expect(answer.json().images).toEqual(sent.images)
      expect((await admin.get(`${url}/${answer.json().id}`)).json()).toEqual(answer.json())
    })

    test('absent fields keep their value', async ({ admin, product, picture }) => {
      const before = await product({
        nameEs: 'Panel',
        oldPrice: '10.00',
        sku: 'A',
        images: [await picture()],
        specs: { kva: 2 },
        isFeatured: true,
      })
      const changed = await admin.put(`${url}/${before.id}`, { nameEn: 'Panel' })
      expect([changed.statusCode, changed.json()]).toEqual([200, { ...before, nameEn: 'Panel', updatedAt: '2026-11-21T12:00:00.001Z' }])
      expect((await admin.put(`${url}/${before.id}`, {})).json()).toMatchObject({ nameEs: 'Panel', specs: { kva: 2 } })
    })

    test('optional fields can be emptied', async ({ admin, subcategory, product, picture }) => {
      const { id: subcategoryId } = await subcategory()
      const { id } = await product({
        subcategoryId,
        sku: 'A',
        oldPrice: '5',
        newPrice: '4',
        mainImage: await picture(),
        images: [await picture()],
        wattPeak: 9,
      })
      const nothing = { subcategoryId: null, sku: null, oldPrice: null, newPrice: null, mainImage: null, images: [], wattPeak: null }
      expect((await admin.put(`${url}/${id}`, nothing)).json()).toMatchObject({ ...nothing, specs: {} })
    })

    test('category and subcategory must exist and belong together', async ({ admin, category, subcategory, product }) => {
      const { id: categoryId } = await category()
      const own = await subcategory({ categoryId })
      const foreign = await subcategory()
      const basics = { nameDe: 'x', shortDescriptionDe: 'x' }
      const wrong: [body: object, path: string, message: string][] = [
        [{ ...basics, categoryId: 4711 }, 'categoryId', 'Diese Kategorie gibt es nicht.'],
        [{ ...basics, categoryId: 2 ** 40 }, 'categoryId', 'Diese Kategorie gibt es nicht.'],
        [
          { ...basics, categoryId, subcategoryId: foreign.id },
          'subcategoryId',
          'Diese Unterkategorie gibt es in der gewählten Kategorie nicht.',
        ],
        [{ ...basics, categoryId, subcategoryId: 4711 }, 'subcategoryId', 'Diese Unterkategorie gibt es in der gewählten Kategorie nicht.'],
      ]
      for (const [body, path, message] of wrong) {
        const answer = await admin.post(url, body)
        expect([answer.statusCode, answer.json()]).toEqual([400, { error: message, issues: [{ path, message }] }])
      }
      const { id } = await product({ subcategoryId: own.id })
      // Without a new subcategory the product would keep a subcategory that is not in the new category.
      expect((await admin.put(`${url}/${id}`, { categoryId: foreign.categoryId })).json().issues[0].path).toBe('subcategoryId')
      expect((await admin.put(`${url}/${id}`, { subcategoryId: foreign.id })).json().issues[0].path).toBe('subcategoryId')
      const both = { categoryId: foreign.categoryId, subcategoryId: foreign.id }
      expect((await admin.put(`${url}/${id}`, both)).json()).toMatchObject(both)
      await admin.delete(`/api/admin/subcategories/${own.id}`)
      expect((await admin.post(url, { ...basics, categoryId, subcategoryId: own.id })).statusCode).toBe(400)
    })

    test('an SKU of another product is refused, alone and in a race', async ({ admin, category, product }) => {
      await product({ sku: 'SP-1' })
      const other = await product()
      const { id: categoryId } = await category()
      const body = { nameDe: 'x', shortDescriptionDe: 'x', categoryId, sku: ' SP-1 ' }
      for (const answer of [await admin.post(url, body), await admin.put(`${url}/${other.id}`, { sku: 'SP-1' })]) {
        expect(answer.statusCode).toBe(409)
        const message = 'Diese Artikelnummer (SKU) gibt es schon. Bitte eine andere wählen.'
        expect(answer.json()).toEqual({ error: message, issues: [{ path: 'sku', message }] })
      }
      const race = await Promise.all([1, 2, 3].map(() => admin.post(url, { ...body, sku: 'SP-2' })))
      expect(race.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409])
      expect((await admin.get(url)).json()).toHaveLength(3)
    })

    test('deleting a product ignores the options for contents, since a product has none', async ({ admin, product }) => {
      const { id } = await product()
      expect((await admin.delete(`${url}/${id}?moveTo=7&cascade=false`)).statusCode).toBe(204)
    })

    test('SKU and address of a product in the trash can be used by another product', async ({ admin, product }) => {
      const first = await product({ sku: 'SP-1', nameDe: 'Modul' })
      expect((await admin.delete(`${url}/${first.id}`)).statusCode).toBe(204)
      expect(await product({ sku: 'SP-1', nameDe: 'Modul' })).toMatchObject({ sku: 'SP-1', slug: 'modul' })
    })

    test('the search of staff finds what visitors find in German or in Spanish', async ({ admin, visitor, product }) => {
      const inverter = await product({
        nameDe: 'Hybrid-Wechselrichter 5 kW',
        nameEs: 'Inversor híbrido 5 kW',
        nameEn: 'Hybrid inverter 5 kW',
      })
      const battery = await product({ nameDe: 'Batterie', nameEs: 'Batería', nameEn: 'Battery', price: '400.00' })
      const dear = await product({ nameDe: 'Batterieschrank', nameEs: 'Armario de baterías', nameEn: 'Battery cabinet', price: '900.00' })
      const panel = await product({ nameDe: 'Solarmodul 550 W', nameEs: 'Panel solar 550 W', nameEn: 'Solar panel 550 W' })
      const found = async (q: string) => (await admin.get(`${url}/found?${new URLSearchParams({ q })}`)).json<number[]>()
      for (const [words, one] of [
        // Limits on price and figures filter the result as they do for visitors.
        ['batería menos de 500', battery],
        ['Batterie über 500 Dollar', dear],
        ['Solarmodule', panel],
        ['placas', panel],
        ['wechselrichter 5kw', inverter],
        ['Wechselrichtr', inverter],
      ] as const)
        expect([words, await found(words)]).toEqual([words, [one.id]])
      expect([await found('Zzyzx'), (await admin.get(`${url}/found`)).statusCode]).toEqual([[], 400])
      expect((await admin.get(`${url}/found?q=${'x'.repeat(201)}`)).statusCode).toBe(400)
      expect((await visitor.get(`${url}/found?q=panel`)).statusCode).toBe(401)
    })

    test('a stale write is refused with the current values', async ({ admin, product }) => {
      const { id, updatedAt } = await product({ nameDe: 'Alt' })
      const first = await admin.put(`${url}/${id}`, { nameDe: 'Neu', updatedAt })
      const second = await admin.put(`${url}/${id}`, { nameDe: 'Anders', updatedAt })
      const conflicts = [{ field: 'nameDe', by: staff.firstName, at: first.json().updatedAt }]
      expect([second.statusCode, second.json()]).toEqual([
        409,
        { error: 'Inzwischen hat jemand anderes etwas geändert.', current: first.json(), conflicts },
      ])
      expect((await admin.put(`${url}/${id}`, { nameDe: 'Anders', updatedAt: 'yesterday' })).statusCode).toBe(400)
      expect((await admin.get(`${url}/${id}`)).json()).toMatchObject({ nameDe: 'Neu' })
    })

    test('only one of two simultaneous writes with the same stamp wins', async ({ admin, product }) => {
      const { id, updatedAt } = await product()
      const both = await Promise.all(['A', 'B'].map((nameDe) => admin.put(`${url}/${id}`, { nameDe, updatedAt })))
      expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
    })

    test('a deleted product is gone for everybody', async ({ admin, visitor, product }) => {
      const { id, slug } = await product()
      const answer = await admin.delete(`${url}/${id}`)
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      const gone = [
        await admin.get(`${url}/${id}`),
        await admin.put(`${url}/${id}`, { nameDe: 'Da' }),
        await admin.delete(`${url}/${id}`),
        await admin.post(`${url}/${id}/duplicate`),
        await visitor.get(`/api/products/${slug}`),
      ]
      expect(gone.map((each) => each.statusCode)).toEqual([404, 404, 404, 404, 404])
      expect((await admin.get(url)).json()).toEqual([])
    })

    test('invalid and unknown ids are refused', async ({ admin }) => {
      for (const id of ['abc', '0', '-1', '1.5', '1e9', '99999999999']) {
        const answer = await admin.get(`${url}/${id}`)
        // "1e9" is a valid id that no product has.
        expect([id, answer.statusCode]).toEqual([id, id === '1e9' ? 404 : 400])
      }
    })

    test('the list with view=list contains only the fields of its rows', async ({ admin, product }) => {
      const made = await product({
        nameDe: 'Modul',
        nameEs: 'Panel',
        shortDescriptionDe: `**${'x'.repeat(90)}**`,
        shortDescriptionEs: 'corto',
        descriptionDe: 'd'.repeat(9000),
        descriptionEs: 'largo',
      })
      const answer = await admin.get(`${url}?view=list`)
      expect(answer.body.length).toBeLessThan(700)
      expect(answer.json()).toEqual([
        expect.objectContaining({
          id: made.id,
          nameDe: 'Modul',
          shortText: `${'x'.repeat(80)}…`,
          translations: { es: 'complete', en: 'missing' },
        }),
      ])
      expect(answer.json()[0]).not.toHaveProperty('descriptionDe')
      expect((await admin.get(url)).json()).toEqual([made])
      expect((await admin.get(`${url}?view=other`)).statusCode).toBe(400)
    })

    test('a new order is one call: all or nothing, recorded, visible at once, and refused if it is stale', async ({
      admin,
      visitor,
      db,
      product,
    }) => {
      const [a, b, c] = [await product({ sortOrder: 1 }), await product({ sortOrder: 2 }), await product()]
      const order = async () => (await visitor.get('/api/products')).json<Product[]>().map(({ id }) => id)
      expect(await order()).toEqual([a.id, b.id, c.id])
      const moves = [
        { id: c.id, from: 0, to: 1 },
        { id: a.id, from: 1, to: 2 },
        { id: b.id, from: 2, to: 3 },
      ]
      expect((await admin.put(`${url}/order`, { moves })).statusCode).toBe(204)
      expect(await order()).toEqual([c.id, a.id, b.id])
      const told = await db.selectFrom('edit').select(['kind', 'subject', 'after']).where('action', '=', 'changed').execute()
      const after = JSON.stringify(Object.fromEntries(moves.map(({ id, to }) => [`product.${id}`, to])))
      expect(told).toEqual([{ kind: 'product', subject: 'order', after }])
      // The first answer was lost, and the move is sent again: it counts as made.
      expect((await admin.put(`${url}/order`, { moves })).statusCode).toBe(204)
      const again = await admin.put(`${url}/order`, { moves: [{ id: b.id, from: 3, to: 1 }, ...moves] })
      expect([again.statusCode, again.json()]).toEqual([
        409,
        { error: 'Inzwischen hat jemand anderes die Reihenfolge geändert. Bitte die Liste neu laden.' },
      ])
      expect(await order()).toEqual([c.id, a.id, b.id])
      await admin.delete(`${url}/${c.id}`)
      expect((await admin.put(`${url}/order`, { moves: [{ id: c.id, from: 1, to: 9 }] })).statusCode).toBe(409)
      for (const wrong of [{}, { moves: 5 }, { moves: [{ id: a.id, from: 2, to: 10_000 }] }, { moves: [{ id: a.id, from: 2, to: -1 }] }])
        expect((await admin.put(`${url}/order`, wrong)).statusCode).toBe(400)
      expect((await admin.put(`${url}/order`, { moves: [{ id: a.id, from: 2, to: 9999 }] })).statusCode).toBe(204)
    })

    test('a deleted picture cannot be assigned to a product, but an assigned one stays', async ({
      admin,
      category,
      subcategory,
      product,
      picture,
    }) => {
      const [kept, gone] = [await picture(), await picture('weg.jpg')]
      const held = await product({ mainImage: gone, images: [kept] })
      const images = (await admin.get('/api/admin/images')).json<{ id: number; filename: string }[]>()
      await admin.delete(`/api/admin/images/${images.find(({ filename }) => filename === 'weg.jpg')?.id}`)
      const message = expect.stringContaining('Dieses Bild ist nicht mehr in der Mediathek.')
      const input = { nameDe: 'Neu', shortDescriptionDe: 'Neu', categoryId: held.categoryId }
      const refusals: [string, object, string][] = [
        [url, { ...input, mainImage: gone }, 'mainImage'],
        [url, { ...input, images: [kept, gone] }, 'images.1'],
        ['/api/admin/categories', { nameDe: 'Neu', image: gone }, 'image'],
        ['/api/admin/subcategories', { nameDe: 'Neu', categoryId: held.categoryId, image: gone }, 'image'],
      ]
      for (const [address, body, path] of refusals) {
        const answer = await admin.post(address, body)
        expect([answer.statusCode, answer.json()]).toMatchObject([400, { issues: [{ path, message }] }])
      }
      for (const [address, body] of [
        [`${url}/${(await product()).id}`, { mainImage: gone }],
        [`/api/admin/categories/${(await category()).id}`, { image: gone }],
        [`/api/admin/subcategories/${(await subcategory()).id}`, { image: gone }],
      ] as const)
        expect([address, (await admin.put(address, body)).statusCode]).toEqual([address, 400])
      expect((await admin.put(`${url}/${held.id}`, { mainImage: gone, oldPrice: '5.00' })).statusCode).toBe(200)
    })

    test('every call rejects visitors who are not signed in', async ({ visitor, product }) => {
      const { id, categoryId } = await product()
      const answers = [
        await visitor.get(url),
        await visitor.get(`${url}/${id}`),
        await visitor.post(url, { nameDe: 'Neu', shortDescriptionDe: 'x', categoryId }),
        await visitor.put(`${url}/${id}`, { newPrice: '1.00' }),
        await visitor.post(`${url}/${id}/duplicate`),
        await visitor.delete(`${url}/${id}`),
        await visitor.get(`${url}?view=list`),
        await visitor.put(`${url}/order`, { moves: [{ id, from: 0, to: 1 }] }),
      ]
      expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 401))
      expect((await visitor.get('/api/products')).json()).toHaveLength(1)
    })
  })
}
