import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { currentIntent } from '#database/intent.server.ts'
import { singleLine } from '#kit/text/single-line.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { FILES_MAX, PICKER_MAX_BYTES } from '../limits.ts'
import type { PictureProblem } from '../picture-work.server.ts'
import type { PictureFile } from './add-pictures.server.ts'

const FIELD = 'images'
const MEGABYTE = 1024 * 1024
// Slightly more than the files, since a form also has boundaries and headers.
const TOTAL_MAX_BYTES = FILES_MAX * PICKER_MAX_BYTES + 256 * 1024

/** Refuses an upload by its Content-Length, before reading it. */
export async function refuseHugeUpload(request: FastifyRequest): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > TOTAL_MAX_BYTES) throw new HttpError(413, 'problem.tooLarge', { field: FIELD })
}

/**
 * Reads the files of the multipart field `images`. Reads even a refused upload to its end: a browser whose upload is cut off
 * shows a network error instead of the reason.
 *
 * @throws HttpError 413 when a file is larger than 10 MB or there are more than ten, 400 when there is none or the form is damaged
 */
export async function readUpload(request: FastifyRequest): Promise<PictureFile[]> {
  const { files, problem } = await readParts(request).catch((error: { statusCode?: number }) => {
    // The parser's own refusals have a status; other errors mean a missing boundary or a cut body.
    throw error.statusCode ? error : new HttpError(400, 'problem.invalid', { field: FIELD })
  })
  if (problem) throw problem
  if (files.length === 0) throw new HttpError(400, 'image.none', { field: FIELD })
  currentIntent()?.addContent(digestOf(files))
  return files
}

/** Hash of the files alone, since the rest of the body differs with each attempt. */
function digestOf(files: readonly PictureFile[]): string {
  const hash = createHash('sha256')
  for (const { filename, bytes } of files) hash.update(`${filename}\n${bytes.length}\n`).update(bytes)
  return hash.digest('hex')
}

async function readParts(request: FastifyRequest): Promise<{ files: PictureFile[]; problem: HttpError | undefined }> {
  const files: PictureFile[] = []
  let problem: HttpError | undefined
  for await (const part of request.parts({ limits: { fileSize: PICKER_MAX_BYTES, fields: 20, fieldSize: 1024 } })) {
    if (part.type !== 'file') continue
    const isWanted = part.fieldname === FIELD && !problem
    const chunks: Buffer[] = []
    for await (const chunk of part.file) if (isWanted) chunks.push(chunk as Buffer)
    if (!isWanted) continue
    const filename = cleanName(part.filename)
    if (part.file.truncated) problem = tooLargeError(filename)
    else if (files.length === FILES_MAX) problem = tooManyFiles()
    // Browsers send an empty file field as a file without name and bytes.
    else if (chunks.length > 0 || part.filename) files.push({ filename, bytes: Buffer.concat(chunks) })
    if (problem) files.length = 0
  }
  return { files, problem }
}

/** Error for a file that is no usable picture. */
export function unusablePictureError(problem: PictureProblem, name: string, field = FIELD): HttpError {
  return new HttpError(problem === 'image.tooManyPixels' ? 413 : 400, problem, { values: { name }, field })
}

export function tooLargeError(name: string, field = FIELD): HttpError {
  return new HttpError(413, 'image.tooLarge', { values: { name, megabytes: PICKER_MAX_BYTES / MEGABYTE }, field })
}

/** A file name for the library: one line without folders, at most the last 200 characters. */
export function cleanName(given: string | undefined): string {
  const name = (given ?? '').split(/[\\/]/).at(-1) ?? ''
  return [...singleLine(name).trim()].slice(-200).join('') || 'image'
}

const tooManyFiles = () => new HttpError(413, 'image.tooManyFiles', { values: { count: FILES_MAX }, field: FIELD })
