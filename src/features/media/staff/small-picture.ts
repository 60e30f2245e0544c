import { parsePictureUrl, renditionUrl } from '../rendition.ts'

/** The address of a thumbnail: the narrowest rendition of a library picture, any other address as it is. */
export function smallPicture(url: string, width: 240 | 480 | 960 = 240): string {
  const picture = parsePictureUrl(url)
  return picture ? renditionUrl(picture.key, width, 'webp', false) : url
}
