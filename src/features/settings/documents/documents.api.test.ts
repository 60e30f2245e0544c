import { describe, expect } from 'vitest'
import { catalogueChanges } from '#database/catalogue-changes.ts'
import { catalogueWriter } from '#database/catalogue-write.server.ts'
import { purgeTrash } from '#features/history/trash.server.ts'
import { MEGABYTE } from '#kit/units.ts'
import { createHistoryAdapters } from '#src/history-adapters.ts'
import { databases } from '#tests/databases.ts'
import { uploadOf } from '#tests/pictures.ts'
import { addEmployee, type Client, shopTest } from '#tests/shop.ts'
import type { UploadedDocument } from './document.contract.ts'

const upload = '/api/admin/company/documents'
const company = '/api/admin/company'

/** A PDF header, padded to `size` bytes. */
const pdf = (size = 2000, mark = 'a') => Buffer.concat([Buffer.from(`%PDF-1.7\n%${mark}\n`), Buffer.alloc(size, 'sol ')]).subarray(0, size)

async function send(client: Client, bytes: Uint8Array, { name = 'ISO 9001 año.pdf', field = 'file', key = '' } = {}) {
  const { body, headers } = await uploadOf([{ name, bytes, field }])
  return client.post(upload, body, { ...headers, ...(key ? { 'idempotency-key': key } : {}) })
}
const sent = async (client: Client, bytes: Uint8Array) => (await send(client, bytes)).json<UploadedDocument>().url
const certify = (client: Client, ...documents: (string | null)[]) =>
  client.put(company, { certificates: documents.map((document, n) => ({ name: `ISO ${n + 1}`, document })) })

