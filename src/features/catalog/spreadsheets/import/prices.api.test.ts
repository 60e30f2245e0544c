import { describe, expect } from 'vitest'
import { oneDatabase } from '#tests/databases.ts'
import { file, postForm } from '#tests/forms.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { ImportPreview } from '../spreadsheet.contract.ts'

const url = '/api/admin/products/import'
const tryFile = async (admin: Client, content: string | Uint8Array, mapping = {}): Promise<ImportPreview> =>
  (await postForm(admin, `${url}?dryRun=true`, { file: file('tabla', content), mapping: JSON.stringify(mapping) })).json()

for (const database of oneDatabase) {
  describe('the prices of a table', () => {
    const test = shopTest(database)

    test('mean the ordinary price beside a column for the offer, and the price to pay beside one for the ordinary price', async ({
      admin,
      product,
    }) => {
      const rows = [
        ['Precio;Precio de oferta', '169;139', ['169.00', '145.00'], ['169.00', '139.00']],
        ['Preis;Angebotspreis', '169;139', ['150.00', null], ['169.00', '139.00']],
        ['Precio de oferta;Precio', ';180', ['169.00', '145.00'], ['180.00', '145.00']],
        ['Price;Sale price', '180;', ['169.00', '145.00'], ['180.00', null], 'clear'],
        ['Preis;UVP', '100;130', ['120.00', null], ['130.00', '100.00']],
        ['Precio;Precio anterior', '100;130', ['140.00', '120.00'], ['130.00', '100.00']],
        ['Preis;UVP', '130;130', ['140.00', '120.00'], ['130.00', null]],
        ['Preis;UVP', '110;', ['140.00', '120.00'], ['140.00', '110.00']],
        ['Preis;UVP', '110;', ['140.00', null], ['110.00', null]],
        ['Preis;Angebotspreis;UVP', '99;100;130', ['140.00', null], ['130.00', '100.00']],
        ['Preis;Angebotspreis;UVP', '100;;130', ['140.00', null], ['130.00', '100.00']],
        ['Preis', '110', ['140.00', '120.00'], ['140.00', '110.00']],
      ] as const
      for (const [at, [heading, cells, stored, expected, blanks]] of rows.entries()) {
        const sku = `P-${at}`
        const { id } = await product({ sku, oldPrice: stored[0], newPrice: stored[1] })
        const table = `SKU;${heading}\n${sku};${cells}\n`
        const preview = await tryFile(admin, table, blanks ? { blanks } : {})
        const started = await postForm(admin, url, { upload: String(preview.upload) })
        await expect.poll(async () => (await admin.get(`/api/admin/imports/${started.json().id}`)).json().state).toBe('done')
        const { oldPrice, newPrice } = (await admin.get(`/api/admin/products/${id}`)).json()
        expect([heading, cells, oldPrice, newPrice]).toEqual([heading, cells, ...expected])
        expect((await tryFile(admin, table, blanks ? { blanks } : {})).counts).toMatchObject({ same: 1 })
      }
    })
  })
}
