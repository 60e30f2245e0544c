import { describe, expect } from 'vitest'
import { oneDatabase } from '#tests/databases.ts'
import { openProductTable, productTableDevice } from '#tests/product-table.ts'
import { addEmployee, shopTest } from '#tests/shop.ts'
import type { StaffProduct } from '../../../product/product.contract.ts'

for (const database of oneDatabase) {
  describe(`the product table on a device of two accounts, on ${database.name}`, () => {
    const test = shopTest(database)
    const network = productTableDevice()

    test('sends what waits in the name of the account that typed it only', async ({ app, admin, product }) => {
      const [single, pasted, refused] = [await product({ oldPrice: '100' }), await product({ oldPrice: '100' }), await product()]
      const heinz = (await addEmployee(app, admin)).client
      const stored = async () =>
        (await admin.get('/api/admin/products')).json<StaffProduct[]>().map(({ oldPrice, sortOrder }) => [oldPrice, sortOrder])
      const before = await stored()

      const table = await openProductTable(admin, network)
      await table.type(refused.id, 'position', '-1')
      network.state = 'offline'
      await table.type(single.id, 'price', '140')
      table.sheet.paste([{ row: table.row(pasted.id), column: 'price', text: '150' }], { hasHeadings: false, beyond: 0 })
      await table.settled(pasted.id)
      network.state = 'online'

      const other = await openProductTable(heinz, network, 'heinz')
      expect([single, pasted, refused].map(({ id }) => other.sheet.get(id).draft)).toEqual([undefined, undefined, undefined])
      expect([other.sheet.isUnsaved(), other.sheet.pasted(), await stored()]).toEqual([false, undefined, before])
      await other.type(single.id, 'position', '7')

      const again = await openProductTable(admin, network)
      expect(again.sheet.get(refused.id)).toMatchObject({ draft: { cells: { position: '-1' } } })
      expect([again.row(single.id), again.row(pasted.id)]).toMatchObject([{ oldPrice: '140.00', sortOrder: 7 }, { oldPrice: '150.00' }])
      expect((await stored()).filter(([price]) => price === '140.00' || price === '150.00')).toHaveLength(2)
    })
  })
}
