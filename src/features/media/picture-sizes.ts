import { parsePictureUrl, type RenditionFormat, renditionUrl, renditionWidths } from './rendition.ts'

/**
 * Width of a picture as value of the `sizes` attribute; `low` for the low-bandwidth mode. `widest`: width of the largest offered
 * rendition; leaving out larger renditions saves bytes in the document.
 */
export type PictureSizes = { full: string; low?: string; widest?: { full: number; low: number } }

/** Largest rendition of a card in px: no screen shows it wider than 960; the low-bandwidth mode stays at 480. */
const card = { full: 960, low: 480 }
const small = { full: 480, low: 480 }
const large = { full: 1440, low: 960 }

/** A thumbnail, as in a line of the cart. It is exported separately, so that the cart's script does not contain the other sizes. */
export const thumbSizes: PictureSizes = { full: '5rem', widest: small }

/**
 * Widths of pictures on pages, following ui/components.css. In the low-bandwidth mode phones at double or triple density get
 * about two thirds of the resolution, or less: a wide picture in 480 px instead of 960, a card in 240 instead of 480.
 */
export const pictureSizes = {
  /** A product in a grid. On phones it is a row with a small picture; wider screens have two or three columns. */
  product: {
    full: '(min-width:80rem) 24rem,(min-width:48rem) 46vw,7.25rem',
    low: '(min-width:80rem) 24rem,(min-width:48rem) 46vw,4.8rem',
    widest: card,
  },
  /** The same grid with full-width cards on phones. */
  productWide: {
    full: '(min-width:80rem) 24rem,(min-width:48rem) 46vw,92vw',
    low: '(min-width:80rem) 24rem,(min-width:48rem) 46vw,40vw',
    widest: card,
  },
  /** A product in the list view. */
  row: { full: '(min-width:64rem) 12rem,7.25rem', low: '(min-width:64rem) 12rem,4.8rem', widest: small },
  /** A category in a grid of two, three or four columns. */
  category: { full: '(min-width:64rem) 18rem,(min-width:40rem) 30vw,45vw', low: '(min-width:64rem) 18rem,20vw', widest: card },
  hero: { full: '(min-width:64rem) 56vw,100vw', low: '(min-width:64rem) 56vw,40vw' },
  /** A picture half as wide as the page, on phones as wide as the page. */
  half: { full: '(min-width:80rem) 36rem,(min-width:48rem) 45vw,92vw', low: '(min-width:80rem) 36rem,(min-width:48rem) 45vw,40vw' },
  /** The main picture of a product page. */
  main: {
    full: '(min-width:80rem) 42rem,(min-width:64rem) 55vw,(min-width:48rem) 46vw,92vw',
    low: '(min-width:80rem) 42rem,(min-width:64rem) 55vw,(min-width:48rem) 46vw,40vw',
  },
  thumb: thumbSizes,
} as const satisfies Record<string, PictureSizes>

/**
 * Sources of a library picture for a browser.
 *
 * @returns undefined for other addresses: only library pictures exist in several widths
 */
export function pictureSources(
  url: string | null,
  { widest = large }: PictureSizes,
  isLow: boolean,
): { avif: string; webp: string; src: string; colour: string } | undefined {
  const known = parsePictureUrl(url)
  if (!known) return undefined
  const widths = renditionWidths.filter((width) => width <= widest[isLow ? 'low' : 'full'])
  const set = (format: RenditionFormat) => widths.map((width) => `${renditionUrl(known.shown, width, format, isLow)} ${width}w`).join(',')
  return { avif: set('avif'), webp: set('webp'), src: renditionUrl(known.shown, 480, 'webp', isLow), colour: known.colour }
}
