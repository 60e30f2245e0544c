import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { currentIntent } from '#database/intent.server.ts'
import type { Database } from '#database/schema.ts'
import { MEGABYTE } from '#kit/units.ts'
import type { Clock } from '#platform/clock.server.ts'
import { MAX_BODY_TIME_MS } from '#platform/http/body-time.server.ts'
import { filenameParameter, sendFileNotFound } from '#platform/http/file-answers.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { FRAME_BYTES, readForm, refuseLargerForm } from '#platform/http/multipart.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { uploadDocument } from '../calls.ts'
import { documentForm, uploadedDocumentExample, uploadedDocumentSchema } from './document.contract.ts'
import { findShownDocument, type NewDocument, readBytes, storeDocument } from './document.store.server.ts'
import { DOCUMENT_MAX_BYTES, documentKey } from './document-address.ts'

/**
 * Browsers cache a document for a year, since its address contains the content's hash. `sandbox` keeps scripts in the file from
 * running.
 */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'accept-ranges': 'bytes',
}

/** Adds the route by which visitors load documents of certificates. */
export async function documentsApi(app: App, { db }: { db: Database }): Promise<void> {
  app.get<{ Params: { key: string; file: string } }>('/media/documents/:key/:file', { schema: { hide: true } }, async (request, reply) => {
    const key = documentKey(`/media/documents/${request.params.key}/${request.params.file}`)
    const found = key ? await findShownDocument(db, key) : undefined
    if (!key || !found) return sendFileNotFound(reply)
    const etag = `"${key}"`
    reply.headers({ ...headers, etag })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const { 'if-range': unchanged = etag, range } = request.headers
    const part = unchanged === etag ? parseByteRange(range, found.size) : undefined
    if (part === 'outside') return reply.code(416).header('content-range', `bytes */${found.size}`).send()
    const { start, end } = part ?? { start: 0, end: found.size - 1 }
    if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${found.size}`)
    reply
      .type('application/pdf')
      .header('content-disposition', `inline; ${filenameParameter(found.filename)}`)
      .header('content-length', end - start + 1)
    return reply.send(
      request.method === 'HEAD' ? Readable.from([]) : Readable.from(readBytes(db, key, { start, end }), { objectMode: false }),
    )
  })
}

type AdminDependencies = { db: Database; clock: Clock; requireAdmin: Guard }

/** Adds the call by which owners upload a certificate's document. */
export async function documentsAdminApi(app: App, { db, clock, requireAdmin }: AdminDependencies): Promise<void> {
  guardRoutes(app, requireAdmin, { requires: 'owner' })
  await app.register(multipart, { throwFileSizeLimit: false })
  route(
    app,
    uploadDocument,
    {
      summary:
        'Upload the PDF of a certificate, at most 10 MB, in the field "file". Visitors get it once PUT /api/admin/company has set its `url` as the `document` of a certificate; thirty days without one delete it',
      body: documentForm,
      consumes: 'multipart/form-data',
      answers: { 201: uploadedDocumentSchema.meta({ example: uploadedDocumentExample }) },
    },
    async ({ request }, reply) => reply.code(201).send(await storeDocument(db, await readDocument(request), clock.now())),
    { onRequest: refuseHugeDocument, config: { bodyTimeMs: MAX_BODY_TIME_MS } },
  )
}

const FIELD = 'file'
/** Signature of a PDF. It is searched for in the first kilobyte, since some scanners write other bytes before it. */
const SIGN = '%PDF-'
const SIGN_WITHIN = 1024
/** Characters of a file name that are kept, apart from ".pdf". */
const NAME_MAX = 120

const tooLarge = (name: string) =>
  new HttpError(413, 'document.tooLarge', { values: { name, megabytes: DOCUMENT_MAX_BYTES / MEGABYTE }, field: FIELD })

/** Refuses an upload by its Content-Length, before reading it. */
const refuseHugeDocument = refuseLargerForm(DOCUMENT_MAX_BYTES + FRAME_BYTES, () => tooLarge('PDF'))

/**
 * Reads the PDF in the multipart field `file`.
 *
 * @throws HttpError 413 if it is larger than 10 MB, 400 if there is none, or if it is empty or no PDF
 */
async function readDocument(request: FastifyRequest): Promise<NewDocument> {
  const { files } = await readForm(request, { fileBytes: { [FIELD]: DOCUMENT_MAX_BYTES }, files: 1 })
  const [file] = files
  if (!file) throw new HttpError(400, 'document.none', { field: FIELD })
  const { bytes, isTooLarge } = file
  const name = cutName(file.name)
  if (isTooLarge) throw tooLarge(name)
  if (bytes.length === 0) throw new HttpError(400, 'document.empty', { values: { name }, field: FIELD })
  if (!bytes.subarray(0, SIGN_WITHIN).includes(SIGN)) {
    const problem = PDF_NAME.test(file.name) ? 'document.notPdf' : 'document.otherFile'
    throw new HttpError(400, problem, { values: { name }, field: FIELD })
  }
  const filename = `${cutName(file.name.replace(PDF_NAME, ''))}.pdf`
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  currentIntent()?.addContent(`${filename}\n${sha256}`)
  return { key: `${sha256.slice(0, 20)}-${bytes.length}`, filename, bytes }
}

const PDF_NAME = /\.pdf$/i
const cutName = (name: string): string => [...name].slice(0, NAME_MAX).join('') || 'document'

/** Positions of the first and the last byte, both included. */
type ByteRange = { start: number; end: number }

/**
 * Parses a Range header, so that a download can resume after a power cut.
 *
 * @returns undefined for the whole file: no header, an invalid one, or several ranges, which no download needs; 'outside' if
 * the file has no such bytes
 */
function parseByteRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start < size && start <= end ? { start, end } : 'outside'
}
