import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { makeApi } from '#api/client.ts'
import { CallError, NO_CONNECTION } from '#api/error-body.ts'
import { oneDatabase } from '#tests/databases.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { ProductListRow, StaffProduct } from '../../../product/product.contract.ts'
import { toProductListRow } from '../../../product/product-rows.ts'
import { changeProduct, changeProducts, listProductRows } from '../../../staff-calls.ts'
import { createSheetSaving } from './sheet-saving.ts'

/** The connection of the device. `loses`: the server makes a write, but its answer is lost. */
type Network = { state: 'online' | 'offline' | 'loses' }

/** Opens the table on this device, with the list as it is stored now. */
async function openTable(client: Client, network: Network) {
  const api = makeApi(async ({ method, address, headers, body }) => {
    if (network.state === 'offline') throw new CallError(NO_CONNECTION, 'offline')
    const answer = await (method === 'GET' ? client.get(address) : client[method === 'PUT' ? 'put' : 'post'](address, body, headers))
    if (network.state === 'loses' && method !== 'GET') throw new CallError(NO_CONNECTION, 'lost')
    return { status: answer.statusCode, statusText: '', text: answer.body }
  })
  const list = (await client.get(`${listProductRows.path}?view=list`)).json<ProductListRow[]>()
  const rows = new Map(list.map((row) => [row.id, row]))
  const sheet = createSheetSaving({
    find: (id) => rows.get(id),
    show: (product: StaffProduct) => void rows.set(product.id, toProductListRow(product, 'de')),
    showAll: (changes) => {
      for (const [id, change] of changes) rows.set(id, { ...(rows.get(id) as ProductListRow), ...change })
    },
    send: (id, body, key) => api.call(changeProduct, { params: { id }, body, headers: { 'idempotency-key': key } }),
    sendAll: (body, key) => api.call(changeProducts, { body, headers: { 'idempotency-key': key } }),
  })
  sheet.takeUp([...rows.keys()])
  const row = (id: number) => rows.get(id) as ProductListRow
  const settled = async (id: number) => {
    // A save begins in a microtask.
    await new Promise((resolve) => setTimeout(resolve))
    await vi.waitFor(() => expect(sheet.get(id).progress).not.toBe('saving'))
  }
  await Promise.all([...rows.keys()].map(settled))
  return {
    ...{ sheet, row, settled },
    /** Types into a cell and leaves it. */
    async type(id: number, column: 'price' | 'stock' | 'position', text: string) {
      sheet.type(row(id), column, text)
      sheet.save(id, column)
      await settled(id)
    },
  }
}

