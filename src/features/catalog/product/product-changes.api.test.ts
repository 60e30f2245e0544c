import { describe, expect } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import type { Database, WholeDatabase } from '#database/schema.ts'
import type { HistoryEntry } from '#features/history/history.contract.ts'
import { createLiveTable } from '#platform/live-table.server.ts'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import { productChanges, visibleRows } from './product-changes.store.server.ts'

const calls = { products: '/api/admin/products', categories: '/api/admin/categories', subcategories: '/api/admin/subcategories' }

/** A live table of visible products, as on a server that is only notified that something has changed. */
function watch(db: Database) {
  const changes = catalogueChanges()
  const read: number[][] = []
  const stored = visibleRows(
    db,
    (products) =>
      products
        .select(['product.id', 'product.name_es', 'product.new_price_cents', 'product.sort_order', 'product.stock_status'])
        .select(['category.name as category', 'category.slug as category_slug', 'subcategory.name as subcategory'])
        .execute(),
    2,
  )
  type Row = Awaited<ReturnType<typeof stored.of>>[number]
  const rows: typeof stored = {
    after: stored.after,
    of: (ids) => {
      read.push([...ids])
      return stored.of(ids)
    },
  }
  const make = () => {
    const byId = new Map<number, Row>()
    return { byId, put: (row: Row) => void byId.set(row.id, row), remove: (id: number) => void byId.delete(id) }
  }
  const feed = productChanges(db, 3)
  const table = createLiveTable({ changes, feed, rows, make })
  const openAnew = () => createLiveTable({ changes: catalogueChanges(), feed, rows: stored, make })
  const contents = async (of: typeof table) => [...(await of.current()).byId.values()].sort((a, b) => a.id - b.id)
  return {
    /** Announces a change and returns the table's contents; checks that a newly filled table has the same. */
    async seen() {
      changes.announce()
      const now = await contents(table)
      expect(now).toEqual(await contents(openAnew()))
      return now
    },
    /** Ids of the rows that were read again since the last call. */
    readAgain: () => read.splice(0).flat(),
  }
}

