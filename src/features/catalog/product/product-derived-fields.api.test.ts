import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'

const url = '/api/admin/products'

for (const database of databases) {
  describe(`fields of products that follow from others, on ${database.name}`, () => {
    const test = shopTest(database)

    test('price on request clears both prices, and a price sent later without "priceOnRequest" is refused', async ({ admin, product }) => {
      const { id } = await product({ oldPrice: '20.00', newPrice: '10.00' })
      const cleared = { priceOnRequest: true, oldPrice: null, newPrice: null, onSale: false }
      expect((await admin.put(`${url}/${id}`, { priceOnRequest: true })).json()).toMatchObject(cleared)
      const refused = await admin.put(`${url}/${id}`, { newPrice: '5.00' })
      expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'priceOnRequest'])
      expect((await admin.put(`${url}/${id}`, { priceOnRequest: true, newPrice: '5.00' })).json()).toMatchObject(cleared)
      const priced = { priceOnRequest: false, oldPrice: '9.00', newPrice: '5.00' }
      expect((await admin.put(`${url}/${id}`, priced)).json()).toMatchObject(priced)
    })

    test('in stock clears the availability texts', async ({ admin, product }) => {
      const texts = { availabilityTextDe: 'auf See', availabilityTextEs: 'en el mar', availabilityTextEn: 'at sea' }
      const { id } = await product({ stockStatus: 'out_of_stock', ...texts })
      expect((await admin.get(`${url}/${id}`)).json()).toMatchObject(texts)
      const none = { availabilityTextDe: '', availabilityTextEs: '', availabilityTextEn: '' }
      expect((await admin.put(`${url}/${id}`, { stockStatus: 'in_stock' })).json()).toMatchObject(none)
    })

    test('the legacy field "price" is used if "oldPrice" is absent', async ({ admin, product }) => {
      const { id, oldPrice } = await product({ price: '12.5' })
      expect(oldPrice).toBe('12.50')
      expect((await admin.put(`${url}/${id}`, { price: '99.00', oldPrice: '11.00' })).json()).toMatchObject({ oldPrice: '11.00' })
      expect((await admin.put(`${url}/${id}`, { price: '99.00' })).json()).toMatchObject({ oldPrice: '99.00' })
    })

    test('a product with a new price is an offer', async ({ product }) => {
      expect((await product({ oldPrice: '1000.00', newPrice: '999.99' })).onSale).toBe(true)
      expect((await product({ oldPrice: '999.00', newPrice: '1000.00' })).onSale).toBe(true)
      expect((await product({ newPrice: '5.00' })).onSale).toBe(true)
      expect((await product({ oldPrice: '5.00' })).onSale).toBe(false)
    })

    test('watt peak is stored as an attribute, whichever way it is sent', async ({ admin, product }) => {
      const { id } = await product({ wattPeak: 550, specs: { weightKg: 28.5 } })
      expect((await admin.get(`${url}/${id}`)).json()).toMatchObject({ wattPeak: 550, specs: { wattPeak: 550, weightKg: 28.5 } })
      expect((await admin.put(`${url}/${id}`, { specs: { wattPeak: 400 } })).json()).toMatchObject({
        wattPeak: 400,
        specs: { wattPeak: 400 },
      })
      expect((await admin.put(`${url}/${id}`, { wattPeak: null })).json()).toMatchObject({ wattPeak: null, specs: {} })
    })
  })
}
