import { describe, expect } from 'vitest'
import type { HistoryEntry } from '#features/history/history.contract.ts'
import { databases } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { Product } from '../product/product.contract.ts'

for (const database of databases) {
  describe(`reordering a list, on ${database.name}`, () => {
    const test = shopTest(database)
    const historyOf = async (admin: Client, kind: string, subject: string | number = 'order') =>
      (await admin.get(`/api/admin/history?kind=${kind}&subject=${subject}`)).json<HistoryEntry[]>()
    const undo = (admin: Client, id: number | undefined, body?: object) => admin.post(`/api/admin/history/${id}/undo`, body)
    const places = async (admin: Client) =>
      Object.fromEntries((await admin.get('/api/admin/products')).json<Product[]>().map(({ id, sortOrder }) => [id, sortOrder]))

    test('does not make forms stale that are open on its entities', async ({ admin, product, clock }) => {
      const seen = await product({ sortOrder: 1, oldPrice: '70.00' })
      clock.advance(1000)
      expect((await admin.put('/api/admin/products/order', { moves: [{ id: seen.id, from: 1, to: 9 }] })).statusCode).toBe(204)
      expect((await admin.get(`/api/admin/products/${seen.id}`)).json()).toEqual({ ...seen, sortOrder: 9 })
      const saved = await admin.put(`/api/admin/products/${seen.id}`, { oldPrice: '80.00', updatedAt: seen.updatedAt })
      expect(saved.json()).toMatchObject({ oldPrice: '80.00', sortOrder: 9 })
      // A position that is typed into the form is saved nevertheless.
      const typed = await admin.put(`/api/admin/products/${seen.id}`, { sortOrder: 5, updatedAt: seen.updatedAt })
      expect([typed.statusCode, typed.json()]).toMatchObject([200, { sortOrder: 5 }])
      expect(await historyOf(admin, 'product', seen.id)).toHaveLength(3)
    })

    test('is one entry of the history with one undo, however many entities moved, and the undo can be undone', async ({
      admin,
      product,
    }) => {
      const made = [await product({ sortOrder: 1 }), await product({ sortOrder: 2 }), await product({ sortOrder: 3 })]
      const before = await places(admin)
      const [a, b, c] = made.map(({ id }) => id) as [number, number, number]
      const moves = [
        { id: c, from: 3, to: 1 },
        { id: a, from: 1, to: 2 },
        { id: b, from: 2, to: 3 },
      ]
      await admin.put('/api/admin/products/order', { moves })
      const after = await places(admin)
      const [entry, ...others] = await historyOf(admin, 'product')
      expect([entry?.changes.length, entry?.canUndo, others.length]).toEqual([3, true, 0])
      expect((await undo(admin, entry?.id)).statusCode).toBe(200)
      expect(await places(admin)).toEqual(before)
      expect((await undo(admin, entry?.id)).statusCode).toBe(409)
      const [undone, first] = await historyOf(admin, 'product')
      expect([undone?.canUndo, first?.canUndo]).toEqual([true, false])
      expect((await undo(admin, undone?.id)).statusCode).toBe(200)
      expect(await places(admin)).toEqual(after)
    })

    test('is undone except for entities deleted since, and asks about entities moved again', async ({ admin, product }) => {
      const [a, b, c] = [
        await product({ sortOrder: 1 }),
        await product({ sortOrder: 2, nameDe: 'Bohrer' }),
        await product({ sortOrder: 3 }),
      ]
      const moves = [a, b, c].map(({ id, sortOrder }) => ({ id, from: sortOrder, to: sortOrder + 10 }))
      await admin.put('/api/admin/products/order', { moves })
      const [entry] = await historyOf(admin, 'product')
      await admin.delete(`/api/admin/products/${c.id}`)
      await admin.put(`/api/admin/products/${b.id}`, { sortOrder: 50 })
      const refused = await undo(admin, entry?.id)
      expect([refused.statusCode, refused.json().error]).toEqual([
        409,
        'Seitdem noch einmal geändert: Bohrer. Es wurde nichts rückgängig gemacht.',
      ])
      expect((await undo(admin, entry?.id, { force: true })).statusCode).toBe(200)
      expect(await places(admin)).toEqual({ [a.id]: 1, [b.id]: 2 })
      for (const { id } of [a, b]) await admin.delete(`/api/admin/products/${id}`)
      expect((await historyOf(admin, 'product')).map(({ canUndo }) => canUndo)).toEqual([false, false])
    })

    test('is one entry of the history for the tree of categories and subcategories', async ({ admin, category, subcategory }) => {
      const { id: categoryId } = await category({ sortOrder: 1 })
      const { id } = await subcategory({ categoryId, sortOrder: 4 })
      const body = { categories: [{ id: categoryId, from: 1, to: 2 }], subcategories: [{ id, from: 4, to: 5 }] }
      expect((await admin.put('/api/admin/categories/order', body)).statusCode).toBe(204)
      const [entry, ...others] = await historyOf(admin, 'category')
      expect([entry?.changes, others]).toEqual([
        [
          { field: `category.${categoryId}`, before: 1, after: 2 },
          { field: `subcategory.${id}`, before: 4, after: 5 },
        ],
        [],
      ])
      await undo(admin, entry?.id)
      expect((await admin.get(`/api/admin/subcategories/${id}`)).json()).toMatchObject({ sortOrder: 4 })
    })
  })
}
