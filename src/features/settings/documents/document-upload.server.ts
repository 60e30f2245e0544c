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
/** Characters of a file name that are kept, apart from ".pdf". */
const NAME_MAX = 120

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
