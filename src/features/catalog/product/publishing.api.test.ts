import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { StaffProduct } from './product.contract.ts'

const url = '/api/admin/products'
const confirmed = ['offer-not-cheaper']
const texts = { nameDe: 'Modul', shortDescriptionDe: 'Kurz' }

/** Undoes the latest change of a product. */
async function undo(admin: Client, id: number) {
  const [latest] = (await admin.get(`/api/admin/history?kind=product&subject=${id}`)).json<{ id: number }[]>()
  return admin.post(`/api/admin/history/${latest?.id}/undo`)
}
const read = async (admin: Client, id: number) => (await admin.get(`${url}/${id}`)).json<StaffProduct>()

for (const database of databases) {
  describe(`an offer that is not cheaper, on ${database.name}`, () => {
    const test = shopTest(database)

    test('is refused as "offer-not-cheaper" until it is confirmed', async ({ admin, category, product }) => {
      const { id: categoryId } = await category()
      for (const prices of [{ newPrice: '620' }, { newPrice: '300', oldPrice: '276' }, { newPrice: '5.00', price: '5' }]) {
        const refused = await admin.post(url, { ...texts, categoryId, ...prices })
        expect([refused.statusCode, refused.json()]).toMatchObject([409, { problem: 'offer-not-cheaper', issues: [{ path: 'newPrice' }] }])
        expect((await admin.post(url, { ...texts, categoryId, ...prices, confirmed })).statusCode).toBe(201)
      }
      expect((await admin.post(url, { ...texts, categoryId, newPrice: '276', oldPrice: '300' })).statusCode).toBe(201)

      const { id } = await product({ oldPrice: '276' })
      const change = (body: object) => admin.put(`${url}/${id}`, body)
      expect((await change({ newPrice: '300' })).json()).toMatchObject({ problem: 'offer-not-cheaper' })
      expect(await read(admin, id)).toMatchObject({ newPrice: null })
      expect((await change({ newPrice: '300', confirmed })).json()).toMatchObject({ newPrice: '300.00', onSale: true })
      // `confirmed` accepts existing names of refusals only.
      expect((await change({ newPrice: '301', confirmed: ['all'] })).statusCode).toBe(400)
    })

    test('does not block other changes once stored, and needs a new confirmation with another price', async ({ admin, product }) => {
      const { id, updatedAt } = await product({ oldPrice: '276', newPrice: '300' })
      const change = (body: object) => admin.put(`${url}/${id}`, body)
      expect((await change({ nameEs: 'Panel' })).statusCode).toBe(200)
      expect((await change({ oldPrice: '276.00', newPrice: '300.0', nameEn: 'Panel', updatedAt })).statusCode).toBe(200)
      expect((await change({ newPrice: '299' })).statusCode).toBe(409)
      expect((await change({ priceOnRequest: true })).statusCode).toBe(200)
      expect((await change({ priceOnRequest: false, newPrice: '299' })).statusCode).toBe(409)
      expect((await admin.post(`${url}/${id}/duplicate`)).statusCode).toBe(201)
    })

    test('survives undo, trash and copying without a new confirmation', async ({ admin, product }) => {
      const { id } = await product({ newPrice: '620' })
      await admin.put(`${url}/${id}`, { newPrice: null, oldPrice: '620' })
      expect((await undo(admin, id)).statusCode).toBe(200)
      expect(await read(admin, id)).toMatchObject({ newPrice: '620.00', oldPrice: null })
      expect((await admin.post(`${url}/${id}/duplicate`)).json()).toMatchObject({ newPrice: '620.00' })
      await admin.delete(`${url}/${id}`)
      expect((await admin.post(`/api/admin/trash/product/${id}/restore`)).statusCode).toBe(200)
    })

    test('is refused also if it results from merging with another person’s change', async ({ admin, product }) => {
      const { id, updatedAt } = await product({ oldPrice: '300' })
      await admin.put(`${url}/${id}`, { oldPrice: '100' })
      const write = { newPrice: '200', updatedAt }
      expect((await admin.put(`${url}/${id}`, write)).json()).toMatchObject({ problem: 'offer-not-cheaper' })
      expect((await admin.put(`${url}/${id}`, { ...write, confirmed })).json()).toMatchObject({ newPrice: '200.00', oldPrice: '100.00' })
    })
  })

  describe(`a new product, on ${database.name}`, () => {
    const test = shopTest(database)

    test('is a draft until it has a Spanish name, a picture and a price, unless it is published explicitly', async ({
      admin,
      visitor,
      category,
      picture,
    }) => {
      const { id: categoryId } = await category()
      const whole = { ...texts, categoryId, nameEs: 'Panel', mainImage: await picture(), oldPrice: '99' }
      const make = async (differing: object) => (await admin.post(url, { ...whole, ...differing })).json<StaffProduct>()
      for (const lacking of [{ nameEs: ' ' }, { mainImage: null }, { oldPrice: null }]) {
        const draft = await make(lacking)
        expect(draft.isActive).toBe(false)
        expect((await visitor.get(`/api/products/${draft.slug}`)).statusCode).toBe(404)
        expect(await make({ ...lacking, isActive: true })).toMatchObject({ isActive: true })
        expect((await admin.put(`${url}/${draft.id}`, { isActive: true })).json()).toMatchObject({ isActive: true })
      }
      expect(await make({})).toMatchObject({ isActive: true })
      expect(await make({ oldPrice: null, priceOnRequest: true })).toMatchObject({ isActive: true })
      expect(await make({ isActive: false })).toMatchObject({ isActive: false })
    })

    test('stays active when it loses its picture later', async ({ admin, product }) => {
      const { id } = await product({ nameEs: 'Panel' })
      expect((await admin.put(`${url}/${id}`, { nameEs: '', mainImage: null })).json()).toMatchObject({ isActive: true })
    })
  })

  describe(`texts of availability, on ${database.name}`, () => {
    const test = shopTest(database)

    test('are restored by undo after "in stock" has cleared them', async ({ admin, product }) => {
      const { id } = await product({ stockStatus: 'limited', availabilityTextDe: 'Zwei Stück', availabilityTextEs: 'Dos piezas' })
      await admin.put(`${url}/${id}`, { stockStatus: 'in_stock' })
      expect(await read(admin, id)).toMatchObject({ stockStatus: 'in_stock', availabilityTextDe: '' })
      expect((await undo(admin, id)).statusCode).toBe(200)
      expect(await read(admin, id)).toMatchObject({
        ...{ stockStatus: 'limited', availabilityTextDe: 'Zwei Stück', availabilityTextEs: 'Dos piezas' },
      })
    })
  })
}
