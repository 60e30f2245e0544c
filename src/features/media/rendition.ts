import { SMALL_PICTURE } from '#kit/pictures.ts'

/** Widths of renditions in device pixels; no others are served. */
export const renditionWidths = [240, 480, 960, 1440] as const
export const renditionFormats = ['avif', 'webp', 'jpg'] as const
export type RenditionWidth = (typeof renditionWidths)[number]
export type RenditionFormat = (typeof renditionFormats)[number]

/**
 * `/media/<20 hex of the content><6 hex of the mean colour>[-<12 hex of the view>]/<width>[l].<format>`. `l` is the low quality of
 * the low-bandwidth mode and of untested connections; picture-view.ts explains the view.
 */
const RENDITION_ADDRESS = /^\/media\/([0-9a-f]{20}([0-9a-f]{6}))(-\w{12})?\/\d+l?\.\w+$/

export function renditionUrl(key: string, width: RenditionWidth, format: RenditionFormat, isLow: boolean): string {
  return `/media/${key}/${width}${isLow ? 'l' : ''}.${format}`
}

type PictureAddress = {
  /** Identifies the picture: hash of its content, and its mean colour. */
  key: string
  /** Key and view, as in addresses of renditions. */
  shown: string
  /** Mean colour, "#rrggbb". */
  colour: string
}

/** Parses the address of a library picture; undefined for any other address. */
export function parsePictureUrl(url: string | null): PictureAddress | undefined {
  const [, key, colour, view = ''] = RENDITION_ADDRESS.exec(url ?? '') ?? []
  return key ? { key, shown: key + view, colour: `#${colour}` } : undefined
}

/** CSS `object-position` of the focus in a picture's address; undefined for an address without a view. */
export function focusOf(url: string): string | undefined {
  const [, x, y] = /-.{8}(..)(..)\//.exec(url) ?? []
  return x && `${Number(`0x${x}`) / 2}% ${Number(`0x${y}`) / 2}%`
}

/** Address of a library picture's smallest rendition that every supported browser shows; undefined for any other address. */
export function smallPictureUrl(url: string | null): string | undefined {
  const known = parsePictureUrl(url)
  return known && `/media/${known.shown}/${SMALL_PICTURE}`
}
