import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'

type Found = { nameEs: string; nameDe: string }

async function search(visitor: Client, q: string, { more = '', language = 'es' } = {}) {
  const answer = await visitor.get(`/api/products?q=${encodeURIComponent(q)}${more}`, { 'accept-language': language })
  expect([q, answer.statusCode, answer.body.slice(0, 200)]).toEqual([q, 200, expect.any(String)])
  return { names: answer.json<Found[]>().map(({ nameEs, nameDe }) => nameEs || nameDe), total: answer.headers['x-total-count'], answer }
}

for (const database of databases) {
  describe(`searching the catalogue, on ${database.name}`, () => {
    const test = shopTest(database)

    test('covers names, SKU, descriptions, figures and categories', async ({ visitor, category, subcategory, product }) => {
      const { id: categoryId } = await category({ nameDe: 'Speicher', nameEs: 'Almacenamiento' })
      const { id: subcategoryId } = await subcategory({ categoryId, nameDe: 'Wand', nameEs: 'De pared' })
      await product({ subcategoryId, nameDe: 'A', nameEs: 'Batería', sku: 'BL-4810W', specs: { capacityKwh: 5.12, chemistry: 'lifepo4' } })
      await product({ nameDe: 'B', nameEs: 'Generador', shortDescriptionEs: 'Arranque **eléctrico**', specs: { fuel: 'diesel' } })
      await product({
        nameDe: 'C',
        nameEs: 'Cable',
        shortDescriptionEs: 'Incluye:\n\n- terminales estañados',
        descriptionEs: 'Junto a la puerta',
      })
      const searches: [q: string, names: string[]][] = [
        ['BATERÍA', ['Batería']],
        ['bl 4810 w', ['Batería']],
        ['5120 Wh', ['Batería']],
        ['litio', ['Batería']],
        ['almacenamiento', ['Batería']],
        ['pared', ['Batería']],
        ['arranque electrico', ['Generador']],
        ['planta', ['Generador']],
        ['diésel', ['Generador']],
        ['estañado', ['Cable']],
        ['puerta', []],
        ['baterria', ['Batería']],
        ['nada parecido', []],
      ]
      for (const [q, names] of searches) expect([q, (await search(visitor, q)).names]).toEqual([q, names])
    })

    test('uses the visitor’s language and the shown name, then names, figures and categories in other languages', async ({
      visitor,
      product,
    }) => {
      await product({ nameDe: 'Wechselrichter', nameEs: 'Inversor', nameEn: 'Inverter', shortDescriptionEn: 'Pure sine wave, fanless' })
      await product({ nameDe: 'Kabeltrommel', nameEs: '', nameEn: '' })
      expect((await search(visitor, 'sine', { language: 'en-US,en;q=0.9' })).names).toEqual(['Inversor'])
      // "Sine" is in the English synonyms, so the question is answered in English on any page; "fanless" is not.
      expect((await search(visitor, 'sine')).names).toEqual(['Inversor'])
      expect((await search(visitor, 'fanless', { language: 'en' })).names).toEqual(['Inversor'])
      expect((await search(visitor, 'fanless')).names).toEqual([])
      expect((await search(visitor, 'wechselrichter', { language: 'de' })).names).toEqual(['Inversor'])
      expect((await search(visitor, 'wechselrichter', { language: 'en' })).names).toEqual(['Inversor'])
      // Typing errors are not corrected in other languages.
      expect((await search(visitor, 'wechselrichtr', { language: 'en' })).names).toEqual([])
      // A product without a Spanish name shows its German name and is found by it.
      expect((await search(visitor, 'kabeltrommel')).names).toEqual(['Kabeltrommel'])
    })

    test('finds only visible products, and includes every change at the next search', async ({ admin, visitor, subcategory, product }) => {
      const { id: subcategoryId, categoryId } = await subcategory()
      const { id } = await product({ subcategoryId, nameEs: 'Panel' })
      const names = async () => (await search(visitor, 'panel')).names
      for (const address of [`products/${id}`, `subcategories/${subcategoryId}`, `categories/${categoryId}`]) {
        expect(await names()).toEqual(['Panel'])
        await admin.put(`/api/admin/${address}`, { isActive: false })
        expect([address, await names()]).toEqual([address, []])
        await admin.put(`/api/admin/${address}`, { isActive: true })
      }
      await admin.put(`/api/admin/products/${id}`, { nameEs: 'Lámina' })
      expect(await names()).toEqual([])
      expect((await search(visitor, 'lamina')).names).toEqual(['Lámina'])
      await admin.delete(`/api/admin/products/${id}`)
      expect((await search(visitor, 'lamina')).names).toEqual([])
    })

    test('ranks the SKU first, then products in stock', async ({ visitor, product }) => {
      await product({ nameEs: 'Panel agotado', stockStatus: 'out_of_stock' })
      await product({ nameEs: 'Panel escaso', stockStatus: 'limited' })
      await product({ nameEs: 'Panel' })
      await product({ nameEs: 'Otra cosa', sku: 'PANEL', stockStatus: 'out_of_stock' })
      expect((await search(visitor, 'panel')).names).toEqual(['Otra cosa', 'Panel', 'Panel agotado', 'Panel escaso'])
    })

    test('combines with filters, pages and another order', async ({ visitor, category, product }) => {
      const { id: categoryId } = await category()
      for (let n = 1; n <= 7; n += 1) await product({ nameEs: `Panel ${n}`, oldPrice: `${100 - n}.00` })
      await product({ nameEs: 'Panel aparte', categoryId, stockStatus: 'limited', isFeatured: true })
      await product({ nameEs: 'Cable' })
      expect((await search(visitor, 'panel', { more: '&page=1&pageSize=3' })).names).toEqual(['Panel 1', 'Panel 2', 'Panel 3'])
      const last = await search(visitor, 'panel', { more: '&page=3&pageSize=3' })
      expect([last.names, last.total]).toEqual([['Panel 7', 'Panel aparte'], '8'])
      expect((await search(visitor, 'panel', { more: '&page=9' })).names).toEqual([])
      const filtered = await search(visitor, 'panel', { more: `&category=${categoryId}` })
      expect([filtered.names, filtered.total]).toEqual([['Panel aparte'], '1'])
      expect((await search(visitor, 'panel', { more: '&stock=limited&featured=true' })).names).toEqual(['Panel aparte'])
      expect((await search(visitor, 'panel', { more: '&sort=price&page=1&pageSize=2' })).names).toEqual(['Panel 7', 'Panel 6'])
    })

    test('returns separate answers with their own ETags for the same words in two languages', async ({ visitor, product }) => {
      await product({ nameEs: 'Uno', shortDescriptionEs: 'solar', shortDescriptionEn: 'solar' })
      await product({ nameEs: 'Dos', shortDescriptionEn: 'solar' })
      const spanish = await search(visitor, 'solar')
      const english = await search(visitor, 'solar', { language: 'en' })
      expect([spanish.names.length, english.names.length]).toEqual([1, 2])
      expect(spanish.answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringMatching(/accept-language/) })
      expect(spanish.answer.headers.vary).toContain('accept-encoding')
      const again = await visitor.get('/api/products?q=solar', { 'if-none-match': String(spanish.answer.headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    })

    test('returns a page of results with the total, the last page if there are fewer', async ({ visitor, product }) => {
      for (let n = 1; n <= 26; n += 1) await product({ nameEs: `Panel ${String(n).padStart(2, '0')}` })
      const find = async (query: string) => {
        const answer = await visitor.get(`/api/search?${query}`, { 'accept-language': 'es' })
        expect([query, answer.statusCode, answer.headers.vary]).toEqual([query, 200, expect.stringContaining('accept-language')])
        const { total, page, products, near } = answer.json<{ total: number; page: number; products: Found[]; near: Found[] }>()
        return { total, page, names: products.map(({ nameEs }) => nameEs), near: near.length }
      }
      const first = await find('q=panel')
      expect([first.total, first.page, first.names.length, first.names[0], first.near]).toEqual([26, 1, 24, 'Panel 01', 0])
      const second = { total: 26, page: 2, names: ['Panel 25', 'Panel 26'], near: 0 }
      expect(await find('q=panel&page=2')).toEqual(second)
      expect(await find('q=panel&page=77')).toEqual(second)
      expect(await find('q=nada&page=3')).toMatchObject({ total: 0, page: 1, names: [] })
      for (const query of ['q=panel&page=0', `q=${'a'.repeat(201)}`])
        expect([query, (await visitor.get(`/api/search?${query}`)).statusCode]).toEqual([query, 400])
    })

    test('suggests at most eight products, in the words and prices of the language, in less than 1,500 bytes', async ({
      visitor,
      product,
    }) => {
      for (let n = 1; n <= 12; n += 1) await product({ nameEs: `Panel solar monocristalino de ${n}50 W`, oldPrice: `${n}00.00` })
      await product({ nameEs: 'Panel solar', nameEn: 'Solar panel', priceOnRequest: true, stockStatus: 'out_of_stock' })
      const ask = (q: string, language: string) =>
        visitor.get(`/api/suggestions?q=${encodeURIComponent(q)}`, { 'accept-language': language })
      const answer = await ask('pa', 'es')
      expect([answer.statusCode, answer.headers.vary, answer.headers['content-length'] ?? answer.body.length]).toEqual([
        200,
        expect.stringContaining('accept-language'),
        expect.anything(),
      ])
      const { total, products } = answer.json<{ total: number; products: object[] }>()
      expect([total, products.length, products[0]]).toEqual([
        13,
        8,
        { name: 'Panel solar monocristalino de 150\u00a0W', slug: expect.any(String), price: '$100.00 USD' },
      ])
      expect(answer.body.length).toBeLessThanOrEqual(1200)
      expect((await ask('solar panel', 'en')).json()).toMatchObject({ total: 1, products: [{ name: 'Solar panel', price: null }] })
      for (const words of ['', '   ', '\u0007', '\u202eلوح', '%', 'x'.repeat(200)])
        expect([words, (await ask(words, 'es')).json()]).toEqual([words, { total: 0, products: [] }])
      expect((await ask('x'.repeat(201), 'es')).statusCode).toBe(400)
      expect((await visitor.get('/api/suggestions')).statusCode).toBe(400)
    })

    test('offers similar products without results, else featured ones, and never hidden ones', async ({ visitor, product }) => {
      await product({ nameEs: 'Termosolar' })
      await product({ nameEs: 'Termostato', isActive: false })
      await product({ nameEs: 'Panel', isFeatured: true })
      const instead = async (q: string) => {
        const { near, featured } = (await visitor.get(`/api/search?q=${q}`)).json<{ near: Found[]; featured: Found[] }>()
        return [near.map(({ nameEs }) => nameEs), featured.map(({ nameEs }) => nameEs)]
      }
      expect(await instead('termosifon')).toEqual([['Termosolar'], []])
      expect(await instead('bicicleta')).toEqual([[], ['Panel']])
      expect(await instead('panel')).toEqual([[], []])
    })

    test('finds products with a lower price as offers in each language, and reports if there are none', async ({
      admin,
      visitor,
      product,
    }) => {
      const { id, updatedAt } = await product({ nameEs: 'Panel', nameEn: 'Panel', oldPrice: '100.00' })
      await product({ nameEs: 'Cable', nameEn: 'Cable', oldPrice: '9.00', newPrice: '8.00', priceOnRequest: true })
      const asked = [
        ['es', 'productos en oferta'],
        ['es', 'ofertas'],
        ['es', 'rebajas'],
        ['en', 'special offers'],
        ['en', 'on sale'],
        ['de', 'Angebote'],
      ] as const
      const find = async ([language, q]: (typeof asked)[number]) => {
        const answer = await visitor.get(`/api/search?q=${encodeURIComponent(q)}`, { 'accept-language': language })
        const { products, isForOffers } = answer.json<{ products: Found[]; isForOffers: boolean }>()
        return [products.map(({ nameEs }) => nameEs), isForOffers]
      }
      for (const one of asked) expect([one, await find(one)]).toEqual([one, [[], true]])
      await admin.put(`/api/admin/products/${id}`, { newPrice: '80.00', updatedAt })
      for (const one of asked) expect([one, await find(one)]).toEqual([one, [['Panel'], true]])
      expect(await find(['es', 'panel'] as never)).toEqual([['Panel'], false])
    })

    test('finds nothing for an empty search, and refuses one that is too long', async ({ visitor, product }) => {
      await product({ nameEs: 'Panel' })
      for (const q of ['', ' ', '%20', '!?'])
        expect([q, (await search(visitor, q)).names, (await search(visitor, q)).total]).toEqual([q, [], '0'])
      expect((await search(visitor, `panel ${'a'.repeat(194)}`)).names).toEqual(['Panel'])
      for (const q of ['a'.repeat(201), 'panel '.repeat(333)]) {
        const answer = await visitor.get(`/api/products?q=${encodeURIComponent(q)}`)
        expect([answer.statusCode, answer.json()]).toMatchObject([
          400,
          { issues: [{ path: 'q', message: 'El texto es demasiado largo: como máximo 200 caracteres.' }] },
        ])
      }
      expect((await visitor.get('/api/products?q=a&q=b')).statusCode).toBe(400)
      expect((await visitor.get('/api/products?q=%00')).statusCode).toBe(400)
    })

    test('answers any input', async ({ visitor, product }) => {
      await product({ nameEs: 'Panel 100% "negro"', sku: "A'B" })
      const nasty = ["' or 1=1 --", '%', '_', '\\', '<script>', '🔆', '{{7*7}}', '[a-z]+(', '../..', '٣٤', '５ｋＷ']
      const drawn = fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), 60)
      for (const q of [...nasty, ...drawn.map((text) => text.toWellFormed())]) {
        const answer = await visitor.get(`/api/products?q=${encodeURIComponent(q)}`)
        expect([q, [200, 400].includes(answer.statusCode)]).toEqual([q, true])
      }
      expect((await search(visitor, "a'b")).names).toHaveLength(1)
    })
  })
}
