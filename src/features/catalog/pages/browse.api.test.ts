import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { FoundProducts } from '../product/product.contract.ts'

const browse = async (client: Client, query: string): Promise<FoundProducts & { names: string[] }> => {
  const answer = await client.get(`/api/search?${query}`, { 'accept-language': 'es' })
  expect([query, answer.statusCode]).toEqual([query, 200])
  const found = answer.json() as FoundProducts
  return { ...found, names: found.products.map(({ nameDe }) => nameDe) }
}

for (const database of databases) {
  describe(`a list to browse, on ${database.name}`, () => {
    const test = shopTest(database)

    test('has pages of 24 in list order, and returns the last page beyond the end', async ({ visitor, product }) => {
      const { categoryId } = await product({ nameDe: 'Ware 00' })
      for (let n = 1; n <= 25; n += 1) await product({ categoryId, nameDe: `Ware ${String(n).padStart(2, '0')}`, sortOrder: n })
      const first = await browse(visitor, `category=${categoryId}&subcategory=none`)
      expect([first.total, first.page, first.names.length, first.names[0]]).toEqual([26, 1, 24, 'Ware 01'])
      for (const page of [2, 3, 99_999])
        expect(await browse(visitor, `category=${categoryId}&page=${page}`)).toMatchObject({ page: 2, names: ['Ware 25', 'Ware 00'] })
    })

    test('is filtered by figures, price and stock, in a category and in a search', async ({ visitor, category, product }) => {
      const { id: categoryId } = await category()
      const inverter = (nameDe: string, specs: object, more: object = {}) =>
        product({ categoryId, nameDe, nameEs: `Inversor ${nameDe}`, specs, ...more })
      await inverter('klein', { powerKw: 3, batteryV: '24' }, { oldPrice: '520.00' })
      await inverter('mittel', { powerKw: 5, batteryV: '48' }, { oldPrice: '790.00', newPrice: '690.00' })
      await inverter('gross', { powerKw: 8, batteryV: '12/24/48' }, { priceOnRequest: true, stockStatus: 'limited' })
      for (const place of [`category=${categoryId}`, 'q=inversor']) {
        const named = async (filters: string) => (await browse(visitor, `${place}&${filters}`)).names.toSorted()
        expect(await named('kw=3-5')).toEqual(['mittel'])
        expect(await named('battery=24')).toEqual(['gross', 'klein'])
        expect(await named('kw=-3,5-8&battery=24,48')).toEqual(['gross', 'klein'])
        expect(await named('min=600&max=10')).toEqual(['klein'])
        expect(await named('offer=1')).toEqual(['mittel'])
        expect(await named('stock=limited')).toEqual(['gross'])
        expect(await named(`in=${categoryId}`)).toEqual(['gross', 'klein', 'mittel'])
        expect(await named('in=999')).toEqual([])
        expect((await browse(visitor, `${place}&sort=-kw`)).names).toEqual(['gross', 'mittel', 'klein'])
        expect((await browse(visitor, `${place}&sort=price`)).names).toEqual(['klein', 'mittel', 'gross'])
        const all = await browse(visitor, place)
        expect([all.figure, all.price, all.loosen]).toEqual(['kw', { min: 520, max: 690 }, null])
        expect(all.facets.find(({ key }) => key === 'battery')?.options).toEqual([
          { value: '12', count: 1 },
          { value: '24', count: 2 },
          { value: '48', count: 2 },
        ])
        expect(await browse(visitor, `${place}&kw=3-5&stock=limited`)).toMatchObject({ total: 0, near: [], loosen: { count: 1 } })
      }
    })

    test('shows a change at once, and no product that is hidden from visitors', async ({ admin, visitor, subcategory, product }) => {
      const { id: subcategoryId, categoryId } = await subcategory()
      const { id } = await product({ categoryId, subcategoryId, nameDe: 'Panel', oldPrice: '100.00', sortOrder: 2 })
      await product({ categoryId, subcategoryId, nameDe: 'Zweites', oldPrice: '150.00', sortOrder: 1 })
      const place = `category=${categoryId}&subcategory=${subcategoryId}`
      expect((await browse(visitor, place)).names).toEqual(['Zweites', 'Panel'])
      await admin.put(`/api/admin/products/${id}`, { sortOrder: 1, oldPrice: '90.00' })
      expect(await browse(visitor, place)).toMatchObject({ names: ['Panel', 'Zweites'], price: { min: 90, max: 150 } })
      await admin.put(`/api/admin/subcategories/${subcategoryId}`, { isActive: false })
      expect((await browse(visitor, place)).names).toEqual([])
      await admin.put(`/api/admin/subcategories/${subcategoryId}`, { isActive: true })
      await admin.delete(`/api/admin/products/${id}`)
      expect((await browse(visitor, place)).names).toEqual(['Zweites'])
      expect((await browse(visitor, `category=${categoryId}&subcategory=none`)).names).toEqual([])
    })

    test('is refused with a message for unknown filters and values', async ({ visitor }) => {
      const endless = `kw=${'1-2,'.repeat(200)}`
      for (const query of [
        'kw=x',
        'stock=sold',
        'min=-1',
        'fuel=coal',
        'offer=2',
        'sort=colour',
        'in=0',
        endless,
        'page=0',
        'category=x',
      ]) {
        const answer = await visitor.get(`/api/search?${query}`, { 'accept-language': 'es' })
        const { issues } = answer.json() as { issues: { message: string }[] }
        expect([query.slice(0, 20), answer.statusCode]).toEqual([query.slice(0, 20), 400])
        expect(issues[0]?.message).toMatch(/^[A-ZÁÉÍÓÚ].* .*\.$/)
      }
    })
  })
}
