import { HttpError } from '#platform/http/http-error.server.ts'

/** Resolves to true if an address belongs to a picture in the media library. */
export type IsInLibrary = (address: string) => Promise<boolean>
/** Picture fields of a product, a category or a subcategory. */
export type PictureFields = {
  mainImage?: string | null | undefined
  images?: readonly string[] | undefined
  image?: string | null | undefined
}

/**
 * Refuses pictures that are no longer in the library. Pictures that the entity already has pass even if they were deleted, so
 * that a change of the price does not require a new picture.
 *
 * @throws HttpError 400 that names the field: "mainImage", "images.1"
 */
export async function refuseGonePictures(isInLibrary: IsInLibrary, given: PictureFields, before: PictureFields = {}): Promise<void> {
  const known = addressesOf(before).map(({ address }) => address)
  for (const { field, address } of addressesOf(given))
    if (!known.includes(address) && !(await isInLibrary(address))) throw new HttpError(400, 'image.gone', { field })
}

function addressesOf({ mainImage, images = [], image }: PictureFields): { field: string; address: string }[] {
  const single = [
    { field: 'mainImage', address: mainImage },
    { field: 'image', address: image },
  ]
  const all = [...single, ...images.map((address, at) => ({ field: `images.${at}`, address }))]
  return all.flatMap(({ field, address }) => (address ? [{ field, address }] : []))
}
