import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect } from 'vitest'
import { PLACEHOLDER } from '#kit/pictures.ts'
import { oneDatabase } from '#tests/databases.ts'
import { photograph, uploadOf } from '#tests/pictures.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { Image } from './image.contract.ts'
import { renditionFormats, renditionUrl, renditionWidths } from './rendition.ts'

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

async function pictureOf(admin: Client, width: number, height: number): Promise<string> {
  // EXIF metadata as phones write it: position and orientation.
  const bytes = await (await photograph(width, height))
    .jpeg()
    .withExif({ IFD0: { Make: 'Cameramaker' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 2/1 30/1', GPSLongitudeRef: 'W' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { body, headers } = await uploadOf([{ name: 'a.jpg', bytes }])
  const [image] = (await admin.post('/api/admin/images/upload', body, headers)).json<Image[]>()
  return image?.url.split('/')[2] ?? ''
}

for (const database of oneDatabase) {
  describe(`the renditions of a picture, on ${database.name}`, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'renditions-'))
    const test = shopTest(database, { DATA_DIR: dataDir })
    afterAll(() => rmSync(dataDir, { recursive: true }))

    test('come in every width, format and quality, upright and never enlarged', async ({ admin, visitor }) => {
      const key = await pictureOf(admin, 800, 1000) // upright: 1000 wide
      for (const width of renditionWidths)
        for (const format of renditionFormats) {
          const sizes: number[] = []
          for (const isLow of [false, true]) {
            const answer = await visitor.get(renditionUrl(key, width, format, isLow))
            expect(answer.statusCode).toBe(200)
            expect(answer.headers['content-type']).toBe(types[format])
            const { width: got, height, format: found } = await sharp(answer.rawPayload).metadata()
            const wide = Math.min(width, 1000)
            expect([got, height]).toEqual([wide, Math.round(wide * 0.8)])
            expect(found).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format])
            sizes.push(answer.rawPayload.length)
          }
          expect(sizes[1]).toBeLessThan((sizes[0] ?? 0) * 0.8)
        }
    })

    test('contain no metadata of the camera', async ({ admin, visitor }) => {
      const key = await pictureOf(admin, 300, 200)
      for (const format of renditionFormats) {
        const { rawPayload } = await visitor.get(renditionUrl(key, 240, format, false))
        const { exif, xmp, icc, orientation } = await sharp(rawPayload).metadata()
        expect([exif, xmp, icc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1])
        for (const trace of ['Cameramaker', 'GPS', 'Exif']) expect(rawPayload.includes(trace)).toBe(false)
      }
    })

    test('are cached for a year, and not sent to a browser that has them', async ({ admin, visitor }) => {
      const address = renditionUrl(await pictureOf(admin, 300, 200), 240, 'webp', false)
      const first = await visitor.get(address)
      expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(first.headers['x-content-type-options']).toBe('nosniff')
      const again = await visitor.get(address, { 'if-none-match': `"other", W/${first.headers.etag}` })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag])
    })

    test('are not found for any other width, format, quality or key', async ({ admin, visitor }) => {
      const key = await pictureOf(admin, 300, 200)
      const wrong = [
        '0241.jpg',
        '100.jpg',
        '240.png',
        '240.svg',
        '240',
        '240x.jpg',
        '240ll.jpg',
        '240.JPG',
        '240.jpg.webp',
        'original.jpg',
        '..%2f..%2fshop.db',
      ]
      for (const file of wrong) {
        const answer = await visitor.get(`/media/${key}/${file}`)
        expect([file, answer.statusCode]).toEqual([file, 404])
      }
      for (const other of ['0'.repeat(26), key.slice(1), `${key}0`, key.toUpperCase().replace(/[0-9]/g, 'F'), '..%2f..'])
        expect([other, (await visitor.get(`/media/${other}/240.jpg`)).statusCode]).toEqual([other, 404])
    })

    test('are stored in the data folder, and made again after its deletion', async ({ admin, visitor }) => {
      const key = await pictureOf(admin, 300, 200)
      const folder = join(dataDir, 'renditions')
      const address = renditionUrl(key, 240, 'avif', true)
      const first = await visitor.get(address)
      expect(readdirSync(join(folder, '1', key.slice(0, 2), key))).toContain('240l.avif')
      rmSync(folder, { recursive: true })
      const again = await visitor.get(address)
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
      expect(existsSync(join(folder, '1', key.slice(0, 2), key, '240l.avif'))).toBe(true)
    })
  })

  describe(`the drawing in place of a missing picture, on ${database.name}`, () => {
    const test = shopTest(database)

    test('has the requested size and may be cached for a day', async ({ visitor }) => {
      const answer = await visitor.get('/api/placeholder/400/300')
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('public, max-age=86400')
      expect(answer.body).toMatch(/^<svg xmlns="[^"]+" width="400" height="300"/)
      expect(answer.rawPayload.length).toBeLessThan(700)
      const { width, height } = await sharp(answer.rawPayload).metadata()
      expect([width, height]).toEqual([400, 300])
      expect((await visitor.get(PLACEHOLDER)).body).toBe(answer.body)
      for (const size of ['1/1', '2000/2000', '1/2000']) expect((await visitor.get(`/api/placeholder/${size}`)).statusCode).toBe(200)
    })

    test('is refused for any size but 1 to 2000 pixels each way', async ({ visitor }) => {
      for (const size of ['0/300', '400/0', '2001/300', '400/2001', '-1/300', 'a/b', '1e2/300', '4.5/3', '%3Csvg/3', '99999/1']) {
        const answer = await visitor.get(`/api/placeholder/${size}`, { 'accept-language': 'en' })
        expect([size, answer.statusCode, answer.json().error]).toEqual([size, 400, 'Width and height: 1 to 2000 pixels.'])
      }
    })
  })
}
