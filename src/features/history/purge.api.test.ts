import { describe, expect } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import { catalogueWriter } from '#database/catalogue-write.server.ts'
import { createTrashAdapters } from '#src/history-adapters.ts'
import { databases } from '#tests/databases.ts'
import { drawing, uploadOf } from '#tests/pictures.ts'
import { type Client, shopTest, staff } from '#tests/shop.ts'
import type { TrashEntry } from './history.contract.ts'
import { purgeTrash } from './trash.server.ts'
import { scheduleTrashPurge } from './trash-round.server.ts'

const url = '/api/admin/trash'
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const message = { name: 'Yoel Pérez', phone: '+5352345678', message: 'Quiero un sistema solar para mi casa.', language: 'es' }

async function upload(admin: Client): Promise<{ id: number; url: string }> {
  const { body, headers } = await uploadOf([{ name: 'sol.jpg', bytes: await drawing('jpeg') }])
  return (await admin.post('/api/admin/images/upload', body, headers)).json()[0]
}

for (const database of databases) {
  describe(`the purge of the trash, on ${database.name}`, () => {
    const test = shopTest(database)
    const trash = async (admin: Client, query = '') => (await admin.get(`${url}${query}`)).json<TrashEntry[]>()
    const remove = (admin: Client, path: string) => admin.delete(`/api/admin/${path}`)
    const send = async (visitor: Client, body = {}) =>
      (await visitor.post('/api/inquiries', { ...message, ...body })).json<{ id: number }>().id

    test('happens after exactly thirty days, and inquiries about a purged product stay readable', async ({
      admin,
      subcategory,
      product,
      visitor,
      clock,
      db,
    }) => {
      const { id: subcategoryId, categoryId } = await subcategory()
      const { id: productId } = await product({ subcategoryId, nameDe: 'Modul' })
      const { id: kept } = await product()
      const cart = { lines: [{ productId, quantity: 2, name: 'Panel', price: '10.00' }] }
      const inquiry = await send(visitor, { cart, productIds: [productId] })
      const [unseen, spam] = [await send(visitor, { website: 'x' }), await send(visitor, { website: 'y' })]
      await remove(admin, `inquiries/${spam}`)
      const picture = await upload(admin)
      await remove(admin, `images/${picture.id}`)
      await remove(admin, `categories/${categoryId}?cascade=true`)
      const adapters = createTrashAdapters({ db, write: catalogueWriter(db, catalogueChanges()), dataDir: '/nowhere' })
      const deletedAt = clock.now().getTime()
      const empty = (after: number) => purgeTrash(adapters, new Date(deletedAt + after))

      expect(await empty(30 * DAY - 1)).toBe(0)
      expect(await trash(admin)).toHaveLength(3)
      // Two servers purge the trash at once. Each counts only what it deleted itself.
      const counts = await Promise.all([empty(30 * DAY), empty(30 * DAY)])
      expect(Math.max(...counts)).toBeGreaterThan(0)
      expect(await trash(admin)).toEqual([])
      expect(await empty(30 * DAY)).toBe(0)

      expect(await db.selectFrom('image_content').select('image_id').execute()).toEqual([])
      expect(await db.selectFrom('product').select('id').execute()).toEqual([{ id: kept }])
      const sent = (await admin.get('/api/admin/inquiries')).json<{ id: number }[]>()
      expect(sent).toMatchObject([{ id: inquiry, cart }])
      const suspicious = (await admin.get('/api/admin/inquiries?suspicious=true')).json()
      // An inquiry that staff did not delete is never purged.
      expect(suspicious).toMatchObject([{ id: unseen }])
      const [deleted] = (await admin.get(`/api/admin/history?kind=category&subject=${categoryId}`)).json()
      expect(deleted).toMatchObject({ action: 'deleted', by: staff.firstName })
      expect((await admin.post(`/api/admin/history/${deleted.id}/undo`)).json().error).toBe('Das liegt nicht mehr im Papierkorb.')
    })

    test('is recorded with its author, but without the name of an inquiry', async ({ admin, visitor, subcategory, product }) => {
      const { id: subcategoryId, categoryId } = await subcategory({ nameDe: 'Dach' })
      const { id: productId } = await product({ subcategoryId, nameDe: 'Modul' })
      const inquiry = await send(visitor)
      await admin.put(`/api/admin/inquiries/${inquiry}`, { notes: 'Yoel ruft an' })
      const picture = await upload(admin)
      await remove(admin, `categories/${categoryId}?cascade=true`)
      await remove(admin, `inquiries/${inquiry}`)
      await remove(admin, `images/${picture.id}`)
      for (const path of [`category/${categoryId}`, `inquiry/${inquiry}`, `image/${picture.id}`])
        expect((await remove(admin, `trash/${path}`)).statusCode).toBe(204)
      expect((await remove(admin, `trash/inquiry/${inquiry}`)).statusCode).toBe(404)
      const history = async (query: string) => (await admin.get(`/api/admin/history?${query}`)).json()
      for (const [kind, subject] of [
        ['product', productId],
        ['subcategory', subcategoryId],
        ['category', categoryId],
        ['image', picture.id],
      ])
        expect((await history(`kind=${kind}&subject=${subject}`))[0]).toMatchObject({
          action: 'erased',
          by: staff.firstName,
          canUndo: false,
        })
      const ofInquiry = await history(`kind=inquiry&subject=${inquiry}`)
      expect(ofInquiry.map(({ action }: { action: string }) => action)).toEqual(['erased', 'deleted', 'changed'])
      expect(ofInquiry.map(({ canUndo }: { canUndo: boolean }) => canUndo)).toEqual([false, false, false])
      expect(JSON.stringify(ofInquiry)).not.toMatch(/Yoel/)
      const shown = await history('only=trash')
      expect(new Set(shown.map(({ action }: { action: string }) => action))).toEqual(new Set(['erased', 'deleted']))
      expect((await admin.get('/api/admin/history?only=all')).statusCode).toBe(400)
    })

    test('is complete if there are more items than fit into one batch', async ({ admin, product, clock, db }) => {
      const { id } = await product()
      await remove(admin, `products/${id}`)
      const { id: _, ...row } = await db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const copies = Array.from({ length: 240 }, (_, number) => ({ ...row, slug: `kopie-${number}` }))
      for (let start = 0; start < copies.length; start += 24)
        await db
          .insertInto('product')
          .values(copies.slice(start, start + 24))
          .execute()
      const later = new Date(clock.now().getTime() + 30 * DAY)
      const adapters = createTrashAdapters({ db, write: catalogueWriter(db, catalogueChanges()), dataDir: '/nowhere' })
      await remove(admin, `trash/product/${id}`)
      expect(await purgeTrash(adapters, later)).toBe(240)
      expect(await trash(admin)).toEqual([])
    })

    test('happens at the start and once a day, until the server stops', async ({ admin, product, clock, db }) => {
      const { id } = await product()
      await remove(admin, `products/${id}`)
      let now = clock.now()
      const rounds: (() => void)[] = []
      const said: string[] = []
      const log = { info: (_: object, text: string) => void said.push(text), error: (_: object, text: string) => void said.push(text) }
      const every = (milliseconds: number, run: () => void) => {
        expect(milliseconds).toBe(DAY)
        rounds.push(run)
        return () => void rounds.splice(0)
      }
      const round = scheduleTrashPurge({
        adapters: createTrashAdapters({ db, write: catalogueWriter(db, catalogueChanges()), dataDir: '/nowhere' }),
        clock: { now: () => now },
        log,
        every,
      })
      await round.first
      expect([await trash(admin), said]).toEqual([[expect.objectContaining({ id })], []])
      now = new Date(now.getTime() + 30 * DAY)
      rounds[0]?.()
      await round.stop()
      expect([await trash(admin), said, rounds]).toEqual([[], ['permanently deleted entities after thirty days in the trash'], []])
    })

    test('logs a failure, and the next purge catches up', async ({ admin, product, clock, db }) => {
      const { id } = await product()
      await remove(admin, `products/${id}`)
      const later = new Date(clock.now().getTime() + 30 * DAY)
      const said: string[] = []
      const rounds: (() => void)[] = []
      let failures = 1
      const [products, ...others] = createTrashAdapters({ db, write: catalogueWriter(db, catalogueChanges()), dataDir: '/nowhere' })
      if (!products?.trash) throw new Error('products come first')
      const { trash: own } = products
      const breaking = {
        ...products,
        trash: {
          ...own,
          async deleteOlderThan(moment: string) {
            if (failures-- > 0) throw new Error('the disk is full')
            return own.deleteOlderThan(moment)
          },
        },
      }
      const log = { info: (_: object, text: string) => void said.push(text), error: (_: object, text: string) => void said.push(text) }
      const every = (_: number, run: () => void) => {
        rounds.push(run)
        return () => {}
      }
      const round = scheduleTrashPurge({ adapters: [breaking, ...others], clock: { now: () => later }, log, every })
      rounds[0]?.()
      await round.stop()
      expect(said).toEqual(['the trash could not be emptied', 'permanently deleted entities after thirty days in the trash'])
      expect(await trash(admin)).toEqual([])
    })
  })
}
