import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const MEGABYTE = 1024 * 1024

/**
 * Writes photos as a phone held upright takes them: 12 megapixels stored sideways with EXIF orientation 6 and a GPS position.
 * The top of the scene is red, its bottom is blue.
 *
 * @param megabytes minimum size of each file
 * @returns paths of the files; Playwright takes files as buffers only up to 50 MB together
 */
export async function writePhonePhotos(folder: string, count: number, { megabytes = 12 } = {}): Promise<string[]> {
  const [width, height] = [4000, 3000]
  const noise = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 8 } },
  })
    .removeAlpha()
    .raw()
    .toBuffer()
  const paths: string[] = []
  for (let index = 0; index < count; index += 1) {
    // A quarter turn to the right brings the left edge up.
    const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#d01010" d="M0 0h800v3000H0z"/><path fill="#1010d0" d="M3200 0h800v3000h-800z"/><circle cx="${1000 + index * 150}" cy="1500" r="400" fill="#0a0"/></svg>`
    const photo = await sharp(noise, { raw: { width, height, channels: 3 } })
      .composite([{ input: Buffer.from(scene) }])
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'Phone' }, IFD3: GPS })
      .jpeg({ quality: 95 })
      .toBuffer()
    const path = join(folder, `IMG_${2000 + index}.jpg`)
    // After the picture, phones store a short video in the same file.
    writeFileSync(path, Buffer.concat([photo, Buffer.alloc(Math.max(0, megabytes * MEGABYTE - photo.length), index + 1)]))
    paths.push(path)
  }
  return paths
}

const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '23/1 2/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '81/1 34/1 0/1' }
