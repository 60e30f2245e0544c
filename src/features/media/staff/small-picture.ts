import { observable } from '#kit/observable.ts'
import type { Image } from '../image.contract.ts'
import { PRESENT_VIEW_CODE, viewCode } from '../picture-view.ts'
import { parsePictureUrl, type RenditionWidth, renditionUrl } from '../rendition.ts'

type StaffWidth = Exclude<RenditionWidth, 1440>

/** Views saved since this page was opened, by key of the picture. They replace PRESENT_VIEW_CODE, which browsers cache for minutes. */
export const savedViews = observable<Readonly<Record<string, string>>>({})

/** Notes a view that was just saved, so that all thumbnails on this page show it. */
export function noteSavedView(image: Image): void {
  const key = parsePictureUrl(image.url)?.key
  if (key) savedViews.set({ ...savedViews.get(), [key]: viewCode(image) })
}

/** Thumbnail address for a stored address, cut to the view that visitors see. Addresses of other sites are returned unchanged. */
export function thumbnailUrl(url: string, width: StaffWidth = 240, views = savedViews.get()): string {
  const key = parsePictureUrl(url)?.key
  return key ? thumbnail(key, views[key] ?? PRESENT_VIEW_CODE, width) : url
}

/** Thumbnail address of a library picture, cut to the view that visitors see. */
export function imageThumbnailUrl(image: Image, width: StaffWidth = 240): string {
  return thumbnail(parsePictureUrl(image.url)?.key ?? '', viewCode(image), width)
}

/** Thumbnail address of a whole picture, without its crop. */
export function uncroppedThumbnailUrl({ url }: Image, width: StaffWidth): string {
  return thumbnail(parsePictureUrl(url)?.key ?? '', '', width)
}

function thumbnail(key: string, view: string, width: StaffWidth): string {
  return renditionUrl(view ? `${key}-${view}` : key, width, 'webp', false)
}
