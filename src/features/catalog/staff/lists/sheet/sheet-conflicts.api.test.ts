import { describe, expect } from 'vitest'
import { oneDatabase } from '#tests/databases.ts'
import { openProductTable, productTableDevice } from '#tests/product-table.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { StaffProduct } from '../../../product/product.contract.ts'

for (const database of oneDatabase) {
  describe(`the product table, with a colleague who changes the same cell, on ${database.name}`, () => {
    const test = shopTest(database)
    const network = productTableDevice()

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
      return { id, change, stored, open: () => openProductTable(admin, network) }
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

    test.for(['opened again', 'connected again'] as const)(
      'shows what is stored now after a write whose answer was lost, once the table is %s',
      async (how, { admin, product, clock }) => {
        const { id, change, stored, open } = await prepared({ admin, product, clock })
        const first = await open()
        network.state = 'loses'
        await first.type(id, 'price', '140')
        network.state = 'online'
        await change({ oldPrice: '125' })
        const table = how === 'opened again' ? await open() : first
        table.sheet.retry()
        await table.settled(id)
        expect(table.sheet.get(id)).toMatchObject({ draft: undefined, problems: {}, progress: 'saved' })
        expect([table.row(id).oldPrice, (await stored()).oldPrice]).toEqual(['125.00', '125.00'])
      },
    )
  })
}
