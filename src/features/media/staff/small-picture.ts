import { parsePictureUrl, renditionUrl } from '../rendition.ts'

/** Address of a thumbnail: the narrowest rendition of a library picture; other addresses unchanged. */
export function smallPicture(url: string, width: 240 | 480 | 960 = 240): string {
  const picture = parsePictureUrl(url)
  return picture ? renditionUrl(picture.key, width, 'webp', false) : url
}
