import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { drawing, uploadOf } from '#tests/pictures.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { Image } from './image.contract.ts'

async function upload(admin: Client, bytes: Buffer): Promise<Image> {
  const { body, headers } = await uploadOf([{ name: 'a.png', bytes }])
  const [image] = (await admin.post('/api/admin/images/upload', body, headers)).json<Image[]>()
  return image as Image
}
const nothing = { altDe: '', altEs: '', altEn: '' }

for (const database of databases) {
  describe(`pictures shown to visitors, on ${database.name}`, () => {
    const test = shopTest(database)

    test('use a changed description everywhere with the next call', async ({ admin, visitor, category, subcategory, product }) => {
      const { id, url } = await upload(admin, await drawing('png'))
      const { id: categoryId } = await category({ image: url })
      await subcategory({ categoryId, image: url })
      const { slug } = await product({ categoryId, mainImage: url })
      await admin.post('/api/admin/site-settings', { key: 'about_team_image', value: url })
      const read = async () => ({
        category: (await visitor.get('/api/categories')).json()[0],
        subcategory: (await visitor.get('/api/subcategories')).json()[0],
        product: (await visitor.get(`/api/products/${slug}`)).json().pictures[0],
        setting: (await visitor.get('/api/site-settings')).json()[0],
      })
      const saying = ({ altDe, altEs, altEn }: typeof nothing) => {
        const ofCategory = { image: url, imageAltDe: altDe, imageAltEs: altEs, imageAltEn: altEn }
        const own = { altDe, altEs, altEn }
        return { category: ofCategory, subcategory: ofCategory, product: own, setting: { key: 'about_team_image', value: url, ...own } }
      }
      expect(await read()).toMatchObject(saying(nothing))
      const texts = { altDe: 'Dach mit Paneelen', altEs: 'Techo con paneles', altEn: 'Roof with panels' }
      await admin.put(`/api/admin/images/${id}`, texts)
      expect(await read()).toMatchObject(saying(texts))
    })

    test('are returned once per product, the main one first, with their large version and its size', async ({
      admin,
      visitor,
      product,
    }) => {
      const main = await upload(admin, await drawing('png', { width: 400, height: 300 }))
      const other = await upload(admin, await drawing('png'))
      const { slug } = await product({ mainImage: main.url, images: [other.url, main.url] })
      const { pictures } = (await visitor.get(`/api/products/${slug}`)).json()
      expect(pictures.map(({ url }: { url: string }) => url)).toEqual([main.url, other.url])
      for (const { large } of pictures) {
        const { statusCode, rawPayload } = await visitor.get(large.url)
        expect([statusCode, rawPayload.length]).toEqual([200, large.bytes])
      }
    })

    test('disappear everywhere when deleted, and return when restored', async ({ admin, visitor, category, product }) => {
      const bytes = await drawing('png')
      const { id, url } = await upload(admin, bytes)
      const stays = await upload(admin, await drawing('png'))
      const { id: categoryId } = await category({ image: url })
      const { slug } = await product({ categoryId, mainImage: url, images: [stays.url], isFeatured: true })
      await admin.post('/api/admin/site-settings', { key: 'hero_image_1', value: url })
      const read = async () => {
        const detail = (await visitor.get(`/api/products/${slug}`)).json()
        return {
          found: await Promise.all(
            ['products', 'products/featured', 'products?q=Produkt'].map(
              async (path) => (await visitor.get(`/api/${path}`, { 'accept-language': 'de' })).json()[0].mainImage,
            ),
          ),
          searched: (await visitor.get('/api/search?q=produkt', { 'accept-language': 'de' })).json().products[0].mainImage,
          category: (await visitor.get('/api/categories')).json()[0].image,
          settings: (await visitor.get('/api/site-settings')).json().map(({ value }: { value: string }) => value),
          detail: [detail.mainImage, detail.pictures.map((picture: { url: string }) => picture.url)],
        }
      }
      const there = await read()
      expect(there).toMatchObject({
        found: [url, url, url],
        searched: url,
        category: url,
        settings: [url],
        detail: [url, [url, stays.url]],
      })
      await admin.delete(`/api/admin/images/${id}`)
      const gone = { found: [null, null, null], searched: null, category: null, settings: [], detail: [null, [stays.url]] }
      expect(await read()).toMatchObject(gone)
      // Staff still see the stored address.
      expect((await admin.get('/api/admin/categories')).json()[0].image).toBe(url)
      expect((await upload(admin, bytes)).url).toBe(url)
      expect(await read()).toEqual(there)
    })

    test('are missing for an address without a library picture', async ({ db, visitor, category, product }) => {
      await category()
      const { slug } = await product()
      // Addresses that were stored before the shop checked them.
      await db.updateTable('category').set({ image: '/somewhere/else.png' }).execute()
      await db
        .updateTable('product')
        .set({ main_image: `/media/${'d'.repeat(20)}aabbcc/960.jpg` })
        .execute()
      expect((await visitor.get('/api/categories')).json()[0]).toMatchObject({ image: null, imageAltEs: '' })
      expect((await visitor.get(`/api/products/${slug}`)).json()).toMatchObject({ mainImage: null, pictures: [] })
    })
  })
}
