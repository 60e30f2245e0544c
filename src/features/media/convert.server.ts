import { type PictureBytes, runInPictureProcess } from './picture-process.server.ts'
import type { Rendition } from './picture-work.server.ts'

/** Makes a rendition of an original. */
export type Convert = (original: PictureBytes, rendition: Rendition) => Promise<Buffer>

/**
 * Version of the look of renditions. Raise it with every change in pixels/convert.server.ts: addresses stay the same, but ETags
 * and the cache's folder contain the version, so that older renditions are no longer used.
 */
export const RECIPE = 1

export const convertPicture: Convert = (original, rendition) => runInPictureProcess('convert', original, rendition)
