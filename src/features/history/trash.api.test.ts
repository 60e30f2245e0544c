import { describe, expect } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import { catalogueWriter, readCatalogueVersion } from '#database/catalogue-write.server.ts'
import { catalogHistory } from '#features/catalog/catalog-history.server.ts'
import { databases } from '#tests/databases.ts'
import { drawing, uploadOf } from '#tests/pictures.ts'
import { type Client, shopTest, staff } from '#tests/shop.ts'
import type { TrashEntry } from './history.contract.ts'

const url = '/api/admin/trash'
const HOUR = 60 * 60 * 1000
const message = { name: 'Yoel Pérez', phone: '+5352345678', message: 'Quiero un sistema solar para mi casa.', language: 'es' }

async function upload(admin: Client): Promise<{ id: number; url: string }> {
  const { body, headers } = await uploadOf([{ name: 'sol.jpg', bytes: await drawing('jpeg') }])
  return (await admin.post('/api/admin/images/upload', body, headers)).json()[0]
}

for (const database of databases) {
  describe(`the trash, on ${database.name}`, () => {
    const test = shopTest(database)
    const trash = async (admin: Client, query = '') => (await admin.get(`${url}${query}`)).json<TrashEntry[]>()
    const remove = (admin: Client, path: string) => admin.delete(`/api/admin/${path}`)
    const restore = (admin: Client, kind: string, id: number) => admin.post(`${url}/${kind}/${id}/restore`)
    const send = async (visitor: Client, body = {}) =>
      (await visitor.post('/api/inquiries', { ...message, ...body })).json<{ id: number }>().id

    test('shows deleted items with author and purge date, latest first', async ({ admin, product, visitor, clock }) => {
      const { id } = await product({ nameDe: 'Modul', sku: 'SP-1' })
      const inquiry = await send(visitor)
      await remove(admin, `products/${id}`)
      clock.advance(HOUR)
      await remove(admin, `inquiries/${inquiry}`)
      const deleted = { by: staff.firstName, takenAlong: [], holds: 0, first: null }
      expect(await trash(admin)).toEqual([
        {
          ...{ kind: 'inquiry', id: inquiry, title: message.name, detail: message.message },
          ...{ ...deleted, deletedAt: '2026-11-21T13:00:00.000Z', emptiedAt: '2026-12-21T13:00:00.000Z' },
        },
        {
          ...{ kind: 'product', id, title: 'Modul', detail: 'SP-1' },
          ...{ ...deleted, deletedAt: '2026-11-21T12:00:00.000Z', emptiedAt: '2026-12-21T12:00:00.000Z' },
        },
      ])
      expect(await trash(admin, '?kind=product')).toMatchObject([{ id }])
      expect((await admin.get(`${url}?page=2`)).headers['x-total-count']).toBe('2')
    })

    test('names items in the language of the reader', async ({ admin, category, product }) => {
      const { id } = await category({ nameDe: 'Kabel', nameEs: 'Cables' })
      await product({ categoryId: id, nameDe: 'Solarkabel', nameEs: 'Cable solar' })
      const { id: inside } = await product({ categoryId: id, nameDe: 'Litze' })
      await remove(admin, `categories/${id}?cascade=true`)
      const spanish = { 'accept-language': 'es' }
      const [entry] = (await admin.get(url, spanish)).json<TrashEntry[]>()
      expect([entry?.title, entry?.takenAlong.map(({ title }) => title).sort()]).toEqual(['Cables', ['Cable solar', 'Litze']])
      expect((await trash(admin))[0]?.title).toBe('Kabel')
      const refused = await admin.post(`${url}/product/${inside}/restore`, undefined, spanish)
      expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringContaining('«Cables»')])
      expect((await admin.get(`/api/admin/history?kind=category&subject=${id}`, spanish)).json()[0].title).toBe('Cables')
      expect((await admin.post(`${url}/category/${id}/restore`, undefined, spanish)).json().title).toBe('Cables')
      // An edit keeps the name at its time.
      await admin.put(`/api/admin/categories/${id}`, { name: 'Leitungen', nameDe: 'Leitungen', nameEs: 'Conductores' })
      const edits = (await admin.get(`/api/admin/history?kind=category&subject=${id}`, spanish)).json<{ title: string }[]>()
      expect([edits[0]?.title, edits.at(-1)?.title]).toEqual(['Conductores', 'Kabel'])
    })

    test('is listed and purged without reading long texts', async ({ admin, category, subcategory, product, db }) => {
      const { id } = await category()
      await product({ subcategoryId: (await subcategory({ categoryId: id })).id })
      await remove(admin, `categories/${id}?cascade=true`)
      const columns = new Set<string>()
      const watched = db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          for (const row of result.rows) for (const column of Object.keys(row)) columns.add(column)
          return result
        },
      })
      const adapters = catalogHistory({ db: watched, write: catalogueWriter(watched, catalogueChanges()) })
      const lists = await Promise.all(adapters.map((adapter) => adapter.trash?.list()))
      expect(lists.flat().map((one) => one?.kind)).toEqual(['product', 'subcategory', 'category'])
      await adapters.at(-1)?.trash?.deleteForever(id, { now: new Date(), by: null })
      expect(await trash(admin)).toEqual([])
      expect([...columns].filter((column) => column.includes('description'))).toEqual([])
    })

    test('a refused change is not announced', async ({ admin, db }) => {
      const version = await readCatalogueVersion(db)
      for (const path of ['trash/product/7', 'trash/category/7', 'images/7', 'products/7'])
        expect([path, (await remove(admin, path)).statusCode]).toEqual([path, 404])
      expect(await readCatalogueVersion(db)).toBe(version)
    })

    test('contains an inquiry marked as a bot only after staff delete it, and restores it with its mark', async ({ admin, visitor }) => {
      const id = await send(visitor, { website: 'http://spam.example' })
      expect(await trash(admin)).toEqual([])
      await remove(admin, `inquiries/${id}`)
      expect(await trash(admin)).toMatchObject([{ kind: 'inquiry', id, by: staff.firstName }])
      expect((await restore(admin, 'inquiry', id)).statusCode).toBe(200)
      expect((await admin.get('/api/admin/inquiries?suspicious=true')).json()).toMatchObject([{ id, suspicion: 'hidden-field' }])
    })

    test('restores a product unchanged, for visitors at once', async ({ admin, product, visitor }) => {
      const { id, slug } = await product({ nameDe: 'Modul', sku: 'SP-1', images: [] })
      const before = (await admin.get(`/api/admin/products/${id}`)).json()
      await remove(admin, `products/${id}`)
      expect((await visitor.get(`/api/products/${slug}`)).statusCode).toBe(404)
      const answer = await restore(admin, 'product', id)
      expect([answer.statusCode, answer.json()]).toEqual([200, { title: 'Modul', count: 1, newAddress: null }])
      const after = (await admin.get(`/api/admin/products/${id}`)).json()
      expect(after).toEqual({ ...before, updatedAt: expect.any(String) })
      expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
      expect((await visitor.get(`/api/products/${slug}`)).statusCode).toBe(200)
      expect((await restore(admin, 'product', id)).json().error).toBe('Das liegt nicht mehr im Papierkorb.')
      expect(await trash(admin)).toEqual([])
    })

    test('restores a category with everything from the same deletion, and nothing deleted before', async ({
      admin,
      category,
      subcategory,
      product,
      clock,
    }) => {
      const { id: categoryId } = await category({ nameDe: 'Batterien' })
      const { id: subcategoryId } = await subcategory({ categoryId, nameDe: 'Wand' })
      const [inside, direct, earlier] = [await product({ subcategoryId }), await product({ categoryId }), await product({ subcategoryId })]
      await remove(admin, `products/${earlier.id}`)
      clock.advance(HOUR)
      await remove(admin, `categories/${categoryId}?cascade=true`)
      const [entry, alone] = await trash(admin)
      expect(entry).toMatchObject({ kind: 'category', id: categoryId, holds: 4, by: staff.firstName })
      expect(entry?.takenAlong).toHaveLength(3)
      expect(alone).toMatchObject({ kind: 'product', id: earlier.id, first: { kind: 'category', id: categoryId, title: 'Batterien' } })
      const refused = await restore(admin, 'product', earlier.id)
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        {
          error: 'Die Kategorie „Batterien“ liegt auch im Papierkorb. Bitte zuerst sie wiederherstellen.',
          first: { kind: 'category', id: categoryId, title: 'Batterien' },
        },
      ])
      expect((await restore(admin, 'category', categoryId)).json()).toMatchObject({ count: 4 })
      const alive = (await admin.get('/api/admin/products')).json<{ id: number }[]>().map(({ id }) => id)
      expect(alive.sort()).toEqual([inside.id, direct.id].sort())
      expect((await admin.get('/api/admin/subcategories')).json()).toHaveLength(1)
      expect((await restore(admin, 'product', earlier.id)).statusCode).toBe(200)
    })

    test('restores a subcategory with its products, but only after its category', async ({ admin, subcategory, product, clock }) => {
      const { id, categoryId } = await subcategory({ nameDe: 'Wand' })
      const inside = await product({ subcategoryId: id })
      await remove(admin, `subcategories/${id}?cascade=true`)
      expect(await trash(admin)).toMatchObject([{ kind: 'subcategory', takenAlong: [{ kind: 'product', id: inside.id }] }])
      expect((await restore(admin, 'product', inside.id)).json()).toMatchObject({ first: { kind: 'subcategory', id } })
      clock.advance(HOUR)
      await remove(admin, `categories/${categoryId}?cascade=true`)
      expect((await restore(admin, 'subcategory', id)).json()).toMatchObject({ first: { kind: 'category', id: categoryId } })
      await restore(admin, 'category', categoryId)
      expect((await restore(admin, 'subcategory', id)).json()).toMatchObject({ count: 2 })
    })

    test('leaves a reused address to its new owner, old links included', async ({ admin, product, visitor }) => {
      const old = await product({ nameEs: 'Panel', slug: 'panel' })
      await remove(admin, `products/${old.id}`)
      const owner = await product({ slug: 'panel' })
      expect((await restore(admin, 'product', old.id)).json()).toMatchObject({ newAddress: 'panel-2' })
      await remove(admin, `products/${old.id}`)
      await admin.put(`/api/admin/products/${owner.id}`, { slug: 'otro' })
      await remove(admin, `products/${owner.id}`)
      expect((await restore(admin, 'product', owner.id)).json()).toMatchObject({ newAddress: null })
      expect((await visitor.get('/api/products/panel')).json()).toMatchObject({ slug: 'otro' })
    })

    test('gives both products their own address while the same one is being reused', async ({ admin, product }) => {
      const { id, categoryId } = await product({ nameEs: 'Panel', slug: 'panel' })
      await remove(admin, `products/${id}`)
      const made = { nameDe: 'Neu', nameEs: 'Panel', shortDescriptionDe: 'Kurz', categoryId }
      const answers = await Promise.all([
        restore(admin, 'product', id),
        admin.post('/api/admin/products', made),
        restore(admin, 'product', id),
      ])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201, 404])
      const slugs = (await admin.get('/api/admin/products')).json<{ slug: string }[]>().map(({ slug }) => slug)
      expect(slugs.sort()).toEqual(['panel', 'panel-2'])
    })

    test('names a SKU that was reused meanwhile, and then restores nothing at all', async ({ admin, category, product }) => {
      const { id: categoryId } = await category()
      await product({ categoryId, nameDe: 'Alt', nameEs: 'Viejo', sku: 'SP-1' })
      await product({ categoryId, nameDe: 'Frei', sku: 'SP-2' })
      await remove(admin, `categories/${categoryId}?cascade=true`)
      await product({ nameDe: 'Neu', nameEs: 'Nuevo', sku: 'SP-1' })
      const refused = await restore(admin, 'category', categoryId)
      expect([refused.statusCode, refused.json().error]).toEqual([
        409,
        '„Alt“ lässt sich nicht wiederherstellen: Die Artikelnummer (SKU) SP-1 hat jetzt „Neu“. Bitte zuerst dort ändern.',
      ])
      const spanish = await admin.post(`/api/admin/trash/category/${categoryId}/restore`, undefined, { 'accept-language': 'es' })
      expect(spanish.json().error).toMatch(/^«Viejo» no se puede restaurar: .* «Nuevo»/)
      expect(await trash(admin)).toMatchObject([{ kind: 'category', takenAlong: [{}, {}] }])
    })

    test('restores a picture at its address', async ({ admin, visitor }) => {
      const picture = await upload(admin)
      await remove(admin, `images/${picture.id}`)
      expect(await trash(admin)).toMatchObject([{ kind: 'image', id: picture.id, title: 'sol.jpg' }])
      expect((await restore(admin, 'image', picture.id)).statusCode).toBe(200)
      expect((await visitor.get(picture.url)).statusCode).toBe(200)
      await remove(admin, `images/${picture.id}`)
      const [deleted] = (await admin.get(`/api/admin/history?kind=image&subject=${picture.id}`)).json()
      expect(deleted).toMatchObject({ action: 'deleted', title: 'sol.jpg', canUndo: true })
      expect((await admin.post(`/api/admin/history/${deleted.id}/undo`)).statusCode).toBe(200)
      expect((await visitor.get(picture.url)).statusCode).toBe(200)
    })

    test('deletes permanently only items in the trash and their dependents', async ({ admin, subcategory, product, db }) => {
      const { id: subcategoryId, categoryId } = await subcategory()
      const { id } = await product({ subcategoryId, slug: 'uno' })
      await admin.put(`/api/admin/products/${id}`, { slug: 'dos' })
      expect((await remove(admin, `trash/category/${categoryId}`)).statusCode).toBe(404)
      await remove(admin, `categories/${categoryId}?cascade=true`)
      expect((await remove(admin, `trash/category/${categoryId}`)).statusCode).toBe(204)
      expect(await trash(admin)).toEqual([])
      for (const table of ['product', 'subcategory', 'category', 'slug_redirect'] as const)
        expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
      expect((await restore(admin, 'category', categoryId)).statusCode).toBe(404)
      expect((await remove(admin, 'trash/category/0')).statusCode).toBe(400)
      expect((await remove(admin, 'trash/setting/1')).statusCode).toBe(400)
    })

    test('is closed to visitors', async ({ visitor }) => {
      expect((await visitor.get(url)).statusCode).toBe(401)
      expect((await visitor.post(`${url}/product/1/restore`)).statusCode).toBe(401)
      expect((await visitor.delete(`${url}/product/1`)).statusCode).toBe(401)
    })
  })
}
