/** The widths in device pixels that renditions are made in; no others are served. */
export const renditionWidths = [240, 480, 960, 1440] as const
export const renditionFormats = ['avif', 'webp', 'jpg'] as const
export type RenditionWidth = (typeof renditionWidths)[number]
export type RenditionFormat = (typeof renditionFormats)[number]

/**
 * `/media/<20 hex of the content><6 hex of the mean colour>[-<12 hex of the view>]/<width>[l].<format>`; `l` is the low quality of
 * Spanish mode and thin lines, the view that of picture-view.ts.
 */
const ADDRESS = /^\/media\/([0-9a-f]{20}([0-9a-f]{6}))(-\w{12})?\/\d+l?\.\w+$/

export function renditionUrl(key: string, width: RenditionWidth, format: RenditionFormat, isLow: boolean): string {
  return `/media/${key}/${width}${isLow ? 'l' : ''}.${format}`
}

type PictureAddress = {
  /** Names the picture. */
  key: string
  /** Key and view: what renditions of this address begin with. */
  shown: string
  /** Mean colour, "#rrggbb". */
  colour: string
}

/** The public parts of a library picture's address; undefined for any other address. */
export function parsePictureUrl(url: string | null): PictureAddress | undefined {
  const [, key, colour, view = ''] = ADDRESS.exec(url ?? '') ?? []
  return key ? { key, shown: key + view, colour: `#${colour}` } : undefined
}

/** `object-position` for the focus of a picture's address, where a place cuts it; undefined for the middle. */
export function focusOf(url: string): string | undefined {
  const [, x, y] = /-.{8}(..)(..)\//.exec(url) ?? []
  return x && `${Number(`0x${x}`) / 2}% ${Number(`0x${y}`) / 2}%`
}

/** The smallest form of a library picture that every supported browser can show; undefined for any other address. */
export function smallPictureUrl(url: string | null): string | undefined {
  const known = parsePictureUrl(url)
  return known && renditionUrl(known.shown, 240, 'webp', true)
}
