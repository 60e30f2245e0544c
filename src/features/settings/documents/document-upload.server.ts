import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { currentIntent } from '#database/intent.server.ts'
import { singleLine } from '#kit/text/single-line.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import type { NewDocument } from './document.store.server.ts'
import { DOCUMENT_MAX_BYTES } from './document-address.ts'

const FIELD = 'file'
const MEGABYTE = 1024 * 1024
// Slightly more than the file, since a form also has boundaries and headers.
const TOTAL_MAX_BYTES = DOCUMENT_MAX_BYTES + 256 * 1024
/** Signature of a PDF. It is searched for in the first kilobyte, since some scanners write other bytes before it. */
const SIGN = '%PDF-'
const SIGN_WITHIN = 1024

/** Refuses an upload by its Content-Length, before reading it. */
export async function refuseHugeDocument(request: FastifyRequest): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > TOTAL_MAX_BYTES) throw tooLarge('PDF')
}

/**
 * Reads the PDF in the multipart field `file`. Reads even a refused upload to its end: a browser whose upload is cut off shows a
 * network error instead of the reason.
 *
 * @throws HttpError 413 if it is larger than 10 MB, 400 if there is none, or if it is empty or no PDF
 */
export async function readDocument(request: FastifyRequest): Promise<NewDocument> {
  const file = await readFile(request).catch((error: { statusCode?: number }) => {
    // The parser's own refusals have a status; other errors mean a missing boundary or a cut body.
    throw error.statusCode ? error : new HttpError(400, 'problem.invalid', { field: FIELD })
  })
  if (!file) throw new HttpError(400, 'document.none', { field: FIELD })
  const { filename, bytes, isCut } = file
  if (isCut) throw tooLarge(filename)
  if (bytes.length === 0) throw new HttpError(400, 'document.empty', { values: { name: filename }, field: FIELD })
  if (!bytes.subarray(0, SIGN_WITHIN).includes(SIGN))
    throw new HttpError(400, 'document.notPdf', { values: { name: filename }, field: FIELD })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  currentIntent()?.addContent(`${filename}\n${sha256}`)
  return { key: `${sha256.slice(0, 20)}-${bytes.length}`, filename, bytes }
}

async function readFile(request: FastifyRequest): Promise<{ filename: string; bytes: Buffer; isCut: boolean } | undefined> {
  let file: { filename: string; bytes: Buffer; isCut: boolean } | undefined
  for await (const part of request.parts({ limits: { fileSize: DOCUMENT_MAX_BYTES, fields: 20, fieldSize: 1024 } })) {
    if (part.type !== 'file') continue
    const isWanted = part.fieldname === FIELD && !file
    const chunks: Buffer[] = []
    for await (const chunk of part.file) if (isWanted) chunks.push(chunk as Buffer)
    // Browsers send an empty file field as a file without name and bytes.
    if (isWanted && (chunks.length > 0 || part.filename))
      file = { filename: cleanName(part.filename), bytes: Buffer.concat(chunks), isCut: part.file.truncated }
  }
  return file
}

/** The file name without folders and line breaks: at most 120 characters, then ".pdf". */
function cleanName(given: string | undefined): string {
  const name = singleLine((given ?? '').split(/[\\/]/).at(-1) ?? '').trim()
  return `${[...name.replace(/\.pdf$/i, '')].slice(0, 120).join('') || 'document'}.pdf`
}

const tooLarge = (name: string) =>
  new HttpError(413, 'document.tooLarge', { values: { name, megabytes: DOCUMENT_MAX_BYTES / MEGABYTE }, field: FIELD })
