import { describe, expect } from 'vitest'
import { oneDatabase } from '#tests/databases.ts'
import { openProductTable, productTableDevice } from '#tests/product-table.ts'
import { shopTest, staff } from '#tests/shop.ts'
import { listRowDrafts } from './row-draft.ts'

for (const database of oneDatabase) {
  describe(`the product table, with typed values that can no longer be saved, on ${database.name}`, () => {
    const test = shopTest(database)
    const network = productTableDevice()

    test.for([
      ['typed and left', false],
      ['half-typed', true],
    ] as const)(
      'shows a price that was %s before the price was on request, until it is discarded',
      async ([_, isTyping], { admin, product, clock }) => {
        const { id } = await product({ oldPrice: '100' })
        const first = await openProductTable(admin, network)
        network.state = 'offline'
        if (isTyping) first.sheet.type(first.row(id), 'price', '555')
        else await first.type(id, 'price', '555')
        network.state = 'online'
        clock.advance(1000)
        expect((await admin.put(`/api/admin/products/${id}`, { priceOnRequest: true, oldPrice: null })).statusCode).toBe(200)
        clock.advance(1000)
        for (let opened = 0; opened < 2; opened += 1) {
          const { sheet } = await openProductTable(admin, network)
          expect(sheet.get(id)).toMatchObject({
            draft: { cells: { price: '555' } },
            problems: { price: { kind: 'on-request', text: '555' } },
          })
        }
        const { sheet } = await openProductTable(admin, network)
        sheet.reset(id, 'price')
        expect([sheet.get(id).problems, sheet.isUnsaved(), listRowDrafts(staff.username)]).toEqual([{}, false, []])
      },
    )

    test('keeps the values of a deleted product, and takes them up once it is restored', async ({ admin, product, clock }) => {
      const { id, nameDe } = await product({ oldPrice: '100' })
      const first = await openProductTable(admin, network)
      network.state = 'offline'
      await first.type(id, 'price', '555')
      network.state = 'online'
      clock.advance(1000)
      expect((await admin.delete(`/api/admin/products/${id}`)).statusCode).toBe(204)
      // The open table gets 404.
      first.sheet.retry()
      await first.settled(id)
      await openProductTable(admin, network)
      expect(listRowDrafts(staff.username)).toMatchObject([{ id, draft: { cells: { price: '555' }, values: { nameDe } } }])
      clock.advance(1000)
      expect((await admin.post(`/api/admin/trash/product/${id}/restore`)).statusCode).toBe(200)
      const again = await openProductTable(admin, network)
      expect([again.row(id).oldPrice, listRowDrafts(staff.username)]).toEqual(['555.00', []])
    })
  })
}
