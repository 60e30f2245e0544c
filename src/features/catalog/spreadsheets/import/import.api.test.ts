import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import { catalogueWriter } from '#database/catalogue-write.server.ts'
import { createPictureImport } from '#features/media/intake/imported-pictures.server.ts'
import { databases } from '#tests/databases.ts'
import { file, postForm } from '#tests/forms.ts'
import { drawing } from '#tests/pictures.ts'
import { addEmployee, type Client, shopTest } from '#tests/shop.ts'
import { german, tryImport } from '#tests/tried-import.ts'
import { zipOf } from '#tests/zip.ts'
import type { Import } from '../spreadsheet.contract.ts'
import { claimImport, requeueImport } from './import.store.server.ts'
import { importRunner } from './import-runner.server.ts'

const url = '/api/admin/products/import'
type Fields = Record<string, string | File>

async function start(admin: Client, fields: Fields, headers: Record<string, string> = {}): Promise<Import> {
  const answer = await postForm(admin, url, fields, { ...german, ...headers })
  if (answer.statusCode !== 202) throw new Error(answer.body)
  return answer.json()
}
const getImport = async (admin: Client, id: number) => (await admin.get(`/api/admin/imports/${id}`, german)).json<Import>()
/** Waits until an import is over, and reads it. */
async function ended(admin: Client, id: number): Promise<Import> {
  await expect.poll(async () => (await getImport(admin, id)).state, { timeout: 10_000 }).toMatch(/done|failed/)
  return getImport(admin, id)
}
const csv = (...lines: string[]) => file('precios.csv', lines.join('\r\n'))
const listOf = async (admin: Client) =>
  (await admin.get('/api/admin/products')).json<{ id: number; sku: string; oldPrice: string; mainImage: string; images: string[] }[]>()

