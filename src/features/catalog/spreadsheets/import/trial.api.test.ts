import { describe, expect } from 'vitest'
import { databases } from '#tests/databases.ts'
import { file, postForm } from '#tests/forms.ts'
import { shopTest } from '#tests/shop.ts'
import { german, outcomesOf, tryFile, tryImport } from '#tests/tried-import.ts'
import type { ImportPreview } from '../spreadsheet.contract.ts'

for (const database of databases) {
  describe(`trying an import, on ${database.name}`, () => {
    const test = shopTest(database)

    test('shows new, changed, unchanged and faulty rows, and writes nothing', async ({ admin, product, category }) => {
      const { id } = await product({ sku: 'SP-1', nameDe: 'Modul', oldPrice: '100.00' })
      await product({ sku: 'SP-2', nameDe: 'Regler', oldPrice: '50.00' })
      await category({ nameDe: 'Module', nameEs: 'Paneles' })
      const preview = await tryFile(
        admin,
        [
          'Artikelnr;Bezeichnung;Preis;Kategorie;Lager',
          'SP-1;Modul;1.105,50;;auf Lager',
          'sp-2;Regler;50;;',
          'SP-3;Neues Modul;0,5;paneles;nicht auf Lager',
          'SP-4;Ohne Preis;0;Paneles;auf Lager',
          'SP-1;Modul;7;;',
          'SP-5;Ohne Kategorie;7;;vielleicht',
          'SP-6;;7;Unbekannt;',
        ].join('\r\n'),
      )
      expect(preview.counts).toEqual({ new: 1, changed: 1, same: 1, faulty: 4 })
      expect(preview.rows[0]).toEqual({
        ...{ row: 2, sku: 'SP-1', name: 'Modul', id, outcome: 'changed', problems: [], draft: [], isOffer: false, isRepeated: false },
        confirmable: [],
        changes: { oldPrice: ['100.00', '1105.50'] },
      })
      expect(outcomesOf(preview).slice(2)).toEqual([
        [4, 'new', ['Keine Kurzbeschreibung: Sie entsteht aus Beschreibung oder Name.']],
        [5, 'faulty', expect.arrayContaining([expect.stringContaining('Preis: Ein Preis von 0 geht nicht.')])],
        [6, 'faulty', [expect.stringContaining('Dasselbe Produkt (SP-1) steht schon in Zeile 2, mit anderen Angaben')]],
        [
          7,
          'faulty',
          expect.arrayContaining([
            expect.stringContaining('„vielleicht“ ist kein Bestand'),
            expect.stringContaining('Die Kategorie fehlt'),
          ]),
        ],
        [8, 'faulty', expect.arrayContaining([expect.stringContaining('Die Kategorie „Unbekannt“ gibt es nicht')])],
      ])
      expect(preview.unknownCategories).toEqual([
        { name: '', rows: 1, nearest: null },
        { name: 'Unbekannt', rows: 1, nearest: null },
      ])
      expect((await admin.get('/api/admin/products')).json()).toHaveLength(2)
      expect((await admin.get(`/api/admin/products/${id}`)).json().oldPrice).toBe('100.00')
    })

    test('names products in the language of the reader where they have such a name', async ({ admin, product }) => {
      await product({ sku: 'N-1', nameDe: 'Modul', nameEs: 'Panel' })
      await product({ sku: 'N-2', nameDe: 'Kabel', nameEs: '' })
      const namesIn = async (language: string) => {
        const fields = { file: file('tabla', 'SKU;Preis;Name (DE)\nN-1;5;Modul 2\nN-2;5;') }
        const answer = await postForm(admin, '/api/admin/products/import?dryRun=true', fields, { 'accept-language': language })
        return answer.json<ImportPreview>().rows.map(({ name }) => name)
      }
      expect(await namesIn('es')).toEqual(['Panel', 'Kabel'])
      expect(await namesIn('de')).toEqual(['Modul 2', 'Kabel'])
    })

    test('refuses both of two rows about one product if the first is faulty, since either may be meant', async ({ admin, product }) => {
      const { id } = await product({ sku: 'SP-1', nameDe: 'Modul', oldPrice: '100.00' })
      const preview = await tryFile(admin, 'SKU;Preis\nSP-1;0\nSP-1;120\nSP-2;0\nsp-2;7')
      expect(preview.rows.map(({ row, outcome, problems }) => [row, outcome, problems.at(-1)])).toEqual([
        [2, 'faulty', expect.stringContaining('Ein Preis von 0 geht nicht')],
        [
          3,
          'faulty',
          'Dasselbe Produkt (SP-1) steht schon in Zeile 2, und die hat einen Fehler. Welche der beiden gilt? Bitte die andere löschen.',
        ],
        [4, 'faulty', expect.anything()],
        [5, 'faulty', expect.anything()],
      ])
      expect(preview.rows[3]?.problems).toContainEqual(expect.stringContaining('(sp-2) steht schon in Zeile 4, und die hat einen Fehler.'))
      expect((await admin.get(`/api/admin/products/${id}`)).json().oldPrice).toBe('100.00')
    })

    test('takes no product by the id of another system: an unknown SKU and another name contradict it', async ({ admin, product }) => {
      const { id } = await product({ sku: 'BL-4810W', nameDe: 'Batterie', nameEs: 'Batería' })
      const plain = await product({ sku: null, nameDe: 'Kabel' })
      const foreign = await tryFile(admin, `ID;Referencia;Nombre;Precio\n${id};TALADRO-1;Taladro 18V;249\n${plain.id};CLAVO;Clavo;1`)
      expect(outcomesOf(foreign)).toEqual([
        [2, 'faulty', [expect.stringContaining(`Die ID ${id} hat hier ein anderes Produkt („Batterie“)`)]],
        [3, 'faulty', [expect.stringContaining(`Die ID ${plain.id} hat hier ein anderes Produkt („Kabel“)`)]],
      ])
      const own = await tryFile(admin, `ID;SKU;Name (ES)\n${id};BL-4811;BATERIA\n${plain.id};CABLE;`)
      expect(own.rows.map(({ changes }) => changes.sku)).toEqual([
        ['BL-4810W', 'BL-4811'],
        [null, 'CABLE'],
      ])
    })

    test('renames no product by an id alone, unless old and new name have a word in common', async ({ admin, product }) => {
      const panel = await product({ sku: 'SM-450', nameDe: 'Solarmodul 450 W', nameEs: 'Panel solar de 450 W', oldPrice: '99.00' })
      const plain = await product({ sku: null, nameDe: 'Kabel', nameEs: '', oldPrice: '9.00' })
      const ids = (...names: string[]) => names.map((name) => `${panel.id};${name};141`)
      const outcomes = async (headings: string, rows: string[]) =>
        (await Promise.all(rows.map((row) => tryFile(admin, `${headings}\n${row}`)))).map(({ rows: [row] }) => [
          row?.outcome,
          row?.problems,
        ])
      const refusal =
        'Die ID 1 ist hier „Solarmodul 450 W“. Zum Umbenennen bitte die Artikelnummer oder Adresse dazuschreiben. Stammt die ID aus einem anderen System, wählen Sie für diese Spalte „Nicht übernehmen“.'
      const refused = ['faulty', [refusal.replace('1', String(panel.id))]]
      expect(await outcomes('ID;Nombre;Precio', ids('Irgendwas anderes', 'Taladro de 18 V'))).toEqual([refused, refused])
      expect(await outcomes('ID;SKU;Slug;Nombre;Precio', [`${panel.id};;;Taladro;141`])).toEqual([refused])
      const passing = ['changed', []]
      const kept = ids('PANEL SOLAR', 'Panel nuevo', 'Solarmodul', '450 W', '')
      expect(await outcomes('ID;Nombre;Precio', kept)).toEqual(kept.map(() => passing))
      expect(await outcomes('ID;SKU;Nombre;Precio', [`${panel.id};SM-450;Otra cosa;141`])).toEqual([passing])
      expect(await outcomes('ID;Slug;Nombre;Precio', [`${plain.id};${plain.slug};Otra cosa;141`])).toEqual([passing])
    })

    test("takes the apostrophe before a code of digits for the spreadsheet's, unless a product has it", async ({
      admin,
      product,
      category,
    }) => {
      await category({ nameDe: 'Module' })
      const known = await product({ sku: '0012', oldPrice: '9.00' })
      const quoted = await product({ sku: "'0013", oldPrice: '9.00' })
      const table = ["'0012;Eins;;5", "'0013;Zwei;;5", "'0014;Drei;Module;5", "'A-1;Vier;Module;5", "''15;Fünf;Module;5"]
      const { rows } = await tryFile(admin, ['SKU;Name (DE);Kategorie;Preis', ...table].join('\n'))
      expect(rows.map(({ sku, id, outcome }) => [sku, id, outcome])).toEqual([
        ['0012', known.id, 'changed'],
        ["'0013", quoted.id, 'changed'],
        ['0014', null, 'new'],
        ["'A-1", null, 'new'],
        ["''15", null, 'new'],
      ])
      expect(rows[2]?.changes.sku).toEqual([null, '0014'])
      const twice = await tryFile(admin, "SKU;Name (DE);Kategorie\n'0014;Drei;Module\n0014;Drei;Module")
      expect(twice.counts).toMatchObject({ new: 1, faulty: 1 })
    })

    test('says of an unknown SKU in a price list that the shop does not have it, and asks for no category of such rows', async ({
      admin,
      product,
    }) => {
      await product({ sku: 'SP-1' })
      const preview = await tryFile(admin, 'SKU;Preis\nSP-1;5\nNADA-1;5')
      expect(preview.rows[1]?.problems).toEqual([
        'Der Shop hat kein Produkt mit der Artikelnummer oder Adresse „NADA-1“. Ein neues Produkt braucht Name und Kategorie.',
      ])
      expect(preview.unknownCategories).toEqual([])
    })

    test('refuses a row whose SKU, address and ID name different products, and takes the next row about one of them', async ({
      admin,
      product,
    }) => {
      const one = await product({ sku: 'SP-1', nameDe: 'Modul', nameEs: 'Panel', oldPrice: '50.00' })
      const other = await product({ sku: 'SP-2', nameDe: 'Regler', nameEs: 'Regulador', oldPrice: '50.00' })
      const rows = [
        `${one.id};${other.slug};;77`,
        `${one.id};${one.slug};SP-2;77`,
        `${other.id};${one.slug};sp-1;77`,
        `${other.id};${other.slug};;20`,
        `${one.id};panel-nuevo;SP-1;50`,
      ]
      const preview = await tryFile(admin, ['ID;Slug;SKU;Preis', ...rows].join('\n'))
      const refused = (sku: string, name: string, other: string) => [
        `Die Artikelnummer ${sku} gehört zu „${name}“, Adresse oder ID dieser Zeile aber zu „${other}“.`,
      ]
      expect(outcomesOf(preview)).toEqual([
        [2, 'faulty', ['Artikelnummer, Adresse und ID dieser Zeile gehören nicht zum selben Produkt (eine davon zu „Modul“).']],
        [3, 'faulty', refused('SP-2', 'Regler', 'Modul')],
        [4, 'faulty', refused('SP-1', 'Modul', 'Regler')],
        [5, 'changed', []],
        [6, 'changed', []],
      ])
      expect(preview.rows[4]?.changes).toEqual({ slug: [one.slug, 'panel-nuevo'] })
    })

    test('takes new products whose names differ in accents, capitals or signs only for the same product', async ({ admin, category }) => {
      await category({ nameDe: 'Baterías' })
      const { rows } = await tryFile(admin, 'Name (DE);Kategorie\nBatería Uno;Baterías\nBateria-uno;Baterías\n***;Baterías\n---;Baterías')
      expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'faulty', 'new', 'new'])
      expect(rows[1]?.problems).toEqual(['Dasselbe Produkt (Batería Uno) steht schon in Zeile 2. Nur jene Zeile gilt.'])
    })

    test('puts new products without a category where staff choose, and leaves known products where they are', async ({
      admin,
      product,
      category,
    }) => {
      const { id: categoryId } = await category({ nameDe: 'Module' })
      const known = await product({ sku: 'SP-1', oldPrice: '100.00' })
      const preview = await tryFile(admin, 'SKU;Bezeichnung;Preis;Kategorie\nSP-1;;120;\nSP-2;Neu;7;')
      expect(preview.unknownCategories).toEqual([{ name: '', rows: 1, nearest: null }])
      const mapping = JSON.stringify({ categories: { '': { categoryId, subcategoryId: null } } })
      const again = await postForm(admin, '/api/admin/products/import?dryRun=true', { upload: String(preview.upload), mapping })
      const chosen = again.json<ImportPreview>()
      expect(chosen.assignedCategories).toEqual([{ name: '', rows: 1 }])
      expect(chosen.rows.map(({ outcome, changes }) => [outcome, changes.categoryId])).toEqual([
        ['changed', undefined],
        ['new', [null, categoryId]],
      ])
      expect((await admin.get(`/api/admin/products/${known.id}`)).json().categoryId).toBe(known.categoryId)
    })

    test('suggests a category for a misspelt name, and ignores a chosen category that has been deleted', async ({ admin, category }) => {
      const { id: categoryId } = await category({ nameDe: 'Batterien', nameEs: 'Baterías' })
      await category({ nameDe: 'Wechselrichter', nameEs: 'Inversores híbridos' })
      await category({ nameDe: 'Wasserfilter', nameEs: 'Filtros de agua', nameEn: 'Water filters' })
      const table = `SKU;Name (DE);Kategorie\nN-1;Eins;Bateria\nN-2;Zwei;Solar > Bateria\nN-3;Drei;Ersatzteile\nN-4;Vier;${'x'.repeat(600)}`
      const preview = await tryFile(admin, table)
      const nearest = { categoryId, subcategoryId: null }
      expect(preview.unknownCategories).toEqual([
        { name: 'Bateria', rows: 1, nearest },
        { name: 'Solar > Bateria', rows: 1, nearest },
        { name: 'Ersatzteile', rows: 1, nearest: null },
      ])
      expect(preview.rows[0]?.problems).toEqual([
        'Kategorie: Die Kategorie „Bateria“ gibt es nicht. Meinten Sie „Batterien“? Bitte oben wählen, in welche Kategorie ihre Produkte kommen.',
      ])
      expect(preview.rows[3]?.problems[0]?.length).toBeLessThan(200)
      const chosen = await tryFile(admin, table, {
        mapping: JSON.stringify({ categories: { Bateria: nearest, Ersatzteile: { categoryId: 9999 } } }),
      })
      expect(chosen.unknownCategories.map(({ name }) => name)).toEqual(['Solar > Bateria', 'Ersatzteile'])
    })

    test('suggests a subcategory of the same category for a misspelt one', async ({ admin, category, subcategory }) => {
      const { id: categoryId } = await category({ nameDe: 'Energie' })
      await subcategory({ categoryId, nameDe: 'Solarmodule', nameEs: 'Paneles solares' })
      await subcategory({ nameDe: 'Panele', nameEs: 'Panele solares viejos' })
      const { rows } = await tryFile(admin, 'SKU;Name (DE);Kategorie;Unterkategorie\nU-1;Eins;Energie;Panele solares\n')
      expect(rows[0]?.problems).toEqual([expect.stringContaining('gibt es in „Energie“ nicht. Meinten Sie „Solarmodule“?')])
    })

    test('lists unknown categories, and remembers the assigned columns for the next file with these headings', async ({
      admin,
      category,
    }) => {
      const { id } = await category({ nameDe: 'Sonstiges' })
      const csv = 'Nr. intern;Ware;Gruppe XY\r\nA-1;Ding;Krimskrams\r\n'
      const first = await tryFile(admin, csv, { mapping: JSON.stringify({ columns: { 'Nr. intern': 'sku', 'Gruppe XY': 'categoryId' } }) })
      expect(first.unknownCategories).toEqual([{ name: 'Krimskrams', rows: 1, nearest: null }])
      const again = await postForm(
        admin,
        '/api/admin/products/import?dryRun=true',
        { upload: String(first.upload), mapping: JSON.stringify({ categories: { Krimskrams: { categoryId: id } } }) },
        german,
      )
      expect(again.json()).toMatchObject({ upload: first.upload, counts: { new: 1 }, unknownCategories: [] })
      expect(again.json().assignedCategories).toEqual([{ name: 'Krimskrams', rows: 1 }])
      // After a reload the page sends only the id of the upload. A corrected file has the same headings.
      const sent: Record<string, string | File>[] = [
        { upload: String(first.upload) },
        { file: file('repaired', csv.replace('Ding', 'Dinge')) },
      ]
      for (const fields of sent)
        expect((await postForm(admin, '/api/admin/products/import?dryRun=true', fields, german)).json()).toMatchObject({
          ...{ counts: { new: 1 }, assignedCategories: [{ name: 'Krimskrams', rows: 1 }] },
          mapping: { columns: { 'Nr. intern': 'sku' }, categories: { Krimskrams: { categoryId: id } } },
        })
    })

    test('remembers columns for other spellings of their headings, and lists those of the file only', async ({ admin, product }) => {
      const { sku } = await product({ sku: 'T-1', oldPrice: '7.00' })
      const first = await tryFile(admin, `SKU;Betrag X\r\n${sku};5`, { mapping: JSON.stringify({ columns: { 'Betrag X': 'price' } }) })
      expect(first.mapping.columns).toEqual({ 'Betrag X': 'price' })
      const second = await tryFile(admin, `SKU;BETRAG X:\r\n${sku};5`)
      expect(second.mapping.columns).toEqual({ 'BETRAG X:': 'price' })
      expect(second.rows[0]?.changes).toEqual({ oldPrice: ['7.00', '5.00'] })
      const sent = { upload: String(second.upload), mapping: JSON.stringify(second.mapping) }
      expect((await postForm(admin, '/api/admin/products/import?dryRun=true', sent)).statusCode).toBe(200)
    })

    test('takes a chosen column from the heading that had it, guessed or remembered, and forgets no other', async ({ admin, product }) => {
      const { sku } = await product({ sku: 'W-1', nameDe: 'Alt' })
      const csv = `SKU;Name (DE);Neuer Name;Preis\r\n${sku};Eins;Zwei;5`
      const columnsAfter = async (columns: object) => {
        const { headings } = await tryFile(admin, csv, { mapping: JSON.stringify({ columns }) })
        return headings.map(({ column }) => column)
      }
      expect(await columnsAfter({ 'Neuer Name': 'nameDe' })).toEqual(['sku', null, 'nameDe', 'price'])
      expect(await columnsAfter({ 'Name (DE)': 'nameDe' })).toEqual(['sku', 'nameDe', null, 'price'])
      expect((await tryFile(admin, csv)).headings.map(({ column }) => column)).toEqual(['sku', 'nameDe', null, 'price'])
    })

    test('remembers the column of a heading for each file that has the heading, unless another one is recognised', async ({ admin }) => {
      const columnsOf = async (headings: string, columns?: object) => {
        const preview = await tryFile(admin, `${headings}\r\n1;2;3;4;5`, { mapping: JSON.stringify({ columns }) })
        return preview.headings.map(({ column }) => column)
      }
      const chosen = { Kode: 'sku', 'Bez.': 'nameDe', 'Betrag X': 'price' }
      expect(await columnsOf('Kode;Bez.;Betrag X', chosen)).toEqual(['sku', 'nameDe', 'price'])
      expect(await columnsOf('Betrag X;Kode;Bez.;Neu')).toEqual(['price', 'sku', 'nameDe', null])
      expect(await columnsOf('Kode;Bez.;Betrag X;Preis')).toEqual(['sku', 'nameDe', null, 'price'])
      expect(await columnsOf('Kode;Betrag X')).toEqual(['sku', 'price'])

      // A trial stays as it was shown.
      const { upload } = await tryFile(admin, 'Kode;Betrag Y\r\n1;2')
      expect(await columnsOf('Kode;Betrag Y', { 'Betrag Y': 'newPrice' })).toEqual(['sku', 'newPrice'])
      expect((await tryImport(admin, { upload: String(upload) })).headings.map(({ column }) => column)).toEqual(['sku', null])

      // A heading from which its column was taken has it again in files without the heading that took it.
      expect(await columnsOf('Kode;Preis;Betrag X', { Preis: null, 'Betrag X': 'price' })).toEqual(['sku', null, 'price'])
      expect(await columnsOf('Preis;Kode;Betrag X;Neu')).toEqual([null, 'sku', 'price', null])
      expect(await columnsOf('Kode;Preis')).toEqual(['sku', 'price'])

      // A column that staff ignore stays ignored, except in a whole export of the shop.
      expect(await columnsOf('ID;Kode', { ID: null })).toEqual([null, 'sku'])
      expect(await columnsOf('Kode;ID;Preis')).toEqual(['sku', null, 'price'])
      const whole = (await admin.get('/api/admin/products/export?language=de')).body.trim()
      expect((await columnsOf(whole))[0]).toBe('id')
    })

    test('notes the values of a column that are left out since an earlier column has the same heading', async ({ admin, product }) => {
      await product({ sku: 'R-1', oldPrice: '9.00' })
      await product({ sku: 'R-2', oldPrice: '9.00' })
      const { rows } = await tryFile(admin, 'SKU;Preis;Notiz;Preis;Notiz\nR-1;5;a;6;b\nR-2;5;a;5;')
      expect(rows.map(({ changes, problems }) => [changes.oldPrice?.[1], problems])).toEqual([
        ['5.00', ['Die Datei hat mehrere Spalten „Preis“: Die erste gilt, „6“ bleibt weg.']],
        ['5.00', []],
      ])
    })

    test('notes HTML in texts that a row changes, since visitors read its tags', async ({ admin, category, product }) => {
      await category({ nameDe: 'Kabel' })
      const same = '<p>Alt</p>'
      await product({ sku: 'H-1', descriptionDe: same, descriptionEs: 'Uno' })
      const lines = [
        'SKU;Name (DE);Kategorie;Beschreibung (DE);Beschreibung (ES)',
        `H-1;;;${same};<h3 class=x>Uno</h3>`,
        `H-1b;Kabel;Kabel;"<a href=""/x"">Rot</a>, < 5 kW";5 < 6`,
      ]
      const { rows } = await tryFile(admin, lines.join('\n'))
      const notes = rows.map(({ problems }) => problems.filter((one) => one.includes('HTML')))
      expect(notes).toEqual([
        ['Beschreibung (ES): HTML wie „<h3 class=x>“ bleibt als Text stehen.'],
        ['Beschreibung (DE): HTML wie „<a href="/x">“ bleibt als Text stehen.'],
      ])
      expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'new'])
    })

    test('refuses unknown parameters and columns, instead of importing or ignoring them', async ({ admin, product }) => {
      const { sku } = await product({})
      const sent = { file: file('liste.csv', `SKU;Preis\r\n${sku};5`) }
      for (const [query, mapping] of [
        ['dryrun=true', '{}'],
        ['dryRun=true', '{"columns":{"Preis":"quatsch"}}'],
        ['dryRun=true', '{"columns":{"Price":"price"}}'],
        ['dryRun=true', '{"colums":{"Preis":"price"}}'],
        ['dryRun=true', '{"columns":{"SKU":"price","Preis":"price"}}'],
      ])
        expect((await postForm(admin, `/api/admin/products/import?${query}`, { ...sent, mapping: String(mapping) })).statusCode).toBe(400)
      expect((await admin.get('/api/admin/imports')).json()).toEqual([])
      expect((await admin.get('/api/admin/products/export?colums=prices')).statusCode).toBe(400)
    })

    test('keeps fields with empty cells unless "blanks" is "clear"', async ({ admin, product }) => {
      await product({ sku: 'L-1', nameDe: 'Eins', nameEs: 'Uno', oldPrice: '5.00', newPrice: '4.00' })
      const csv = 'SKU;Preis;Name (ES)\nL-1;;\n'
      expect(await tryFile(admin, csv)).toMatchObject({ counts: { same: 1 }, mapping: { blanks: 'keep' } })
      const cleared = await tryFile(admin, csv, { mapping: JSON.stringify({ blanks: 'clear' }) })
      expect(cleared.rows[0]?.changes).toEqual({ nameEs: ['Uno', ''], oldPrice: ['5.00', null], newPrice: ['4.00', null] })
      const whole = await admin.get('/api/admin/products/export?language=de')
      expect((await tryFile(admin, whole.rawPayload)).mapping.blanks).toBe('clear')
    })

    test('keeps products without a Spanish name, a picture or a price drafts, even if the file would publish them', async ({
      admin,
      category,
      product,
    }) => {
      await category({ nameDe: 'Kabel' })
      await product({ sku: 'D-1', nameEs: 'Uno', priceOnRequest: true, isActive: false })
      await product({ sku: 'D-2', nameEs: '', isActive: false })
      const preview = await tryFile(
        admin,
        [
          'SKU;Name (DE);Name (ES);Kategorie;Preis;Bild;Aktiv',
          'D-1;;;;;https://otro.example/a.jpg;ja',
          'D-2;;;;;;ja',
          'D-3;Drei;;Kabel;;;ja',
          'D-4;Vier;Cuatro;Kabel;a. A.;https://otro.example/b.jpg;',
          'D-5;Vier;Cuatro;Kabel;5;https://otro.example/b.jpg;nein',
        ].join('\n'),
      )
      expect(preview.rows.map(({ sku, outcome, draft, changes }) => [sku, outcome, draft, changes.isActive?.[1]])).toEqual([
        ['D-1', 'changed', [], true],
        ['D-2', 'same', ['nameEs', 'mainImage', 'price'], undefined],
        ['D-3', 'new', ['nameEs', 'mainImage', 'price'], false],
        ['D-4', 'new', [], true],
        ['D-5', 'new', ['hidden'], false],
      ])
    })
  })
}
