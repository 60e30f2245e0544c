import { type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { file, postForm } from '#tests/forms.ts'
import { shopTest } from '#tests/shop.ts'
import { german, outcomesOf, tryFile } from '#tests/tried-import.ts'
import { zipOf } from '#tests/zip.ts'
import type { ImportPreview } from '../spreadsheet.contract.ts'

for (const database of databases) {
  describe(`reading the file of an import, on ${database.name}`, () => {
    const test = shopTest(database)

    test('reads a number of a workbook as it is shown if its format adds zeros, and names a code that differs only in zeros', async ({
      admin,
      product,
      category,
    }) => {
      await category({ nameDe: 'Module' })
      const { id } = await product({ sku: '00123', nameDe: 'Rohr', nameEs: 'Tubo', oldPrice: '9.00' })
      const rows = [
        ['SKU', 'Preis', 'Bestand', 'Name (DE)', 'Kategorie'],
        [123, 450, 7, null, null],
        [124, 5, 0, 'Neu', 'Module'],
      ]
      const cells = new Map(
        [1, 2].flatMap((row) =>
          ['00000', '0000', '00'].map((numFmt, column) => [
            `${row},${column}`,
            { value: rows[row]?.[column] ?? null, type: 'number' as const, style: { numFmt } },
          ]),
        ),
      )
      const workbook = await tryFile(admin, await writeXlsx({ sheets: [{ name: 'A', rows, cells }] }))
      expect(workbook.rows.map(({ sku, id, outcome }) => [sku, id, outcome])).toEqual([
        ['00123', id, 'changed'],
        ['00124', null, 'new'],
      ])
      expect(workbook.rows[0]?.changes).toEqual({ oldPrice: ['9.00', '450.00'] })
      expect(workbook.rows[1]?.changes).toMatchObject({ oldPrice: [null, '5.00'], stockStatus: [null, 'out_of_stock'] })

      const hint = (text: string) =>
        `Die Artikelnummer 00123 (Rohr) gibt es schon; „${text}“ unterscheidet sich davon nur in Nullen am Anfang.`
      const table = await tryFile(admin, ['SKU;Name (DE);Preis;Kategorie', '123;Rohr;5;Module', '0123;;5;', '1230;Neu;5;Module'].join('\n'))
      expect(table.rows.map(({ outcome, problems }) => [outcome, problems[0]])).toEqual([
        ['new', expect.any(String)],
        [
          'faulty',
          'Der Shop hat kein Produkt mit der Artikelnummer oder Adresse „0123“. Meinten Sie „00123“? Ein neues Produkt braucht Name und Kategorie.',
        ],
        ['new', expect.any(String)],
      ])
      expect(table.rows.map(({ problems }) => problems.includes(hint('123')))).toEqual([true, false, false])
      const recoded = await tryFile(admin, `ID;SKU;Name (ES)\n${id};123;Tubo`)
      expect(recoded.rows[0]).toMatchObject({ outcome: 'changed', changes: { sku: ['00123', '123'] }, problems: [hint('123')] })
    })

    test('refuses rows that a separator within a text has shifted, and notes other cells without a heading', async ({ admin, product }) => {
      await product({ sku: 'C-1', nameDe: 'Eins', oldPrice: '9.00' })
      await product({ sku: 'C-2', nameDe: 'Zwei', oldPrice: '9.00' })
      const shifted = await tryFile(admin, 'SKU,Preis,Lager\nC-1,1,105.50,auf Lager\nC-2,7,auf Lager,\n')
      expect(outcomesOf(shifted)).toEqual([
        [2, 'faulty', expect.arrayContaining([expect.stringContaining('mehr Zellen als Überschriften (1: auf Lager)')])],
        [3, 'changed', []],
      ])
      // Excel writes the same number of separators in each line: these cells are remarks beside the table.
      const remarks = await tryFile(admin, 'SKU;Preis;;\nC-1;5;;prüfen\nC-2;6;neu;prüfen\n')
      expect(outcomesOf(remarks)).toEqual([
        [2, 'changed', ['1 Zelle hat keine Überschrift und bleibt weg: prüfen.']],
        [3, 'changed', ['2 Zellen haben keine Überschrift und bleiben weg: neu | prüfen.']],
      ])
    })

    test('shows the headings of a table without a known column, so that they can be assigned', async ({ admin, product }) => {
      await product({ sku: 'H-1', nameDe: 'Eins', oldPrice: '5.00' })
      const table = 'foo;bar\nH-1;7,50\n'
      const preview = await tryFile(admin, table)
      expect(preview).toMatchObject({ rows: [], headings: [{ heading: 'foo', column: null, sample: 'H-1' }, { heading: 'bar' }] })
      expect(preview.problem).toEqual(expect.stringContaining('Namen der Spalten'))
      const mapped = await tryFile(admin, table, { mapping: JSON.stringify({ columns: { foo: 'sku', bar: 'oldPrice' } }) })
      expect(mapped.rows[0]?.changes).toEqual({ oldPrice: ['5.00', '7.50'] })
      expect(mapped.problem).toBeNull()
      const refused = await postForm(admin, '/api/admin/products/import', { file: file('tabla', 'uno;dos\nH-1;7,50\n') }, german)
      expect([refused.statusCode, refused.json().error]).toEqual([400, preview.problem])
    })

    test.for([
      'NUE-01;Batería;12\nNUE-02;Panel;13\n',
      `${Array.from({ length: 200 }, (_, at) => `c${at}`).join(';')}\n${'1;'.repeat(200)}\n`,
    ])('has a problem and no rows without headings, or without one that identifies products: %#', async (table, { admin }) => {
      const preview = await tryFile(admin, table)
      expect(preview).toMatchObject({ rows: [], counts: { new: 0, changed: 0, same: 0, faulty: 0 }, problem: expect.any(String) })
      const faulty = await admin.get(`/api/admin/imports/${preview.upload}/faulty-rows`)
      expect(faulty.statusCode).toBe(404)
    })

    test('reads Windows-1252, tabs and a title above the headings', async ({ admin, product }) => {
      await product({ sku: 'B-1', nameDe: 'Größe' })
      const text = 'Preisliste 2026\r\n\r\nArtikelnummer\tName (DE)\tAlter Preis\r\nB-1\tGröße\t12,90\r\n'
      const preview = await tryFile(admin, Buffer.from(text, 'latin1'))
      expect(preview.rows).toMatchObject([{ row: 4, outcome: 'changed', changes: { oldPrice: [null, '12.90'] } }])
    })

    test('separates columns by the sign that gives headings and rows the same number of columns', async ({ admin, product }) => {
      await product({ sku: 'C-1', nameDe: 'Eins', oldPrice: '5.00' })
      for (const text of [
        'SKU;Precio, US$\nC-1;140,50\nC-1;1,00\n',
        'SKU;Preis\nC-1;140,50\nC-1;99,00\n',
        'SKU,Preis\nC-1,140.50\n"C-1; rot",3\n',
        'SKU,Name (DE),Preis\nC-1,Eins,140.50\nC-1,"Eins; zwei\ndrei",3\n',
        'Preisliste, Juni\nSKU\tPreis\nC-1\t140,50\n',
        'SKU|Preis\nC-1|140,50\n',
      ])
        expect([text, (await tryFile(admin, text)).rows[0]?.changes]).toEqual([text, { oldPrice: ['5.00', '140.50'] }])
    })

    test('refuses the row of a quotation mark that is not closed, and reads the rows below it', async ({ admin, product }) => {
      for (const sku of ['Q-1', 'Q-2', 'Q-3']) await product({ sku, nameDe: sku, oldPrice: '9.00' })
      const preview = await tryFile(admin, 'SKU;Preis;Name (DE);Notiz\nQ-1;5;"Tubo sin cerrar;\nQ-2;6;"Tubo; rojo";\nQ-3;7;Tubo 5";"x\n')
      expect(outcomesOf(preview)).toEqual([
        [
          ...[2, 'faulty'],
          [
            'Name (DE): Die Zelle beginnt mit einem Anführungszeichen, das nicht geschlossen wird ("Tubo sin cerrar); ihr Ende ist also unbekannt. Löschen Sie es, oder setzen Sie ein zweites ans Ende der Zelle.',
          ],
        ],
        [3, 'changed', []],
        [4, 'changed', []],
      ])
      expect(preview.rows.slice(1).map(({ changes }) => changes.nameDe)).toEqual([
        ['Q-2', 'Tubo; rojo'],
        ['Q-3', 'Tubo 5"'],
      ])
    })

    test('reports formulas, errors and dates as faults', async ({ admin, product }) => {
      await product({ sku: 'F-1', nameDe: 'Eins' })
      const content = await writeXlsx({
        sheets: [
          {
            name: 'Hoja',
            rows: [
              ['SKU', 'Alter Preis', 'Phasen', 'Name (ES)'],
              ['F-1', null, null, '=1+1'],
              ['F-1', 5, null, null],
              ['F-2', 5, new Date('2026-01-03'), 'x'],
            ],
            cells: new Map([['1,1', { value: 2, type: 'formula', formula: '1+1', formulaResult: 2 }]]),
          },
        ],
      })
      const { rows } = await tryFile(admin, content)
      expect(rows[0]?.problems).toEqual([expect.stringContaining('Alter Preis: Die Zelle enthält eine Formel (=1+1)')])
      expect(rows[1]).toMatchObject({ outcome: 'faulty' })
      expect(rows[2]?.problems).toContainEqual(
        expect.stringContaining('Phasen: Die Tabelle hat aus dem Wert ein Datum gemacht (03.01.2026)'),
      )
    })

    test('takes no price whose number format has another currency or percent', async ({ admin, category }) => {
      await category({ nameDe: 'Module' })
      const others = [
        '#,##0.00 "€"',
        '[$€-407] #,##0.00',
        '#,##0.00 [$EUR]',
        '[$CUC-2] #,##0.00',
        '[$MXN] 0',
        '[$CAD-1009]0',
        '"R$" 0',
        // The sign of the dollar with the locale of another country.
        '[$$-80A]#,##0.00;[Red]-[$$-80A]#,##0.00',
        '_-[$$-1009]* #,##0.00_-',
        '[$$-C0C]0',
        '[$$-C09]#,##0.00',
        '[$$-2C0A] #,##0.00',
        '[$$-340A]#,##0',
        '[$$-200240A]0',
        '[$$-es-MX]0',
        '[$$-2809]0',
        '0%',
      ]
      const dollars = [
        ...['#,##0.00 _€', '[$$-409]#,##0.00', '[$$-en-US]#,##0.00', '[$$]0', '"$"#,##0.00', '$ 0', '[$USD] 0.00', '[$USD-80A]0'],
        ...['[$US$-540a] 0', '[$$-540A]0', '[$$-300A]0', '[$-407]0.00', '[$-80A]0.00', '0.00', '0.00 "(% ab 10)"'],
      ]
      const formats = [...others, ...dollars]
      const content = await writeXlsx({
        sheets: [
          {
            name: 'Hoja',
            rows: [['SKU', 'Name (DE)', 'Preis', 'Kategorie'], ...formats.map((_, at) => [`P-${at}`, `Ware ${at}`, 12.5, 'Module'])],
            cells: new Map(formats.map((numFmt, at) => [`${at + 1},2`, { value: 12.5, type: 'number', style: { numFmt } }])),
          },
        ],
      })
      const { rows } = await tryFile(admin, content)
      expect(rows.map(({ outcome }) => outcome)).toEqual([...others.map(() => 'faulty'), ...dollars.map(() => 'new')])
      expect(rows.slice(0, others.length).map(({ problems }) => problems[0])).toEqual([
        ...['€', '€', 'EUR', 'CUC', 'MXN', 'CAD', 'R$', 'MXN', 'CAD', 'CAD', 'AUD', 'ARS', 'CLP', 'COP', 'MXN', '[$$-2809]'].map((sign) =>
          expect.stringContaining(`Preis: „12.5 ${sign}“ ist in anderer Währung`),
        ),
        'Preis: „1250 %“ ist kein Preis in Dollar.',
      ])
    })

    test('reads the first sheet with a table of products, and names the other sheets with rows', async ({ admin, product, category }) => {
      await product({ sku: 'P-1', oldPrice: '9.00' })
      await category({ nameDe: 'Module' })
      const headings = ['SKU', 'Preis']
      const two = [
        { name: 'Paneles', rows: [headings, ['P-1', 10], ['P-1', 10]] },
        { name: 'Baterías', rows: [headings, ['B-1', 20]] },
      ]
      const lists = {
        name: 'Listas',
        hidden: true,
        rows: [
          ['ja', 'auf Lager'],
          ['nein', 'unterwegs'],
          ['egal', 'unterwegs'],
        ],
      }
      const unread = [{ name: 'Baterías', rows: 1, isHidden: false }]
      const workbook = async (...sheets: WriteSheet[]) => tryFile(admin, await writeXlsx({ sheets }))
      const tried = await workbook(...two)
      expect(tried).toMatchObject({ rows: [{ sku: 'P-1', row: 2 }, { row: 3 }], unreadSheets: unread })

      // A cover, notes in one column, an empty form and cells with other headings are no tables of products.
      const covers: [WriteSheet, ...WriteSheet[]] = [
        { name: 'Portada', rows: [['Lista de precios'], [], ['Sol S.A.']] },
        { name: 'Plantilla', rows: [headings] },
        { name: 'Vacía', rows: [] },
        { name: 'Oculta', hidden: true, rows: [headings, ['X-1', 5]] },
      ]
      const address = {
        name: 'Empresa',
        rows: [
          ['Empresa', 'Sol S.A.'],
          ['Moneda', 'USD'],
          ['Nombre', 'Ana'],
          ['Fecha', '1.12.2026'],
        ],
      }
      const hidden = { name: 'Oculta', rows: 1, isHidden: true }
      expect((await workbook(...covers, ...two)).unreadSheets).toEqual([hidden, ...unread])
      const covered = await workbook(address, ...covers, ...two, lists)
      expect(covered.rows.map(({ row, sku }) => [row, sku])).toEqual(tried.rows.map(({ row, sku }) => [row, sku]))
      expect(covered.unreadSheets.map(({ name, rows }) => [name, rows])).toEqual([
        ['Empresa', expect.any(Number)],
        ['Oculta', 1],
        ['Baterías', 1],
        ['Listas', 2],
      ])
      // Without known headings of products the first table is shown, so that its columns can be assigned.
      const unknown = {
        name: 'A',
        rows: [
          ['foo', 'Preis'],
          ['P-1', 1],
        ],
      }
      const others = {
        name: 'Datos',
        rows: [
          ['Moneda', 'USD'],
          ['Fecha', '1.12.2026'],
        ],
      }
      expect(await workbook(covers[0], unknown, others)).toMatchObject({
        headings: [{ heading: 'foo' }, { heading: 'Preis' }],
        unreadSheets: [{ name: 'Datos', rows: 1 }],
      })

      const refused = await postForm(
        admin,
        '/api/admin/products/import?dryRun=true',
        { file: file('a.xlsx', await writeXlsx({ sheets: covers })) },
        german,
      )
      expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringContaining('keine Zeilen mit Daten')])
    })

    test('repeats the value of merged cells in each of their rows', async ({ admin, category }) => {
      await category({ nameDe: 'Module' })
      const content = await writeXlsx({
        sheets: [
          {
            name: 'Hoja',
            rows: [
              ['SKU', 'Name (DE)', 'Kategorie'],
              ['M-1', 'Eins', 'Module'],
              ['M-2', 'Zwei', null],
            ],
            merges: [{ startRow: 1, startCol: 2, endRow: 2, endCol: 2 }],
          },
        ],
      })
      const { rows } = await tryFile(admin, content)
      expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'new'])
      expect(rows[1]?.problems).toContain('Die Zellen C2:C3 sind verbunden; ihr Wert gilt für jede ihrer Zeilen.')
    })

    test('messages have numbers, dates and names as their reader writes them, texts have dates as their language does', async ({
      admin,
      product,
    }) => {
      const { id } = await product({ sku: 'P-1', nameDe: 'Modul', nameEs: 'Panel' })
      const day = new Date('2026-12-24')
      const rows = [
        ['ID', 'SKU', 'Name (DE)', 'Name (ES)', 'Name (EN)', 'Price', 'Stock'],
        [null, 'P-1', day, day, day, 1234.567, null],
        [null, 'P-2', 'Eins', null, null, 5, day],
        [id, 'X-1', 'Anderes', null, null, 5, null],
      ]
      const content = await writeXlsx({ sheets: [{ name: 'A', rows }] })
      const rowsIn = async (language: string) => {
        const fields = { file: file('lista.xlsx', content) }
        const answer = await postForm(admin, '/api/admin/products/import?dryRun=true', fields, { 'accept-language': language })
        return answer.json<ImportPreview>().rows
      }
      const expected = [
        ['de', /1\.234,567 wird auf 1\.234,57\s\$ gerundet/, '24.12.2026', '„Modul“'],
        ['es', /1,234\.567 se redondea a \$1,234\.57/, '24 dic 2026', '«Panel»'],
      ] as const
      for (const [language, rounded, date, name] of expected) {
        const [first, second, third] = await rowsIn(language)
        expect(first?.changes).toMatchObject({
          nameDe: ['Modul', '24.12.2026'],
          nameEs: ['Panel', '24/12/2026'],
          nameEn: ['', 'Dec 24, 2026'],
        })
        expect(first?.problems).toEqual([expect.stringMatching(rounded)])
        expect(second?.problems).toContainEqual(expect.stringContaining(date))
        expect(third?.problems).toEqual([expect.stringContaining(name)])
      }
    })

    test('refuses files that are no tables, with a message', async ({ admin }) => {
      const refused = async (content: string | Uint8Array, name = 'a.xlsx') => {
        const answer = await postForm(admin, '/api/admin/products/import?dryRun=true', { file: file(name, content) }, german)
        return [answer.statusCode, answer.json().error]
      }
      expect(await refused(Buffer.from([0x89, 0x50, 0, 1]))).toEqual([
        400,
        expect.stringContaining('keine Tabelle, oder sie ist beschädigt'),
      ])
      expect(await refused(Buffer.from('PK\u0003\u0004nothing'))).toEqual([
        400,
        expect.stringContaining('keine Tabelle, oder sie ist beschädigt'),
      ])
      expect(await refused(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]))).toEqual([400, expect.stringContaining('altes Excel')])
      expect(await refused('')).toEqual([400, expect.any(String)])
      expect(await refused('%PDF-1.7\n1 0 obj\nendobj\n', 'a.csv')).toEqual([
        400,
        expect.stringContaining('keine Tabelle, oder sie ist beschädigt'),
      ])
      expect(await refused('<html><table><tr><td>SKU', 'a.xls')).toEqual([
        400,
        expect.stringContaining('keine Tabelle, oder sie ist beschädigt'),
      ])
      expect(await refused(`SKU,${Array.from({ length: 400 }, (_, at) => `x${at}`).join(',')}\r\n1,2`)).toEqual([
        413,
        expect.stringContaining('Zu viele Spalten: höchstens 300'),
      ])
      expect(await refused(`SKU\r\n${'1\r\n'.repeat(10_100)}`)).toEqual([413, expect.stringContaining('Zu viele Zeilen')])
      const bomb = zipOf({ '[Content_Types].xml': Buffer.from('<Types/>'), 'xl/worksheets/sheet1.xml': Buffer.alloc(90 * 1024 * 1024) })
      expect(bomb.length).toBeLessThan(200_000)
      expect(await refused(bomb)).toEqual([413, expect.stringContaining('enthält viel mehr, als sie groß ist')])
      const table = file('a.csv', 'SKU;Bild\nP-1;rot.png\n')
      const pictures = file('fotos.zip', zipOf({ 'rot.png': Buffer.from('rot'), '../../etc/rot.png': Buffer.from('rot') }))
      const outward = await postForm(admin, '/api/admin/products/import?dryRun=true', { file: table, pictures }, german)
      expect([outward.statusCode, outward.json().error]).toEqual([400, expect.stringContaining('enthält „../../etc/rot.png“')])
      const huge = await admin.post('/api/admin/products/import', 'x', {
        ...{ 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(100 * 1024 * 1024), ...german },
      })
      expect([huge.statusCode, huge.json().error]).toEqual([413, expect.stringContaining('höchstens 20 MB')])
    })
  })
}