for (const database of databases) {
  describe(`an import, on ${database.name}`, () => {
    const test = shopTest(database)

    test('writes all rows without faults in one entry of the history', async ({ admin, product, category, db }) => {
      const old = await product({ sku: 'A-1', oldPrice: '10.00' })
      await category({ nameDe: 'Kabel' })
      const { id, state } = await start(admin, {
        file: csv('SKU;Name (DE);Preis;Kategorie', 'A-1;;12,50;', 'A-2;Kabel rot;3;Kabel', 'A-3;Kabel blau;0;Kabel'),
      })
      expect(state).toMatch(/waiting|running/)
      const done = await ended(admin, id)
      expect(done).toMatchObject({
        ...{ state: 'done', problem: null, progress: { done: 3, total: 3 }, by: 'Yanelis', filename: 'precios.csv' },
        counts: { new: 1, changed: 1, same: 0, faulty: 1 },
      })
      expect(done.rows.map(({ outcome }) => outcome)).toEqual(['changed', 'new', 'faulty'])
      expect(done.rows[2]?.problems).toEqual([expect.stringContaining('Preis: Ein Preis von 0')])
      const list = await listOf(admin)
      expect(list.map(({ sku, oldPrice }) => [sku, oldPrice]).toSorted()).toEqual([
        ['A-1', '12.50'],
        ['A-2', '3.00'],
      ])
      expect(list.find(({ sku }) => sku === 'A-2')?.id).toBe(done.rows[1]?.id)
      const edits = await db.selectFrom('edit').select(['subject', 'action', 'batch_id']).where('batch_id', 'is not', null).execute()
      expect(edits).toHaveLength(2)
      expect(edits).toContainEqual({ subject: String(old.id), action: 'changed', batch_id: done.batchId })
    })

    test('still names the sheets of its workbook that it did not read once it is over', async ({ admin, product }) => {
      await product({ sku: 'A-1', oldPrice: '10.00' })
      const rows = [
        ['SKU', 'Preis'],
        ['A-1', 12],
      ]
      const sheets = [
        { name: 'Paneles', rows },
        { name: 'Baterías', rows },
      ]
      const { upload } = await tryImport(admin, { file: file('precios.xlsx', await writeXlsx({ sheets })) })
      const unreadSheets = [{ name: 'Baterías', rows: 1, isHidden: false }]
      expect(await start(admin, { upload: String(upload) })).toMatchObject({ unreadSheets })
      expect(await ended(admin, upload)).toMatchObject({ state: 'done', counts: { changed: 1 }, unreadSheets })
    })

    test('is undone as a whole', async ({ admin, product, category }) => {
      const old = await product({ sku: 'A-1', oldPrice: '10.00' })
      await category({ nameDe: 'Kabel' })
      const { id } = await start(admin, { file: csv('SKU;Name (DE);Preis;Kategorie', 'A-1;;12,50;', 'A-2;Kabel rot;3;Kabel') })
      const { batchId } = await ended(admin, id)
      const undone = await admin.post(`/api/admin/history/batches/${batchId}/undo`, {})
      expect(undone.json()).toMatchObject({ count: 2, refused: [] })
      expect(await getImport(admin, id)).toMatchObject({ undone: { count: 2, left: [] } })
      expect((await admin.get('/api/admin/imports')).json()).toMatchObject([{ id, undone: { count: 2, left: [] } }])
      expect(await listOf(admin)).toMatchObject([{ id: old.id, oldPrice: '10.00' }])
    })

    test('keeps new products that were published or translated since, names them, and deletes them only if forced', async ({
      admin,
      category,
      clock,
    }) => {
      await category({ nameDe: 'Kabel' })
      const { id } = await start(admin, { file: csv('SKU;Name (DE);Preis;Kategorie', 'A-1;Kabel rot;3;Kabel', 'A-2;Kabel blau;4;Kabel') })
      const { batchId } = await ended(admin, id)
      const red = (await listOf(admin)).find(({ sku }) => sku === 'A-1')
      clock.advance(1000)
      await admin.put(`/api/admin/products/${red?.id}`, { nameEs: 'Cable rojo', isActive: true })
      const undo = (body: object) => admin.post(`/api/admin/history/batches/${batchId}/undo`, body)
      const undone = (await undo({})).json()
      expect(undone).toMatchObject({ count: 1, refused: [{ title: 'Kabel rot', isNew: true, conflicts: [{ by: 'Yanelis' }, {}] }] })
      expect(undone.refused[0].reasons).toHaveLength(1)
      expect((await listOf(admin)).map(({ sku }) => sku)).toEqual(['A-1'])
      expect((await getImport(admin, id)).undone).toEqual({ count: 1, left: [{ id: red?.id, name: 'Kabel rot', isNew: true }] })
      expect((await undo({ force: true })).json()).toMatchObject({ count: 1, refused: [] })
      expect(await listOf(admin)).toEqual([])
      expect((await getImport(admin, id)).undone).toEqual({ count: 2, left: [] })
    })

    test('is undone for new products too if a later change of their prices was undone', async ({ admin, category, clock }) => {
      await category({ nameDe: 'Kabel' })
      const { id } = await start(admin, { file: csv('SKU;Name (DE);Preis;Kategorie', 'A-1;Kabel rot;3;Kabel', 'A-2;Kabel blau;4;Kabel') })
      const { batchId } = await ended(admin, id)
      clock.advance(1000)
      const ids = (await listOf(admin)).map((row) => row.id)
      const raised = (await admin.post('/api/admin/products/bulk', { ids, changes: { price: { percent: 5 } } })).json()
      clock.advance(1000)
      const undo = async (batch: number | null) => (await admin.post(`/api/admin/history/batches/${batch}/undo`, {})).json()
      expect(await undo(raised.batchId)).toMatchObject({ count: 2, refused: [] })
      expect(await undo(batchId)).toMatchObject({ count: 2, refused: [] })
      expect(await listOf(admin)).toEqual([])
    })

    test('names the changed products that an undo left, until they are as before', async ({ admin, product, clock }) => {
      const [one, other] = [await product({ sku: 'A-1', oldPrice: '10.00' }), await product({ sku: 'A-2', oldPrice: '20.00' })]
      const { id } = await start(admin, { file: csv('SKU;Preis', 'A-1;11', 'A-2;21') })
      const { batchId } = await ended(admin, id)
      expect((await getImport(admin, id)).undone).toBeNull()
      clock.advance(1000)
      await admin.put(`/api/admin/products/${other.id}`, { oldPrice: '22.00' })
      const undone = (await admin.post(`/api/admin/history/batches/${batchId}/undo`, {})).json()
      expect((await getImport(admin, id)).undone).toMatchObject({ count: 1, left: [{ id: other.id, isNew: false }] })
      // Undoing the undo brings the import back as a whole.
      await admin.post(`/api/admin/history/batches/${undone.batchId}/undo`, {})
      expect((await getImport(admin, id)).undone).toBeNull()
      await admin.post(`/api/admin/history/batches/${batchId}/undo`, {})
      await admin.put(`/api/admin/products/${other.id}`, { oldPrice: '20.00' })
      expect((await getImport(admin, id)).undone).toEqual({ count: 2, left: [] })
      expect((await listOf(admin)).find((row) => row.id === one.id)?.oldPrice).toBe('10.00')
    })

    test('can be started once by the id of its trial', async ({ admin, product }) => {
      await product({ sku: 'A-1', oldPrice: '10.00' })
      const { upload } = await tryImport(admin, { file: csv('SKU;Preis', 'A-1;12') })
      const key = { 'idempotency-key': '0b6f3d0e-53a4-4b42-8a2e-4cf9d3c0a102' }
      const { id } = await start(admin, { upload: String(upload) }, key)
      expect(id).toBe(upload)
      expect((await ended(admin, id)).counts).toMatchObject({ changed: 1 })
      // The answer was lost, and the request is sent again after the import is over.
      expect(await start(admin, { upload: String(upload) }, key)).toMatchObject({ id, state: 'done' })
      const again = await postForm(admin, url, { upload: String(upload) }, german)
      expect([again.statusCode, again.json().error]).toEqual([409, 'Dieser Import wurde schon gestartet.'])
      expect((await admin.get('/api/admin/imports')).json()).toMatchObject([{ id }])
    })

    test('is made once even if the upload is sent again with the same Idempotency-Key', async ({ admin, product }) => {
      await product({ sku: 'A-1', oldPrice: '10.00' })
      const key = { 'idempotency-key': '5f0c1c8e-0f8a-4a57-9b57-1f1d8f0a5701' }
      const fields = { file: csv('SKU;Preis', 'A-1;12') }
      const [one, two] = [await start(admin, fields, key), await start(admin, fields, key)]
      expect(two.id).toBe(one.id)
      await ended(admin, one.id)
      expect((await admin.get('/api/admin/imports')).json()).toHaveLength(1)
      expect((await postForm(admin, url, { file: csv('SKU;Preis', 'A-1;13') }, key)).statusCode).toBe(422)
    })

    test('skips products that somebody has changed since the trial, and writes the other rows', async ({ admin, product, clock, app }) => {
      const [one, two] = [await product({ sku: 'A-1', oldPrice: '10.00' }), await product({ sku: 'A-2', oldPrice: '10.00' })]
      const three = await product({ sku: 'A-3', oldPrice: '10.00' })
      const { upload } = await tryImport(admin, { file: csv('SKU;Preis;Name (ES)', 'A-1;12;Uno', 'A-2;10;Dos', 'A-3;12;Tres') })
      clock.advance(60_000)
      await admin.put(`/api/admin/products/${one.id}`, { oldPrice: '11.00' })
      await admin.put(`/api/admin/products/${two.id}`, { oldPrice: '11.00' })
      const { id, rows, counts } = await ended(admin, (await start(admin, { upload: String(upload) })).id)
      expect(counts).toEqual({ new: 0, changed: 2, same: 0, faulty: 1 })
      expect(rows[0]?.problems).toEqual(['Preis: Sie selbst haben das seit der Vorschau geändert. Die Zeile wurde nicht übernommen.'])
      const { client } = await addEmployee(app, admin)
      const named = ['Preis: Yanelis hat das inzwischen geändert. Die Zeile wurde nicht übernommen.']
      expect((await getImport(client, id)).rows[0]?.problems).toEqual(named)
      const prices = new Map((await listOf(admin)).map(({ id, oldPrice }) => [id, oldPrice]))
      expect([one, two, three].map(({ id }) => prices.get(id))).toEqual(['11.00', '11.00', '12.00'])
    })

    test('skips rows that meant another product, or none, in the trial', async ({ admin, product, category }) => {
      await category({ nameDe: 'Kabel', nameEs: 'Cables' })
      const renamed = await product({ nameEs: 'Einzel', oldPrice: '300.00' })
      const recoded = await product({ sku: 'R-1', oldPrice: '1.00' })
      const deleted = await product({ sku: 'W-S', nameEs: 'Weg', oldPrice: '2.00' })
      const table = ['SKU;Name (ES);Preis;Kategorie', ';Einzel;310;', 'RACE-2;Neu;5;Cables', 'W-S;Weg;3;Cables', 'R-1;Rolle;4;Cables']
      const tried = await tryImport(admin, { file: csv(...table, 'N-1;Nuevo;6;Cables') })
      expect(tried.rows.map(({ outcome }) => outcome)).toEqual(['changed', 'new', 'changed', 'changed', 'new'])
      await admin.put(`/api/admin/products/${renamed.id}`, { nameEs: 'Solo', nameDe: 'Allein' })
      await admin.put(`/api/admin/products/${recoded.id}`, { sku: 'R-2', nameEs: 'Rollo', nameDe: 'Rolle' })
      await admin.delete(`/api/admin/products/${deleted.id}`)
      const appeared = await product({ sku: 'race-2', nameEs: 'Suya', nameDe: 'Ihres', oldPrice: '9.00' })
      const { rows, counts } = await ended(admin, (await start(admin, { upload: String(tried.upload) })).id)
      expect(counts).toEqual({ new: 1, changed: 0, same: 0, faulty: 4 })
      const edited = 'Jemand hat Name, Artikelnummer oder Adresse dieses Produkts inzwischen geändert'
      expect(rows.map(({ problems }) => problems)).toMatchObject([
        [`${edited} (jetzt „Allein“). Die Zeile wurde nicht übernommen.`],
        ['Dieses Produkt gibt es inzwischen im Shop („Ihres“). Die Zeile wurde nicht übernommen.'],
        ['Jemand hat dieses Produkt inzwischen gelöscht.'],
        [`${edited} (jetzt „Rolle“). Die Zeile wurde nicht übernommen.`],
        expect.any(Array),
      ])
      const list = await listOf(admin)
      expect(list.map(({ sku, oldPrice }) => [sku, oldPrice]).toSorted()).toEqual(
        [
          [null, '300.00'],
          ['R-2', '1.00'],
          ['race-2', '9.00'],
          ['N-1', '6.00'],
        ].toSorted(),
      )
      expect(list.find(({ id }) => id === appeared.id)).toMatchObject({ nameEs: 'Suya' })
    })

    test('takes the products of today if it assigns columns otherwise than the trial', async ({ admin, product }) => {
      const one = await product({ sku: 'A-1', nameEs: 'Uno', oldPrice: '10.00' })
      await product({ sku: 'A-2', nameEs: 'Dos', oldPrice: '10.00' })
      const { upload } = await tryImport(admin, {
        file: csv('Código;Name (ES);Preis', 'A-1;Dos;12'),
        mapping: '{"columns":{"Código":null}}',
      })
      const mapping = '{"columns":{"Código":"sku"}}'
      const { counts } = await ended(admin, (await start(admin, { upload: String(upload), mapping })).id)
      expect(counts).toMatchObject({ changed: 1, faulty: 0 })
      expect((await admin.get(`/api/admin/products/${one.id}`)).json()).toMatchObject({ nameEs: 'Dos', oldPrice: '12.00' })
    })

    test('waits while another import runs', async ({ admin, product }) => {
      await product({ sku: 'A-1', oldPrice: '10.00' })
      const started = await Promise.all(['12', '13', '14'].map((price) => start(admin, { file: csv('SKU;Preis', `A-1;${price}`) })))
      const all = await Promise.all(started.map(({ id }) => ended(admin, id)))
      expect(all.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
      expect(all.map(({ counts }) => counts?.changed)).toEqual([1, 1, 1])
      // The import that was started last is written last.
      const last = Math.max(...all.map(({ id }) => id))
      const price = all.find(({ id }) => id === last)?.rows[0]?.changes.oldPrice?.[1]
      expect((await listOf(admin))[0]?.oldPrice).toBe(price)
    })

    test('is run again if the server that ran it is gone', async ({ admin, product, db, app }) => {
      await product({ sku: 'A-1', oldPrice: '10.00' })
      const { upload } = await tryImport(admin, { file: csv('SKU;Preis', 'A-1;12') })
      await db.updateTable('product_import').set({ state: 'waiting' }).where('id', '=', upload).execute()
      expect(await claimImport(db, 'gone')).toMatchObject({ id: upload })
      expect(await claimImport(db, 'other')).toBeUndefined()
      await requeueImport(db, upload, 'gone')
      const { id } = await start(admin, { file: csv('SKU;Preis', 'A-1;13') })
      expect(await ended(admin, upload)).toMatchObject({ state: 'done', counts: { changed: 1 } })
      await ended(admin, id)
      expect(app).toBeDefined()
    })

    test('finds pictures in a ZIP, in the library and on other sites, and is made even if a site does not answer', async ({
      admin,
      db,
      clock,
      category,
    }) => {
      await category({ nameDe: 'Kabel' })
      const [red, blue] = [await drawing('png', { width: 20 }), await drawing('jpeg', { width: 30 })]
      let meanwhile: Promise<Import> | undefined
      const site = createServer((request, response) => {
        if (request.url === '/blue.jpg') response.end(blue)
        else if (request.url?.startsWith('/gone')) response.writeHead(404).end()
        else meanwhile = getImport(admin, tried.upload)
      })
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
      const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
      const changes = catalogueChanges()
      const write = catalogueWriter(db, changes)
      const pictureLibrary = createPictureImport({ db, write, clock, mayFetchFrom: () => true, timeoutMs: 500 })
      const table = csv(
        'SKU;Name (DE);Kategorie;Bild',
        `B-1;Rot;Kabel;Fotos/ROJO.png, ${[1, 2, 3, 4, 5, 6].map((n) => `${origin}/gone-${n}.jpg, `).join('')}${origin}/blue.jpg`,
        `B-2;Blau;Kabel;${origin}/hangs.jpg`,
        'B-3;Ohne;Kabel;fehlt.jpg',
      )
      const tried = await tryImport(admin, { file: table, pictures: file('fotos.zip', await zipOf({ 'a/rojo.png': red })) })
      expect(tried.rows[0]).toMatchObject({ outcome: 'new', changes: { mainImage: [null, 'ROJO.png'] } })
      expect(tried.rows[0]?.problems).toContainEqual(expect.stringContaining('Das Bild a/rojo.png wird beim Import geholt'))
      await db.updateTable('product_import').set({ state: 'waiting' }).where('id', '=', tried.upload).execute()
      const runner = importRunner({ db, clock, write, pictureLibrary, isAlone: true, log: { error: () => {} } })
      try {
        await runner.idle()
      } finally {
        await runner.stop()
        site.closeAllConnections()
        site.close()
      }
      expect(await meanwhile).toMatchObject({ state: 'running', progress: { done: 3, total: 3 } })
      const { rows, state } = await getImport(admin, tried.upload)
      expect([state, rows.map(({ outcome }) => outcome)]).toEqual(['done', ['new', 'new', 'new']])
      expect(rows[0]?.problems).toContainEqual(
        expect.stringContaining('gone-6.jpg: Unter dieser Adresse gibt die andere Website kein Bild'),
      )
      expect(rows[1]?.problems).toContainEqual(expect.stringContaining('hangs.jpg war nicht zu bekommen: Seine Website antwortet nicht'))
      expect(rows[2]?.problems).toContainEqual(expect.stringContaining('„fehlt.jpg“ ist weder im ZIP noch in der Mediathek'))
      const images = (await admin.get('/api/admin/images')).json<{ filename: string; url: string }[]>()
      const urlOf = (name: string) => images.find(({ filename }) => filename === name)?.url
      const first = (await listOf(admin)).find(({ sku }) => sku === 'B-1')
      expect([first?.mainImage, first?.images]).toEqual([urlOf('ROJO.png'), [urlOf('blue.jpg')]])
      const again = await tryImport(admin, { file: csv('SKU;Bild', 'B-2;Blue.JPG', `B-1;rojo.png, ${origin}/blue.jpg`) })
      expect(again.rows[0]?.changes).toEqual({ mainImage: [null, urlOf('blue.jpg')] })
      // A picture that was fetched once is found by its URL, even if its site is gone.
      expect(again.rows[1]?.outcome).toBe('same')
      // A single picture becomes the main one; the gallery stays.
      const single = await tryImport(admin, { file: csv('SKU;Bild', 'B-1;blue.jpg') })
      expect(single.rows[0]?.changes).toEqual({ mainImage: [urlOf('ROJO.png'), urlOf('blue.jpg')] })
    })

    test('takes the picture whose folder a cell names, and none of several that a file name may mean', async ({ admin, category }) => {
      await category({ nameDe: 'Kabel' })
      const [red, blue, spare] = await Promise.all([drawing('png'), drawing('png'), drawing('png')])
      const zip = zipOf({
        'Fotos/rot/gleich.png': red,
        'Fotos/blau/gleich.png': blue,
        'eins/doppelt.png': spare,
        'zwei/doppelt.png': spare,
      })
      const { upload, ...tried } = await tryImport(admin, {
        file: csv(
          'SKU;Name (DE);Kategorie;Bild',
          'Q-1;Rot;Kabel;rot/gleich.png',
          String.raw`Q-2;Blau;Kabel;C:\Bilder\Blau\Gleich.png`,
          'Q-3;Ohne Ordner;Kabel;gleich.png',
          'Q-4;Gleicher Inhalt;Kabel;doppelt.png',
        ),
        pictures: file('fotos.zip', zip),
      })
      expect(tried.rows.map(({ changes }) => changes.mainImage?.[1])).toEqual([
        'Fotos/rot/gleich.png',
        'Fotos/blau/gleich.png',
        undefined,
        'eins/doppelt.png',
      ])
      const doubt = 'Auf „gleich.png“ passen im ZIP mehrere verschiedene Bilder: Fotos/rot/gleich.png, Fotos/blau/gleich.png.'
      expect(tried.rows[2]?.problems).toContainEqual(expect.stringContaining(doubt))
      await start(admin, { upload: String(upload) })
      const done = await ended(admin, upload)
      expect(done.rows[2]?.problems).toContainEqual(expect.stringContaining(doubt))
      const images = (await admin.get('/api/admin/images')).json<{ filename: string; url: string; size: number }[]>()
      const pictureOf = new Map((await listOf(admin)).map(({ sku, mainImage }) => [sku, mainImage]))
      expect(images.map(({ url }) => url).toSorted()).toEqual(['Q-1', 'Q-2', 'Q-4'].map((sku) => pictureOf.get(sku)).toSorted())
      expect(pictureOf.get('Q-3')).toBeNull()
      const inLibrary = await tryImport(admin, { file: csv('SKU;Bild', 'Q-3;rot/gleich.png', `Q-3;${pictureOf.get('Q-1')}`) })
      expect(inLibrary.rows[0]).toMatchObject({
        outcome: 'same',
        problems: [expect.stringContaining('In der Mediathek heißen mehrere verschiedene Bilder „gleich.png“')],
      })
      expect(inLibrary.rows[0]?.problems[0]).toContain(pictureOf.get('Q-1'))
      expect(inLibrary.rows[0]?.problems[0]).toContain(pictureOf.get('Q-2'))
    })

    test('names in its trial the pictures that it will refuse, and the product keeps its own', async ({ admin, category, product }) => {
      await category({ nameDe: 'Kabel' })
      const red = await drawing('png')
      const zip = file(
        'fotos.zip',
        zipOf({
          'rot.png': red,
          'text.png': Buffer.from('no picture'),
          'zeichnung.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
          'plan.png': Buffer.concat([red, Buffer.alloc(11 * 1024 * 1024)]),
        }),
      )
      const first = await start(admin, { file: csv('SKU;Name (DE);Kategorie;Bild', 'T-1;Eins;Kabel;rot.png'), pictures: zip })
      await ended(admin, first.id)
      await product({ sku: 'T-2' })
      const table = csv('SKU;Bild', 'T-1;text.png', 'T-2;"zeichnung.svg, plan.png"')
      const expected = [
        [expect.stringMatching(/text\.png.* ist kein Bild .*Die bisherigen Bilder bleiben/)],
        [
          expect.stringMatching(/zeichnung\.svg.* ist kein Bild .*ohne dieses Bild/),
          expect.stringMatching(/plan\.png: zu groß \(höchstens 10 MB\).*Mediathek/),
        ],
      ]
      const { upload, ...tried } = await tryImport(admin, { file: table, pictures: zip })
      expect(tried.rows.slice(0, 2).map(({ problems }) => problems)).toEqual(expected)
      await start(admin, { upload: String(upload) })
      const done = await ended(admin, upload)
      expect(done.rows.slice(0, 2).map(({ problems }) => problems)).toEqual(expected)
      const addresses = await tryImport(admin, {
        file: csv(
          'SKU;Bild',
          'T-2;"http://localhost/a.png, http://2130706433/b.png, http://[::1]/c.png, http://10.0.0.1/d.png, http://me:secret@shop.example/e.png"',
        ),
      })
      const refused = expect.stringContaining('Aus lokalen oder privaten Netzen lädt der Server nichts')
      expect(addresses.rows[0]?.problems).toEqual([...Array(4).fill(refused), expect.stringContaining('http oder https')])
      await start(admin, { upload: String(addresses.upload) })
      expect((await ended(admin, addresses.upload)).rows[0]?.problems).toEqual(addresses.rows[0]?.problems)
      // The library may have the picture in a size that it takes.
      expect((await listOf(admin)).find(({ sku }) => sku === 'T-1')?.mainImage).toMatch(/^\/media\//)
      const inLibrary = await tryImport(admin, {
        file: csv('SKU;Bild', 'T-2;rot.png'),
        pictures: file('fotos.zip', zipOf({ 'rot.png': Buffer.alloc(11 * 1024 * 1024) })),
      })
      expect(inLibrary.rows[0]).toMatchObject({ outcome: 'changed', problems: [] })
    })

    test('stores the text alternatives of a Shopify export with the pictures that it fetches', async ({ admin, db, clock, category }) => {
      await category({ nameDe: 'Kabel', nameEs: 'Cables' })
      const picture = await drawing('png', { width: 24 })
      const site = createServer((_, response) => response.end(picture))
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
      const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/cable.png`
      const write = catalogueWriter(db, catalogueChanges())
      const pictureLibrary = createPictureImport({ db, write, clock, mayFetchFrom: () => true, timeoutMs: 500 })
      const table = csv(
        'Handle,Title,Body (HTML),Type,Published,Variant SKU,Variant Price,Image Src,Image Alt Text',
        `cable,Cable de cobre,<p>Para el techo de la casa</p>,Cables,true,C-1,2.50,${address},Rollo de cable rojo`,
      )
      const tried = await tryImport(admin, { file: table, mapping: JSON.stringify({ language: 'es' }) })
      await db.updateTable('product_import').set({ state: 'waiting' }).where('id', '=', tried.upload).execute()
      const runner = importRunner({ db, clock, write, pictureLibrary, isAlone: true, log: { error: () => {} } })
      try {
        await runner.idle()
      } finally {
        await runner.stop()
        site.close()
      }
      expect(await getImport(admin, tried.upload)).toMatchObject({ state: 'done', counts: { new: 1 } })
      expect((await admin.get('/api/admin/images')).json()).toMatchObject([
        { filename: 'cable.png', altDe: '', altEs: 'Rollo de cable rojo', altEn: '' },
      ])
    })
  })
}
