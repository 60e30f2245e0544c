import { fail, type Result } from '#kit/result.ts'
import { WorkProcessCrash } from '#platform/work-process.server.ts'
import { runInPictureProcess } from './picture-process.server.ts'
import type { PictureDescription, PictureProblem } from './picture-work.server.ts'

/**
 * Checks the content of a file; its name and announced type are ignored. Accepts JPEG, PNG, WebP, AVIF and GIF (first frame)
 * that can be decoded to their end.
 */
export async function describePicture(bytes: Uint8Array): Promise<Result<PictureDescription, PictureProblem>> {
  try {
    return await runInPictureProcess('describe', bytes)
  } catch (error) {
    // A file that crashes the process twice cannot be shown.
    if (error instanceof WorkProcessCrash) return fail('image.notAPicture')
    throw error
  }
}
