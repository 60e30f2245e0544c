import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import sharp from 'sharp'
import type { Database } from '#database/schema.ts'
import { inTurn } from './conversions.server.ts'
import { findImageId, getOriginal } from './image.store.server.ts'
import { keepRenditions } from './kept-renditions.server.ts'

const WIDTH = 40
const QUALITY = 50
/** What a page shows first, see picture.tsx: the mean colour is replaced where the miniature can stand. */
const FIRST_PICTURE =
  /<img(?=[^>]* src="\/media\/([0-9a-f]{26})\/)(?=[^>]* fetchPriority="high")[^>]*? style="background:#[0-9a-f]{6}(?=")/g

/**
 * Puts miniatures into documents: a picture that is seen first stands there blurred with the document's own bytes, in
 * its place and size, until the picture itself covers it.
 *
 * @returns a function from a document to the one with its miniatures
 */
export async function miniatures({ db, dataDir, log }: { db: Database; dataDir: string; log: FastifyBaseLogger }) {
  const kept = await keepRenditions(join(dataDir, 'renditions', 'miniatures'), log)

  async function miniatureOf(key: string): Promise<string | undefined> {
    try {
      const id = await findImageId(db, key)
      if (id === undefined) return undefined
      const bytes = await kept.get(key, `${WIDTH}-${QUALITY}.webp`, async () => makeMiniature(await getOriginal(db, id)))
      return bytes.length > NONE.length ? `data:image/webp;base64,${bytes.toString('base64')}` : undefined
    } catch (error) {
      // The mean colour does as well.
      log.warn({ err: error, key }, 'a picture has no miniature')
      return undefined
    }
  }

  return async (html: string): Promise<string> => {
    const keys = [...new Set([...html.matchAll(FIRST_PICTURE)].map(([, key = '']) => key))]
    const made = new Map(await Promise.all(keys.map(async (key) => [key, await miniatureOf(key)] as const)))
    return html.replace(FIRST_PICTURE, (start, key: string) => {
      const miniature = made.get(key)
      return miniature ? `${start} url(${miniature}) 50%/cover` : start
    })
  }
}

/** Kept for a picture that lets its ground show through: a miniature would stay visible behind it. */
const NONE = Buffer.from('-')

/** A few hundred bytes: shapes and colours, nothing that could be read. */
export function makeMiniature(original: Uint8Array): Promise<Buffer> {
  return inTurn(async () => {
    const picture = sharp(original, { limitInputPixels: false, failOn: 'none' })
    const { hasAlpha } = await picture.metadata()
    if (hasAlpha && !(await picture.stats()).isOpaque) return NONE
    return picture.autoOrient().resize({ width: WIDTH }).removeAlpha().webp({ quality: QUALITY, effort: 6 }).toBuffer()
  })
}