for (const database of databases) {
  describe(`live tables of products, on ${database.name}`, () => {
    const test = shopTest(database)
    const undoLatest = async (admin: Client, kind: string, subject: string | number) => {
      const [entry] = (await admin.get(`/api/admin/history?kind=${kind}&subject=${subject}`)).json<HistoryEntry[]>()
      expect((await admin.post(`/api/admin/history/${entry?.id}/undo`, {})).statusCode).toBe(200)
    }
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

    test('read again only the rows changed by a save', async ({ admin, db, product }) => {
      const [a, b] = [await product({ oldPrice: '90.00' }), await product()]
      const watched = watch(db)
      expect(ids(await watched.seen())).toEqual([a.id, b.id])
      watched.readAgain()
      await admin.put(`${calls.products}/${a.id}`, { newPrice: '70.00' })
      expect(await watched.seen()).toMatchObject([{ id: a.id, new_price_cents: 7000 }, { id: b.id }])
      expect(watched.readAgain()).toEqual([a.id])
      await admin.put('/api/admin/settings', { contact_address: 'Calle 3' })
      await watched.seen()
      expect(watched.readAgain()).toEqual([])
      await undoLatest(admin, 'product', a.id)
      expect(await watched.seen()).toMatchObject([{ new_price_cents: null }, {}])
      expect(watched.readAgain()).toEqual([a.id])
    })

    test('follow creating, copying, hiding and reordering', async ({ admin, db, product }) => {
      const watched = watch(db)
      expect(await watched.seen()).toEqual([])
      const many = []
      for (let n = 1; n <= 5; n += 1) many.push(await product({ sortOrder: n }))
      expect(await watched.seen()).toHaveLength(5)
      const [first] = many
      const copy = await admin.post(`${calls.products}/${first?.id}/duplicate`)
      await admin.put(`${calls.products}/${copy.json().id}`, { isActive: true })
      expect(await watched.seen()).toHaveLength(6)
      const moves = many.map(({ id, sortOrder }) => ({ id, from: sortOrder, to: 6 - sortOrder }))
      expect((await admin.put(`${calls.products}/order`, { moves })).statusCode).toBe(204)
      expect((await watched.seen()).map((row) => row.sort_order).slice(0, 5)).toEqual([5, 4, 3, 2, 1])
      await undoLatest(admin, 'product', 'order')
      expect((await watched.seen()).map((row) => row.sort_order).slice(0, 5)).toEqual([1, 2, 3, 4, 5])
      await admin.put(`${calls.products}/${first?.id}`, { isActive: false })
      expect(await watched.seen()).toHaveLength(5)
    })

    test('follow deletion, restoring and purging', async ({ admin, db, product }) => {
      const [a, b] = [await product(), await product()]
      const watched = watch(db)
      await watched.seen()
      await admin.delete(`${calls.products}/${a.id}`)
      expect(ids(await watched.seen())).toEqual([b.id])
      expect((await admin.post(`/api/admin/trash/product/${a.id}/restore`)).statusCode).toBeLessThan(300)
      expect(ids(await watched.seen())).toEqual([a.id, b.id])
      await admin.delete(`${calls.products}/${a.id}`)
      expect((await admin.delete(`/api/admin/trash/product/${a.id}`)).statusCode).toBe(204)
      expect(ids(await watched.seen())).toEqual([b.id])
      // Direct writes to the database are found too, with the next announcement.
      await (db as WholeDatabase).deleteFrom('product').execute()
      expect(await watched.seen()).toEqual([])
    })

    test('follow changes of a category or subcategory that affect its products', async ({ admin, db, subcategory, product }) => {
      const one = await subcategory()
      const other = await subcategory()
      const inside = [await product({ subcategoryId: one.id }), await product({ subcategoryId: one.id })]
      const [beside] = [await product({ categoryId: one.categoryId })]
      const elsewhere = await product({ subcategoryId: other.id })
      const watched = watch(db)
      expect(await watched.seen()).toHaveLength(4)
      const change = async (path: string, body: object) => expect((await admin.put(path, body)).statusCode).toBe(200)
      const category = `${calls.categories}/${one.categoryId}`
      const place = `${calls.subcategories}/${one.id}`
      watched.readAgain()

      await change(category, { name: 'Otra' })
      expect((await watched.seen()).map((row) => row.category === 'Otra')).toEqual([true, true, true, false])
      expect(watched.readAgain().sort((a, b) => a - b)).toEqual([...ids(inside), beside?.id])
      await change(category, { descriptionDe: 'Nur ein Text', sortOrder: 7 })
      await watched.seen()
      expect(watched.readAgain()).toEqual([])
      await change(category, { isActive: false })
      expect(ids(await watched.seen())).toEqual([elsewhere.id])
      await undoLatest(admin, 'category', one.categoryId)
      expect(await watched.seen()).toHaveLength(4)

      await change(place, { name: 'Anders' })
      expect((await watched.seen()).filter((row) => row.subcategory === 'Anders')).toHaveLength(2)
      await change(place, { isActive: false })
      expect(ids(await watched.seen())).toEqual([beside?.id, elsewhere.id])
      await change(place, { isActive: true, categoryId: other.categoryId })
      expect((await watched.seen()).filter((row) => row.category === 'Otra')).toHaveLength(1)
      expect((await admin.delete(`${place}?moveTo=${other.id}`)).statusCode).toBe(204)
      expect((await watched.seen()).filter((row) => row.subcategory === other.name)).toHaveLength(3)
      expect((await admin.delete(`${calls.categories}/${other.categoryId}?cascade=true`)).statusCode).toBe(204)
      expect(ids(await watched.seen())).toEqual([beside?.id])
      await admin.post(`/api/admin/trash/category/${other.categoryId}/restore`)
      expect((await watched.seen()).length).toBeGreaterThanOrEqual(1)
      expect((await admin.delete(`${category}?moveTo=${other.categoryId}`)).statusCode).toBe(204)
      await watched.seen()
    })
  })
}
