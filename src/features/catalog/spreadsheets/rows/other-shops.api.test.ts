import { describe, expect } from 'vitest'
import { oneDatabase } from '#tests/databases.ts'
import { file, postForm } from '#tests/forms.ts'
import { type Client, shopTest } from '#tests/shop.ts'
import type { ImportPreview } from '../spreadsheet.contract.ts'

const woocommerce = `ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"In stock?",Stock,"Weight (kg)","Sale price","Regular price",Categories,Tags,Images,Parent,Position
11,simple,INV-5,"Inversor 5 kW",1,1,visible,"<p>Para <b>casas</b> &amp; talleres.</p>","<p>Onda pura.</p>\\n<ul>\\n<li>5 kW</li>\\n<li>48 V</li>\\n</ul>",1,7,12.5,890,990.5,"Solar > Inversores, Solar",hogar,"https://otro.example/inv 5.jpg, https://otro.example/inv-5b.jpg",,0
12,variable,CAB,"Cable solar",1,0,visible,,"<p>Por metro.</p>",1,,,,,"Solar > Cables > Rojo",,https://otro.example/cable.jpg,,0
13,variation,CAB-4,"Cable solar - 4 mm²",1,0,visible,,,0,0,,,1.2,,,,CAB,1
14,variation,CAB-6,"Cable solar - 6 mm²",1,0,visible,,,backorder,,,,1.8,,,,id:12,2
15,simple,,"Regalo",-1,0,visible,,,1,,,,0,Promociones,,,,0
16,grouped,SET,"Todo para su techo",1,0,visible,,,1,,,,,Solar,,,,0
`

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Status
panel-550,Panel 550 W,"<p>Monocristalino<br>550&nbsp;W</p>",Acme,Paneles,,true,Title,Default Title,P-550,4,149.00,199.00,https://otro.example/p1.jpg,1,active
panel-550,,,,,,,,,,,,,https://otro.example/p2.jpg,2,
cable,Cable,"<h3>Cable</h3>",Acme,Paneles,,true,Color,Rojo,C-R,0,2.50,,,,draft
cable,,,,,,,,Azul,C-A,9,2.75,,,,
`

for (const database of oneDatabase) {
  describe('the product export', () => {
    const test = shopTest(database)
    const tried = async (admin: Client, text: string): Promise<ImportPreview> =>
      (
        await postForm(admin, '/api/admin/products/import?dryRun=true', { file: file('export.csv', text) }, { 'accept-language': 'es' })
      ).json()
    /** Values after the import, by SKU. */
    const fieldsOf = ({ rows }: ImportPreview) =>
      Object.fromEntries(
        rows.map(({ sku, changes }) => [sku, Object.fromEntries(Object.entries(changes).map(([field, [, after]]) => [field, after]))]),
      )

    test('of WooCommerce is imported: variations become products, HTML becomes marks, paths become categories', async ({
      admin,
      category,
      subcategory,
    }) => {
      const solar = await category({ nameDe: 'Solar', nameEs: 'Solar' })
      const inverters = await subcategory({ nameDe: 'Wechselrichter', nameEs: 'Inversores', categoryId: solar.id })
      const preview = await tried(admin, woocommerce)
      expect(preview.kind).toBe('woocommerce')
      expect(preview.rows.map(({ row, sku, outcome }) => [row, sku, outcome])).toEqual([
        [2, 'INV-5', 'new'],
        [3, 'CAB', 'same'],
        [4, 'CAB-4', 'faulty'],
        [5, 'CAB-6', 'faulty'],
        [6, null, 'faulty'],
        [7, 'SET', 'same'],
      ])
      expect(fieldsOf(preview)['INV-5']).toEqual({
        ...{ sku: 'INV-5', nameEs: 'Inversor 5 kW', shortDescriptionEs: 'Para **casas** & talleres.' },
        descriptionEs: 'Onda pura.\n\n- 5 kW\n- 48 V',
        ...{ oldPrice: '990.50', newPrice: '890.00', stockStatus: 'in_stock', 'specs.weightKg': 12.5 },
        ...{ categoryId: solar.id, subcategoryId: inverters.id, isActive: true, isFeatured: true },
        mainImage: 'https://otro.example/inv 5.jpg',
        images: ['https://otro.example/inv-5b.jpg'],
      })
      expect(preview.rows[1]?.problems).toEqual([expect.stringContaining('Producto variable')])
      expect(preview.rows[5]?.problems).toEqual([expect.stringContaining('Producto agrupado')])
      expect(preview.unknownCategories).toEqual([
        { name: 'Solar > Cables > Rojo', rows: 2, nearest: { categoryId: solar.id, subcategoryId: null } },
        { name: 'Promociones', rows: 1, nearest: null },
      ])
      const chosen = JSON.stringify({ categories: { 'Solar > Cables > Rojo': { categoryId: solar.id } } })
      const again = await postForm(
        admin,
        '/api/admin/products/import?dryRun=true',
        { upload: String(preview.upload), mapping: chosen },
        { 'accept-language': 'es' },
      )
      expect(fieldsOf(again.json())['CAB-6']).toMatchObject({
        ...{ nameEs: 'Cable solar - 6 mm²', descriptionEs: 'Por metro.', oldPrice: '1.80', stockStatus: 'out_of_stock' },
        ...{ categoryId: solar.id, mainImage: 'https://otro.example/cable.jpg' },
      })
    })

    test('keeps Spanish texts in Spanish if a German reader imports it, and the translation page lists missing German texts', async ({
      admin,
      category,
    }) => {
      await category({ nameDe: 'Solar', nameEs: 'Solar' })
      const table = woocommerce
        .replace('"Solar > Inversores, Solar"', 'Solar')
        .replace('11,simple,INV-5,"Inversor 5 kW",1,1,visible', '11,simple,INV-5,"Inversor 5 kW",1,1,hidden')
      const answer = await postForm(
        admin,
        '/api/admin/products/import?dryRun=true',
        { file: file('wc.csv', table) },
        { 'accept-language': 'de' },
      )
      const preview = answer.json<ImportPreview>()
      expect(preview).toMatchObject({ hasPlainTexts: true, mapping: { language: 'es', blanks: 'keep' } })
      expect(preview.rows[0]).toMatchObject({ outcome: 'new', draft: ['hidden'], changes: { nameEs: [null, 'Inversor 5 kW'] } })
      expect(preview.rows[0]?.changes).not.toHaveProperty('nameDe')
      const started = await postForm(admin, '/api/admin/products/import', { upload: String(preview.upload) })
      await expect.poll(async () => (await admin.get(`/api/admin/imports/${started.json().id}`)).json().state).toBe('done')
      const [made] = (await admin.get('/api/admin/products')).json()
      expect(made).toMatchObject({ nameDe: 'Inversor 5 kW', isActive: false, outdatedTexts: ['nameDe', 'shortDescriptionDe'] })
      const open = async () =>
        (await admin.get('/api/admin/translations'))
          .json<{ entries: { kind: string; name: string; from: string; source: string; text: string }[] }>()
          .entries.filter(({ kind }) => kind === 'product')
      expect(await open()).toMatchObject([
        { name: 'nameDe', from: 'es', source: 'Inversor 5 kW', text: '' },
        { name: 'nameEn', from: 'es', source: 'Inversor 5 kW' },
        { name: 'shortDescriptionDe', from: 'es', source: 'Para **casas** & talleres.', text: '' },
        { name: 'shortDescriptionEn', from: 'es' },
      ])
      // A German text that staff translate, or confirm as the same in German, is no copy any more; the Spanish text stays current.
      await admin.put(`/api/admin/products/${made.id}`, {
        nameEn: 'Inverter',
        shortDescriptionDe: 'Für Häuser',
        shortDescriptionEn: 'For homes',
      })
      expect(await open()).toMatchObject([{ name: 'nameDe' }])
      await admin.put(`/api/admin/products/${made.id}`, { nameDe: 'Inversor 5 kW', checkedTexts: ['nameDe'] })
      expect((await admin.get(`/api/admin/products/${made.id}`)).json().outdatedTexts).toEqual([])
      expect(await open()).toEqual([])
    })

    test('of a German WooCommerce is imported with the texts of the parent in each variation', async ({ admin, category }) => {
      await category({ nameDe: 'Kabel' })
      const preview = await tried(
        admin,
        [
          'ID,Typ,Artikelnummer,Name,Veröffentlicht,"Ist hervorgehoben?",Kurzbeschreibung,Vorrätig?,Angebotspreis,"Regulärer Preis",Kategorien,Bilder,"Übergeordnetes Produkt"',
          '1,variable,K,Kabel,1,0,Solarkabel,1,,,Kabel,,',
          `2,variation,K-4,"Kabel - 4 mm²",1,0,,1,"1,10","1,30",,,K`,
          '3,variation,L-4,"Litze - 4 mm²",1,0,,1,,"1,30",,,L',
        ].join('\n'),
      )
      expect(preview.kind).toBe('woocommerce')
      expect(fieldsOf(preview)['K-4']).toMatchObject({ shortDescriptionDe: 'Solarkabel', oldPrice: '1.30', newPrice: '1.10' })
      expect(preview.rows[2]?.problems).toContainEqual(expect.stringContaining('su producto variable «L» no está en el archivo'))
    })

    test('of chosen columns of WooCommerce is recognised, whose ids are not those of the shop; a table by hand is not', async ({
      admin,
      product,
    }) => {
      const { id, sku } = await product({ sku: 'OWN', nameEs: 'Propio' })
      for (const headings of ['ID,Type,SKU,Name,Regular price', 'ID,Tipo,SKU,Nombre,Precio normal']) {
        const { kind, rows } = await tried(admin, `${headings}\n${id},simple,TALADRO,Taladro,249\n99,"simple, virtual",${sku},,5\n`)
        expect([kind, rows.map((row) => row.id)]).toEqual(['woocommerce', [null, id]])
      }
      expect((await tried(admin, `ID,SKU,"In stock?",Regular price\n77,${sku},1,5\n`)).kind).toBe('woocommerce')
      const byHand = await tried(admin, `ID;Tipo;Código;Precio normal;Existencias\n${id};Herramienta;${sku};249;7\n`)
      expect([byHand.kind, byHand.rows[0]?.id]).toEqual(['table', id])
    })

    test('of Shopify is imported: rows with one handle are a product, and each variant is a product', async ({ admin, category }) => {
      const panels = await category({ nameDe: 'Module', nameEs: 'Paneles' })
      const preview = await tried(admin, shopify)
      expect(preview).toMatchObject({ kind: 'shopify', counts: { new: 3, faulty: 0 } })
      expect(fieldsOf(preview)).toMatchObject({
        'P-550': {
          ...{ slug: 'panel-550', nameEs: 'Panel 550 W', descriptionEs: 'Monocristalino\n550 W', stockStatus: 'in_stock', isActive: true },
          ...{ newPrice: '149.00', oldPrice: '199.00', categoryId: panels.id },
          ...{ mainImage: 'https://otro.example/p1.jpg', images: ['https://otro.example/p2.jpg'] },
        },
        'C-R': { nameEs: 'Cable Rojo', oldPrice: '2.50', stockStatus: 'out_of_stock' },
        'C-A': { nameEs: 'Cable Azul', oldPrice: '2.75', stockStatus: 'in_stock' },
      })
      expect(fieldsOf(preview)['C-R']).not.toHaveProperty('slug')
      expect(fieldsOf(preview)['C-R']).toMatchObject({ isActive: false })
    })

    test('of Shopify has the stock, weight, picture and category of each variant, and one category for all products without one', async ({
      admin,
      category,
    }) => {
      const panels = await category({ nameDe: 'Module', nameEs: 'Solar Panels' })
      const headings =
        'Title,URL handle,Description,Product category,Type,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL,Variant image URL'
      const preview = await tried(
        admin,
        [
          headings,
          'Cable,cable,<p>Cobre</p>,Solar Panels,,true,active,C-1,Color,Rojo,1.20,0.00,,0,DENY,60.0,https://o.example/1.jpg,https://o.example/1.jpg',
          ',cable,,,,,,C-2,,Negro,1.30,,shopify,0,CONTINUE,60.0,https://o.example/2.jpg,https://o.example/2.jpg',
          ',cable,,,,,,C-3,,Azul,1.40,,shopify,0,DENY,0.0,,',
          'Curso,curso,,,,true,active,X-1,Title,Default Title,0.00,,,0,DENY,0.0,,',
        ].join('\n'),
      )
      expect(preview.kind).toBe('shopify')
      const pictures = ['https://o.example/1.jpg', 'https://o.example/2.jpg']
      const fields = fieldsOf(preview)
      expect(fields).toMatchObject({
        'C-1': { nameEs: 'Cable Rojo', oldPrice: '1.20', stockStatus: 'in_stock', 'specs.weightKg': 0.06, mainImage: pictures[0] },
        'C-2': { stockStatus: 'in_stock', mainImage: pictures[1], images: [pictures[0]] },
        'C-3': { stockStatus: 'out_of_stock', mainImage: pictures[0] },
      })
      expect(['C-1', 'C-2', 'C-3'].map((sku) => fields[sku]?.categoryId)).toEqual([panels.id, panels.id, panels.id])
      expect(fields['C-3']).not.toHaveProperty('specs.weightKg')
      expect(preview.unknownCategories).toEqual([{ name: '', rows: 1, nearest: null }])
      expect(preview.rows.at(-1)?.problems.join(' ')).toMatch(/^Price: un precio de 0/)
    })

    test('of Shopify keeps crossed-out prices and weights whose numbers a spreadsheet has rewritten', async ({ admin, category }) => {
      await category({ nameDe: 'Module', nameEs: 'Paneles' })
      const headings = 'Handle,Title,Type,Variant SKU,Variant Grams,Variant Price,Variant Compare At Price'
      const german = await tried(
        admin,
        [headings, 'a,A,Paneles,A,"12500,0","1299,00","1500,00"', 'b,B,Paneles,B,"0,0","1.299","0,00"', 'c,C,Paneles,C,x,1,y'].join('\n'),
      )
      expect(fieldsOf(german)).toMatchObject({
        A: { newPrice: '1299.00', oldPrice: '1500.00', 'specs.weightKg': 12.5 },
        B: { oldPrice: '1299.00' },
      })
      expect(german.rows[2]?.problems).toEqual([expect.stringContaining('«x g»'), expect.stringContaining('«y» no es un precio')])
      const english = await tried(admin, [headings, 'a,A,Paneles,A,,"$1,299.00","1,500.00"', 'b,B,Paneles,B,,90.50,"1,100.00"'].join('\n'))
      expect(fieldsOf(english)).toMatchObject({
        A: { newPrice: '1299.00', oldPrice: '1500.00' },
        B: { newPrice: '90.50', oldPrice: '1100.00' },
      })
    })

    test('of WooCommerce tells variations apart by their attributes, and has categories with a comma in their name', async ({
      admin,
      category,
    }) => {
      const batteries = await category({ nameDe: 'Batterien', nameEs: 'Baterías, acumuladores' })
      const preview = await tried(
        admin,
        [
          'ID,Tipo,SKU,Nombre,Publicado,"¿Existencias?","Precio rebajado","Precio normal",Categorías,Imágenes,Superior,"Nombre del atributo 1","Valor(es) del atributo 1"',
          '1,variable,B,Batería,1,1,,,"Baterías\\, acumuladores",,,Modelo,"Rack de 5 kWh, Rack de 10 kWh"',
          '2,variation,B-5,Batería,1,1,,"1.150,00",,,B,Modelo,"Rack de 5 kWh"',
          '3,variation,B-10,"Batería - Rack de 10 kWh",1,1,,"2.190,50",,,B,Modelo,"Rack de 10 kWh"',
        ].join('\n'),
      )
      expect(fieldsOf(preview)).toMatchObject({
        'B-5': { nameEs: 'Batería Rack de 5 kWh', oldPrice: '1150.00', categoryId: batteries.id },
        'B-10': { nameEs: 'Batería - Rack de 10 kWh', oldPrice: '2190.50' },
      })
    })

    test('of WooCommerce is imported without sale prices that are not valid today, in three languages', async ({
      admin,
      clock,
      category,
    }) => {
      await category({ nameDe: 'Solar', nameEs: 'Solar' })
      const [ends, begins] = ['date sale price ends', 'date sale price starts']
      const headings = {
        en: `ID,Type,SKU,Name,Date ${begins.slice(5)},Date ${ends.slice(5)},Sale price,Regular price,Categories,Images`,
        es: 'ID,Tipo,SKU,Nombre,Día en que empieza el precio rebajado,Día en que termina el precio rebajado,Precio rebajado,Precio normal,Categorías,Imágenes',
        de: 'ID,Typ,Artikelnummer,Name,"Datum, an dem Angebotspreis beginnt","Datum, an dem Angebotspreis endet",Angebotspreis,Regulärer Preis,Kategorien,Bilder',
      }
      const day = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
      const rows = [
        `1,simple,ENDED,Uno,,${day(-1)} 23:59:59,80,100,Solar,`,
        `2,simple,LAST-DAY,Dos,${day(-9)},${day(0)},80,100,Solar,`,
        `3,simple,LATER,Tres,${day(1)},${day(9)},80,100,Solar,`,
        `4,simple,ALWAYS,Cuatro,,,80,100,Solar,`,
      ]
      for (const heading of Object.values(headings)) {
        const preview = await tried(admin, [heading, ...rows].join('\n'))
        expect(preview.kind).toBe('woocommerce')
        const fields = fieldsOf(preview)
        expect(['ENDED', 'LAST-DAY', 'LATER', 'ALWAYS'].map((sku) => [sku, fields[sku]?.oldPrice, fields[sku]?.newPrice])).toEqual([
          ['ENDED', '100.00', undefined],
          ['LAST-DAY', '100.00', '80.00'],
          ['LATER', '100.00', undefined],
          ['ALWAYS', '100.00', '80.00'],
        ])
        expect(preview.rows.map(({ problems }) => problems.join(' '))).toEqual([
          expect.stringContaining('El precio de oferta valía hasta'),
          expect.not.stringContaining('precio de oferta'),
          expect.stringContaining('El precio de oferta vale desde'),
          expect.not.stringContaining('precio de oferta'),
        ])
      }
    })

    test('of WooCommerce is imported with private products and drafts hidden, and with the variations of one', async ({
      admin,
      category,
    }) => {
      await category({ nameDe: 'Solar', nameEs: 'Solar' })
      const rows = [
        'ID,Tipo,SKU,Nombre,Publicado,"Precio normal",Categorías,Imágenes,Superior',
        '1,simple,SHOWN,Uno,1,5,Solar,https://otro.example/1.jpg,',
        '2,simple,PRIVATE,Dos,0,5,Solar,https://otro.example/2.jpg,',
        '3,"simple, downloadable",DRAFT,Tres,-1,5,Solar,https://otro.example/3.jpg,',
        '4,variable,PARENT,Cuatro,-1,,Solar,https://otro.example/4.jpg,',
        '5,variation,VARIATION,Cuatro,1,5,,,PARENT',
      ]
      const preview = await tried(admin, rows.join('\n'))
      expect(preview.rows.map(({ sku, draft, changes }) => [sku, draft, changes.isActive?.[1]])).toEqual([
        ['SHOWN', [], true],
        ['PRIVATE', ['hidden'], false],
        ['DRAFT', ['hidden'], false],
        ['PARENT', [], undefined],
        ['VARIATION', ['hidden'], false],
      ])
    })

    test('of WooCommerce ends the offer of a known product when its sale has ended', async ({ admin, product }) => {
      const { id } = await product({ sku: 'ENDED', oldPrice: '100.00', newPrice: '80.00' })
      const preview = await tried(
        admin,
        'ID,Type,SKU,Name,Date sale price ends,Sale price,Regular price,Categories,Images\n1,simple,ENDED,,2020-01-31,80,110,,',
      )
      expect(preview.rows[0]).toMatchObject({ id, changes: { newPrice: ['80.00', null], oldPrice: ['100.00', '110.00'] } })
    })

    test('of Shopify loses the apostrophe before a code, unless a product has it', async ({ admin, product, category }) => {
      await category({ nameDe: 'Module', nameEs: 'Paneles' })
      const known = await product({ sku: 'P-550' })
      const quoted = await product({ sku: "'C-R" })
      const table = shopify.replace('P-550', "'P-550").replace('C-R', "'C-R").replace('C-A', "'C-A")
      const { rows } = await tried(admin, table)
      expect(rows.map(({ sku, id }) => [sku, id])).toEqual([
        ['P-550', known.id],
        ["'C-R", quoted.id],
        ['C-A', null],
      ])
      expect(rows[2]?.changes.sku).toEqual([null, 'C-A'])
    })

    test('of Shopify has a note of a price before that is not above the price', async ({ admin, category }) => {
      await category({ nameDe: 'Module', nameEs: 'Paneles' })
      const notes = async (before: string) => {
        const { rows } = await tried(admin, shopify.replace('149.00,199.00', `149.00,${before}`))
        return rows.map(({ outcome, problems }) => [outcome, problems.filter((text) => text.includes('no es más alto'))])
      }
      const none = [
        ['new', []],
        ['new', []],
      ]
      for (const before of ['100.00', '149.00']) expect(await notes(before)).toEqual([['new', [expect.stringContaining(before)]], ...none])
      for (const before of ['199.00', '0.00', '']) expect(await notes(before)).toEqual([['new', []], ...none])
    })

    test('of Shopify names the text alternatives of pictures in the trial', async ({ admin, category }) => {
      await category({ nameDe: 'Module', nameEs: 'Paneles' })
      const table = shopify
        .replace('Image Position,', 'Image Position,Image Alt Text,')
        .replace('p1.jpg,1,', 'p1.jpg,1,Panel visto de frente,')
        .replace('p2.jpg,2,', 'p2.jpg,2,,')
        .replaceAll(',,,,draft', ',,,,,draft')
      const preview = await tried(admin, table)
      expect(preview.rows[0]?.problems).toContainEqual(
        'La imagen https://otro.example/p1.jpg se obtiene al importar, con la descripción «Panel visto de frente».',
      )
    })
  })
}
