import type { CatalogueTransaction } from '../schema.ts'
import type { Texts } from './demo-types.ts'

export type RowStamps = { created_at: string; updated_at: string }
type Picture = {
  file: string
  filename: string
  alt: Texts
  bytes: Uint8Array
  key: string
  mime: string
  width: number
  height: number
}
/** Public addresses of pictures, by their file below demo/pictures. */
export type PictureAddresses = { of(file: string): string }

/**
 * Adds the demonstration's pictures to the media library.
 *
 * @returns their addresses; `of` throws for an unknown file
 */
export async function insertPictures(db: CatalogueTransaction, pictures: readonly Picture[], stamps: RowStamps): Promise<PictureAddresses> {
  const keys = new Map(pictures.map(({ file, key }) => [file, key]))
  // Two files may hold the same picture; the library has every picture once.
  for (const picture of new Map(pictures.map((each) => [each.key, each])).values()) {
    const { key, filename, mime, width, height, alt, bytes } = picture
    const texts = { alt_de: alt.de, alt_es: alt.es, alt_en: alt.en }
    const { id } = await db
      .insertInto('image')
      .values({ key, filename, mime, width, height, size: bytes.length, ...texts, ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('image_content').values({ image_id: id, bytes }).execute()
  }
  return {
    of(file) {
      const key = keys.get(file)
      if (!key) throw new Error(`the demonstration has no picture ${file}`)
      return `/media/${key}/960.jpg`
    },
  }
}
