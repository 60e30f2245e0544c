import { fail, type Result } from '#kit/result.ts'
import { WorkLost } from '#platform/work-process.server.ts'
import { inPictureProcess } from './picture-process.server.ts'
import type { PictureDescription, PictureProblem } from './picture-work.server.ts'

/**
 * Looks at what a file holds; its name and its announced type count for nothing. Only JPEG, PNG, WebP, AVIF and GIF
 * (its first frame) are pictures here, and only when they can really be unpacked to their end.
 */
export async function describePicture(bytes: Uint8Array): Promise<Result<PictureDescription, PictureProblem>> {
  try {
    return await inPictureProcess('describe', bytes)
  } catch (error) {
    // A file that ends the process twice is no picture that could be shown.
    if (error instanceof WorkLost) return fail('image.notAPicture')
    throw error
  }
}
