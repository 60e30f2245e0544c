import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Database } from '#database/schema.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import type { UploadedImage } from '../image.contract.ts'
import { type NewPicture, storePictures } from '../image.store.server.ts'
import { describePicture } from '../picture.server.ts'
import type { PictureProblem } from '../picture-work.server.ts'
import { removeLocation } from './remove-location.server.ts'

export type PictureFile = Pick<NewPicture, 'filename' | 'bytes' | 'alt'>

/**
 * Checks files and adds them to the library, without the position of a photo. If one is no usable picture, none is added, and
 * `filename` names that file.
 */
export async function addPictures(
  parts: { db: Database; write: CatalogueWrite },
  files: readonly PictureFile[],
  now: Date,
): Promise<Result<UploadedImage[], PictureProblem> & { filename?: string }> {
  const pictures: NewPicture[] = []
  for (const file of files) {
    const bytes = removeLocation(file.bytes)
    const described = await describePicture(bytes)
    if (!described.ok) return { ...fail(described.problem), filename: file.filename }
    pictures.push({ ...file, bytes, description: described.value })
  }
  return ok(await storePictures(parts, pictures, now))
}
