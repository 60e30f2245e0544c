import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { IconDrawing } from '../picture-work.server.ts'

/** Background of icons and previews: the site's colour of paper (`ui/tokens.css`). */
export const PAPER = '#faf6ec'
const fontfile = fileURLToPath(new URL('../fonts/roboto-bold-latin.ttf', import.meta.url))

/**
 * Draws a square PNG for home screens and tabs: the company's mark on the colour of paper.
 *
 * @param picture bytes of the mark's picture; undefined if the mark is letters or the default one
 */
export async function drawIcon(picture: Uint8Array | undefined, { size, part, colours, letters }: IconDrawing): Promise<Buffer> {
  const inner = Math.round(size * part)
  const mark = picture
    ? await sharp(picture, { limitInputPixels: false, failOn: 'none' })
        .autoOrient()
        .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .png()
        .toBuffer()
        .catch(() => undefined)
    : undefined
  const drawn = mark ?? (letters ? await drawLetters(letters, inner, { ink: PAPER, ground: colours.main }) : await sun(inner, colours))
  return sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** Draws letters on a square with round corners. */
export async function drawLetters(letters: string, side: number, { ink, ground }: { ink: string; ground: string }): Promise<Buffer> {
  const escaped = letters.replace(/[&<>]/g, '')
  const text = await sharp({
    text: { text: `<span foreground="${ink}">${escaped}</span>`, font: 'Roboto Bold 200', fontfile, dpi: 72, rgba: true },
  })
    .png()
    .toBuffer()
  const fitted = await sharp(text)
    .resize(Math.round(side * 0.74), Math.round(side * 0.5), { fit: 'inside' })
    .toBuffer()
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" rx="15%" fill="${ground}"/></svg>`
  return sharp(Buffer.from(square))
    .composite([{ input: fitted, gravity: 'centre' }])
    .png()
    .toBuffer()
}

/** Draws the default mark: half a sun above a panel. */
function sun(side: number, { main, accent }: IconDrawing['colours']): Promise<Buffer> {
  const shape = `<path fill="${accent}" d="M9.5 19a10.5 10.5 0 0 1 21 0Z"/><path fill="${main}" d="M7.6 22h24.8l1.3 4H6.3ZM5.6 28h28.8l1.4 4.5H4.2Z"/><path stroke="${PAPER}" stroke-width="1.6" d="M16 21.5 13 33M24 21.5 27 33"/>`
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0.5 40 40">${shape}</svg>`))
    .png()
    .toBuffer()
}
