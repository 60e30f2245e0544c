import { writeFileSync } from 'node:fs'
import sharp from 'sharp'

// Draws the icons of src/features/feeds/icons from the logo: `node tools/site-icons.ts`, after a change of the logo.
// The repository contains them, so that the server has them without a build.

const FOLDER = 'src/features/feeds/icons'
const PAPER = '#faf6ec'
const shape =
  '<path fill="#f5a617" d="M9.5 19a10.5 10.5 0 0 1 21 0Z"/><path fill="#0a363f" d="M7.6 22h24.8l1.3 4H6.3ZM5.6 28h28.8l1.4 4.5H4.2Z"/><path stroke="#faf6ec" stroke-width="1.6" d="M16 21.5 13 33M24 21.5 27 33"/>'

/** @param part how much of the width the logo takes; phones cut maskable icons to circles and keep the inner 80 % */
async function draw(size: number, part: number): Promise<Buffer> {
  const side = 40 / part
  const at = (40 - side) / 2
  // The logo's middle is half a unit below that of its box.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${at} ${at + 0.5} ${side} ${side}"><path fill="${PAPER}" d="M${at} ${at}h${side}v${side + 1}h-${side}z"/>${shape}</svg>`
  return sharp(Buffer.from(svg))
    .flatten({ background: PAPER })
    .png({ palette: true, colours: 16, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** Wraps one PNG into an .ico file. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.set([size, size], 6)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, png])
}

for (const size of [192, 512]) {
  writeFileSync(`${FOLDER}/icon-${size}.png`, await draw(size, 0.74))
  writeFileSync(`${FOLDER}/icon-${size}-maskable.png`, await draw(size, 0.62))
}
writeFileSync(`${FOLDER}/apple-touch-icon.png`, await draw(180, 0.84))
writeFileSync(`${FOLDER}/favicon.ico`, ico(await draw(32, 1), 32))
