import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { languages, nameOf } from '#i18n/language.ts'
import { oneDatabase } from '#tests/databases.ts'
import { photograph, uploadOf } from '#tests/pictures.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { Image } from '../image.contract.ts'
import { linkPreviewUrl, MAX_PREVIEW_BYTES } from '../preview-address.ts'
import { drawLinkPreview } from './previews.api.server.ts'

const colours = { main: '#0a363f', accent: '#f5a617' }
const brand = 'localhost'
/** Words and mark on previews of a shop without facts: its address gives the name and the letter. */
const own = { brand, places: '', colours, mark: { letters: 'L' } }

async function upload(admin: Client, width = 800, height = 600): Promise<Image> {
  const { body, headers } = await uploadOf([{ name: 'a.jpg', bytes: await (await photograph(width, height)).jpeg().toBuffer() }])
  const [image] = (await admin.post('/api/admin/images/upload', body, headers)).json<Image[]>()
  if (!image) throw new Error('nothing was taken in')
  return image
}

for (const database of oneDatabase) {
  describe(`the picture that chats show of a link, on ${database.name}`, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'previews-'))
    const test = shopTest(database, { DATA_DIR: dataDir })
    afterAll(() => rmSync(dataDir, { recursive: true }))

    test('is a JPEG of 1200x630 and at most 250 KB, cached for ever', async ({ admin, visitor, product }) => {
      const { url: picture } = await upload(admin)
      const { slug } = await product({ nameEs: 'Batería de litio 5 kWh', mainImage: picture })
      const address = linkPreviewUrl('product', slug, { title: 'Batería de litio 5 kWh', picture, ...own })
      const answer = await visitor.get(address)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      const { width, height, format, exif } = await sharp(answer.rawPayload).metadata()
      expect([width, height, format, exif]).toEqual([1200, 630, 'jpeg', undefined])
      expect(answer.rawPayload.length).toBeLessThanOrEqual(MAX_PREVIEW_BYTES)
      const again = await visitor.get(address, { 'if-none-match': String(answer.headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(readdirSync(join(dataDir, 'renditions', 'previews', '1')).length).toBeGreaterThan(0)
    })

    test('has an address for each language, which is unknown once the name or the picture changes', async ({ admin, visitor, product }) => {
      const { url: picture } = await upload(admin)
      const made = await product({ nameDe: 'Solarmodul', nameEs: 'Panel', nameEn: 'Panel EN', mainImage: null })
      const address = (title: string, shown: string | null = null) =>
        linkPreviewUrl('product', made.slug, { title, picture: shown, ...own })
      for (const title of ['Panel', 'Panel EN', 'Solarmodul']) expect((await visitor.get(address(title))).statusCode).toBe(200)
      await admin.put(`/api/admin/products/${made.id}`, { nameEs: 'Panel nuevo' })
      expect((await visitor.get(address('Panel'))).statusCode).toBe(404)
      expect((await visitor.get(address('Panel nuevo'))).statusCode).toBe(200)
      await admin.put(`/api/admin/products/${made.id}`, { mainImage: picture })
      expect((await visitor.get(address('Panel nuevo'))).statusCode).toBe(404)
      expect((await visitor.get(address('Panel nuevo', picture))).statusCode).toBe(200)
    })

    test('exists for categories, subcategories and the company itself', async ({ visitor, category, subcategory }) => {
      const above = await category({ nameEs: 'Paneles' })
      const below = await subcategory({ nameEs: 'Rígidos', categoryId: above.id })
      const found = [
        linkPreviewUrl('category', above.id, { title: 'Paneles', picture: null, ...own }),
        linkPreviewUrl('subcategory', below.id, { title: 'Rígidos', picture: null, ...own }),
        ...languages.map((language) => linkPreviewUrl('site', language, { title: nameOf(above, 'name', language), picture: null, ...own })),
      ]
      for (const address of found) expect([address, (await visitor.get(address)).statusCode]).toEqual([address, 200])
    })

    test('has another address once the company has another name, mark or places', async ({ admin, visitor }) => {
      const address = (name: string, more = {}) =>
        linkPreviewUrl('site', 'es', { title: name, picture: null, ...own, brand: name, ...more })
      await admin.put('/api/admin/company', { brand: 'Sol y Sombra' })
      expect((await visitor.get(address(brand))).statusCode).toBe(404)
      const mark = { letters: 'SS' }
      const renamed = await visitor.get(address('Sol y Sombra', { mark }))
      expect(renamed.statusCode).toBe(200)
      await admin.put('/api/admin/company', { mark: { letters: 'FÑ' }, places: { line: 'Santiago · Baracoa' } })
      expect((await visitor.get(address('Sol y Sombra', { mark }))).statusCode).toBe(404)
      const moved = await visitor.get(address('Sol y Sombra', { mark: { letters: 'FÑ' }, places: 'Santiago · Baracoa' }))
      expect([moved.statusCode, moved.rawPayload.equals(renamed.rawPayload)]).toEqual([200, false])
    })

    test('is unknown for hidden items and for any other address', async ({ visitor, product, category }) => {
      const { slug } = await product({ nameEs: 'Oculto', isActive: false })
      const { id } = await category({ nameEs: 'Oculta', isActive: false })
      const title = 'Oculto'
      const wrong = [
        linkPreviewUrl('product', slug, { title, picture: null, ...own }),
        linkPreviewUrl('category', id, { title: 'Oculta', picture: null, ...own }),
        linkPreviewUrl('category', '99999999999', { title, picture: null, ...own }),
        linkPreviewUrl('product', 'nothing-here', { title, picture: null, ...own }),
        linkPreviewUrl('site', 'fr', { title, picture: null, ...own }),
        '/og/product/a.jpg',
        '/og/product/..%2f..%2fshop-1.jpg',
        '/og/staff/1-abc.jpg',
        '/og/category/1-abc.png',
      ]
      for (const address of wrong) expect([address, (await visitor.get(address)).statusCode]).toEqual([address, 404])
    })

    test('shows the placeholder, cached briefly, while its picture is in the trash', async ({ admin, visitor, category }) => {
      const image = await upload(admin)
      const { id } = await category({ nameEs: 'Paneles', image: image.url })
      const address = linkPreviewUrl('category', id, { title: 'Paneles', picture: image.url, ...own })
      await admin.delete(`/api/admin/images/${image.id}`)
      const without = await visitor.get(address)
      expect([without.statusCode, without.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
    })
  })
}

describe('a preview', () => {
  const draw = (title: string, picture: Uint8Array | null | undefined = null) => drawLinkPreview(picture, { title, ...own, view: '' })

  test('is drawn with any name', async () => {
    const names = ['', ' ', '<b>&amp;"\'', 'x'.repeat(300), 'Palabra '.repeat(40), '电池 🔋 ½ Ω', 'línea\u0000uno\ndos', '‮abc']
    for (const name of names) {
      const { width, height } = await sharp(await draw(name)).metadata()
      expect([name, width, height]).toEqual([name, 1200, 630])
    }
  })

  test('looks different with other words', async () => {
    expect((await draw('Batería')).equals(await draw('Bateria'))).toBe(false)
  })

  test('shows the company’s mark: its letters, the default one with the sun, or none in place of a picture', async () => {
    const marks = [{ letters: 'L' }, { letters: 'FÑ' }, undefined, { picture: '/media/x/240.webp' }]
    const drawn = await Promise.all(marks.map((mark) => drawLinkPreview(undefined, { title: 'A', ...own, mark, view: '' })))
    expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(4)
  })

  test('stays within 250 KB for the noisiest picture', async () => {
    const noise = Buffer.alloc(1400 * 1000 * 3)
    let seed = 1
    for (let at = 0; at < noise.length; at += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      noise[at] = seed >> 16
    }
    const picture = await sharp(noise, { raw: { width: 1400, height: 1000, channels: 3 } })
      .png()
      .toBuffer()
    expect((await draw('Ruido', picture)).length).toBeLessThanOrEqual(MAX_PREVIEW_BYTES)
  })

  test('shows the placeholder for a damaged file', async () => {
    expect((await draw('Roto', Buffer.from('not a picture'))).equals(await draw('Roto', null))).toBe(true)
  })
})
