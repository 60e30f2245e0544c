import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { placeholderSvg } from '#kit/pictures.ts'
import { cutText } from '#kit/text/cut-text.ts'
import { MAX_PREVIEW_BYTES, PREVIEW_HEIGHT, PREVIEW_WIDTH, type PreviewDrawing } from '../preview-address.ts'
import { cutToView } from './cut-to-view.server.ts'
import { drawLetters, PAPER } from './draw-icon.server.ts'

const MIST = '#b9d0d2'
const MARGIN = 56
const PICTURE_WIDTH = 640
/** Font sizes, from large to small: the largest at which the title fits is used. */
const TITLE_SIZES = [68, 60, 52, 46, 40]
const TITLE_MAX_HEIGHT = 350
const TITLE_MAX_LETTERS = 110
const NAME_MAX_LETTERS = 28
/** Side of the company's mark, in pixels. */
const MARK_SIDE = 80
const QUALITIES = [82, 72, 60, 45, 30]

// The shop's own font, since a server may have none.
const fontfile = fileURLToPath(new URL('../fonts/roboto-bold-latin.ttf', import.meta.url))

/**
 * Draws the JPEG of a link preview, 1200x630: the picture, with words on the company's main colour beside it.
 *
 * @param picture bytes of an original; null for a missing picture; undefined for the company's own preview
 */
export async function drawLinkPreview(
  picture: Uint8Array | null | undefined,
  { title, brand, places, colours, mark, view }: PreviewDrawing,
): Promise<Buffer> {
  const left = picture === undefined ? MARGIN : PICTURE_WIDTH + MARGIN
  const hasSun = picture === undefined && !mark
  const width = hasSun ? 560 : PREVIEW_WIDTH - left - MARGIN
  const drawnMark = await markOf(mark, colours)
  const indent = drawnMark ? MARK_SIDE + 12 : 0
  const words = (text: string, size: number, colour: string) => lettering(text, size, colour, width - indent)
  const parts: OverlayOptions[] = [
    ...(hasSun ? [{ input: Buffer.from(sun(colours.accent)), left: 640, top: 130 }] : []),
    ...(picture === undefined ? [] : [{ input: await pictureOf(picture, view), left: 0, top: 0 }]),
    { input: await fittingTitle(title, width), left, top: MARGIN },
    ...(drawnMark ? [{ input: drawnMark, left, top: PREVIEW_HEIGHT - MARGIN - 72 }] : []),
    { input: await words(cutText(brand, NAME_MAX_LETTERS), 34, PAPER), left: left + indent, top: PREVIEW_HEIGHT - MARGIN - 70 },
    { input: await words(places, 24, MIST), left: left + indent, top: PREVIEW_HEIGHT - MARGIN - 25 },
  ]
  const drawn = await sharp({ create: { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, channels: 3, background: colours.main } })
    .composite(parts)
    .png({ compressionLevel: 0 })
    .toBuffer()
  return smallEnough(drawn)
}

/** A picture that can no longer be decoded counts as missing, since no preview at all would be worse. */
async function pictureOf(original: Uint8Array | null, view: string): Promise<Buffer> {
  const fitted = async (input: Uint8Array) =>
    (await cutToView(input, view, PICTURE_WIDTH / PREVIEW_HEIGHT))
      .resize(PICTURE_WIDTH, PREVIEW_HEIGHT, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .png({ compressionLevel: 0 })
      .toBuffer()
  const missing = () => fitted(Buffer.from(placeholderSvg(PICTURE_WIDTH, PREVIEW_HEIGHT)))
  return original ? fitted(original).catch(missing) : missing()
}

async function fittingTitle(title: string, width: number): Promise<Buffer> {
  // A no-break space keeps a figure and its unit on one line.
  const words = cutText(title, TITLE_MAX_LETTERS).replace(/(\d) (?=\p{L}{1,3}(?:\s|$))/gu, '$1\u00a0')
  let drawn = await letters(words, TITLE_SIZES[0] ?? 0, PAPER, width)
  for (const size of TITLE_SIZES.slice(1)) {
    if (drawn.info.height <= TITLE_MAX_HEIGHT) break
    drawn = await letters(words, size, PAPER, width)
  }
  const { data, info } = drawn
  if (info.height <= TITLE_MAX_HEIGHT) return data
  return sharp(data).extract({ left: 0, top: 0, width: info.width, height: TITLE_MAX_HEIGHT }).toBuffer()
}

async function lettering(text: string, size: number, colour: string, width: number): Promise<Buffer> {
  return (await letters(text, size, colour, width)).data
}

async function letters(text: string, size: number, colour: string, width: number) {
  // Control characters would end a text early.
  const plain = text.replace(/\p{C}/gu, ' ').trim()
  if (!plain) return nothing
  const escaped = plain.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '')
  const markup = `<span foreground="${colour}">${escaped}</span>`
  // At 72 dpi one point is one pixel.
  return sharp({ text: { text: markup, font: `Roboto Bold ${size}`, fontfile, width, dpi: 72, rgba: true, wrap: 'word-char' } })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => nothing) // a text of characters that no font has
}

/** A transparent pixel. */
const nothing = {
  data: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVQI12NgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==', 'base64'),
  info: { width: 1, height: 1 },
}

async function smallEnough(drawn: Buffer): Promise<Buffer> {
  let encoded = drawn
  for (const quality of QUALITIES) {
    encoded = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (encoded.length <= MAX_PREVIEW_BYTES) break
  }
  return encoded
}

/** The company's mark; undefined for a picture, whose background may not suit the main colour. */
async function markOf(mark: PreviewDrawing['mark'], colours: PreviewDrawing['colours']): Promise<Buffer | undefined> {
  if (!mark) return Buffer.from(panelInTheSun(colours))
  return 'letters' in mark ? drawLetters(mark.letters, MARK_SIDE, { ink: colours.main, ground: PAPER }) : undefined
}

const panelInTheSun = ({ main, accent }: PreviewDrawing['colours']) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 40 40"><path fill="${accent}" d="M9.5 19a10.5 10.5 0 0 1 21 0Z"/><path fill="${PAPER}" d="M7.6 22h24.8l1.3 4H6.3ZM5.6 28h28.8l1.4 4.5H4.200Z"/><path stroke="${main}" stroke-width="1.6" d="M16 21.5 13 33M24 21.5 27 33"/></svg>`
/** Curve of the sun over one day, as on the home page. */
const sun = (accent: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="260" viewBox="0 0 360 167"><path fill="${accent}" d="M16 150C92 150 112 20 180 20s88 130 164 130Z"/><path stroke="${MIST}" stroke-width="1.5" d="M0 150h360M16 150v6M98 150v6M180 150v6M262 150v6M344 150v6"/></svg>`
