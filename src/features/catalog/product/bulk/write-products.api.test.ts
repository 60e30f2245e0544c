import { describe, expect } from 'vitest'
import type { CatalogueChanges } from '#database/catalogue-changes.ts'
import { catalogueWriter } from '#database/catalogue-write.server.ts'
import type { WholeDatabase } from '#database/schema.ts'
import { databases } from '#tests/databases.ts'
import { shopTest } from '#tests/shop.ts'
import type { StaffProduct } from '../product.contract.ts'
import type { RowToWrite } from './product-batch.ts'
import { writeProducts } from './write-products.server.ts'

/** Number of products that needs several statements of a write and several batches of a list. */
const MANY = 450

type Options = Parameters<typeof writeProducts>[4]

for (const database of databases) {
  describe(`a write of many products, on ${database.name}`, () => {
    const test = shopTest(database)
    const batchOf = (db: WholeDatabase, changes: CatalogueChanges) => (rows: RowToWrite[], options?: Options) => {
      const parts = { db, write: catalogueWriter(db, changes), isInLibrary: async () => false }
      return writeProducts(
        parts,
        rows,
        { what: 'import', file: 'precios.csv' },
        { now: new Date('2026-11-21T13:00:00Z'), by: null },
        options,
      )
    }
    const url = (id: number) => `/api/admin/products/${id}`

    test('creates, changes and deletes products in one transaction and one entry of the history', async ({
      admin,
      product,
      db,
      changes,
    }) => {
      const write = batchOf(db, changes)
      const [one, two, three] = [await product({ oldPrice: '10.00' }), await product(), await product()]
      const version = changes.version
      const { batchId, rows } = await write([
        { id: one.id, fields: ({ oldPrice }) => ({ oldPrice: `${Number(oldPrice) * 2}` }) },
        { id: two.id, fields: { nameDe: two.nameDe } },
        { id: three.id, delete: true },
        { create: { nameDe: 'Kabel', nameEs: 'Cable', shortDescriptionDe: 'Rot', categoryId: one.categoryId, sku: 'K-1' } },
      ])
      expect(rows.map(({ result }) => result)).toEqual(['changed', 'same', 'deleted', 'new'])
      expect(rows[0]).toMatchObject({ id: one.id, before: { oldPrice: '10.00' }, after: { oldPrice: '20.00' }, problems: [] })
      expect((await admin.get(url(one.id))).json()).toMatchObject({ oldPrice: '20.00' })
      expect((await admin.get(url(three.id))).statusCode).toBe(404)
      expect((await admin.get(url(rows[3]?.id ?? 0))).json()).toMatchObject({ nameEs: 'Cable', slug: 'cable', sku: 'K-1', isActive: false })
      expect(changes.version).toBe(version + 1)
      const batch = await db.selectFrom('edit_batch').selectAll().executeTakeFirstOrThrow()
      expect(batch).toMatchObject({ id: batchId, kind: 'product', what: 'import', count: 3, undoes: null })
      expect(JSON.parse(batch.title)).toEqual({ changed: 1, deleted: 1, created: 1, fields: ['oldPrice'], file: 'precios.csv' })
      const edits = await db.selectFrom('edit').select(['action', 'batch_id']).where('batch_id', 'is not', null).orderBy('id').execute()
      expect(edits.map(({ action }) => action)).toEqual(['changed', 'deleted', 'created'])
    })

    test('reports every row that cannot be saved, and saves the others', async ({ admin, product, db, changes, clock }) => {
      const write = batchOf(db, changes)
      const [one, two] = [await product({ sku: 'A-1', oldPrice: '5.00' }), await product({ oldPrice: '7.00' })]
      clock.advance(60_000)
      await admin.put(url(two.id), { oldPrice: '8.00' })
      const made = { nameDe: 'Neu', shortDescriptionDe: 'x', categoryId: one.categoryId }
      const { rows } = await write([
        { id: two.id, fields: { oldPrice: '9.00' }, updatedAt: two.updatedAt },
        { id: one.id, fields: { oldPrice: '-1' } },
        { create: { ...made, sku: 'A-1' } },
        { create: { ...made, sku: 'B-1' } },
        { create: { ...made, sku: 'B-1' } },
        { create: { ...made, categoryId: 99_999 } },
        { create: { ...made, mainImage: '/media/gone/960.jpg' } },
        { id: 99_999, fields: { oldPrice: '9.00' } },
        { id: two.id, fields: { isFeatured: true } },
        { id: one.id, fields: { isFeatured: true } },
      ])
      expect(rows.map(({ result, problems }) => [result, ...problems.map(({ key }) => key)])).toEqual([
        ['conflict'],
        ['faulty', 'problem.price'],
        ['faulty', 'product.skuTaken'],
        ['new'],
        ['faulty', 'product.skuTaken'],
        ['faulty', 'product.categoryUnknown'],
        ['faulty', 'image.gone'],
        ['faulty', 'problem.notFound'],
        ['faulty', 'product.rowTwice'],
        ['faulty', 'product.rowTwice'],
      ])
      expect(rows[0]?.conflicts).toEqual([{ field: 'oldPrice', by: 'Yanelis', at: '2026-11-21T12:01:00.000Z' }])
      expect((await admin.get(url(two.id))).json<StaffProduct>().oldPrice).toBe('8.00')
    })

    test('writes nothing in a dry run, or if a row is refused and isAllOrNothing is set', async ({ admin, product, db, changes }) => {
      const write = batchOf(db, changes)
      const { id } = await product({ oldPrice: '5.00' })
      const version = changes.version
      const good: RowToWrite = { id, fields: { oldPrice: '6.00' } }
      const tried = await write([good], { dryRun: true })
      expect(tried).toMatchObject({ batchId: null, rows: [{ result: 'changed', after: { oldPrice: '6.00' } }] })
      expect(await write([good, { id: 99_999, delete: true }], { isAllOrNothing: true })).toMatchObject({ batchId: null })
      expect(await write([{ id, fields: { oldPrice: '5' } }])).toMatchObject({ batchId: null, rows: [{ result: 'same' }] })
      expect(changes.version).toBe(version)
      expect((await admin.get(url(id))).json<StaffProduct>().oldPrice).toBe('5.00')
    })

    test('is visible to visitors as a whole or not at all, at any time', async ({ admin, visitor, category, db, changes }) => {
      const { id: categoryId } = await category()
      const create = { nameDe: 'Modul', nameEs: 'Panel', shortDescriptionDe: 'x', categoryId, isActive: true, oldPrice: '100.00' }
      await batchOf(db, changes)(Array.from({ length: MANY }, () => ({ create })))
      const lists = ['/api/products', '/api/products?pageSize=100', `/api/search?category=${categoryId}`, '/api/search?q=panel']
      const pricesOf = async (url: string) => {
        const answer = (await visitor.get(url)).json<{ oldPrice: string }[] | { products: { oldPrice: string }[] }>()
        return new Set(('products' in answer ? answer.products : answer).map(({ oldPrice }) => oldPrice))
      }
      const seen = new Set<string>()
      let isOver = false
      const reading = (async () => {
        for (let at = 0; !isOver || at % lists.length > 0; at += 1) {
          const prices = await pricesOf(lists[at % lists.length] ?? '')
          expect(prices.size).toBe(1)
          for (const price of prices) seen.add(price)
        }
      })()
      await admin.post('/api/admin/products/bulk', { filter: { category: categoryId }, changes: { price: { amount: 10 } } })
      isOver = true
      await reading
      for (const url of lists) expect([url, ...(await pricesOf(url))]).toEqual([url, '110.00'])
      expect([...seen].every((price) => ['100.00', '110.00'].includes(price))).toBe(true)
    })

    test('gives each new product an unused address, and redirects from a changed address', async ({ visitor, product, db, changes }) => {
      const write = batchOf(db, changes)
      const old = await product({ nameEs: 'Panel' })
      const create = { nameDe: 'Modul', nameEs: 'Panel', shortDescriptionDe: 'x', categoryId: old.categoryId, isActive: true }
      await write([{ create }, { create }, { id: old.id, fields: { slug: 'panel-viejo' } }])
      const slugs = await db.selectFrom('product').select('slug').orderBy('id').execute()
      expect(slugs.map(({ slug }) => slug)).toEqual(['panel-viejo', 'panel-2', 'panel-3'])
      expect((await visitor.get('/api/products/panel')).json()).toMatchObject({ slug: 'panel-viejo' })
    })
  })
}
