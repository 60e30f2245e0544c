import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { makeApi } from '#api/client.ts'
import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import { idempotentApi, newKey } from '#api/idempotent-calls.ts'
import { ignoreMissing } from '#api/refusals.ts'
import { deleteProduct } from '#features/catalog/calls.ts'
import type { StaffProduct } from '#features/catalog/product/product.contract.ts'
import { undoChange } from '#features/history/calls.ts'
import type { HistoryEntry } from '#features/history/history.contract.ts'
import { DAY_MS } from '#kit/units.ts'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest, staff } from '#tests/shop.ts'

const products = '/api/admin/products'
const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key })
const howMany = async (admin: Client, url: string) => (await admin.get(url)).json<unknown[]>().length

for (const database of databases) {
  describe(`a write of staff with an Idempotency-Key, on ${database.name}`, () => {
    const test = shopTest(database)

    test('sent again after a lost answer creates no second product', async ({ admin, category }) => {
      const body = { nameDe: 'Modul', shortDescriptionDe: 'Kurz', categoryId: (await category()).id, sku: 'SP-1' }
      const headers = keyed()
      const first = await admin.post(products, body, headers)
      const again = await admin.post(products, body, headers)
      expect([again.statusCode, again.json()]).toEqual([201, first.json()])
      expect(again.headers['content-type']).toBe(first.headers['content-type'])
      expect(await howMany(admin, products)).toBe(1)
      expect((await admin.post(products, { ...body, sku: 'SP-2' }, keyed())).statusCode).toBe(201)
    })

    test('is performed again if it deletes an item that an undo has brought back', async ({ admin, product }) => {
      const { id } = await product()
      let isLost = true
      const api = idempotentApi(
        makeApi(async ({ method, address, headers, body }) => {
          const answer = await (method === 'DELETE' ? admin.delete(address, headers) : admin.post(address, body, headers))
          if (isLost) throw new CallError(NO_CONNECTION, 'no connection')
          return { status: answer.statusCode, statusText: answer.statusMessage, text: answer.body }
        }),
        { makeKey: newKey, now: Date.now },
      )
      const remove = () => ignoreMissing(api.call(deleteProduct, { params: { id } }))
      await expect(remove()).rejects.toThrow('no connection')
      isLost = false
      const [deletion] = (await admin.get('/api/admin/history')).json<HistoryEntry[]>()
      await api.call(undoChange, { params: { id: deletion?.id ?? 0 }, body: { force: false } })
      expect(await howMany(admin, products)).toBe(1)
      await remove()
      expect(await howMany(admin, products)).toBe(0)
      // The product was not restored this time, so a second deletion succeeds as well.
      await remove()
    })

    test('sent several times at the same moment is performed once', async ({ admin, category, db }) => {
      const body = { nameDe: 'Modul', shortDescriptionDe: 'Kurz', categoryId: (await category()).id }
      const headers = keyed()
      const answers = await Promise.all([1, 2, 3].map(() => admin.post(products, body, headers)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      expect(await howMany(admin, products)).toBe(1)
      expect(await db.selectFrom('edit').select('id').where('kind', '=', 'product').execute()).toHaveLength(1)

      const term = { de: 'Kabelkanal', es: 'Canaleta', en: '' }
      const key = keyed()
      const terms = await Promise.all([1, 2].map(() => admin.post('/api/admin/glossary', term, key)))
      expect(terms.map(({ statusCode }) => statusCode)).toEqual([201, 201])
      expect(terms[1]?.json()).toEqual(terms[0]?.json())
    })

    test('is answered from its own transaction if the shop crashed before answering', async ({ admin, visitor, category, db }) => {
      const { id: categoryId } = await category()
      const body = { nameDe: 'Modul', shortDescriptionDe: 'Kurz', categoryId }
      const [creation, deletion, password] = [keyed(), keyed(), keyed()]
      const made = await admin.post(products, body, creation)
      const { id } = made.json<StaffProduct>()
      const account = { ownPassword: staff.password, username: 'yoel', firstName: 'Yoel' }
      const told = await admin.post('/api/admin/administrators', account, password)
      await admin.delete(`${products}/${id}`, deletion)
      await db.updateTable('idempotent_write').set({ answer: null }).execute()
      expect((await admin.post(products, body, creation)).json()).toEqual(made.json())
      expect((await admin.delete(`${products}/${id}`, deletion)).statusCode).toBe(204)
      // The retry returns the same generated password, and it works.
      const again = (await admin.post('/api/admin/administrators', account, password)).json()
      expect(again).toEqual(told.json())
      expect((await visitor.post('/api/admin/login', { username: 'yoel', password: again.password })).statusCode).toBe(200)
      expect(await howMany(admin, products)).toBe(0)
    })

    test('with the same key and another body, call or address is refused with a message', async ({ admin, product }) => {
      const { id } = await product({ oldPrice: '70.00' })
      const headers = keyed()
      expect((await admin.put(`${products}/${id}`, { oldPrice: '77' }, headers)).statusCode).toBe(200)
      for (const other of [
        await admin.put(`${products}/${id}`, { oldPrice: '78' }, headers),
        await admin.put(`${products}/${id + 1}`, { oldPrice: '77' }, headers),
        await admin.post(`${products}/${id}/duplicate`, undefined, headers),
      ])
        expect([other.statusCode, other.json().error]).toEqual([422, expect.stringContaining('Idempotency-Key')])
      expect((await admin.get(`${products}/${id}`)).json()).toMatchObject({ oldPrice: '77.00' })
      const bad = await admin.put(`${products}/${id}`, {}, { 'idempotency-key': 'again' })
      expect([bad.statusCode, bad.json().error]).toEqual([400, 'Idempotency-Key muss eine UUID sein.'])
    })

    test('is made again if it was refused', async ({ admin, product }) => {
      await product({ slug: 'panel' })
      const { id } = await product()
      const headers = keyed()
      expect((await admin.put(`${products}/${id}`, { slug: 'panel' }, headers)).statusCode).toBe(409)
      expect((await admin.put(`${products}/${id}`, { slug: 'modulo' }, headers)).statusCode).toBe(200)
    })

    test('copies a product, uploads a picture and restores from the trash once', async ({ admin, product }) => {
      const { id } = await product({ nameDe: 'Modul' })
      const copy = keyed()
      const copies = [
        await admin.post(`${products}/${id}/duplicate`, undefined, copy),
        await admin.post(`${products}/${id}/duplicate`, undefined, copy),
      ]
      expect(copies[1]?.json()).toEqual(copies[0]?.json())
      expect(await howMany(admin, products)).toBe(2)

      const [remove, restore] = [keyed(), keyed()]
      for (let attempt = 0; attempt < 2; attempt += 1) expect((await admin.delete(`${products}/${id}`, remove)).statusCode).toBe(204)
      for (let attempt = 0; attempt < 2; attempt += 1)
        expect((await admin.post(`/api/admin/trash/product/${id}/restore`, undefined, restore)).statusCode).toBe(200)

      // The same file in a body with another boundary, then another file with the same key.
      const upload = keyed()
      const sent = [await admin.post(...formWith('a.png', 'one', upload)), await admin.post(...formWith('a.png', 'other', upload))]
      expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201])
      expect(sent[1]?.json()).toEqual(sent[0]?.json())
      expect((await admin.post(...formWith('b.png', 'one', upload))).statusCode).toBe(422)
    })

    test('is repeated for its sender only, and for thirty days', async ({ admin, category, clock, db }) => {
      const body = { nameDe: 'Modul', shortDescriptionDe: 'Kurz', categoryId: (await category()).id }
      const headers = keyed()
      await admin.post(products, body, headers)
      await db
        .updateTable('idempotent_write')
        .set((row) => ({ administrator_id: row('administrator_id', '+', 1) }))
        .execute()
      await admin.post(products, body, headers)
      expect(await howMany(admin, products)).toBe(2)
      const setBack = (days: number) =>
        db
          .updateTable('idempotent_write')
          .set({ created_at: new Date(clock.now().getTime() - days * DAY_MS - 1).toISOString() })
          .execute()
      // A draft is saved again after a holiday, with the key of a save that was never answered.
      await setBack(29)
      await admin.post(products, body, headers)
      expect(await howMany(admin, products)).toBe(2)
      await setBack(30)
      await admin.post(products, body, headers)
      expect(await howMany(admin, products)).toBe(3)
      expect(await db.selectFrom('idempotent_write').select('step').execute()).toHaveLength(1)
    })

    test('stores nothing readable or guessable without its key', async ({ admin, db }) => {
      const headers = keyed()
      const account = { ownPassword: staff.password, username: 'yoel', firstName: 'Yoel' }
      const { password } = (await admin.post('/api/admin/administrators', account, headers)).json()
      const stored = JSON.stringify(await db.selectFrom('idempotent_write').selectAll().execute())
      for (const secret of [password, staff.password, headers['idempotency-key'], 'Yoel']) expect(stored).not.toContain(secret)
    })
  })
}

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** Returns address, body and headers of an upload. */
function formWith(filename: string, boundary: string, headers: Record<string, string>): [string, Buffer, Record<string, string>] {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="images"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), PNG, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return ['/api/admin/images/upload', body, { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers }]
}
