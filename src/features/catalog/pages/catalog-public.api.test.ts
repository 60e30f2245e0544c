import { describe, expect } from 'vitest'
import { centsToPay } from '#kit/price.ts'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'
import type { Category } from '../category/category.contract.ts'
import type { ProductCard, ProductDetail } from '../product/product.contract.ts'

type Answer = { json(): unknown }
const germanNames = (answer: Answer) => (answer.json() as { nameDe: string }[]).map(({ nameDe }) => nameDe)

for (const database of databases) {
  describe(`the public catalogue, on ${database.name}`, () => {
    const test = shopTest(database)

    test('an empty shop answers with empty lists', async ({ visitor }) => {
      for (const path of ['categories', 'subcategories', 'products', 'products/featured', 'site-settings']) {
        const answer = await visitor.get(`/api/${path}`)
        expect([path, answer.statusCode, answer.json()]).toEqual([path, 200, []])
      }
    })

    test('lists only active categories, with the fields that a page needs', async ({ visitor, category }) => {
      const { translations, outdatedTexts, ...shown } = await category({ nameDe: 'Module' })
      await category({ nameDe: 'Alt', isActive: false })
      expect((await visitor.get('/api/categories')).json()).toEqual([{ ...shown, imageAltDe: '', imageAltEs: '', imageAltEn: '' }])
    })

    test('lists only active subcategories of active categories', async ({ admin, visitor, category, subcategory }) => {
      const { id: categoryId } = await category()
      await subcategory({ categoryId, nameDe: 'Zwei' })
      await subcategory({ categoryId, nameDe: 'Eins', isActive: false })
      const hidden = await category({ isActive: false })
      await subcategory({ categoryId: hidden.id, nameDe: 'Drei' })
      expect(germanNames(await visitor.get('/api/subcategories'))).toEqual(['Zwei'])
      await admin.put(`/api/admin/categories/${categoryId}`, { isActive: false })
      expect((await visitor.get('/api/subcategories')).json()).toEqual([])
    })

    test('a product is hidden while it, its category or its subcategory is inactive', async ({ admin, visitor, subcategory, product }) => {
      const { id: subcategoryId, categoryId } = await subcategory()
      const { id, slug } = await product({ subcategoryId, isFeatured: true })
      const isShown = async () => {
        const detail = await visitor.get(`/api/products/${slug}`)
        const list = await visitor.get('/api/products')
        const featured = await visitor.get('/api/products/featured')
        return [detail.statusCode === 200, germanNames(list).length > 0, germanNames(featured).length > 0]
      }
      const switches = [`/api/admin/products/${id}`, `/api/admin/subcategories/${subcategoryId}`, `/api/admin/categories/${categoryId}`]
      expect(await isShown()).toEqual([true, true, true])
      for (const address of switches) {
        await admin.put(address, { isActive: false })
        expect([address, await isShown()]).toEqual([address, [false, false, false]])
        await admin.put(address, { isActive: true })
        expect([address, await isShown()]).toEqual([address, [true, true, true]])
      }
    })

    test('the list contains the fields of a card, and long texts come with the product', async ({ visitor, product }) => {
      const { slug } = await product({ descriptionDe: 'lang', oldPrice: '2.00', newPrice: '1.00', specs: { kva: 2 } })
      const [card] = (await visitor.get('/api/products')).json<ProductCard[]>()
      expect(card).toMatchObject({ slug, oldPrice: '2.00', newPrice: '1.00', onSale: true, specs: { kva: 2 }, wattPeak: null })
      expect(Object.keys(card ?? {}).filter((key) => /description|created|updated|images|active|cents|sortName/i.test(key))).toEqual([])
      expect((await visitor.get(`/api/products/${slug}`)).json()).toMatchObject({ descriptionDe: 'lang', pictures: [] })
    })

    test('returns the kind of goods of each product: its subcategory’s, else its category’s, else “other”', async ({
      admin,
      visitor,
      subcategory,
      product,
    }) => {
      const { id: subcategoryId, categoryId } = await subcategory()
      const within = await product({ categoryId, subcategoryId, isFeatured: true })
      const beside = await product({ categoryId })
      const kinds = async () => {
        const lists = ['/api/products', '/api/products?page=1', `/api/products?ids=${within.id},${beside.id}`]
        const read = async (path: string) => (await visitor.get(path)).json<ProductCard[]>()
        const cards = [...(await Promise.all(lists.map(read))), (await visitor.get('/api/search')).json().products as ProductCard[]]
        const pages = await Promise.all([within, beside].map(({ slug }) => visitor.get(`/api/products/${slug}`)))
        const all = [...cards, pages.map((page) => page.json<ProductDetail>())]
        const found = all.map((those) => [within, beside].map(({ id }) => those.find((one) => one.id === id)?.goods).join())
        return [...new Set(found)]
      }
      expect(await kinds()).toEqual(['other,other'])
      await admin.put(`/api/admin/categories/${categoryId}`, { goods: 'battery' })
      expect(await kinds()).toEqual(['battery,battery'])
      await admin.put(`/api/admin/subcategories/${subcategoryId}`, { goods: 'generator' })
      expect(await kinds()).toEqual(['generator,battery'])
      expect((await visitor.get(`/api/products/${beside.slug}/companions`)).json().products).toMatchObject([{ goods: 'generator' }])
    })

    test('returns advice for the product’s kind of goods, or general advice without a kind', async ({
      admin,
      visitor,
      subcategory,
      product,
    }) => {
      const { id: subcategoryId, categoryId } = await subcategory()
      const { slug } = await product({ categoryId, subcategoryId })
      const advice = async () => ((await visitor.get(`/api/products/${slug}`)).json() as ProductDetail).advice
      expect(await advice()).toMatchObject({ setup: ['complete', 'ask'], isCertified: false, keepsPower: false })
      await admin.put(`/api/admin/categories/${categoryId}`, { goods: 'panel' })
      expect(await advice()).toMatchObject({ isCertified: true, keepsPower: true })
      await admin.put(`/api/admin/subcategories/${subcategoryId}`, { goods: 'material' })
      expect(await advice()).toMatchObject({ setup: ['complete', 'dry', 'ask'], isCertified: false, keepsPower: false })
    })

    test('tells whether any of these products is a power product that is still for sale', async ({ admin, visitor, category, product }) => {
      const { id: categoryId } = await category()
      const [cement, cable] = [await product(), await product({ categoryId })]
      const isPower = async (...ids: number[]) => (await visitor.get(`/api/power?ids=${ids.join(',')}`)).json()
      expect(await isPower(cement.id, cable.id)).toEqual({ isPower: false })
      await admin.put(`/api/admin/categories/${categoryId}`, { goods: 'cable' })
      expect(await isPower(cement.id, cable.id)).toEqual({ isPower: true })
      expect(await isPower(cement.id)).toEqual({ isPower: false })
      await admin.put(`/api/admin/products/${cable.id}`, { isActive: false })
      expect(await isPower(cement.id, cable.id)).toEqual({ isPower: false })
      for (const wrong of ['', '?ids=', '?ids=a', '?ids=0', '?ids=-1', '?ids=1,2147483648'])
        expect([wrong, (await visitor.get(`/api/power${wrong}`)).statusCode]).toEqual([wrong, 400])
    })

    test('sorts by position, then by name in Spanish alphabetical order', async ({ visitor, product }) => {
      const order = ['uno', 'dos', 'Ábaco', 'inversor 3 kW', 'Inversor 10 kW', 'nube', 'Nz', 'Ñandú', 'óxido', 'Panel', 'zebra']
      const positions: Record<string, number> = { uno: 1, dos: 2 }
      for (const nameEs of [...order].reverse()) await product({ nameDe: nameEs, nameEs, sortOrder: positions[nameEs] ?? 0 })
      expect(germanNames(await visitor.get('/api/products'))).toEqual(order)
      const byName = [...order.slice(2), 'dos', 'uno'].sort((a, b) => a.localeCompare(b, 'es', { numeric: true }))
      expect(germanNames(await visitor.get('/api/products?sort=name'))).toEqual(byName)
    })

    test('sorts a product without a Spanish name by its German name', async ({ visitor, product }) => {
      await product({ nameDe: 'B', nameEs: '' })
      await product({ nameDe: 'Z', nameEs: 'a' })
      await product({ nameDe: 'A', nameEs: 'c' })
      expect(germanNames(await visitor.get('/api/products'))).toEqual(['Z', 'B', 'A'])
    })

    test('sorts by price with unpriced products last in both directions, and by newest first', async ({ clock, visitor, product }) => {
      const prices = [
        ['Hundert', { oldPrice: '100.00' }],
        ['Tausend', { oldPrice: '1000.00' }],
        ['Neun', { oldPrice: '2000.00', newPrice: '9.00' }],
        ['Anfrage', { priceOnRequest: true }],
        ['Ohne', {}],
      ] as const
      for (const [nameDe, price] of prices) {
        clock.advance(1000)
        await product({ nameDe, ...price })
      }
      expect(germanNames(await visitor.get('/api/products?sort=price'))).toEqual(['Neun', 'Hundert', 'Tausend', 'Anfrage', 'Ohne'])
      expect(germanNames(await visitor.get('/api/products?sort=-price'))).toEqual(['Tausend', 'Hundert', 'Neun', 'Anfrage', 'Ohne'])
      expect(germanNames(await visitor.get('/api/products?sort=newest'))).toEqual(['Ohne', 'Anfrage', 'Neun', 'Tausend', 'Hundert'])

      // Sorts by the price that pages show, even if the new price is higher than the old price.
      await product({ nameDe: 'Teurer', oldPrice: '1.00', newPrice: '5000.00' })
      const cards = (await visitor.get('/api/products?sort=-price')).json() as ProductCard[]
      const shown = cards.map((card) => centsToPay(card) ?? 0)
      expect(shown).toEqual([500_000, 100_000, 10_000, 900, 0, 0])
    })

    test('a list of hundreds is complete and ordered without duplicates, whole or by pages', async ({ visitor, product }) => {
      const names = Array.from({ length: 205 }, (_, n) => `Nr. ${String(n).padStart(3, '0')}`)
      for (const nameDe of names.toReversed()) await product({ nameDe })
      const whole = await visitor.get('/api/products')
      expect([germanNames(whole), whole.headers['x-total-count']]).toEqual([names, '205'])
      const pages = await Promise.all([1, 2, 3].map((page) => visitor.get(`/api/products?page=${page}&pageSize=100`)))
      expect(pages.flatMap(germanNames)).toEqual(names)
      expect(germanNames(await visitor.get('/api/products?sort=name'))).toEqual(names)
    })

    test('filters by category, subcategory, stock and featured state', async ({ visitor, subcategory, product }) => {
      const { id: subcategoryId, categoryId } = await subcategory()
      await product({ nameDe: 'A', subcategoryId })
      await product({ nameDe: 'B', categoryId, stockStatus: 'limited' })
      await product({ nameDe: 'C', isFeatured: true })
      const listed = async (query: string) => germanNames(await visitor.get(`/api/products?${query}`))
      expect(await listed(`category=${categoryId}`)).toEqual(['A', 'B'])
      expect(await listed(`category=${categoryId}&subcategory=none`)).toEqual(['B'])
      expect(await listed(`subcategory=${subcategoryId}`)).toEqual(['A'])
      expect(await listed('stock=limited')).toEqual(['B'])
      expect(await listed('featured=true')).toEqual(['C'])
      expect(await listed('featured=false')).toEqual(['A', 'B'])
      expect(await listed('category=4711')).toEqual([])
      expect(await listed('campaign=mail')).toEqual(['A', 'B', 'C'])
      expect(germanNames(await visitor.get('/api/products/featured'))).toEqual(['C'])
    })

    test('filters by price and figures, in the whole list, on a page and in a search', async ({ visitor, category, product }) => {
      const { id: categoryId } = await category({ goods: 'generator' })
      await product({ nameDe: 'A', nameEs: 'Planta A', categoryId, oldPrice: '100.00', specs: { powerKw: 2 } })
      await product({ nameDe: 'B', nameEs: 'Planta B', categoryId, oldPrice: '300.00', specs: { powerKw: 4 } })
      const listed = async (query: string) => germanNames(await visitor.get(`/api/products?${query}`))
      expect(await listed('kw=3-5')).toEqual(['B'])
      expect(await listed('max=200&page=1')).toEqual(['A'])
      expect(await listed('q=planta&min=200')).toEqual(['B'])
      expect((await visitor.get('/api/products?kw=3-5')).headers['x-total-count']).toBe('1')
      expect((await visitor.get('/api/products?kw=many')).statusCode).toBe(400)
    })

    test('returns the whole list without the parameter "page" and a part of it with "page", both with the total', async ({
      visitor,
      product,
    }) => {
      for (let n = 1; n <= 27; n += 1) await product({ nameDe: `P ${n}` })
      const page = async (query: string) => {
        const answer = await visitor.get(`/api/products${query}`)
        return [germanNames(answer).length, germanNames(answer)[0], answer.headers['x-total-count']]
      }
      expect(await page('')).toEqual([27, 'P 1', '27'])
      expect(await page('?pageSize=5')).toEqual([27, 'P 1', '27'])
      expect(await page('?page=1')).toEqual([24, 'P 1', '27'])
      expect(await page('?page=2')).toEqual([3, 'P 25', '27'])
      expect(await page('?page=3&pageSize=10')).toEqual([7, 'P 21', '27'])
      expect(await page('?page=9')).toEqual([0, undefined, '27'])
      // The second answer comes from the cache and still has the header.
      expect(await page('?page=2')).toEqual([3, 'P 25', '27'])
    })

    test('returns products by their ids, as a cart asks for them, without those no longer for sale', async ({
      admin,
      visitor,
      product,
    }) => {
      const made = [await product({ nameDe: 'A' }), await product({ nameDe: 'B' }), await product({ nameDe: 'C' })]
      const [a, b, c] = made.map(({ id }) => id)
      const read = async (ids: string) => germanNames(await visitor.get(`/api/products?ids=${ids}`))
      expect(await read(`${c},${a},${a},4711`)).toEqual(['A', 'C'])
      expect(await read(`${b}`)).toEqual(['B'])
      expect(await read(Array.from({ length: 100 }, (_, at) => at + 1_000_000).join(','))).toEqual([])
      await admin.put(`/api/admin/products/${a}`, { isActive: false })
      await admin.delete(`/api/admin/products/${b}`)
      expect(await read(`${a},${b},${c}`)).toEqual(['C'])
      // With another filter both apply.
      expect(await read(`${c}&stock=limited`)).toEqual([])
    })

    test('answers with current prices, and with 304 if nothing has changed', async ({ admin, visitor, product }) => {
      const { id } = await product({ oldPrice: '199.00', newPrice: '149.00' })
      const address = `/api/products?ids=${id}`
      const first = await visitor.get(address)
      expect(first.json()).toMatchObject([{ id, newPrice: '149.00' }])
      const same = await visitor.get(address, { 'if-none-match': String(first.headers.etag) })
      expect(same.statusCode).toBe(304)
      await admin.put(`/api/admin/products/${id}`, { newPrice: '129.00' })
      expect((await visitor.get(address)).json()).toMatchObject([{ newPrice: '129.00' }])
    })

    test('refuses an invalid query and names the wrong parameter', async ({ visitor }) => {
      const wrong = [
        'page=0',
        'page=x',
        'page=1.5',
        'page=100001',
        'page=1&pageSize=101',
        'ids=x',
        'ids=1,,2',
        'ids=1,2.5',
        'ids=-1',
        'ids=0',
        'ids=9999999999',
        `ids=${Array.from({ length: 101 }, (_, at) => at + 1).join(',')}`,
        'category=x',
        'category=-1',
        'subcategory=some',
        'stock=sold',
        'featured=1',
        'sort=colour',
      ]
      for (const query of wrong) {
        const answer = await visitor.get(`/api/products?${query}`)
        const path = query.split('&').at(-1)?.split('=')[0]
        expect([query, answer.statusCode, answer.json().issues[0].path]).toEqual([query, 400, path])
      }
    })

    test('answers an unknown slug with 404 and a message in the reader’s language', async ({ visitor }) => {
      const sentences: [language: string, sentence: string][] = [
        ['es-CU', 'No existe.'],
        ['en-US,en;q=0.9', 'Not found.'],
        ['de', 'Nicht gefunden.'],
        ['fr', 'No existe.'],
      ]
      for (const [language, error] of sentences) {
        const answer = await visitor.get('/api/products/nada', { 'accept-language': language })
        expect([language, answer.statusCode, answer.json()]).toEqual([language, 404, { error }])
      }
      expect((await visitor.get(`/api/products/${'a'.repeat(120)}`)).json()).toEqual({ error: 'No existe.' })
      for (const nasty of ["';%20drop%20table%20product;%20--", '%00', '..%2f..%2fetc', '%F0%9F%98%80', '%25'])
        expect([nasty, (await visitor.get(`/api/products/${nasty}`)).statusCode]).toEqual([nasty, 404])
      expect((await visitor.get('/api/products/%E0%A4%A')).statusCode).toBe(400)
    })

    test('answers with 304 if nothing has changed, and with the change at the next call', async ({ admin, visitor, category }) => {
      const { id } = await category({ nameDe: 'Alt' })
      const first = await visitor.get('/api/categories')
      const { etag } = first.headers as { etag: string }
      expect([first.headers['cache-control'], etag]).toEqual(['no-cache', expect.stringMatching(/^W\/"/)])
      const again = await visitor.get('/api/categories', { 'if-none-match': etag })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      await admin.put(`/api/admin/categories/${id}`, { nameDe: 'Neu' })
      const changed = await visitor.get('/api/categories', { 'if-none-match': etag })
      expect([changed.statusCode, changed.json<Category[]>()[0]?.nameDe]).toEqual([200, 'Neu'])
    })

    test('shows every kind of change at the next call', async ({ admin, visitor, category, product }) => {
      const { id } = await product({ nameDe: 'Alt', oldPrice: '199.00', newPrice: '149.00' })
      const read = async () => (await visitor.get('/api/products')).json<ProductCard[]>()
      expect(await read()).toMatchObject([{ newPrice: '149.00' }])
      await admin.put(`/api/admin/products/${id}`, { newPrice: '129.00' })
      expect(await read()).toMatchObject([{ newPrice: '129.00' }])
      const copy = (await admin.post(`/api/admin/products/${id}/duplicate`)).json<ProductCard>()
      await admin.put(`/api/admin/products/${copy.id}`, { isActive: true })
      expect(await read()).toHaveLength(2)
      await admin.delete(`/api/admin/products/${id}`)
      expect(await read()).toHaveLength(1)
      await admin.delete(`/api/admin/categories/${copy.categoryId}?cascade=true`)
      expect(await read()).toHaveLength(0)
      await category({ nameDe: 'Neu' })
      expect(germanNames(await visitor.get('/api/categories'))).toEqual(['Neu'])
    })

    test('does not raise the version of the catalogue for a refused change', async ({ db, admin, product }) => {
      const { id } = await product({ sku: 'A' })
      await product({ sku: 'B' })
      const version = () => db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
      const before = await version()
      expect((await admin.put(`/api/admin/products/${id}`, { sku: 'B' })).statusCode).toBe(409)
      expect((await admin.put(`/api/admin/products/${id}`, { slug: 'featured' })).statusCode).toBe(409)
      expect((await admin.put('/api/admin/products/4711', { sku: 'C' })).statusCode).toBe(404)
      expect(await version()).toEqual(before)
      await admin.put(`/api/admin/products/${id}`, { sku: 'C' })
      expect((await version()).version).toBe(before.version + 1)
    })
  })
}
