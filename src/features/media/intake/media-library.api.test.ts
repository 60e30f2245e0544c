import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import { catalogueWriter } from '#database/catalogue-write.server.ts'
import { answerError } from '#platform/http/errors.server.ts'
import type { App } from '#platform/http/route.server.ts'
import { databases } from '#tests/databases.ts'
import { drawing, uploadOf } from '#tests/pictures.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { Image, LibraryImage, UploadedImage } from '../image.contract.ts'
import { mediaAdminApi } from './media-admin.api.server.ts'

async function upload(client: Client, ...files: { name: string; bytes: Uint8Array; field?: string }[]) {
  const { body, headers } = await uploadOf(files)
  return client.post('/api/admin/images/upload', body, headers)
}
const listOf = async (client: Client) => (await client.get('/api/admin/images')).json<LibraryImage[]>()

for (const database of databases) {
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
