import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Database } from '#database/schema.ts'
import { PLACEHOLDER, placeholderSvg } from '#kit/pictures.ts'
import { sendFileNotFound } from '#platform/http/file-answers.server.ts'
import { type App, route } from '#platform/http/route.server.ts'
import { getPlaceholder } from './calls.ts'
import { findShownImage, getOriginal } from './image.store.server.ts'
import { type Convert, convertPicture, RENDITION_VERSION } from './picture-process.server.ts'
import type { Rendition } from './picture-work.server.ts'
import { renditionFormats, renditionWidths } from './rendition.ts'
import type { RenditionCache } from './rendition-cache.server.ts'

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const FILE = new RegExp(`^(${renditionWidths.join('|')})(l?)\\.(${renditionFormats.join('|')})$`)
const KEY_AND_VIEW = /^([0-9a-f]{26})(?:-([0-9a-f]{12}))?$/

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Header for an address with an earlier view, as in a page that a visitor saved long ago. The answer is the present view. */
const EARLIER_VIEW = 'public, max-age=300'

/** Adds the public routes of renditions and of the placeholder drawing. */
export async function mediaApi(
  app: App,
  { db, renditions, convert = convertPicture }: { db: Database; renditions: RenditionCache; convert?: Convert },
): Promise<void> {
  app.get<{ Params: { key: string; file: string } }>('/media/:key/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params
    const [, key, asked = ''] = KEY_AND_VIEW.exec(request.params.key) ?? []
    const kind = parseFile(file)
    const image = kind && key ? await findShownImage(db, key) : undefined
    if (!kind || !key || !image) return sendFileNotFound(reply)
    const view = asked && image.view
    const rendition = { ...kind, view }
    // Immutable, since the address contains the content's hash; only their look may change, hence the ETag. No header forbids
    // other sites to embed renditions.
    const headers = { 'cache-control': view === asked ? FOR_EVER : EARLIER_VIEW, etag: `"${RENDITION_VERSION}${view}"` }
    if (isKnown(request.headers['if-none-match'], headers.etag)) return reply.headers(headers).code(304).send()
    // Gets the bytes before setting the headers: if that fails, the error answer must not have them.
    const bytes = await renditions.get(key, view ? join(view, file) : file, () => convert(() => getOriginal(db, image.id), rendition))
    return reply.headers(headers).type(types[rendition.format]).send(bytes)
  })

  route(
    app,
    getPlaceholder,
    {
      summary: 'Get a drawing in place of a missing picture; width and height are 1 to 2000 pixels',
      params: z.object({ width: placeholderLength, height: placeholderLength }),
      answers: { 200: { 'image/svg+xml': z.string() } },
    },
    ({ params }, reply) => sendPlaceholder(reply, params),
  )
  app.get(PLACEHOLDER, { schema: { hide: true } }, (_, reply) => sendPlaceholder(reply, { width: 400, height: 300 }))
}

async function sendPlaceholder(reply: FastifyReply, { width, height }: { width: number; height: number }): Promise<FastifyReply> {
  return reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=86400').send(placeholderSvg(width, height))
}

const placeholderLength = z
  .string()
  .regex(/^\d{1,4}$/, 'image.placeholderSize')
  .transform(Number)
  .refine((pixels) => pixels >= 1 && pixels <= 2000, 'image.placeholderSize')

function parseFile(file: string): Omit<Rendition, 'view'> | undefined {
  const match = FILE.exec(file)
  if (!match) return undefined
  return { width: Number(match[1]) as Rendition['width'], isLow: match[2] === 'l', format: match[3] as Rendition['format'] }
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