for (const database of databases) {
  describe(`documents of certificates, on ${database.name}`, () => {
    const test = shopTest(database)

    test('are read by visitors once a certificate names them', async ({ admin, visitor }) => {
      const bytes = pdf(700_000)
      const answer = await send(admin, bytes)
      expect([answer.statusCode, answer.json()]).toEqual([
        201,
        {
          url: expect.stringMatching(/^\/media\/documents\/[0-9a-f]{20}-700000\/iso-9001-ano\.pdf$/),
          filename: 'ISO 9001 año.pdf',
          size: 700_000,
        },
      ])
      const { url } = answer.json<UploadedDocument>()
      expect((await visitor.get(url)).statusCode).toBe(404)
      expect((await certify(admin, url)).json()).toMatchObject({ certificates: [{ name: 'ISO 1', document: url }] })
      const served = await visitor.get(url)
      expect([served.statusCode, served.rawPayload.equals(bytes)]).toEqual([200, true])
      expect(served.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': '700000',
        'content-disposition': "inline; filename*=UTF-8''ISO%209001%20a%C3%B1o.pdf",
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
      })
      expect(served.headers['content-encoding']).toBeUndefined()
    })

    test('are sent from any byte on, to resume a download, and not again to a browser that has them', async ({ admin, visitor }) => {
      const bytes = pdf(600_000)
      const url = await sent(admin, bytes)
      await certify(admin, url)
      for (const [range, start, end] of [
        ['bytes=262140-262150', 262_140, 262_150],
        ['bytes=500000-', 500_000, 599_999],
        ['bytes=-10', 599_990, 599_999],
        ['bytes=599999-700000', 599_999, 599_999],
      ] as const) {
        const part = await visitor.get(url, { range })
        expect([range, part.statusCode, part.headers['content-range'], part.rawPayload.equals(bytes.subarray(start, end + 1))]).toEqual([
          ...[range, 206, `bytes ${start}-${end}/600000`, true],
        ])
      }
      const outside = await visitor.get(url, { range: 'bytes=600000-' })
      expect([outside.statusCode, outside.headers['content-range'], outside.body]).toEqual([416, 'bytes */600000', ''])
      for (const range of ['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])
        expect([range, (await visitor.get(url, { range })).rawPayload.length]).toEqual([range, 600_000])
      const { etag = '' } = (await visitor.get(url)).headers
      expect((await visitor.get(url, { range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200)
      const known = await visitor.get(url, { 'if-none-match': String(etag) })
      expect([known.statusCode, known.body]).toEqual([304, ''])
    })

    test('are refused when too large, empty, no PDF or missing, each with its message', async ({ admin, db }) => {
      const refused = async (bytes: Uint8Array, options = {}) => {
        const answer = await send(admin, bytes, options)
        return [answer.statusCode, answer.json<{ issues: { path: string; message: string }[] }>().issues[0]]
      }
      const said = (message: string) => ({ path: 'file', message })
      const tooLarge = ' ist zu groß (höchstens 10 MB). Bitte mit geringerer Bildqualität oder weniger Seiten speichern.'
      expect(await refused(pdf(10 * MEGABYTE + 1))).toEqual([413, said(`„ISO 9001 año.pdf“${tooLarge}`)])
      expect(await refused(pdf(12 * MEGABYTE))).toEqual([413, said(`„PDF“${tooLarge}`)])
      expect(await refused(Buffer.alloc(0))).toEqual([400, said('„ISO 9001 año.pdf“ ist leer: Die Datei hat keinen Inhalt.')])
      expect(await refused(Buffer.from('<script>alert(1)</script>'))).toEqual([400, said(expect.stringContaining('kein PDF-Dokument'))])
      expect(await refused(Buffer.from('PK'), { name: 'cert.docx' })).toEqual([
        400,
        said('„cert.docx“ ist kein PDF-Dokument. Bitte als PDF speichern und noch einmal hochladen.'),
      ])
      const cut = await refused(Buffer.from('PK'), { name: `${'a'.repeat(200)}.pdf` })
      expect(cut).toEqual([400, said(expect.stringContaining('auch wenn es so heißt'))])
      expect(await refused(Buffer.alloc(0), { name: 'cert.docx' })).toEqual([
        400,
        said('„cert.docx“ ist leer: Die Datei hat keinen Inhalt.'),
      ])
      expect(await refused(pdf(), { field: 'other' })).toEqual([400, said('Es wurde kein Dokument gesendet.')])
      expect((await admin.post(upload, { file: 'x' })).statusCode).toBe(415)
      expect((await admin.post(upload, 'x', { 'content-type': 'multipart/form-data' })).statusCode).toBe(400)
      expect(await db.selectFrom('document').select('key').execute()).toEqual([])
    })

    test('may have 10 MB, be encrypted, and have other bytes before the PDF signature', async ({ admin }) => {
      expect((await send(admin, pdf(10 * MEGABYTE))).statusCode).toBe(201)
      const encrypted = Buffer.concat([Buffer.from('\ufeff\n'), pdf(), Buffer.from('trailer<</Encrypt 5 0 R>>')])
      const answer = await send(admin, encrypted, { name: '..\\C:\\\u202e.PDF' })
      expect([answer.statusCode, answer.json().filename, answer.json().url]).toEqual([
        ...[201, 'document.pdf', expect.stringMatching(/\/document\.pdf$/)],
      ])
    })

    test('are stored once when an upload is repeated, even under another name', async ({ admin, db }) => {
      const key = '3f1c7a52-0b1d-4c3e-9a44-5d6e7f809102'
      const [first, again] = await Promise.all([send(admin, pdf(), { key }), send(admin, pdf(), { key })])
      expect(again.json()).toEqual(first.json())
      expect((await send(admin, pdf(), { name: 'TÜV.pdf' })).json()).toMatchObject({ filename: 'TÜV.pdf', size: 2000 })
      expect(await db.selectFrom('document').select('filename').execute()).toEqual([{ filename: 'TÜV.pdf' }])
      expect(await db.selectFrom('document_part').select('number').execute()).toEqual([{ number: 0 }])
      expect((await send(admin, pdf(2000, 'b'), { key })).statusCode).toBe(422)
    })

    test('disappear for visitors with their certificate, and an undo brings them back', async ({ admin, visitor }) => {
      const url = await sent(admin, pdf())
      await certify(admin, url)
      await certify(admin, null)
      expect((await visitor.get(url)).statusCode).toBe(404)
      const [last] = (await admin.get('/api/admin/history?kind=setting&subject=company_certificates')).json<{ id: number }[]>()
      expect((await admin.post(`/api/admin/history/${last?.id}/undo`)).statusCode).toBe(200)
      expect((await visitor.get(url)).statusCode).toBe(200)
    })

    test('are deleted thirty days after the last certificate has dropped them, and cannot be named again', async ({
      admin,
      visitor,
      db,
      clock,
    }) => {
      const [kept, left] = [await sent(admin, pdf(2000, 'kept')), await sent(admin, pdf(2000, 'left'))]
      await certify(admin, kept, left)
      await certify(admin, kept)
      const write = catalogueWriter(db, catalogueChanges())
      const adapters = createHistoryAdapters({ db, write, dataDir: '/nowhere', onGlossaryChange: () => {} })
      const inDays = (days: number) => new Date(clock.now().getTime() + days * 24 * 3600 * 1000)
      expect(await purgeTrash(adapters, inDays(29))).toBe(0)
      expect(await purgeTrash(adapters, inDays(31))).toBe(1)
      expect(await db.selectFrom('document_part').select('document_key').execute()).toHaveLength(1)
      expect((await visitor.get(kept)).statusCode).toBe(200)
      expect((await certify(admin, kept, left)).statusCode).toBe(400)
      const [last] = (await admin.get('/api/admin/history?kind=setting&subject=company_certificates')).json<{ id: number }[]>()
      expect((await admin.post(`/api/admin/history/${last?.id}/undo`)).json()).toMatchObject({ error: expect.stringContaining('„ISO 2“') })
    })

    test('cannot be named by a certificate unless they are stored; such a save is refused as a whole', async ({ admin }) => {
      const url = `/media/documents/${'0'.repeat(20)}-5/iso.pdf`
      const answer = await certify(admin, null, url)
      const words = 'Das Dokument zu „ISO 2“ ist nicht mehr gespeichert. Bitte laden Sie es noch einmal hoch.'
      expect([answer.statusCode, answer.json().error]).toEqual([400, words])
      const setting = { key: 'company_certificates', value: `CE | ${url}` }
      expect((await admin.post('/api/admin/site-settings', setting)).statusCode).toBe(400)
      expect((await admin.get(company)).json()).toMatchObject({ certificates: [] })
    })

    test('may be named by an address with its host, as copied from a browser', async ({ admin, visitor }) => {
      const url = await sent(admin, pdf())
      expect((await certify(admin, `https://shop.example${url}`)).json()).toMatchObject({ certificates: [{ document: url }] })
      expect((await visitor.get(url)).statusCode).toBe(200)
      for (const wrong of ['/media/documents/x/a.pdf', url.replace('.pdf', '.html'), url.replace('/iso', '/../iso')])
        expect([wrong, (await visitor.get(wrong)).statusCode, (await certify(admin, wrong)).statusCode]).toEqual([wrong, 404, 400])
    })

    test('are uploaded by owners only', async ({ app, admin, visitor }) => {
      const { client: employee } = await addEmployee(app, admin)
      expect([(await send(employee, pdf())).statusCode, (await send(visitor, pdf())).statusCode]).toEqual([403, 401])
    })
  })
}
