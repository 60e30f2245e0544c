import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { currentIntent } from '#database/intent.server.ts'
import { MEGABYTE } from '#kit/units.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { FRAME_BYTES, readForm, refuseLargerForm } from '#platform/http/multipart.server.ts'
import type { NewDocument } from './document.store.server.ts'
import { DOCUMENT_MAX_BYTES } from './document-address.ts'

const FIELD = 'file'
/** Signature of a PDF. It is searched for in the first kilobyte, since some scanners write other bytes before it. */
const SIGN = '%PDF-'
const SIGN_WITHIN = 1024

const tooLarge = (name: string) =>
  new HttpError(413, 'document.tooLarge', { values: { name, megabytes: DOCUMENT_MAX_BYTES / MEGABYTE }, field: FIELD })

/** Refuses an upload by its Content-Length, before reading it. */
export const refuseHugeDocument = refuseLargerForm(DOCUMENT_MAX_BYTES + FRAME_BYTES, () => tooLarge('PDF'))

/**
 * Reads the PDF in the multipart field `file`.
 *
 * @throws HttpError 413 if it is larger than 10 MB, 400 if there is none, or if it is empty or no PDF
 */
export async function readDocument(request: FastifyRequest): Promise<NewDocument> {
  const { files } = await readForm(request, { fileBytes: { [FIELD]: DOCUMENT_MAX_BYTES }, files: 1 })
  const [file] = files
  if (!file) throw new HttpError(400, 'document.none', { field: FIELD })
  const { bytes, isTooLarge } = file
  const filename = pdfName(file.name)
  if (isTooLarge) throw tooLarge(filename)
  if (bytes.length === 0) throw new HttpError(400, 'document.empty', { values: { name: filename }, field: FIELD })
  if (!bytes.subarray(0, SIGN_WITHIN).includes(SIGN))
    throw new HttpError(400, 'document.notPdf', { values: { name: filename }, field: FIELD })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  currentIntent()?.addContent(`${filename}\n${sha256}`)
  return { key: `${sha256.slice(0, 20)}-${bytes.length}`, filename, bytes }
}

/** The file name: at most 120 characters, then ".pdf". */
const pdfName = (name: string): string => `${[...name.replace(/\.pdf$/i, '')].slice(0, 120).join('') || 'document'}.pdf`