for (const database of oneDatabase) {
  describe(`the product table, with a colleague who changes the same cell, on ${database.name}`, () => {
    const test = shopTest(database)
    const network: Network = { state: 'online' }

    beforeEach(() => {
      network.state = 'online'
      const kept = new Map<string, string>()
      const getItem = (key: string) => kept.get(key) ?? null
      vi.stubGlobal('localStorage', { getItem, setItem: kept.set.bind(kept), removeItem: kept.delete.bind(kept) })
    })
    afterEach(() => void vi.unstubAllGlobals())

    /** A product at 100.00, and a colleague's changes of it. */
    async function prepared({ admin, product, clock }: { admin: Client; product: () => Promise<StaffProduct> } & Clocked) {
      const { id } = await product()
      const change = async (fields: object) => {
        clock.advance(1000)
        expect((await admin.put(`/api/admin/products/${id}`, fields)).statusCode).toBe(200)
        clock.advance(1000)
      }
      await change({ oldPrice: '100', stockStatus: 'in_stock' })
      const stored = async () => (await admin.get(`/api/admin/products/${id}`)).json<StaffProduct>()
      return { id, change, stored, open: () => openTable(admin, network) }
    }
    type Clocked = { clock: { advance(milliseconds: number): void } }

    test.for([
      ['price', '140', { oldPrice: '125.00' }],
      ['stock', 'limited', { stockStatus: 'out_of_stock' }],
      ['position', '7', { sortOrder: 9 }],
    ] as const)(
      'keeps a refused %s refused, however often the table is opened, until it is saved anyway',
      async ([column, text, theirs], { admin, product, clock }) => {
        const { id, change, stored, open } = await prepared({ admin, product, clock })
        const first = await open()
        await change(theirs)
        await first.type(id, column, text)
        for (const table of [first, await open(), await open()]) {
          expect(table.sheet.get(id)).toMatchObject({
            draft: { cells: { [column]: text } },
            problems: { [column]: { kind: 'refused', conflict: { by: 'Yanelis' } } },
          })
          // Enter in a refused cell repeats the question.
          table.sheet.save(id, column)
          await table.settled(id)
          expect(table.sheet.get(id).problems[column]).toMatchObject({ conflict: { by: 'Yanelis' } })
          expect(table.row(id)).toMatchObject(theirs)
          expect(await stored()).toMatchObject(theirs)
        }
        const last = await open()
        last.sheet.saveAnyway(id)
        await last.settled(id)
        expect(last.sheet.get(id)).toMatchObject({ draft: undefined, problems: {}, progress: 'saved' })
        expect(await stored()).not.toMatchObject(theirs)
      },
    )

    test('saves the other cells of a row, and keeps the refused one refused', async ({ admin, product, clock }) => {
      const { id, change, stored, open } = await prepared({ admin, product, clock })
      const table = await open()
      await change({ oldPrice: '125' })
      await table.type(id, 'price', '140')
      await table.type(id, 'position', '7')
      await table.type(id, 'position', '8')
      expect(table.sheet.get(id)).toMatchObject({ problems: { price: { conflict: { by: 'Yanelis' } } }, progress: 'saved' })
      const again = await open()
      expect(again.sheet.get(id)).toMatchObject({ draft: { cells: { price: '140' } }, problems: { price: { kind: 'refused' } } })
      expect(await stored()).toMatchObject({ oldPrice: '125.00', sortOrder: 8 })
    })

    test('asks about a value that was typed without a connection each time', async ({ admin, product, clock }) => {
      const { id, change, stored, open } = await prepared({ admin, product, clock })
      const table = await open()
      network.state = 'offline'
      await table.type(id, 'price', '140')
      network.state = 'online'
      await change({ oldPrice: '125' })
      for (let opened = 0; opened < 3; opened += 1) {
        expect((await open()).sheet.get(id).problems.price).toMatchObject({ kind: 'refused', conflict: { by: 'Yanelis' } })
        expect((await stored()).oldPrice).toBe('125.00')
      }
    })

    test('asks about a cell of a pasted column each time', async ({ admin, product, clock }) => {
      const { id, change, stored, open } = await prepared({ admin, product, clock })
      const other = (await product()).id
      const table = await open()
      await change({ oldPrice: '125' })
      table.sheet.paste(
        [id, other].map((one) => ({ row: table.row(one), column: 'price' as const, text: '140' })),
        { hasHeadings: false, beyond: 0 },
      )
      await Promise.all([id, other].map(table.settled))
      for (const opened of [table, await open(), await open()]) {
        expect(opened.sheet.get(id).problems.price).toMatchObject({ kind: 'refused', conflict: { by: 'Yanelis' } })
        expect(opened.sheet.get(other).draft).toBeUndefined()
        expect((await stored()).oldPrice).toBe('125.00')
      }
    })

    test('asks again about a text that was corrected before the refusal arrived, and not about one typed after it', async ({
      admin,
      product,
      clock,
    }) => {
      const { id, change, stored, open } = await prepared({ admin, product, clock })
      const table = await open()
      await change({ oldPrice: '125' })
      table.sheet.type(table.row(id), 'price', '140')
      table.sheet.save(id, 'price')
      await table.type(id, 'price', '145')
      expect(table.sheet.get(id).problems.price).toMatchObject({ conflict: { by: 'Yanelis' } })
      expect((await stored()).oldPrice).toBe('125.00')
      await table.type(id, 'price', '146')
      expect((await stored()).oldPrice).toBe('146.00')
    })

    test('asks again before it replaces a third value, which nobody has seen', async ({ admin, product, clock }) => {
      const { id, change, stored, open } = await prepared({ admin, product, clock })
      const table = await open()
      await change({ oldPrice: '125' })
      await table.type(id, 'price', '140')
      await change({ oldPrice: '130' })
      table.sheet.saveAnyway(id)
      await table.settled(id)
      expect(table.sheet.get(id).problems.price).toMatchObject({ conflict: { by: 'Yanelis' } })
      expect([table.row(id).oldPrice, (await stored()).oldPrice]).toEqual(['130.00', '130.00'])
    })
  })
}
