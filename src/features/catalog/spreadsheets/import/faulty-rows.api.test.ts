import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { file, postForm } from '#tests/forms.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import { german, outcomesOf, tryImport } from '#tests/tried-import.ts'
import type { Import, ImportPreview } from '../spreadsheet.contract.ts'

const url = '/api/admin/products/import'
const download = (reader: Client, id: number) => reader.get(`/api/admin/imports/${id}/faulty-rows?language=de`)
/** Lines of a CSV file without its byte-order mark. */
const linesOf = (text: string) => text.replace(/^\ufeff/, '').split('\r\n')

async function importTried(admin: Client, { upload }: ImportPreview): Promise<number> {
  const { id } = (await postForm(admin, url, { upload: String(upload) }, german)).json<Import>()
  await expect.poll(async () => (await admin.get(`/api/admin/imports/${id}`)).json<Import>().state, { timeout: 10_000 }).toBe('done')
  return id
}

for (const database of databases) {
  describe(`the faulty rows of an import, on ${database.name}`, () => {
    const test = shopTest(database)

    test('are a table in the format of the file, before and after the import, that is imported once it is corrected', async ({
      admin,
      visitor,
      category,
    }) => {
      await category({ nameDe: 'Kabel' })
      const typed = [
        ...['Preisliste', 'Art;Was;Preis;Kategorie;Notiz', 'F-1;Kabel rot;5;Kabel;', 'F-2;"Kabel; blau";0;Kabel;=1+1'],
        ...['F-3;Kabel;1,5;kW;Kabel;viel;mehr'],
      ]
      const first = await tryImport(admin, { file: file('Liste März.csv', typed.join('\r\n')) })
      const mapping = JSON.stringify({ columns: { Art: 'sku', Was: 'nameDe' } })
      const tried = await tryImport(admin, { upload: String(first.upload), mapping })
      expect(tried.counts).toMatchObject({ new: 1, faulty: 2 })
      const before = await download(admin, tried.upload)
      expect(before.headers).toMatchObject({
        ...{ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' },
        'content-disposition': 'attachment; filename="fehlerhafte-zeilen-liste-marz.csv"',
      })
      const [head, zero, shifted] = linesOf(before.body)
      expect(head).toBe('Problem;Art;Was;Preis;Kategorie;Notiz')
      // Text that looks like a formula is escaped.
      expect(zero).toMatch(/^"?Preis: Ein Preis von 0 geht nicht.*;F-2;"Kabel; blau";0;Kabel;'=1\+1$/)
      expect(shifted).toMatch(/Diese Zeile hat mehr Zellen als Überschriften.*;F-3;Kabel;"1,5";kW;Kabel;viel;mehr$/)

      const id = await importTried(admin, tried)
      const after = await download(admin, id)
      expect(after.body).toBe(before.body)
      expect((await visitor.get(`/api/admin/imports/${id}/faulty-rows`)).statusCode).toBe(401)

      // The columns that staff have chosen are remembered, and the column with the problems is ignored.
      const corrected = [head, zero?.replace(';0;', ';7;'), shifted].join('\r\n')
      const again = await tryImport(admin, { file: file('korrigiert.csv', corrected) })
      expect(again.headings.map(({ column }) => column)).toEqual([null, 'sku', 'nameDe', 'price', 'categoryId', null])
      expect(again.rows.map(({ sku, outcome }) => [sku, outcome])).toEqual([
        ['F-2', 'new'],
        ['F-3', 'faulty'],
      ])
      // A file with faulty rows has the column with the problems once.
      expect(linesOf((await download(admin, again.upload)).body).map((line) => line.split(';').at(0))).toHaveLength(3)
      expect(linesOf((await download(admin, again.upload)).body)[0]).toBe(head)
      const last = await importTried(admin, again)
      const products = (await admin.get('/api/admin/products')).json<{ sku: string; nameDe: string; oldPrice: string }[]>()
      expect(products.find(({ sku }) => sku === 'F-2')).toMatchObject({ nameDe: 'Kabel; blau', oldPrice: '7.00' })
      expect(linesOf((await download(admin, last)).body)[1]).toContain(';F-3;')
    })

    test('have a row with the code of an imported one but other values, whose code is probably mistyped', async ({ admin, category }) => {
      await category({ nameDe: 'Kabel' })
      const lines = ['SKU;Name;Preis;Kategorie', 'H-032;Handteil 32;10;Kabel', 'H-032;Handteil 33;7;Kabel', 'h-032;Handteil 32;10,00;Kabel']
      const tried = await tryImport(admin, { file: file('liste.csv', lines.join('\r\n')) })
      expect(tried.counts).toMatchObject({ new: 1, faulty: 2 })
      expect(tried.rows.map(({ isRepeated }) => isRepeated)).toEqual([false, false, true])
      const wrong =
        'Dasselbe Produkt (H-032) steht schon in Zeile 2, mit anderen Angaben; nur jene Zeile gilt. Meint diese Zeile ein anderes Produkt, berichtigen Sie ihre Artikelnummer oder ihren Namen.'
      expect(tried.rows[1]?.problems).toEqual([wrong])
      const [, row, ...others] = linesOf((await download(admin, tried.upload)).body).filter(Boolean)
      expect([row, ...others]).toEqual([expect.stringMatching(/Marke\.";\[!\] H-032;Handteil 33;7;Kabel$/)])
      const id = await importTried(admin, tried)
      expect(
        linesOf((await download(admin, id)).body)
          .filter(Boolean)
          .slice(1),
      ).toEqual([row])
    })

    test('are refused again until staff have corrected the refused cells, whose reasons the file lacks', async ({ admin, category }) => {
      await category({ nameDe: 'Kabel' })
      const lines = [
        ...['SKU;Name (DE);Preis;Kategorie', 'M-1;Eins;1.234,56;Kabel', 'M-2;Zwei;1,234.56;Kabel', 'M-3;Drei;1.500;Kabel'],
        ...['M-1;Vier;7;Kabel', 'M-5;"Fünf;8;Kabel'],
      ]
      const tried = await tryImport(admin, { file: file('liste.csv', lines.join('\n')) })
      expect(tried.counts).toMatchObject({ new: 2, faulty: 3 })
      const { body } = await download(admin, await importTried(admin, tried))
      expect(linesOf(body)).toEqual([
        'Problem;SKU;Name (DE);Preis;Kategorie',
        expect.stringMatching(/;M-3;Drei;\[!\] 1\.500;Kabel$/),
        expect.stringMatching(/;\[!\] M-1;Vier;7;Kabel$/),
        expect.stringMatching(/;M-5;"\[!\] ""Fünf";8;Kabel$/),
        '',
      ])
      // Excel may store the file as Windows-1252.
      const again = await tryImport(admin, { file: file('fehler.csv', Buffer.from(body.replace(/^\ufeff/, ''), 'latin1')) })
      expect(outcomesOf(again)).toEqual([
        [2, 'faulty', ['Preis: „[!] 1.500“ hat ein früherer Import abgelehnt. Berichtigen Sie die Zelle, und löschen Sie die Marke [!].']],
        [3, 'faulty', [expect.stringContaining('SKU: „[!] M-1“')]],
        [4, 'faulty', expect.arrayContaining([expect.stringContaining('Name (DE): „[!] "Fünf“')])],
      ])
      expect(linesOf((await download(admin, again.upload)).body)[1]).toMatch(/;M-3;Drei;\[!\] 1\.500;Kabel$/)
      const corrected = body.replace('[!] 1.500', '1500').replace('[!] M-1', 'M-4').replace('"[!] ""Fünf"', 'Fünf')
      expect((await tryImport(admin, { file: file('berichtigt.csv', corrected) })).counts).toMatchObject({ new: 3, faulty: 0 })
    })

    test('of a workbook have no formula, and its text is no value until the mark is gone', async ({ admin, category }) => {
      await category({ nameDe: 'Kabel' })
      const formula = (text: string) => ({ value: 2, type: 'formula' as const, formula: text, formulaResult: 2 })
      const content = await writeXlsx({
        sheets: [
          {
            ...{
              name: 'A',
              rows: [
                ['SKU', 'Name (DE)', 'Kategorie'],
                [null, 'Eins', 'Kabel'],
                ['X-2', null, 'Kabel'],
              ],
            },
            cells: new Map([
              ['1,0', formula('1+1')],
              ['2,1', formula('HYPERLINK("https://o.example")')],
            ]),
          },
        ],
      })
      const faulty = (await download(admin, (await tryImport(admin, { file: file('a.xlsx', content) })).upload)).rawPayload
      const { sheets } = await readXlsx(new Uint8Array(faulty))
      expect(sheets[0]?.rows.slice(1).map(([, ...cells]) => cells)).toEqual([
        ['[!] =1+1', 'Eins', 'Kabel'],
        ['X-2', '[!] =HYPERLINK("https://o.example")', 'Kabel'],
      ])
      const again = await tryImport(admin, { file: file('fehler.xlsx', new Uint8Array(faulty)) })
      expect(outcomesOf(again)).toMatchObject([
        [2, 'faulty', [expect.stringContaining('SKU: „[!] =1+1“')]],
        [3, 'faulty', expect.arrayContaining([expect.stringContaining('Name (DE): „[!] =HYPERLINK')])],
      ])
    })

    test('have a second row about the product of an ID if it names it otherwise', async ({ admin, product }) => {
      const { id } = await product({ nameDe: 'Kabel rot' })
      const tried = await tryImport(admin, {
        file: file('liste.csv', `ID;Name (DE)\n${id};Kabel rot 2\n${id};Kabel rot 3\n${id};Kabel rot 2`),
      })
      expect(tried.rows.map(({ outcome, isRepeated }) => [outcome, isRepeated])).toEqual([
        ['changed', false],
        ['faulty', false],
        ['faulty', true],
      ])
    })

    test('lack rows that only repeat an imported one; without other rows there is no file', async ({ admin, category }) => {
      await category({ nameDe: 'Kabel' })
      const lines = ['SKU;Name;Preis;Kategorie', 'D-1;Kabel;10;Kabel', 'D-1;Kabel;10;Kabel', 'D-2;Kabel lang;abc;Kabel']
      const tried = await tryImport(admin, { file: file('liste.csv', lines.join('\r\n')) })
      expect(tried.counts).toMatchObject({ new: 1, faulty: 2 })
      expect(tried.rows.map(({ isRepeated }) => isRepeated)).toEqual([false, true, false])
      const [, ...rows] = linesOf((await download(admin, tried.upload)).body).filter(Boolean)
      expect(rows.map((row) => /;(D-\d);/.exec(row)?.[1])).toEqual(['D-2'])
      const alone = await tryImport(admin, { file: file('liste.csv', lines.slice(0, 3).join('\r\n')) })
      expect((await download(admin, alone.upload)).statusCode).toBe(404)
      expect((await download(admin, await importTried(admin, alone))).statusCode).toBe(404)
    })

    test('of a workbook are a workbook, whose numbers stay numbers; without any there is no file', async ({ admin, category }) => {
      await category({ nameDe: 'Kabel' })
      const rows = [
        ['SKU', 'Name (DE)', 'Preis', 'Kategorie'],
        ['W-1', 'Kabel', 2.5, 'Kabel'],
        ['W-2', 'Draht', 0, 'Kabel'],
        ['W-3', '@Litze', 4, 'Seile'],
      ]
      const content = await writeXlsx({ sheets: [{ name: 'A', rows }] })
      const tried = await tryImport(admin, { file: file('liste.xlsx', content) })
      const answer = await download(admin, tried.upload)
      expect(answer.headers['content-disposition']).toContain('fehlerhafte-zeilen-liste.xlsx')
      const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload))
      expect(sheets[0]?.rows).toEqual([
        ['Problem', 'SKU', 'Name (DE)', 'Preis', 'Kategorie'],
        [expect.stringContaining('Ein Preis von 0'), 'W-2', 'Draht', 0, 'Kabel'],
        [expect.stringContaining('Die Kategorie „Seile“ gibt es nicht'), 'W-3', "'@Litze", 4, 'Seile'],
      ])
      const right = await writeXlsx({ sheets: [{ name: 'A', rows: rows.slice(0, 2) }] })
      const whole = await tryImport(admin, { file: file('liste.xlsx', right) })
      expect((await download(admin, whole.upload)).statusCode).toBe(404)
      expect((await download(admin, await importTried(admin, whole))).statusCode).toBe(404)
    })

    test('of another shop come with the other rows of their products', async ({ admin, category }) => {
      await category({ nameDe: 'Cables', nameEs: 'Cables' })
      const woocommerce = [
        'ID,Type,SKU,Name,Published,In stock?,Regular price,Categories,Images,Parent',
        ...['1,variable,CAB,Cable,1,1,,Cables,,', '2,variation,CAB-4,Cable 4,1,1,0,,,CAB', '3,variation,CAB-6,Cable 6,1,1,2,,,id:1'],
        ...['4,simple,OTRO,Otro,1,1,5,Cables,,'],
      ]
      const tried = await tryImport(admin, { file: file('wc.csv', woocommerce.join('\n')) })
      expect(linesOf((await download(admin, tried.upload)).body).map((line) => line.split(';')[3])).toEqual([
        ...['SKU', 'CAB', 'CAB-4', undefined],
      ])
      const shopify = [
        'Handle,Title,Type,Published,Option1 Value,Variant SKU,Variant Price,Image Src,Status',
        ...['cable,Cable,Cables,true,Rojo,C-R,2,,active', 'cable,,,,Azul,C-A,0,,', 'otro,Otro,Cables,true,Default Title,O-1,3,,active'],
      ]
      const other = await tryImport(admin, { file: file('shopify.csv', shopify.join('\n')) })
      expect(linesOf((await download(admin, other.upload)).body).map((line) => line.split(';')[6])).toEqual([
        ...['Variant SKU', 'C-R', 'C-A', undefined],
      ])
    })
  })
}
