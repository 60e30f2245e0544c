import type { FastifyRequest } from 'fastify'
import { singleLine } from '#kit/text/single-line.ts'
import { HttpError } from './http-error.server.ts'

/** A file of a form. `bytes` is empty if the file is too large. `name`: one line without folders, may be empty. */
export type SentFile = { field: string; name: string; bytes: Buffer; isTooLarge: boolean }

type Rules = {
  /** Maximum bytes of a file, by the name of its field; files of other fields are not kept. */
  fileBytes: Readonly<Record<string, number>>
  /** Maximum number of files whose bytes are kept. */
  files: number
  /** Maximum number of files that are read at all, of whichever field; the parser refuses more. */
  parts?: number
  /** Maximum bytes of a field that is no file. */
  fieldBytes?: number
}

/** Bytes of boundaries, headers and short fields of a form beside its files. */
export const FRAME_BYTES = 256 * 1024

/** Makes the hook that refuses a form by its Content-Length, before it is read. */
export const refuseLargerForm = (mostBytes: number, tooLarge: () => HttpError) => async (request: FastifyRequest) => {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLarge()
}

/**
 * Reads a multipart form to its end, even one that will be refused: a browser whose upload is cut off shows a network error instead of
 * the reason.
 *
 * @returns its files in their order, at most one more than allowed, so that the caller can refuse them; and its other fields
 * @throws HttpError 400 if the form is damaged
 */
export async function readForm(
  request: FastifyRequest,
  { fileBytes, files: mostFiles, parts = Number.POSITIVE_INFINITY, fieldBytes = 1024 }: Rules,
): Promise<{ files: SentFile[]; fields: Map<string, string> }> {
  const files: SentFile[] = []
  const fields = new Map<string, string>()
  const limits = { fileSize: Math.max(...Object.values(fileBytes)) + 1, files: parts, fields: 20, fieldSize: fieldBytes }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        fields.set(part.fieldname, String(part.value))
        continue
      }
      const most = files.length < mostFiles ? (fileBytes[part.fieldname] ?? 0) : 0
      const chunks: Buffer[] = []
      let size = 0
      for await (const chunk of part.file) {
        size += (chunk as Buffer).length
        if (size <= most) chunks.push(chunk as Buffer)
      }
      // Browsers send an empty file field as a file without name and bytes.
      if (!(part.fieldname in fileBytes) || files.length > mostFiles || (size === 0 && !part.filename)) continue
      const name = singleLine((part.filename ?? '').split(/[\\/]/).at(-1) ?? '').trim()
      const isTooLarge = size > most
      files.push({ field: part.fieldname, name, bytes: isTooLarge ? Buffer.alloc(0) : Buffer.concat(chunks), isTooLarge })
    }
  } catch (error) {
    // The parser's own refusals have a status; other errors mean a missing boundary or a cut body.
    throw (error as { statusCode?: number }).statusCode
      ? error
      : new HttpError(400, 'problem.invalid', { field: Object.keys(fileBytes)[0] })
  }
  return { files, fields }
}
