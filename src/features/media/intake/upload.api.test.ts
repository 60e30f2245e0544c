import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { readCatalogueVersion } from '#database/catalogue-write.server.ts'
import { MEGABYTE } from '#kit/units.ts'
import { databases } from '#tests/databases.ts'
import { bomb, drawing, type Format, uploadOf } from '#tests/pictures.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { Image, LibraryImage, UploadedImage } from '../image.contract.ts'

async function upload(client: Client, ...files: { name: string; bytes: Uint8Array; field?: string }[]) {
  const { body, headers } = await uploadOf(files)
  return client.post('/api/admin/images/upload', body, headers)
}
const listOf = async (client: Client) => (await client.get('/api/admin/images')).json<LibraryImage[]>()

for (const database of databases) {
  describe(`uploading pictures, on ${database.name}`, () => {
    const test = shopTest(database)

    for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as Format[])
      test(`accepts ${format} under any file name`, async ({ admin, clock }) => {
        const bytes = await drawing(format)
        const answer = await upload(admin, { name: 'panel.txt', bytes })
        expect(answer.statusCode).toBe(201)
        const [image] = answer.json<UploadedImage[]>()
        expect(image).toEqual({
          ...{ id: expect.any(Number), filename: 'panel.txt', url: expect.stringMatching(/^\/media\/[0-9a-f]{26}\/960\.jpg$/) },
          ...{
            size: bytes.length,
            width: 64,
            height: 48,
            altDe: '',
            altEs: '',
            altEn: '',
            focus: '0.5 0.5',
            crop: '',
            createdAt: clock.now().toISOString(),
            updatedAt: clock.now().toISOString(),
            wasKnown: false,
          },
        })
        const { wasKnown: _, ...listed } = image as UploadedImage
        expect(await listOf(admin)).toEqual([{ ...listed, usedIn: [] }])
        expect((await admin.get(image?.url ?? '')).headers['content-type']).toBe('image/jpeg')
      })

    test('accepts several at once and lists the newest first', async ({ admin, clock }) => {
      await upload(admin, { name: 'old.png', bytes: await drawing('png') })
      clock.advance(1000)
      const answer = await upload(
        admin,
        { name: 'añil 1.png', bytes: await drawing('png') },
        { name: '..\\C:\\2\u202e\u0007.png', bytes: await drawing('png') },
      )
      expect(answer.json<Image[]>().map((image) => image.filename)).toEqual(['añil 1.png', '2.png'])
      expect((await listOf(admin)).map((image) => image.filename)).toEqual(['2.png', 'añil 1.png', 'old.png'])
    })

    test('stores the same content once, in one upload and in the next', async ({ admin, db }) => {
      const bytes = await drawing('png')
      const first = (await upload(admin, { name: 'a.png', bytes }, { name: 'b.png', bytes })).json<Image[]>()
      expect(first).toHaveLength(1)
      const version = await readCatalogueVersion(db)
      const second = await upload(admin, { name: 'c.png', bytes })
      expect([second.statusCode, second.json()]).toEqual([201, first.map((image) => ({ ...image, wasKnown: true }))])
      // The catalogue version stays the same, so that cached pages stay valid.
      expect(await readCatalogueVersion(db)).toBe(version)
      expect(await db.selectFrom('image_content').select('image_id').execute()).toHaveLength(1)
    })

    test('stores a photo without its position', async ({ admin, db }) => {
      const exif = { IFD0: { Make: 'Cameramaker' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 8/1 4567/100' } }
      const bytes = await sharp(await drawing('jpeg'))
        .withExif(exif)
        .jpeg()
        .toBuffer()
      expect((await upload(admin, { name: 'patio.jpg', bytes })).statusCode).toBe(201)
      const [stored] = await db.selectFrom('image_content').select('bytes').execute()
      const original = Buffer.from(stored?.bytes ?? [])
      const seconds = Buffer.from([0xd7, 0x11, 0, 0, 100, 0, 0, 0])
      expect([bytes, original].map((one) => [one.includes('Cameramaker'), one.includes(seconds)])).toEqual([
        [true, true],
        [true, false],
      ])
      expect((await upload(admin, { name: 'patio.jpg', bytes })).json()).toMatchObject([{ wasKnown: true }])
    })

    test('stores the same content once when it is sent twice at the same time', async ({ admin }) => {
      const bytes = await drawing('png')
      const answers = await Promise.all([1, 2, 3].map((number) => upload(admin, { name: `${number}.png`, bytes })))
      expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201])
      expect(await listOf(admin)).toHaveLength(1)
    })

    test('restores a deleted picture when its content is sent again, for visitors at once', async ({ admin, db }) => {
      const bytes = await drawing('png')
      const [image] = (await upload(admin, { name: 'a.png', bytes })).json<Image[]>()
      await admin.delete(`/api/admin/images/${image?.id}`)
      const version = await readCatalogueVersion(db)
      const back = await upload(admin, { name: 'b.png', bytes: await drawing('jpeg') }, { name: 'a.png', bytes })
      expect(back.json<UploadedImage[]>().map(({ id, wasKnown }) => [id === image?.id, wasKnown])).toEqual([
        [false, false],
        [true, false],
      ])
      expect((await admin.get(image?.url ?? '')).statusCode).toBe(200)
      expect(await readCatalogueVersion(db)).toBe(version + 1)
    })

    test('refuses files that are not pictures and names them', async ({ admin }) => {
      for (const [name, bytes] of [
        ['text.jpg', Buffer.from('only words')],
        ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
        ['empty.jpg', Buffer.alloc(0)],
      ] as const) {
        const answer = await upload(admin, { name, bytes })
        expect([name, answer.statusCode]).toEqual([name, 400])
        const message = `„${name}“ ist kein Bild im Format JPEG, PNG, WebP, AVIF oder GIF.`
        expect(answer.json()).toEqual({ error: message, issues: [{ path: 'images', message }] })
      }
    })

    test('refuses a picture that was cut off in a transfer as damaged, and asks for it again', async ({ admin }) => {
      const cut = (await drawing('jpeg', { width: 300, height: 300 })).subarray(0, 500)
      const answer = await upload(admin, { name: 'cut.jpg', bytes: cut })
      const message =
        '„cut.jpg“ ist beschädigt, vielleicht bei einer Übertragung abgebrochen. Bitte noch einmal senden, am besten vom Original.'
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: message, issues: [{ path: 'images', message }] }])
    })

    test('refuses a HEIC photo under any name, and shows how to convert it', async ({ admin }) => {
      // The first box of such a file: its length, 'ftyp', the main brand, a version, further brands.
      const box = (...brands: string[]) =>
        Buffer.from(`\0\0\0${String.fromCharCode(12 + 4 * brands.length)}ftyp${brands.join('\0\0\0\0')}`, 'latin1')
      for (const bytes of [box('heic', 'mif1'), box('mif1', 'heic'), box('msf1', 'hevc')]) {
        const answer = await upload(admin, { name: 'photo.jpg', bytes })
        expect([answer.statusCode, answer.json().error]).toEqual([
          400,
          '„photo.jpg“ ist ein HEIC-Foto vom iPhone, das die Website nicht zeigen kann. Schicken Sie es sich selbst per WhatsApp, speichern Sie es von dort und laden Sie es noch einmal hoch.',
        ])
      }
    })

    test('refuses a small file that decodes to more than 40 megapixels', async ({ admin }) => {
      const answer = await upload(admin, { name: 'bomb.png', bytes: bomb(8200, 5000) })
      expect([answer.statusCode, answer.json().error]).toEqual([413, '„bomb.png“ hat mehr als 40 Megapixel.'])
    })

    test('refuses a file over 10 MB by its name and the limit', async ({ admin }) => {
      const answer = await upload(
        admin,
        { name: 'large.jpg', bytes: Buffer.alloc(10 * MEGABYTE + 1) },
        { name: 'next.png', bytes: await drawing('png') },
      )
      expect([answer.statusCode, answer.json().error]).toEqual([413, '„large.jpg“ ist zu groß (höchstens 10 MB).'])
    })

    test('refuses more than ten files', async ({ admin }) => {
      const bytes = await drawing('png')
      const answer = await upload(admin, ...Array.from({ length: 11 }, (_, number) => ({ name: `${number}.png`, bytes })))
      expect([answer.statusCode, answer.json().error]).toEqual([413, 'Höchstens 10 Dateien auf einmal.'])
    })

    test('refuses an upload by its Content-Length alone', async ({ admin }) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(200 * MEGABYTE) }
      const answer = await admin.post('/api/admin/images/upload', '--x--', headers)
      expect([answer.statusCode, answer.json().error]).toEqual([413, 'Die Sendung ist zu groß.'])
    })

    test('accepts all or none: one bad file among three leaves nothing behind', async ({ admin, db }) => {
      const good = [await drawing('png'), await drawing('jpeg')] as const
      for (const bad of [Buffer.from('words'), Buffer.alloc(10 * MEGABYTE + 1), bomb(8200, 5000)]) {
        const answer = await upload(admin, { name: '1.png', bytes: good[0] }, { name: '2', bytes: bad }, { name: '3.jpg', bytes: good[1] })
        expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      }
      expect(await listOf(admin)).toEqual([])
      expect(await db.selectFrom('image_content').select('image_id').execute()).toEqual([])
    })

    test('refuses a form without files, with files elsewhere, broken, or of another type', async ({ admin }) => {
      const elsewhere = await upload(admin, { name: 'a.png', bytes: await drawing('png'), field: 'documents' })
      expect([elsewhere.statusCode, elsewhere.json().error]).toEqual([400, 'Es wurde kein Bild gesendet.'])
      const form = (body: string, type: string) => admin.post('/api/admin/images/upload', body, { 'content-type': type })
      expect((await form('--x--\r\n', 'multipart/form-data; boundary=x')).statusCode).toBe(400)
      expect((await form('', 'multipart/form-data; boundary=x')).statusCode).toBe(400)
      expect(
        (await form('--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\nabc', 'multipart/form-data; boundary=x'))
          .statusCode,
      ).toBe(400)
      expect((await form('abc', 'multipart/form-data')).statusCode).toBe(400)
      expect((await form('{}', 'application/json')).statusCode).toBe(415)
    })
  })
}
