import { describe, expect } from 'vitest'
import { oneDatabase } from '#tests/databases.ts'
import { file, postForm } from '#tests/forms.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import { tryFile } from '#tests/tried-import.ts'
import type { Import } from '../spreadsheet.contract.ts'

const url = '/api/admin/products/import'
const tryPrices = (admin: Client, content: string, mapping = {}) => tryFile(admin, content, { mapping: JSON.stringify(mapping) })

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
        const preview = await tryPrices(admin, table, blanks ? { blanks } : {})
        const started = await postForm(admin, url, { upload: String(preview.upload) })
        await expect.poll(async () => (await admin.get(`/api/admin/imports/${started.json().id}`)).json().state).toBe('done')
        const { oldPrice, newPrice } = (await admin.get(`/api/admin/products/${id}`)).json()
        expect([heading, cells, oldPrice, newPrice]).toEqual([heading, cells, ...expected])
        expect((await tryPrices(admin, table, blanks ? { blanks } : {})).counts).toMatchObject({ same: 1 })
      }
    })

    test('are refused if they make an offer that is not cheaper, until staff confirm these offers', async ({
      admin,
      product,
      category,
    }) => {
      await category({ nameDe: 'Module' })
      const offer = await product({ sku: 'P-1', oldPrice: '4490.00', newPrice: '4100.00' })
      await product({ sku: 'P-2', oldPrice: '100.00' })
      await product({ sku: 'P-3', oldPrice: '100.00', newPrice: '120.00' })
      const lines = ['P-1;;;;4.715,00', 'P-2;;;115,00;', 'P-3;Drei;;;120,00', 'P-4;Neu;Module;;7,00']
      const table = ['SKU;Name (DE);Kategorie;Preis;Angebotspreis', ...lines].join('\n')
      const read = ({ rows }: Pick<Import, 'rows'>) => rows.map(({ sku, outcome, confirmable }) => [sku, outcome, ...confirmable])
      const unconfirmed = [
        ['P-1', 'faulty', 'offer-not-cheaper'],
        ['P-2', 'changed'],
        ['P-3', 'changed'],
        ['P-4', 'faulty', 'offer-not-cheaper'],
      ]
      const start = async (fields: Record<string, string | File>): Promise<Import> => {
        const { id } = (await postForm(admin, url, fields)).json()
        await expect.poll(async () => (await admin.get(`/api/admin/imports/${id}`)).json().state).toBe('done')
        return (await admin.get(`/api/admin/imports/${id}`)).json()
      }

      expect(read(await tryPrices(admin, 'SKU;Preis\nP-1;4715'))[0]).toEqual(unconfirmed[0])
      const tried = await tryPrices(admin, table)
      expect([read(tried), tried.counts.faulty, tried.confirmed]).toEqual([unconfirmed, 2, []])
      expect(tried.rows[0]).toMatchObject({
        changes: { newPrice: ['4100.00', '4715.00'] },
        problems: [expect.stringContaining('Das Angebot ist nicht günstiger')],
      })
      expect(read(await start({ upload: String(tried.upload) }))).toEqual(unconfirmed)
      expect((await admin.get(`/api/admin/products/${offer.id}`)).json()).toMatchObject({ newPrice: '4100.00' })

      const confirmed = JSON.stringify(['offer-not-cheaper'])
      const again = await postForm(admin, `${url}?dryRun=true`, { file: file('tabla', table), confirmed })
      expect(again.json()).toMatchObject({ confirmed: ['offer-not-cheaper'], counts: { new: 1, changed: 1, same: 2, faulty: 0 } })
      // The import takes what its trial has confirmed.
      expect(read(await start({ upload: String(again.json().upload) }))).toEqual([
        ['P-1', 'changed', 'offer-not-cheaper'],
        ['P-2', 'same'],
        ['P-3', 'same'],
        ['P-4', 'new', 'offer-not-cheaper'],
      ])
      expect((await admin.get(`/api/admin/products/${offer.id}`)).json()).toMatchObject({ newPrice: '4715.00' })
      // The same offer needs no second confirmation, another price does.
      expect((await tryPrices(admin, table)).counts).toEqual({ new: 0, changed: 0, same: 4, faulty: 0 })
      const dearer = await tryPrices(admin, table.replace('4.715,00', '4.716,00'))
      expect(dearer.counts).toMatchObject({ same: 3, faulty: 1 })
      expect(read(await start({ upload: String(dearer.upload), confirmed }))[0]).toEqual(['P-1', 'changed', 'offer-not-cheaper'])
      const unknown = await postForm(admin, url, { file: file('tabla', table), confirmed: '["all"]' })
      expect([unknown.statusCode, unknown.json().issues]).toMatchObject([400, [{ path: 'confirmed' }]])
    })

    test('are refused in the rows that a column of currencies says are not in dollars', async ({ admin, product }) => {
      for (const sku of ['P-1', 'P-2', 'P-3', 'P-4', 'P-5', 'P-6']) await product({ sku, oldPrice: '50.00' })
      const rows = ['P-1,"8,499.00",MXN', 'P-2,450,USD', 'P-3,450,', 'P-4,,MXN', 'P-5,9,pesos', 'P-6,on request,€', ',,MXN']
      for (const heading of ['Currency', 'Moneda', 'divisa', 'Währung', 'Currency code']) {
        const preview = await tryPrices(admin, ['SKU,Price', ...rows].join('\n').replace('Price', `Price,${heading}`))
        expect(preview.headings[2]).toMatchObject({ heading, column: 'currency' })
        expect(preview.rows.map(({ sku, outcome, problems }) => [sku, outcome, ...problems])).toEqual([
          ['P-1', 'faulty', 'Price: „8,499.00 MXN“ ist in anderer Währung; Preise sind in Dollar.'],
          ['P-2', 'changed'],
          ['P-3', 'changed'],
          ['P-4', 'same'],
          ['P-5', 'faulty', 'Price: „9 pesos“ ist in anderer Währung; Preise sind in Dollar.'],
          ['P-6', 'changed'],
        ])
      }
      const ignored = await tryPrices(admin, 'SKU,Price,Moneda\nP-1,7,MXN', { columns: { Moneda: null } })
      expect(ignored.rows[0]?.changes).toEqual({ oldPrice: ['50.00', '7.00'] })
    })

    test('are taken in silence if a column of currencies says dollars', async ({ admin, product }) => {
      const currencies = ['USD', 'usd', '$', 'US$', 'U$S', 'USD $', 'US-Dollar', 'Dólares', 'dólar estadounidense', 'US dollar (USD)', '-']
      const skus = await Promise.all(currencies.map(async (_, at) => (await product({ sku: `D-${at}`, oldPrice: '50.00' })).sku))
      const table = currencies.map((currency, at) => `${skus[at]};1${at};${currency}`)
      const { rows } = await tryPrices(admin, ['SKU;Precio;Moneda', ...table].join('\n'))
      expect(rows.map(({ outcome, problems }) => [outcome, problems])).toEqual(currencies.map(() => ['changed', []]))
    })

    test('are refused if their heading names another currency, although staff have assigned it', async ({ admin, product }) => {
      await product({ sku: 'P-1', oldPrice: '50.00' })
      for (const heading of ['Precio (MXN)', 'Precio MN', 'Preis €'])
        for (const column of ['price', 'oldPrice', 'newPrice']) {
          const { rows } = await tryPrices(admin, `SKU;${heading}\nP-1;8499\n`, { columns: { [heading]: column } })
          expect(rows.map(({ outcome, problems }) => [outcome, problems])).toEqual([
            ['faulty', [`${heading}: „8499“ ist in anderer Währung; Preise sind in Dollar.`]],
          ])
        }
    })

    test('are refused in an export of Shopify or WooCommerce too, whatever row of a product has the currency', async ({
      admin,
      category,
    }) => {
      await category({ nameDe: 'Solar', nameEs: 'Solar' })
      const shopify = [
        'Handle,Title,Type,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Currency',
        'panel,Panel,Solar,450 W,S-1,100,,USD',
        'panel,,,550 W,S-2,900,,MXN',
      ]
      const foreign = await tryPrices(admin, shopify.join('\n'))
      expect(foreign.rows.map(({ sku, outcome }) => [sku, outcome])).toEqual([
        ['S-1', 'new'],
        ['S-2', 'faulty'],
      ])
      expect(foreign.rows[1]?.problems).toEqual(['Variant Price: „900 MXN“ ist in anderer Währung; Preise sind in Dollar.'])
      const woo = 'ID,Type,SKU,Name,Sale price,Regular price,Categories,Images,Currency\n1,simple,W-1,Panel,,900,Solar,,MXN'
      const woocommerce = await tryPrices(admin, woo)
      expect([woocommerce.kind, woocommerce.rows[0]?.outcome]).toEqual(['woocommerce', 'faulty'])
    })
  })
}
