import { join } from 'node:path'
import type { Database } from '#database/schema.ts'
import { sendFileNotFound } from '#platform/http/file-answers.server.ts'
import type { App } from '#platform/http/route.server.ts'
import { findShownImage, getOriginal } from '../image.store.server.ts'
import { type PictureBytesOrLoader, runInPictureProcess } from '../picture-process.server.ts'
import { linkPreviewVersion, type PreviewDrawing, type PreviewKind, type PreviewSubject } from '../preview-address.ts'
import { parsePictureUrl } from '../rendition.ts'
import { openRenditionCache } from '../rendition-cache.server.ts'

const PREVIEW_ADDRESS = /^\/og\/(product|category|subcategory|site)\/([a-z0-9-]{1,120})-([0-9a-z]{1,11})\.jpg$/

type Dependencies = {
  db: Database
  dataDir: string
  /** Contents of the preview with this id, one per language; undefined for entities that visitors may not see. */
  findSubjects: (kind: PreviewKind, id: string) => Promise<readonly PreviewSubject[] | undefined>
}

/**
 * Adds the route of link previews, the pictures that chats and social networks show with a link. An address whose version does not
 * match what would be drawn now is not found, so that nobody can make the server draw other previews.
 */
export async function previewsApi(app: App, { db, dataDir, findSubjects }: Dependencies): Promise<void> {
  const previews = await openRenditionCache(join(dataDir, 'renditions', 'previews'), app.log)

  app.get<{ Params: { kind: string; file: string } }>('/og/:kind/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, kind, id, version] = PREVIEW_ADDRESS.exec(`/og/${request.params.kind}/${request.params.file}`) ?? []
    if (!kind || !id || !version) return sendFileNotFound(reply)
    const subjects = await findSubjects(kind as PreviewKind, id)
    const subject = subjects?.find((one) => linkPreviewVersion(one) === version)
    if (!subject) return sendFileNotFound(reply)
    const image = await findImage(subject.picture)
    // A picture in the trash may come back under the same address; until then the preview shows the placeholder.
    const isComplete = image !== undefined || subject.picture === null
    const etag = `"${version}${isComplete ? '' : '-0'}"`
    reply.headers({
      'cache-control': isComplete ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      etag,
    })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const bytes = await previews.get(version, isComplete ? `${kind}.jpg` : `${kind}-0.jpg`, async () => {
      const picture = image === undefined ? null : () => getOriginal(db, image.id)
      const { picture: _, ...words } = subject
      const drawing = { ...words, view: image?.view ?? '' }
      return drawLinkPreview(kind === 'site' ? undefined : picture, drawing)
    })
    return reply.type('image/jpeg').send(bytes)
  })

  async function findImage(picture: string | null): Promise<{ id: number; view: string } | undefined> {
    const key = parsePictureUrl(picture)?.key
    return key === undefined ? undefined : findShownImage(db, key)
  }
}

/**
 * Draws the JPEG of a link preview: the picture, with title, mark, brand and places beside it.
 *
 * @param picture an original; null for a missing picture; undefined for the company's own preview
 */
export function drawLinkPreview(picture: PictureBytesOrLoader | null | undefined, drawing: PreviewDrawing): Promise<Buffer> {
  return runInPictureProcess('drawLinkPreview', picture, drawing)
}
