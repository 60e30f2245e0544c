import { inPictureProcess, type PictureBytes } from './picture-process.server.ts'
import type { Rendition } from './picture-work.server.ts'

/** Makes a rendition of an original. */
export type Convert = (original: PictureBytes, rendition: Rendition) => Promise<Buffer>

/**
 * Raise it with every change of what a rendition looks like (pixels/convert.server.ts): addresses stay, but browsers that
 * revalidate and the folder of kept renditions must not use older renditions.
 */
export const RECIPE = 1

export const convertPicture: Convert = (original, rendition) => inPictureProcess('convert', original, rendition)
