import { groupBy } from '#kit/lists.ts'
import type { Image, LibraryImage, PictureUse } from './image.contract.ts'
import { parsePictureUrl } from './rendition.ts'

/** A place that shows a picture, with the picture's address there. The features catalog and settings list their places. */
export type AddressUse = PictureUse & { address: string }

/** Adds to each picture the places that show it, each place once. */
export function withUses(images: readonly Image[], uses: readonly AddressUse[]): LibraryImage[] {
  const byKey = groupBy(uses, ({ address }) => parsePictureUrl(address)?.key)
  return images.map((image) => {
    const own = byKey.get(parsePictureUrl(image.url)?.key) ?? []
    const once = new Map(own.map(({ kind, subject, title }) => [`${kind} ${subject}`, { kind, subject, title }]))
    return { ...image, usedIn: [...once.values()] }
  })
}
