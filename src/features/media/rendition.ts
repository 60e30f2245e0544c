/** The widths in device pixels that renditions are made in; no others are served. */
export const renditionWidths = [240, 480, 960, 1440] as const
export const renditionFormats = ['avif', 'webp', 'jpg'] as const
export type RenditionWidth = (typeof renditionWidths)[number]
export type RenditionFormat = (typeof renditionFormats)[number]

/** `/media/<20 hex of the content><6 hex of the mean colour>/<width>[l].<format>`; `l` is the low quality of Spanish mode and thin lines. */
const ADDRESS = /^\/media\/([0-9a-f]{20})([0-9a-f]{6})\/\d+l?\.\w+$/

export function renditionUrl(key: string, width: RenditionWidth, format: RenditionFormat, isLow: boolean): string {
  return `/media/${key}/${width}${isLow ? 'l' : ''}.${format}`
}

/** The public part of a library picture's address and its mean colour ("#rrggbb"); undefined for any other address. */
export function parsePictureUrl(url: string | null): { key: string; colour: string } | undefined {
  const match = ADDRESS.exec(url ?? '')
  return match ? { key: `${match[1]}${match[2]}`, colour: `#${match[2]}` } : undefined
}

/** The smallest form of a library picture that every supported browser can show; undefined for any other address. */
export function smallPictureUrl(url: string | null): string | undefined {
  const known = parsePictureUrl(url)
  return known && renditionUrl(known.key, 240, 'webp', true)
}
