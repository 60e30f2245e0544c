import type { Database } from '#database/schema.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { findImageByKey } from '../image.store.server.ts'
import { readPictureAddress } from './own-picture-address.ts'

/**
 * Finds the library address of a picture of the shop by any address of one of its renditions.
 *
 * @param text a path such as `/media/…`, or a whole address
 * @param ownHosts host names of the shop, with port
 */
export async function findOwnPicture(
  db: Database,
  text: string,
  ownHosts: readonly string[],
): Promise<Result<string, 'image.gone' | 'problem.pictureUrl'>> {
  const address = readPictureAddress(text, ownHosts)
  if (address?.site !== 'own') return fail('problem.pictureUrl')
  const image = address.key === undefined ? undefined : await findImageByKey(db, address.key)
  return image ? ok(image.url) : fail('image.gone')
}
