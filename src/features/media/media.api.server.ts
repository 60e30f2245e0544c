import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Database } from '#database/schema.ts'
import { type App, route } from '#platform/http/route.server.ts'
import { getPlaceholder } from './calls.ts'
import { type Convert, convertPicture, RECIPE } from './convert.server.ts'
import { findImageId, getOriginal } from './image.store.server.ts'
import type { RenditionCache } from './kept-renditions.server.ts'
import type { Rendition } from './picture-work.server.ts'
import { placeholderSvg } from './placeholder.ts'
import { renditionFormats, renditionWidths } from './rendition.ts'

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const FILE = new RegExp(`^(${renditionWidths.join('|')})(l?)\\.(${renditionFormats.join('|')})$`)
const KEY = /^[0-9a-f]{26}$/

/** Routes for visitors' browsers: renditions of the library's pictures, and the placeholder drawing. */
export async function mediaApi(
  app: App,
  { db, renditions, convert = convertPicture }: { db: Database; renditions: RenditionCache; convert?: Convert },
): Promise<void> {
  app.get<{ Params: { key: string; file: string } }>('/media/:key/:file', { schema: { hide: true } }, async (request, reply) => {
    const { key, file } = request.params
    const rendition = parseFile(file)
    const id = rendition && KEY.test(key) ? await findImageId(db, key) : undefined
    if (!rendition || id === undefined) return notThere(reply)
    // Immutable, since the address contains the content's hash; only the recipe may change, hence the ETag. Other sites may
    // embed renditions.
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', etag: `"${RECIPE}"` }
    if (isKnown(request.headers['if-none-match'], headers.etag)) return reply.headers(headers).code(304).send()
    // Before the headers are set, since a refusal must not have them.
    const bytes = await renditions.get(key, file, () => convert(() => getOriginal(db, id), rendition))
    return reply.headers(headers).type(types[rendition.format]).send(bytes)
  })

  route(
    app,
    getPlaceholder,
    {
      summary: 'A drawing in place of a missing picture, 1 to 2000 pixels each way',
      params: z.object({ width: placeholderLength, height: placeholderLength }),
      produces: 'image/svg+xml',
      answers: { 200: z.string() },
    },
    async ({ params }, reply) =>
      reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(placeholderSvg(params.width, params.height)),
  )
}

const placeholderLength = z
  .string()
  .regex(/^\d{1,4}$/, 'image.placeholderSize')
  .transform(Number)
  .refine((pixels) => pixels >= 1 && pixels <= 2000, 'image.placeholderSize')

function parseFile(file: string): Rendition | undefined {
  const match = FILE.exec(file)
  if (!match) return undefined
  return { width: Number(match[1]) as Rendition['width'], isLow: match[2] === 'l', format: match[3] as Rendition['format'] }
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}

function notThere(reply: FastifyReply): FastifyReply {
  // Cached only briefly: a picture restored from the trash has the same address.
  return reply.code(404).header('cache-control', 'public, max-age=60').type('text/plain; charset=utf-8').send('not found')
}
