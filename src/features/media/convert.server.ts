import { inPictureProcess, type Original } from './picture-process.server.ts'
import type { Rendition } from './picture-work.server.ts'

/** Makes a rendition of an original. */
export type Convert = (original: Original, rendition: Rendition) => Promise<Buffer>

/**
 * To be raised with any change of what a rendition is (pixels/convert.server.ts): addresses stay, but browsers that ask
 * again and the folder of kept renditions must not get what was made by an older recipe.
 */
export const RECIPE = 1

export const convertPicture: Convert = (original, rendition) => inPictureProcess('convert', original, rendition)
