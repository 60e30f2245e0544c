import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import { listProducts } from '../calls.ts'
import type { ProductDetail } from '../product/product.contract.ts'
import { versionOfDetails } from './product-details.ts'
import type { SavedCatalogue, SavedProduct, SavedSize } from './saved-catalogue.contract.ts'
import { fromSavedProduct } from './saved-product.ts'

const read = async (visitor: Client, query: string) =>
  (await visitor.get(`/api/saved-catalogue?language=es&${query}`)).json<SavedCatalogue>()
const namesOf = ({ products }: SavedCatalogue) => products.map(({ name }) => name).sort()

for (const database of databases) {
  describe(`the catalogue that a browser saves, on ${database.name}`, () => {
    const test = shopTest(database)

    test('a part contains visible products with their texts in one language', async ({ visitor, product }) => {
      await product({ nameDe: 'Batterie', nameEs: 'Batería', descriptionEs: 'Guarda energía', sku: 'B1', specs: { capacityKwh: 5 } })
      await product({ nameDe: 'Entwurf', isActive: false })
      const part = await read(visitor, 'after=0')
      expect(part).toMatchObject({ isLast: true, isUnknown: false, gone: [] })
      expect(part.products).toMatchObject([{ name: 'Batería', description: 'Guarda energía', sku: 'B1', specs: { capacityKwh: 5 } }])
      expect(JSON.stringify(part)).not.toContain('Batterie')
    })

    test('a saved product is converted back to the API’s answer in its language', async ({ visitor, product }) => {
      const { slug } = await product({
        nameEs: 'Batería',
        shortDescriptionEs: 'Corto',
        oldPrice: '20.00',
        newPrice: '15.00',
        specs: { wattPeak: 5 },
      })
      const [saved] = (await read(visitor, 'after=0')).products
      const live = (await visitor.get(`/api/products/${slug}`)).json<ProductDetail>()
      const { updatedAt, pictures, images, mainImage, nameDe, nameEn, name, ...same } = saved ? fromSavedProduct(saved, 'es') : live
      const known = Object.keys(same).filter((key) => !/De$|En$/.test(key)) as (keyof typeof same)[]
      for (const key of known) expect([key, same[key]]).toEqual([key, live[key]])
    })

    test('the next part begins after the last product of the previous part', async ({ visitor, product }) => {
      const { id } = await product({ nameEs: 'Uno' })
      await product({ nameEs: 'Dos' })
      expect(namesOf(await read(visitor, 'after=0'))).toEqual(['Dos', 'Uno'])
      expect(namesOf(await read(visitor, `after=${id}`))).toEqual(['Dos'])
    })

    test('a request with a mark gets only products that have changed since, and ids of products that are gone', async ({
      admin,
      visitor,
      product,
    }) => {
      const changed = await product({ nameEs: 'Uno', oldPrice: '5.00' })
      const hidden = await product({ nameEs: 'Dos' })
      await product({ nameEs: 'Tres' })
      const { mark } = await read(visitor, 'after=0')
      await admin.put(`/api/admin/products/${changed.id}`, { oldPrice: '6.00' })
      await admin.put(`/api/admin/products/${hidden.id}`, { isActive: false })
      const difference = await read(visitor, `since=${mark}`)
      expect(difference.changed.map(({ id, oldPrice }) => [id, oldPrice])).toEqual([[changed.id, '6.00']])
      expect(difference.gone).toEqual([hidden.id])
      expect(await read(visitor, `since=${difference.mark}`)).toMatchObject({ changed: [], gone: [], mark: difference.mark })
    })

    test('a changed product is sent without its details, with their version and on request', async ({ admin, visitor, product }) => {
      const { id } = await product({ oldPrice: '5.00', specs: { weightKg: 2, wattPeak: 5 }, descriptionEs: 'Una descripción' })
      const { mark, products } = await read(visitor, 'after=0')
      const held = products[0] as SavedProduct
      await admin.put(`/api/admin/products/${id}`, { oldPrice: '6.00' })
      const difference = await read(visitor, `since=${mark}`)
      expect(JSON.stringify(difference)).not.toContain('Una descripción')
      expect(difference.changed.map(({ details }) => details)).toEqual([versionOfDetails(held)])
      await admin.put(`/api/admin/products/${id}`, { descriptionEs: 'Otra descripción' })
      const [again] = (await read(visitor, `since=${mark}`)).changed
      const [whole] = (await read(visitor, `ids=${id}`)).products
      expect(whole).toMatchObject({ id, description: 'Otra descripción', oldPrice: '6.00' })
      expect(again?.details).toBe(versionOfDetails(whole as SavedProduct))
      expect(again?.details).not.toBe(versionOfDetails(held))
    })

    test('the data besides products (frame) is sent once, and again after it has changed', async ({
      admin,
      visitor,
      product,
      category,
    }) => {
      const { id } = await category({ nameEs: 'Baterías' })
      await product({ categoryId: id })
      const { mark, frame } = await read(visitor, 'since=0')
      expect(JSON.stringify(frame?.answers['/api/categories'])).toContain('Baterías')
      expect(Object.keys(frame?.answers ?? {})).toContain('/api/site-settings')
      expect(listProducts.path in (frame?.answers ?? {})).toBe(false)
      expect((await read(visitor, `since=${mark}&frame=${frame?.version}`)).frame).toBeUndefined()
      await admin.put(`/api/admin/categories/${id}`, { descriptionEs: 'Nuevas' })
      expect((await read(visitor, `since=${mark}&frame=${frame?.version}`)).frame?.version).not.toBe(frame?.version)
    })

    test('settings are in one language, and in another one only where it has no text', async ({ admin, visitor, product }) => {
      await product()
      for (const [key, value] of [
        ['page_guarantee_es', 'Dos años'],
        ['page_guarantee_en', 'Two years'],
        ['line_home_de', 'Nur auf Deutsch'],
      ])
        expect((await admin.post('/api/admin/site-settings', { key, value })).statusCode).toBe(200)
      const { frame } = await read(visitor, 'since=0')
      const settings = frame?.answers['/api/site-settings'] as { key: string }[]
      expect(settings.map(({ key }) => key).sort()).toEqual(['line_home_de', 'page_guarantee_es'])
    })

    test('a mark above the latest change is reported as unknown, as after a restored backup', async ({ visitor, product }) => {
      await product()
      expect(await read(visitor, 'since=999999')).toMatchObject({ isUnknown: true, changed: [] })
    })

    test('the size has the number of products and an estimate of the bytes', async ({ visitor, product }) => {
      const empty = (await visitor.get('/api/saved-catalogue/size?language=es')).json<SavedSize>()
      await product({ descriptionEs: 'Una descripción larga de la batería' })
      const size = (await visitor.get('/api/saved-catalogue/size?language=es')).json<SavedSize>()
      expect([empty.products, size.products, size.pictures]).toEqual([0, 1, 0])
      expect(size.canBeSaved).toBe(true)
      expect(size.bytes).toBeGreaterThan(empty.bytes)
    })

    test.for(['language=fr', 'language=es&after=-1', 'language=es&since=x', 'language=es&since=1.5', 'language=es&ids=0', ''])(
      'the query "%s" is refused with a message',
      async (query, { visitor }) => {
        const answer = await visitor.get(`/api/saved-catalogue?${query}`)
        expect(answer.statusCode).toBe(400)
        expect(answer.json<{ issues: unknown[] }>().issues.length).toBeGreaterThan(0)
      },
    )
  })
}
