import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { currentIntent } from '#database/intent.server.ts'
import { singleLine } from '#kit/text/single-line.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { SHEET_MAX_BYTES, ZIP_MAX_BYTES } from '../limits.ts'
import { importOptionsSchema, type Mapping } from '../spreadsheet.contract.ts'

const MEGABYTE = 1024 * 1024
const MAPPING_MAX_BYTES = 500_000
// One megabyte is for the other fields, boundaries and headers of the form.
const TOTAL_MAX_BYTES = SHEET_MAX_BYTES + ZIP_MAX_BYTES + MEGABYTE

type SentFile = { filename: string; bytes: Uint8Array }
export type SentImport = {
  file: SentFile | undefined
  pictures: SentFile | undefined
  mapping: Mapping
  /** Id of an import whose file was uploaded before, in a trial. */
  upload: number | undefined
}

const tooLarge = () => new HttpError(413, 'sheet.tooLarge', { values: { megabytes: SHEET_MAX_BYTES / MEGABYTE }, field: 'file' })
const zipTooLarge = () => new HttpError(413, 'sheet.zipTooLarge', { values: { megabytes: ZIP_MAX_BYTES / MEGABYTE }, field: 'pictures' })

/** Refuses an upload by its Content-Length, before reading it. */
export async function refuseHugeImport(request: FastifyRequest): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > TOTAL_MAX_BYTES) throw tooLarge()
}

/**
 * Reads the form of an import: `file`, or `upload` in its place, and optionally `pictures` (a ZIP) and `mapping` (JSON). Reads even
 * a refused upload to its end, since a browser whose upload is cut off shows a network error instead of the reason.
 *
 * @throws HttpError if a field is missing, invalid or too large
 */
export async function readImportUpload(request: FastifyRequest): Promise<SentImport> {
  const { files, fields, problem } = await readParts(request).catch((error: { statusCode?: number }) => {
    throw error.statusCode ? error : new HttpError(400, 'problem.invalid', { field: 'file' })
  })
  if (problem) throw problem
  const [file, pictures] = [files.get('file'), files.get('pictures')]
  const upload = fields.get('upload') ? Number(fields.get('upload')) : undefined
  if (!file && !upload) throw new HttpError(400, 'sheet.none', { field: 'file' })
  if (upload !== undefined && !(Number.isSafeInteger(upload) && upload > 0)) throw new HttpError(400, 'problem.id', { field: 'upload' })
  const hash = createHash('sha256')
  for (const [name, { filename, bytes }] of files) hash.update(`${name}\n${filename}\n${bytes.length}\n`).update(bytes)
  for (const [name, text] of fields) hash.update(`${name}\n${text}\n`)
  currentIntent()?.addContent(hash.digest('hex'))
  return { file, pictures, mapping: readMapping(fields.get('mapping')), upload }
}

async function readParts(request: FastifyRequest) {
  const files = new Map<string, SentFile>()
  const fields = new Map<string, string>()
  let problem: HttpError | undefined
  const limits = { fileSize: ZIP_MAX_BYTES + 1, files: 4, fields: 20, fieldSize: MAPPING_MAX_BYTES }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value))
      continue
    }
    const most = part.fieldname === 'file' ? SHEET_MAX_BYTES : ZIP_MAX_BYTES
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of part.file) {
      size += (chunk as Buffer).length
      if (size <= most) chunks.push(chunk as Buffer)
    }
    if (!['file', 'pictures'].includes(part.fieldname)) continue
    if (size > most) problem ??= part.fieldname === 'file' ? tooLarge() : zipTooLarge()
    // Browsers send an empty file field as a file of 0 bytes without a name.
    else if (size > 0 || part.filename) files.set(part.fieldname, { filename: cleanName(part.filename), bytes: Buffer.concat(chunks) })
  }
  return { files, fields, problem }
}

function readMapping(text: string | undefined): Mapping {
  if (!text) return {}
  try {
    return importOptionsSchema.parse(JSON.parse(text))
  } catch {
    throw new HttpError(400, 'sheet.mapping', { field: 'mapping' })
  }
}

/** Reduces a file name to one line without folders. */
function cleanName(given: string | undefined): string {
  const name = (given ?? '').split(/[\\/]/).at(-1) ?? ''
  return [...singleLine(name).trim()].slice(-200).join('') || 'import'
}
