import { observable } from '#kit/observable.ts'
import type { Image } from '../image.contract.ts'
import { PRESENT_VIEW, viewCode } from '../picture-view.ts'
import { parsePictureUrl, type RenditionWidth, renditionUrl } from '../rendition.ts'

type StaffWidth = Exclude<RenditionWidth, 1440>

/** Views that were saved on this page, by the key of their picture: browsers keep the picture at PRESENT_VIEW for a few minutes. */
export const savedViews = observable<Readonly<Record<string, string>>>({})

/** Shows the view of a picture that has just been saved, everywhere on this page. */
export function noteSavedView(image: Image): void {
  const key = parsePictureUrl(image.url)?.key
  if (key) savedViews.set({ ...savedViews.get(), [key]: viewCode(image) })
}

/** Address of a thumbnail of a picture's stored address: the part that visitors see. Addresses of other sites are unchanged. */
export function smallPicture(url: string, width: StaffWidth = 240): string {
  const key = parsePictureUrl(url)?.key
  return key ? thumbnail(key, savedViews.get()[key] ?? PRESENT_VIEW, width) : url
}

/** Address of a thumbnail of a picture of the library: the part that visitors see. */
export function shownPart(image: Image, width: StaffWidth = 240): string {
  return thumbnail(parsePictureUrl(image.url)?.key ?? '', viewCode(image), width)
}

/** Address of a picture without its crop. */
export function wholePicture({ url }: Image, width: StaffWidth): string {
  return thumbnail(parsePictureUrl(url)?.key ?? '', '', width)
}

function thumbnail(key: string, view: string, width: StaffWidth): string {
  return renditionUrl(view ? `${key}-${view}` : key, width, 'webp', false)
}
