import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { currentIntent } from '#database/intent.server.ts'
import { parseJson } from '#kit/parse.ts'
import { MEGABYTE } from '#kit/units.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { readForm, refuseLargerForm, type SentFile } from '#platform/http/multipart.server.ts'
import { timeSlices, yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import type { ConfirmableProblem } from '../../product/product.contract.ts'
import { findColumn } from '../columns/columns.ts'
import { SHEET_MAX_BYTES, ZIP_MAX_BYTES } from '../limits.ts'
import { confirmedSchema, importOptionsSchema, type Mapping } from '../spreadsheet.contract.ts'

const MAPPING_MAX_BYTES = 500_000
/** Bytes that are hashed without a pause. */
const HASHED_AT_ONCE = 1024 * 1024
const FILE_BYTES = { file: SHEET_MAX_BYTES, pictures: ZIP_MAX_BYTES }

type NamedFile = { filename: string; bytes: Uint8Array }
export type SentImport = {
  file: NamedFile | undefined
  pictures: NamedFile | undefined
  mapping: Mapping
  /** Problems of rows that staff confirm; undefined if the form does not have the field. */
  confirmed: ConfirmableProblem[] | undefined
  /** Id of an import whose file was uploaded before, in a trial. */
  upload: number | undefined
}

const tooLarge = () => new HttpError(413, 'sheet.tooLarge', { values: { megabytes: SHEET_MAX_BYTES / MEGABYTE }, field: 'file' })
const zipTooLarge = () => new HttpError(413, 'sheet.zipTooLarge', { values: { megabytes: ZIP_MAX_BYTES / MEGABYTE }, field: 'pictures' })

/** Refuses an upload by its Content-Length, before reading it. */
// One megabyte is for the other fields, boundaries and headers of the form.
export const refuseHugeImport = refuseLargerForm(SHEET_MAX_BYTES + ZIP_MAX_BYTES + MEGABYTE, tooLarge)

/**
 * Reads the form of an import: `file`, or `upload` in its place, and optionally `pictures` (a ZIP), `mapping` and `confirmed` (JSON).
 *
 * @throws HttpError if a field is missing, invalid or too large
 */
export async function readImportUpload(request: FastifyRequest): Promise<SentImport> {
  const { files, fields } = await readForm(request, { fileBytes: FILE_BYTES, files: 2, parts: 4, fieldBytes: MAPPING_MAX_BYTES })
  const refused = files.find(({ isTooLarge }) => isTooLarge)
  if (refused) throw refused.field === 'file' ? tooLarge() : zipTooLarge()
  const [file, pictures] = ['file', 'pictures'].map((name) => files.find(({ field }) => field === name))
  const upload = fields.get('upload') ? Number(fields.get('upload')) : undefined
  if (!file && !upload) throw new HttpError(400, 'sheet.none', { field: 'file' })
  if (upload !== undefined && !(Number.isSafeInteger(upload) && upload > 0)) throw new HttpError(400, 'problem.id', { field: 'upload' })
  currentIntent()?.addContent(await digestOf(files, fields))
  const [mapping, confirmed] = [readMapping(fields.get('mapping')), readConfirmed(fields.get('confirmed'))]
  return { file: withName(file), pictures: withName(pictures), mapping, confirmed, upload }
}

/** Hash of the files and fields. Hashing yields to other requests: files have up to 70 MB. */
async function digestOf(files: readonly SentFile[], fields: ReadonlyMap<string, string>): Promise<string> {
  const hash = createHash('sha256')
  const pause = timeSlices()
  await yieldToEventLoop()
  for (const { field, name, bytes } of files) {
    hash.update(`${field}\n${name}\n${bytes.length}\n`)
    for (let at = 0; at < bytes.length; at += HASHED_AT_ONCE) {
      hash.update(bytes.subarray(at, at + HASHED_AT_ONCE))
      await pause()
    }
  }
  for (const [name, text] of fields) hash.update(`${name}\n${text}\n`)
  return hash.digest('hex')
}

/** A file under its name of at most 200 characters. */
const withName = (file: SentFile | undefined): NamedFile | undefined =>
  file && { filename: [...file.name].slice(-200).join('') || 'import', bytes: file.bytes }

function readConfirmed(text: string | undefined): ConfirmableProblem[] | undefined {
  if (!text) return undefined
  const confirmed = confirmedSchema.safeParse(parseJson(text)).data
  if (!confirmed) throw new HttpError(400, 'problem.choice', { field: 'confirmed' })
  return confirmed
}

function readMapping(text: string | undefined): Mapping {
  if (!text) return {}
  const mapping = importOptionsSchema.safeParse(parseJson(text)).data
  if (!mapping) throw new HttpError(400, 'sheet.mapping', { field: 'mapping' })
  const unknown = Object.values(mapping.columns ?? {}).find((column) => column !== null && !findColumn(column))
  if (unknown) throw new HttpError(400, 'sheet.unknownColumn', { field: 'mapping', values: { column: unknown } })
  const columns = Object.values(mapping.columns ?? {})
  const twice = columns.find((column, at) => column !== null && columns.indexOf(column) !== at)
  if (twice) throw new HttpError(400, 'sheet.columnTwice', { field: 'mapping', values: { column: twice } })
  return mapping
}
