import { createHash } from 'node:crypto'
import { describe, expect } from 'vitest'
import type { Category, Subcategory } from '#features/catalog/category/category.contract.ts'
import { type ProductCard, type ProductDetail, productInputSchema } from '#features/catalog/product/product.contract.ts'
import { slugFrom } from '#kit/text/slug.ts'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'
import { loadDemoIfEmpty, type ReadPictureMetadata } from './load-demo.server.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const describePicture: ReadPictureMetadata = async (bytes) => ({
  key: `${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}808080`,
  mime: 'image/jpeg',
  width: 1200,
  height: 900,
})

for (const database of databases) {
  describe(`the demonstration catalogue, on ${database.name}`, () => {
    const test = shopTest(database)

    test('fills an empty shop: 8 categories, 23 subcategories and 46 products in three languages', async ({ db, changes, visitor }) => {
      expect(await loadDemoIfEmpty(db, { describePicture, now })).toBe(true)
      changes.announce()
      const categories = (await visitor.get('/api/categories')).json<Category[]>()
      const subcategories = (await visitor.get('/api/subcategories')).json<Subcategory[]>()
      expect([categories.length, subcategories.length]).toEqual([8, 23])
      for (const { slug, nameEs } of [...categories, ...subcategories]) expect(slug).toBe(slugFrom(nameEs))
      expect(categories.every(({ nameDe, nameEs, nameEn, image }) => nameDe && nameEs && nameEn && image)).toBe(true)
      const { count } = await db
        .selectFrom('product')
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect(count).toBe(46)
    })

    test('every product follows the rules for staff', async ({ db, admin }) => {
      await loadDemoIfEmpty(db, { describePicture, now })
      const products = (await admin.get('/api/admin/products')).json<ProductDetail[]>()
      const problems = products.flatMap((product) => {
        const parsed = productInputSchema.safeParse(product)
        return parsed.success ? [] : [{ slug: product.slug, issues: parsed.error.issues }]
      })
      expect(problems).toEqual([])
      for (const { id, ...product } of products) {
        const saved = await admin.put(`/api/admin/products/${id}`, { ...product, updatedAt: undefined })
        expect(saved.json()).toEqual({ ...product, id, updatedAt: expect.any(String) })
      }
    })

    test('has every stock state, offers, prices on request, featured and inactive products', async ({ db, changes, admin, visitor }) => {
      await loadDemoIfEmpty(db, { describePicture, now })
      changes.announce()
      const cards = (await visitor.get('/api/products')).json<ProductCard[]>()
      expect(new Set(cards.map((card) => card.stockStatus))).toEqual(new Set(['in_stock', 'limited', 'out_of_stock']))
      expect(cards.some((card) => card.onSale)).toBe(true)
      expect(cards.some((card) => card.priceOnRequest)).toBe(true)
      expect(cards.some((card) => card.isFeatured)).toBe(true)
      expect((await admin.get('/api/admin/products')).json<ProductCard[]>().length).toBeGreaterThan(cards.length)
    })

    test('a product gets the slug of its Spanish name, and its former English address redirects there', async ({
      db,
      changes,
      visitor,
    }) => {
      await loadDemoIfEmpty(db, { describePicture, now })
      changes.announce()
      const cards = (await visitor.get('/api/products')).json<ProductCard[]>()
      expect(cards.length).toBeGreaterThan(40)
      expect(cards.map(({ slug, nameEs }) => [slug, nameEs])).toEqual(cards.map(({ nameEs }) => [slugFrom(nameEs), nameEs]))
      const moved = await visitor.get('/api/products/lithium-wall-battery-5kwh')
      expect([moved.statusCode, moved.headers.location]).toEqual([301, '/api/products/bateria-de-litio-de-pared-5-12-kwh'])
    })

    test('a product comes with its pictures and their texts', async ({ db, changes, visitor }) => {
      await loadDemoIfEmpty(db, { describePicture, now })
      changes.announce()
      const cards = (await visitor.get('/api/products')).json<ProductCard[]>()
      const { pictures } = (await visitor.get(`/api/products/${cards[0]?.slug}`)).json<ProductDetail>()
      expect(pictures[0]).toEqual({
        url: expect.stringMatching(/^\/media\/[0-9a-f]{26}\/960\.jpg$/),
        altDe: expect.stringMatching(/\S/),
        altEs: expect.stringMatching(/\S/),
        altEn: expect.stringMatching(/\S/),
        large: { url: expect.stringMatching(/^\/media\/[0-9a-f]{26}\/\d+\.webp$/), bytes: expect.any(Number) },
      })
      const contents = await db.selectFrom('image_content').select('image_id').execute()
      const images = await db.selectFrom('image').select('id').execute()
      expect(contents.length).toBe(images.length)
    })

    test('every setting that the pages read has a value', async ({ db, changes, visitor }) => {
      await loadDemoIfEmpty(db, { describePicture, now })
      changes.announce()
      const settings = (await visitor.get('/api/site-settings')).json<{ key: string; value: string }[]>()
      expect(settings.length).toBe(87)
      expect(settings.every(({ value }) => value !== '')).toBe(true)
      // Figures in sentences follow the company's facts.
      const sentences = settings.filter(({ key }) => /^(?:line|hero_title)_/.test(key))
      expect(sentences.filter(({ value }) => /35|330/.test(value))).toEqual([])
    })

    test('is not loaded into a database with data made by staff', async ({ db, category }) => {
      await category()
      expect(await loadDemoIfEmpty(db, { describePicture, now })).toBe(false)
      expect((await db.selectFrom('product').select('id').execute()).length).toBe(0)
    })

    test('two servers that start together load it once', async ({ db }) => {
      const loaded = await Promise.all([loadDemoIfEmpty(db, { describePicture, now }), loadDemoIfEmpty(db, { describePicture, now })])
      expect(loaded.sort()).toEqual([false, true])
    })

    test('leaves nothing behind when a picture cannot be read', async ({ db }) => {
      const failing: ReadPictureMetadata = async () => Promise.reject(new Error('no picture'))
      await expect(loadDemoIfEmpty(db, { describePicture: failing, now })).rejects.toThrow('no picture')
      expect((await db.selectFrom('category').select('id').execute()).length).toBe(0)
      expect(await loadDemoIfEmpty(db, { describePicture, now })).toBe(true)
    })
  })
}
