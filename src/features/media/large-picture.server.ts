import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#database/schema.ts'
import { findShownImage, getOriginal } from './image.store.server.ts'
import { convertPicture } from './picture-process.server.ts'
import { parsePictureUrl, renditionUrl } from './rendition.ts'
import type { RenditionCache } from './rendition-cache.server.ts'

export type LargePicture = { url: string; bytes: number }

// The whole picture, without its crop. The format is WebP, the lightest that all browsers show, since a browser that opens a picture
// directly cannot choose between formats. The quality is full, so that lettering on devices is readable.
const LARGE_RENDITION = { width: 1440, format: 'webp', isLow: false, view: '' } as const

/**
 * Returns a function that finds the largest rendition of the picture at an address. The rendition is made by the first call, since
 * pages show its size in bytes. The function returns undefined if the picture is gone or cannot be made.
 */
export function createLargePictureFinder({ db, renditions, log }: { db: Database; renditions: RenditionCache; log: FastifyBaseLogger }) {
  return async (address: string): Promise<LargePicture | undefined> => {
    const key = parsePictureUrl(address)?.key ?? ''
    const image = await findShownImage(db, key)
    if (!image) return undefined
    const url = renditionUrl(key, LARGE_RENDITION.width, LARGE_RENDITION.format, LARGE_RENDITION.isLow)
    try {
      const { length } = await renditions.get(key, url.slice(url.lastIndexOf('/') + 1), () =>
        convertPicture(() => getOriginal(db, image.id), LARGE_RENDITION),
      )
      return { url, bytes: length }
    } catch (error) {
      // Without a large rendition the page shows the picture in its usual size only.
      log.warn({ err: error, key }, 'a picture has no large rendition')
      return undefined
    }
  }
}
