import sharp from 'sharp'
import { photograph } from '../tests/pictures.ts'

const WIDTH = 4000
const HEIGHT = 3000

/** Makes a JPEG like that of a phone: 12 megapixels, at most `size` bytes. Each number gives another picture. */
export async function makePhotograph(size: number, number: number): Promise<Buffer> {
  const picture = (await photograph(WIDTH, HEIGHT)).modulate({ hue: number * 30 })
  const raw = await picture.raw().toBuffer()
  let [low, high] = [40, 100]
  let best = Buffer.alloc(0)
  while (high - low > 2) {
    const quality = Math.round((low + high) / 2)
    const made = await sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .jpeg({ quality })
      .toBuffer()
    if (made.length > size) high = quality
    else {
      low = quality
      best = made
    }
  }
  return best
}
