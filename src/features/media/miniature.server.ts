import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/schema.ts'
import { findShownImage, getOriginal } from './image.store.server.ts'
import { type PictureBytesOrLoader, runInPictureProcess } from './picture-process.server.ts'
import type { MiniatureKind } from './picture-work.server.ts'
import { openRenditionCache } from './rendition-cache.server.ts'

/**
 * Kinds of miniatures, the small blurred pictures within a document:
 *
 * - `preview`: for a page with a single first picture
 * - `card`: for each of several first pictures, such as the first two cards of a list
 * - `sketch`: shapes and colours in about 200 bytes; replaces a preview or card of more than `bytes`, which would push text out of
 * the document's first network packets
 *
 * Previews and cards are wide enough to count as content on phones (Largest Contentful Paint), and blurred to save bytes. `name` is
 * the name of the cached file; its numbers are width and quality ("40-50"), or width, blur and quality ("240-2-1").
 */
const recipes = {
  sketch: { name: '40-50.webp', bytes: Number.POSITIVE_INFINITY },
  card: { name: '240-2-1.avif', bytes: 700 },
  preview: { name: '360-4-1.avif', bytes: 900 },
} as const satisfies Record<MiniatureKind, { name: string; bytes: number }>
/** Start of the `<img>` of a page's first picture or cards, as picture.tsx writes it, up to the mean colour. */
const FIRST_PICTURE =
  /<img(?=[^>]* src="\/media\/([0-9a-f]{26}(?:-[0-9a-f]{12})?)\/)(?=[^>]* fetchPriority="high")[^>]*? style="background:#[0-9a-f]{6}(?=[";])/g

/**
 * Creates a function that puts miniatures into a document. Until the first picture, or the first two cards, have loaded, the
 * browser shows them blurred from bytes of the document.
 */
export async function createMiniatureInserter({ db, dataDir, log }: { db: Database; dataDir: string; log: FastifyBaseLogger }) {
  const kept = await openRenditionCache(join(dataDir, 'renditions', 'miniatures'), log)

  async function miniatureOf(shown: string, kind: MiniatureKind): Promise<string | undefined> {
    const [key = '', view = ''] = shown.split('-')
    try {
      const image = await findShownImage(db, key)
      if (!image) return undefined
      const { name, bytes: most } = recipes[kind]
      const bytes = await kept.get(key, view ? join(view, name) : name, () => makeMiniature(() => getOriginal(db, image.id), kind, view))
      if (bytes.length > most) return miniatureOf(shown, 'sketch')
      const type = kind === 'sketch' ? 'webp' : 'avif'
      return bytes.length > NO_MINIATURE.length ? `data:image/${type};base64,${bytes.toString('base64')}` : undefined
    } catch (error) {
      // Without a miniature the document has only the picture's mean colour.
      log.warn({ err: error, key }, 'a picture has no miniature')
      return undefined
    }
  }

  return async (html: string): Promise<string> => {
    const keys = [...new Set([...html.matchAll(FIRST_PICTURE)].map(([, key = '']) => key))]
    const kind = keys.length === 1 ? 'preview' : 'card'
    const made = new Map(await Promise.all(keys.map(async (key) => [key, await miniatureOf(key, kind)] as const)))
    return html.replace(FIRST_PICTURE, (start, key: string) => {
      const miniature = made.get(key)
      return miniature ? `${start} url(${miniature}) 50%/contain no-repeat` : start
    })
  }
}

/** Stored for a transparent picture, which has no miniature: it would stay visible behind the picture. */
const NO_MINIATURE = Buffer.from('-')

/** Makes a miniature, of any size in bytes; `NO_MINIATURE` for a transparent picture. */
export async function makeMiniature(original: PictureBytesOrLoader, kind: MiniatureKind, view = ''): Promise<Buffer> {
  return (await runInPictureProcess('makeMiniature', original, kind, view)) ?? NO_MINIATURE
}
