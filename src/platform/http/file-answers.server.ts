import type { FastifyReply } from 'fastify'
import { slugFrom } from '#kit/text/slug.ts'

/** Answers that there is no such file. Cached only briefly: a file that is restored from the trash has the same address. */
export function sendFileNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'public, max-age=60').type('text/plain; charset=utf-8').send('not found')
}

/** Parameter of Content-Disposition with the name under which a browser saves the file. */
export function filenameParameter(filename: string): string {
  return `filename*=UTF-8''${encodeURIComponent(filename).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
}

/**
 * Headers of a CSV download. `list`: name of the list in the reader's language, which begins the name of the file; `days`: its day, or
 * its first and last.
 */
export const csvHeaders = (list: string, ...days: readonly string[]) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${[slugFrom(list), ...days].join('-')}.csv"`,
})
