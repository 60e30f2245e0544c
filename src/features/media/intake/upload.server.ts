import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { currentIntent } from '#database/intent.server.ts'
import { singleLine } from '#kit/text/single-line.ts'
import { MEGABYTE } from '#kit/units.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { FRAME_BYTES, readForm, refuseLargerForm } from '#platform/http/multipart.server.ts'
import { FILES_MAX, PICKER_MAX_BYTES } from '../limits.ts'
import type { PictureProblem } from '../picture-work.server.ts'
import type { PictureFile } from './add-pictures.server.ts'

const FIELD = 'images'

/** Refuses an upload by its Content-Length, before reading it. */
export const refuseHugeUpload = refuseLargerForm(
  FILES_MAX * PICKER_MAX_BYTES + FRAME_BYTES,
  () => new HttpError(413, 'problem.tooLarge', { field: FIELD }),
)

/**
 * Reads the files of the multipart field `images`.
 *
 * @throws HttpError 413 when a file is larger than 10 MB or there are more than ten, 400 when there is none or the form is damaged
 */
export async function readUpload(request: FastifyRequest): Promise<PictureFile[]> {
  const { files } = await readForm(request, { fileBytes: { [FIELD]: PICKER_MAX_BYTES }, files: FILES_MAX })
  const tooLarge = files.slice(0, FILES_MAX).find(({ isTooLarge }) => isTooLarge)
  if (tooLarge) throw tooLargeError(libraryFileName(tooLarge.name))
  if (files.length > FILES_MAX) throw new HttpError(413, 'image.tooManyFiles', { values: { count: FILES_MAX }, field: FIELD })
  if (files.length === 0) throw new HttpError(400, 'image.none', { field: FIELD })
  const pictures = files.map(({ name, bytes }) => ({ filename: libraryFileName(name), bytes }))
  currentIntent()?.addContent(digestOf(pictures))
  return pictures
}

/** Hash of the files alone, since the rest of the body differs with each attempt. */
function digestOf(files: readonly PictureFile[]): string {
  const hash = createHash('sha256')
  for (const { filename, bytes } of files) hash.update(`${filename}\n${bytes.length}\n`).update(bytes)
  return hash.digest('hex')
}

/** Error for a file that is no usable picture. */
export function unusablePictureError(problem: PictureProblem, name: string, field = FIELD): HttpError {
  return new HttpError(problem === 'image.tooManyPixels' ? 413 : 400, problem, { values: { name }, field })
}

export function tooLargeError(name: string, field = FIELD): HttpError {
  return new HttpError(413, 'image.tooLarge', { values: { name, megabytes: PICKER_MAX_BYTES / MEGABYTE }, field })
}

/** A file name for the library: one line without folders, at most the last 200 characters. */
export function libraryFileName(given: string): string {
  const name = given.split(/[\\/]/).at(-1) ?? ''
  return [...singleLine(name).trim()].slice(-200).join('') || 'image'
}
