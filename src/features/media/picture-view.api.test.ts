import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { nameOf } from '#i18n/language.ts'
import { databases } from '#tests/databases.ts'
import { uploadOf } from '#tests/pictures.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { Image } from './image.contract.ts'
import { linkPreviewUrl } from './preview-address.ts'

const colours = { main: '#0a363f', accent: '#f5a617' }
let made = 0
/** Uploads a picture whose left half is red and whose right half is blue. A green line makes each one unique. */
async function halves(admin: Client): Promise<Image> {
  made += 1
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path fill="#d00000" d="M0 0h200v300H0z"/><path fill="#0000d0" d="M200 0h200v300H200z"/><path fill="#00d000" d="M0 0h${made}v1H0z"/></svg>`
  const { body, headers } = await uploadOf([{ name: 'halves.png', bytes: await sharp(Buffer.from(svg)).png().toBuffer() }])
  const [image] = (await admin.post('/api/admin/images/upload', body, headers)).json<Image[]>()
  if (!image) throw new Error('The picture was not taken.')
  return image
}

const sizeAndColour = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata()
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left: 5, top: 5, width: 4, height: 4 })
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer()
  return { width, height, colour: red > blue ? 'red' : 'blue' }
}

for (const database of databases) {
  describe(`the view of a picture, on ${database.name}`, () => {
    const test = shopTest(database)

    test('crops the picture on pages, under another address', async ({ admin, visitor, product }) => {
      const image = await halves(admin)
      const { slug } = await product({ mainImage: image.url, images: [image.url] })
      const shown = async () => (await visitor.get(`/api/products/${slug}`)).json<{ mainImage: string; images: string[] }>()
      expect((await shown()).mainImage).toBe(image.url)

      const changed = await admin.put(`/api/admin/images/${image.id}`, { crop: '0.5 0 0.5 1', focus: '1 0.5' })
      expect(changed.json()).toMatchObject({ crop: '0.5 0 0.5 1', focus: '1 0.5' })
      const { mainImage, images } = await shown()
      expect(mainImage).toMatch(/^\/media\/[0-9a-f]{26}-[0-9a-f]{12}\/960\.jpg$/)
      expect(images).toEqual([mainImage])
      const answer = await visitor.get(mainImage)
      expect(await sizeAndColour(answer.rawPayload)).toEqual({ width: 200, height: 300, colour: 'blue' })
      expect(answer.headers['cache-control']).toContain('immutable')
      expect(await sizeAndColour((await visitor.get(image.url)).rawPayload)).toEqual({ width: 400, height: 300, colour: 'red' })
    })

    test('is shown for a short time under the address of an earlier view', async ({ admin, visitor }) => {
      const image = await halves(admin)
      await admin.put(`/api/admin/images/${image.id}`, { crop: '0.5 0 0.5 1' })
      const answer = await visitor.get(image.url.replace('/960', '-0000ffff0000/960'))
      expect(answer.headers['cache-control']).toBe('public, max-age=300')
      expect(await sizeAndColour(answer.rawPayload)).toMatchObject({ width: 200, colour: 'blue' })
    })

    test('is left out of an address that staff enter', async ({ admin }) => {
      const image = await halves(admin)
      const { url } = (await admin.post('/api/admin/images/fetch', { url: image.url.replace('/960', '-0000ffff0000/960') })).json<Image>()
      expect(url).toBe(image.url)
    })

    test('is in the history, and is undone like a description', async ({ admin }) => {
      const image = await halves(admin)
      await admin.put(`/api/admin/images/${image.id}`, { focus: '0.2 0.3' })
      const [edit] = (await admin.get(`/api/admin/history?kind=image&subject=${image.id}`)).json<{ id: number }[]>()
      const undone = await admin.post(`/api/admin/history/${edit?.id}/undo`)
      expect(undone.statusCode).toBeLessThan(300)
      expect((await admin.get(`/api/admin/images/${image.id}`)).json()).toMatchObject({ focus: '0.5 0.5' })
    })

    test('is refused if it is not within the picture', async ({ admin }) => {
      const image = await halves(admin)
      for (const view of [{ crop: '0.5 0 0.9 1' }, { crop: '0 0 0.01 1' }, { focus: '2 0' }, { focus: 'x' }]) {
        const answer = await admin.put(`/api/admin/images/${image.id}`, view)
        expect([view, answer.statusCode]).toEqual([view, 400])
      }
    })

    test('crops the picture of a link preview, under another address', async ({ admin, visitor, product }) => {
      const image = await halves(admin)
      const { slug } = await product({ mainImage: image.url })
      const previewOf = async () => {
        const shown = (await visitor.get(`/api/products/${slug}`)).json<{
          nameDe: string
          nameEs: string
          nameEn: string
          mainImage: string
        }>()
        return linkPreviewUrl('product', slug, {
          title: nameOf(shown, 'name', 'es'),
          picture: shown.mainImage,
          ...{ brand: 'localhost', places: '', mark: { letters: 'L' } },
          colours,
        })
      }
      const before = await previewOf()
      await admin.put(`/api/admin/images/${image.id}`, { crop: '0.5 0 0.5 1' })
      const after = await previewOf()
      expect((await visitor.get(before)).statusCode).toBe(404)
      expect(after).not.toBe(before)
      const picture = await visitor.get(after)
      expect([picture.statusCode, (await sizeAndColour(picture.rawPayload)).colour]).toEqual([200, 'blue'])
    })
  })
}
