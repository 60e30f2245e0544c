import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import { catalogueWriter, readCatalogueVersion } from '#database/catalogue-write.server.ts'
import { answerError } from '#platform/http/errors.server.ts'
import type { App } from '#platform/http/route.server.ts'
import { databases } from '#tests/databases.ts'
import { bomb, drawing, type Format, uploadOf } from '#tests/pictures.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { Image, LibraryImage, UploadedImage } from '../image.contract.ts'
import { mediaAdminApi } from './media-admin.api.server.ts'

const MEGABYTE = 1024 * 1024

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
      const cut = (await drawing('jpeg', { width: 300, height: 300 })).subarray(0, 500)
      for (const [name, bytes] of [
        ['text.jpg', Buffer.from('only words')],
        ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
        ['cut.jpg', cut],
        ['empty.jpg', Buffer.alloc(0)],
      ] as const) {
        const answer = await upload(admin, { name, bytes })
        expect([name, answer.statusCode]).toEqual([name, 400])
        const message = `„${name}“ ist kein Bild im Format JPEG, PNG, WebP, AVIF oder GIF.`
        expect(answer.json()).toEqual({ error: message, issues: [{ path: 'images', message }] })
      }
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

  describe(`the media library, on ${database.name}`, () => {
    const test = shopTest(database)

    test('is for signed-in staff only', async ({ visitor }) => {
      const { body, headers } = await uploadOf([{ name: 'a.png', bytes: await drawing('png') }])
      expect((await visitor.get('/api/admin/images')).statusCode).toBe(401)
      expect((await visitor.post('/api/admin/images/upload', body, headers)).statusCode).toBe(401)
      expect((await visitor.post('/api/admin/images/fetch', { url: 'https://example.com/a.png' })).statusCode).toBe(401)
      expect((await visitor.get('/api/admin/images/1')).statusCode).toBe(401)
      expect((await visitor.get('/api/admin/images/1/original')).statusCode).toBe(401)
      expect((await visitor.put('/api/admin/images/1', { altDe: 'Dach' })).statusCode).toBe(401)
      expect((await visitor.delete('/api/admin/images/1')).statusCode).toBe(401)
    })

    test('removes a deleted picture from the list, its address and all its renditions', async ({ admin, visitor }) => {
      const [image] = (await upload(admin, { name: 'a.png', bytes: await drawing('png') })).json<Image[]>()
      expect((await visitor.get(image?.url ?? '')).statusCode).toBe(200)
      expect((await admin.delete(`/api/admin/images/${image?.id}`)).statusCode).toBe(204)
      expect(await listOf(admin)).toEqual([])
      expect((await visitor.get(image?.url ?? '')).statusCode).toBe(404)
      expect((await admin.delete(`/api/admin/images/${image?.id}`)).statusCode).toBe(404)
      expect((await admin.delete('/api/admin/images/abc')).statusCode).toBe(400)
    })

    test('lists where each picture is used', async ({ admin, category, subcategory, product }) => {
      const add = async (name: string) => (await upload(admin, { name, bytes: await drawing('png') })).json<UploadedImage[]>()[0]?.url ?? ''
      const [shared, alone, unused] = [await add('shared.png'), await add('alone.png'), await add('unused.png')]
      const { id: categoryId } = await category({ nameDe: 'Paneele', image: shared })
      const { id: subcategoryId } = await subcategory({ nameDe: 'Mono', image: shared })
      const { id: productId } = await product({ nameDe: 'Paneel 550 W', mainImage: shared, images: [shared, alone] })
      const { id: gone } = await product({ mainImage: alone })
      await admin.delete(`/api/admin/products/${gone}`)
      await admin.post('/api/admin/site-settings', { key: 'hero_image_2', value: shared.replace('960', '1440') })
      const uses = (await listOf(admin)).map(({ url, usedIn }) => [
        url,
        usedIn.map(({ kind, subject, title }) => `${kind} ${subject} ${title}`),
      ])
      expect(Object.fromEntries(uses)).toEqual({
        [shared]: [
          `product ${productId} Paneel 550 W`,
          `category ${categoryId} Paneele`,
          `subcategory ${subcategoryId} Mono`,
          'setting hero_image_2 ',
        ],
        [alone]: [`product ${productId} Paneel 550 W`],
        [unused]: [],
      })
    })

    test('keeps a picture that a page uses by now if the deletion requires `unused=true`', async ({ admin, product }) => {
      const [image] = (await upload(admin, { name: 'a.png', bytes: await drawing('png') })).json<UploadedImage[]>()
      const { id } = await product({ mainImage: image?.url ?? '' })
      const refused = await admin.delete(`/api/admin/images/${image?.id}?unused=true`)
      expect([refused.statusCode, refused.json().usedIn]).toEqual([
        409,
        [{ kind: 'product', subject: String(id), title: expect.any(String) }],
      ])
      expect((await admin.delete(`/api/admin/images/${image?.id}`)).statusCode).toBe(204)
      expect((await admin.delete(`/api/admin/images/${image?.id}?unused=true`)).statusCode).toBe(404)
      const [other] = (await upload(admin, { name: 'b.png', bytes: await drawing('png') })).json<UploadedImage[]>()
      expect((await admin.delete(`/api/admin/images/${other?.id}?unused=true`)).statusCode).toBe(204)
    })

    test('stores descriptions of a picture and who wrote them', async ({ admin, db }) => {
      const [image] = (await upload(admin, { name: 'a.png', bytes: await drawing('png') })).json<UploadedImage[]>()
      const url = `/api/admin/images/${image?.id}`
      const changed = await admin.put(url, { altDe: ' Dach mit Paneelen ', altEs: 'Techo' })
      expect([changed.statusCode, changed.json()]).toMatchObject([200, { altDe: 'Dach mit Paneelen', altEs: 'Techo', altEn: '' }])
      expect((await admin.put(url, { altEn: 'Roof' })).json()).toMatchObject({ altDe: 'Dach mit Paneelen', altEn: 'Roof' })
      expect((await admin.get(url)).json()).toMatchObject({ altEs: 'Techo', altEn: 'Roof' })
      expect((await admin.put(url, { altDe: 'x'.repeat(300) })).statusCode).toBe(200)
      expect((await admin.put(url, { altDe: 'x'.repeat(301) })).json().issues).toEqual([
        { path: 'altDe', message: 'Der Text ist zu lang: höchstens 300 Zeichen.' },
      ])
      const edits = await db.selectFrom('edit').select(['kind', 'action', 'after', 'administrator']).orderBy('id').execute()
      expect(edits).toHaveLength(3)
      expect(edits[1]).toEqual({ kind: 'image', action: 'changed', after: '{"altEn":"Roof"}', administrator: 'Yanelis' })
      const [latest] = (await admin.get(`/api/admin/history?kind=image&subject=${image?.id}`)).json()
      expect(latest).toMatchObject({ action: 'changed', changes: [{ field: 'altDe', before: 'Dach mit Paneelen' }], canUndo: true })
      expect((await admin.post(`/api/admin/history/${latest.id}/undo`, {})).statusCode).toBe(200)
      expect((await admin.get(url)).json()).toMatchObject({ altDe: 'Dach mit Paneelen', altEn: 'Roof' })
      await admin.delete(url)
      for (const answer of [await admin.put(url, { altDe: 'x' }), await admin.get(url)]) expect(answer.statusCode).toBe(404)
    })

    test('merges descriptions by two people, unless both change the same text', async ({ admin }) => {
      const [seen] = (await upload(admin, { name: 'a.png', bytes: await drawing('png') })).json<UploadedImage[]>()
      const url = `/api/admin/images/${seen?.id}`
      const updatedAt = seen?.updatedAt
      await admin.put(url, { altDe: 'Dach', altEs: 'Techo', updatedAt })
      // All three texts are sent with the old `updatedAt`: the unchanged ones keep the other person's words.
      const mine = await admin.put(url, { altDe: '', altEs: '', altEn: 'Roof', updatedAt })
      expect([mine.statusCode, mine.json()]).toMatchObject([200, { altDe: 'Dach', altEs: 'Techo', altEn: 'Roof' }])
      const refused = await admin.put(url, { altEs: 'Tejado', altEn: 'Roof', updatedAt })
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { current: { altEs: 'Techo' }, conflicts: [{ field: 'altEs', by: 'Yanelis', at: expect.any(String) }] },
      ])
      expect(refused.json().conflicts).toHaveLength(1)
      const chosen = await admin.put(url, { altEs: 'Tejado', updatedAt: refused.json().current.updatedAt })
      expect([chosen.statusCode, chosen.json()]).toMatchObject([200, { altDe: 'Dach', altEs: 'Tejado' }])
      // The answer was lost: the same save again is no conflict, and changes nothing.
      const again = await admin.put(url, { altEs: 'Tejado', updatedAt: refused.json().current.updatedAt })
      expect([again.statusCode, again.json()]).toEqual([200, chosen.json()])
    })

    test('returns the file to staff as it was uploaded, with its own name', async ({ admin }) => {
      const bytes = await drawing('webp')
      const [image] = (await upload(admin, { name: 'Dächer (1) & co.webp', bytes })).json<UploadedImage[]>()
      const original = await admin.get(`/api/admin/images/${image?.id}/original`)
      expect([original.statusCode, original.headers['content-type'], original.headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'no-store',
      ])
      expect(original.headers['content-disposition']).toBe(
        `attachment; filename="D_cher (1) _ co.webp"; filename*=UTF-8''D%C3%A4cher%20%281%29%20%26%20co.webp`,
      )
      expect(original.rawPayload.equals(bytes)).toBe(true)
      await admin.delete(`/api/admin/images/${image?.id}`)
      expect((await admin.get(`/api/admin/images/${image?.id}/original`)).statusCode).toBe(404)
    })

    test('does not fetch from the shop’s own network', async ({ admin }) => {
      for (const url of ['http://127.0.0.1/a.png', 'http://localhost:3000/a.png', 'http://[::1]/', 'http://169.254.169.254/latest/']) {
        const answer = await admin.post('/api/admin/images/fetch', { url }, { 'accept-language': 'en' })
        expect(answer.statusCode).toBe(400)
        expect(answer.json().issues).toEqual([{ path: 'url', message: 'The picture could not be loaded from that address.' }])
      }
      for (const url of ['ftp://example.com/a.png', 'a.png', '', 7])
        expect((await admin.post('/api/admin/images/fetch', { url })).json().issues[0].path).toBe('url')
    })

    test('uses its own pictures by any of their addresses, without a request', async ({ admin, db }) => {
      const [image] = (await upload(admin, { name: 'panel.png', bytes: await drawing('png') })).json<UploadedImage[]>()
      const [, , key] = (image?.url ?? '').split('/')
      const own = [
        ...[
          `/media/${key}/960.jpg`,
          `/media/${key}/240l.avif?v=1#a`,
          `/media/${key}/1440%2Ewebp`,
          `/a/../media/${key}/480.webp`,
          `media/${key}/960.jpg`,
          `media/${key}/480l.webp?v=1`,
        ],
        ...[
          `http://localhost/media/${key}/960.jpg`,
          `https://LOCALHOST/media/${key}/960.jpg?x`,
          ` http://www.localhost/media/${key}/960.jpg `,
        ],
      ]
      for (const url of own) {
        const answer = await admin.post('/api/admin/images/fetch', { url })
        expect([url, answer.statusCode, answer.json()]).toEqual([url, 200, { ...image, wasKnown: true }])
      }
      // Behind a proxy that changes the Host header, the Origin header names the shop.
      const behind = { host: 'inside:3000', origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }
      const seen = await admin.post('/api/admin/images/fetch', { url: `https://shop.example/media/${key}/960.jpg` }, behind)
      expect([seen.statusCode, seen.json().id]).toEqual([200, image?.id])
      expect(await db.selectFrom('image').select('id').execute()).toHaveLength(1)
    })

    test('refuses addresses of the shop without a picture, and does not request disguised ones', async ({ admin, picture }) => {
      const refusalOf = async (url: unknown) => {
        const answer = await admin.post('/api/admin/images/fetch', { url }, { 'accept-language': 'en' })
        return [answer.statusCode, answer.json().issues[0].message.split(/[.:]/)[0]]
      }
      const url = await picture()
      const [listed] = await listOf(admin)
      await admin.delete(`/api/admin/images/${listed?.id}`)
      const gone = [400, 'This picture is no longer in the media library']
      for (const address of [url, `http://localhost${url}?x=1`, `/media/${'f'.repeat(26)}/960.jpg`])
        expect([address, await refusalOf(address)]).toEqual([address, gone])
      const notThere = [400, 'There is no picture of the media library at this address of our own website']
      for (const address of ['/about', 'media/x', 'http://localhost/product/x', '/media/x/960.jpg', 'http://localhost', '/media/%/960.jpg'])
        expect([address, await refusalOf(address)]).toEqual([address, notThere])
      const none = [400, 'An http or https address is expected']
      const evil = [
        '//evil.example',
        '/\\evil.example',
        '\\\\localhost',
        'http://a:b@localhost',
        'ftp://localhost',
        'localhost',
        'data:image/png,',
      ]
      for (const address of evil) expect([address, await refusalOf(`${address}${url}`)]).toEqual([`${address}`, none])
      // Other sites with the same path. They are not requested, since their addresses are not public.
      const other = [400, 'The picture could not be loaded from that address']
      for (const address of [
        'http://localhost:81',
        'http://127.0.0.1',
        'http://localhost.evil.invalid',
        'http://evil.invalid/http://localhost',
      ])
        expect([address, await refusalOf(`${address}${url}`)]).toEqual([address, other])
      expect((await admin.post('/api/admin/images/fetch', { url: `/${'a'.repeat(3000)}` })).statusCode).toBe(400)
    })

    test('fetches a picture of another site and checks it like an upload', async ({ admin, db, clock }) => {
      const picture = await drawing('webp')
      const site = createServer((request, response) => response.end(request.url === '/panel.webp' ? picture : 'no picture'))
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
      const app = fastify() as unknown as App
      app.setValidatorCompiler(validatorCompiler)
      app.setSerializerCompiler(serializerCompiler)
      app.setErrorHandler(answerError as never)
      await app.register(async (subject) =>
        mediaAdminApi(subject as App, {
          db,
          learnTranslations: async () => {},
          clock,
          write: catalogueWriter(db, catalogueChanges()),
          requireAdmin: async () => {},
          listPictureUses: async () => [],
          publicUrl: 'https://shop.example',
          mayFetchFrom: (ip) => ip === '127.0.0.1',
        }),
      )
      const fetchFrom = (path: string) =>
        app.inject({
          method: 'POST',
          url: '/api/admin/images/fetch',
          payload: { url: `http://127.0.0.1:${(site.address() as AddressInfo).port}${path}` },
        })
      try {
        const fetched = await fetchFrom('/panel.webp')
        expect([fetched.statusCode, fetched.json()]).toMatchObject([201, { filename: 'panel.webp', size: picture.length }])
        expect(await listOf(admin)).toMatchObject([{ id: fetched.json().id, filename: 'panel.webp' }])
        const refused = await fetchFrom('/words.webp')
        expect(refused.statusCode).toBe(400)
        expect(refused.json().issues).toEqual([
          { path: 'url', message: '„words.webp“ ist kein Bild im Format JPEG, PNG, WebP, AVIF oder GIF.' },
        ])
      } finally {
        await app.close()
        site.close()
      }
    })
  })
}
