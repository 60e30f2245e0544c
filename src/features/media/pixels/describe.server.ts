import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { fail, ok, type Result } from '#kit/result.ts'
import { isHeic, pictureFormat } from '../file-signs.ts'
import { MAX_PIXELS } from '../limits.ts'
import type { PictureDescription, PictureProblem } from '../picture-work.server.ts'

/** Checks the content of a file: accepts JPEG, PNG, WebP, AVIF and GIF (first frame) that can be decoded to their end. */
export async function describe(bytes: Uint8Array): Promise<Result<PictureDescription, PictureProblem>> {
  if (isHeic(bytes)) return fail('image.heic')
  const format = pictureFormat(bytes)
  if (!format) return fail('image.notAPicture')
  try {
    const { width, height, autoOrient, format: found, compression } = await sharp(bytes, input).metadata()
    const isAsAnnounced = found === format || (format === 'avif' && found === 'heif' && compression === 'av1')
    if (!isAsAnnounced || !width || !height) return fail('image.notAPicture')
    // Checks the size in the header, so that a decompression bomb is refused before decoding.
    if (width * height > MAX_PIXELS) return fail('image.tooManyPixels')
    const colour = await meanColour(bytes)
    return ok({ key: `${hashOf(bytes)}${colour}`, mime: `image/${format}`, width: autoOrient.width, height: autoOrient.height })
  } catch {
    // Every error of the decoder means the same to the user: the file breaks off or has been changed on its way.
    return fail(format === 'avif' && !isAvif(bytes) ? 'image.notAPicture' : 'image.damaged')
  }
}

/** `failOn: 'error'` refuses damaged files, but not files that cause warnings, as many phone cameras write them. */
const input = { limitInputPixels: false, failOn: 'error' } as const

/** True if the container states AVIF: films have the same container. */
const isAvif = (bytes: Uint8Array) => /avi[fs]/.test(Buffer.from(bytes.subarray(8, 64)).toString('latin1'))

async function meanColour(bytes: Uint8Array): Promise<string> {
  const { data, info } = await sharp(bytes, input)
    .resize(32, 32, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sums = [0, 0, 0]
  for (let pixel = 0; pixel < data.length; pixel += info.channels)
    for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[pixel + Math.min(channel, info.channels - 1)] ?? 0)
  const pixels = data.length / info.channels
  return sums
    .map((sum) =>
      Math.round(sum / pixels)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 20)
