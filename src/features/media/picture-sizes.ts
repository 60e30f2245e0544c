import { parsePictureUrl, type RenditionFormat, renditionUrl, renditionWidths } from './rendition.ts'

/**
 * How wide a picture stands, in the words of the `sizes` attribute; `low` where less is asked for to save bytes.
 * `widest`: the largest file worth offering; each that is not saves bytes in the document.
 */
export type PictureSizes = { full: string; low?: string; widest?: { full: number; low: number } }

/** No screen of a card is wider than 960 px; in the low-bandwidth mode it stays at 480. */
const card = { full: 960, low: 480 }
const small = { full: 480, low: 480 }
const large = { full: 1440, low: 960 }

/** A line of the cart, a thumbnail. Apart from the others, so that the cart's script has only this one. */
export const thumbSizes: PictureSizes = { full: '5rem', widest: small }

/**
 * Widths of the slots that pictures stand in; they follow ui/components.css. In the low-bandwidth mode a phone asks for
 * two thirds of what its screen could show at double density, and at triple density for the same: a wide picture is 480 px
 * then, not 960, a card's 240, not 480.
 */
export const pictureSizes = {
  /** A product in a grid: a row with a small picture on phones, two and three columns above. */
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
  /** A category: two, three and four columns. */
  category: { full: '(min-width:64rem) 18rem,(min-width:40rem) 30vw,45vw', low: '(min-width:64rem) 18rem,20vw', widest: card },
  hero: { full: '(min-width:64rem) 56vw,100vw', low: '(min-width:64rem) 56vw,40vw' },
  /** Half of the page, all of a phone. */
  half: { full: '(min-width:80rem) 36rem,(min-width:48rem) 45vw,92vw', low: '(min-width:80rem) 36rem,(min-width:48rem) 45vw,40vw' },
  /** The main picture of a product page. */
  main: {
    full: '(min-width:80rem) 42rem,(min-width:64rem) 55vw,(min-width:48rem) 46vw,92vw',
    low: '(min-width:80rem) 42rem,(min-width:64rem) 55vw,(min-width:48rem) 46vw,40vw',
  },
  thumb: thumbSizes,
} as const satisfies Record<string, PictureSizes>

/**
 * Sources of a picture of the library for a browser.
 *
 * @returns undefined for an address that is not the library's: only its pictures exist in several widths
 */
export function pictureSources(
  url: string | null,
  { widest = large }: PictureSizes,
  isLow: boolean,
): { avif: string; webp: string; src: string; colour: string } | undefined {
  const known = parsePictureUrl(url)
  if (!known) return undefined
  const widths = renditionWidths.filter((width) => width <= widest[isLow ? 'low' : 'full'])
  const set = (format: RenditionFormat) => widths.map((width) => `${renditionUrl(known.key, width, format, isLow)} ${width}w`).join(',')
  return { avif: set('avif'), webp: set('webp'), src: renditionUrl(known.key, 480, 'webp', isLow), colour: known.colour }
}
