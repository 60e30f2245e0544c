import { fail, ok, type Result } from '#kit/result.ts'
import { isHeic, mayBeTransparent, mayHaveMetadata } from '../../file-signs.ts'
import { ORIGINAL_MAX_BYTES, SENT_MAX_SIDE } from '../../limits.ts'

export type ShrinkProblem = 'heic' | 'too-large' | 'unreadable'

/** A picture of at most this size is sent unchanged if it has no camera metadata. */
const SMALL_BYTES = 1024 * 1024
/** Sizes and qualities, tried in this order until the file is small enough. The second and third are for noisy pictures. */
const ATTEMPTS = [
  { side: SENT_MAX_SIDE, quality: 0.85 },
  { side: SENT_MAX_SIDE, quality: 0.7 },
  { side: SENT_MAX_SIDE / 2, quality: 0.7 },
]

/**
 * Prepares a photo for its upload: upright, with a longest side of at most 2,560 px, without camera metadata such as the
 * location. A file that the browser cannot decode stays as it is if it is small enough, and the server checks it.
 *
 * @param maxBytes limit of the server for this upload
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<Result<File, ShrinkProblem>> {
  if (file.size > ORIGINAL_MAX_BYTES) return fail('too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const picture = await decode(file)
  if (!picture) {
    if (isHeic(bytes) || isNamedHeic(file)) return fail('heic')
    return file.size <= maxBytes ? ok(file) : fail('too-large')
  }
  try {
    const isSmall = file.size <= Math.min(SMALL_BYTES, maxBytes) && Math.max(picture.width, picture.height) <= SENT_MAX_SIDE
    if (isSmall && !isHeic(bytes) && !mayHaveMetadata(bytes)) return ok(file)
    const type = mayBeTransparent(bytes) && isTransparent(picture) ? 'image/webp' : 'image/jpeg'
    let isDrawn = false
    for (const { side, quality } of ATTEMPTS) {
      const canvas = draw(picture, side)
      if (!canvas) continue
      isDrawn = true
      const encoded = await encode(canvas, type, quality)
      if (encoded && encoded.size <= maxBytes) return ok(renamed(file, encoded))
    }
    return fail(isDrawn ? 'too-large' : 'unreadable')
  } finally {
    picture.close()
  }
}

// Many systems have no MIME type for HEIC, so the extension counts too.
const isNamedHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** The picture upright; undefined if this browser cannot decode it. */
async function decode(file: File): Promise<ImageBitmap | undefined> {
  // Engines that reject the option rotate photos without it.
  const upright = createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => createImageBitmap(file))
  return upright.catch(() => undefined)
}

/** The picture with at most this side; undefined if the device has no memory for it. */
function draw(picture: ImageBitmap, maxSide: number): HTMLCanvasElement | undefined {
  const share = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * share))
  canvas.height = Math.max(1, Math.round(picture.height * share))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // supported: where it is missing, pictures are a little coarser
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

function isTransparent(picture: ImageBitmap): boolean {
  const canvas = draw(picture, 256)
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 255) return true
  return false
}

async function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  // Frees the canvas's memory at once: a phone has little.
  canvas.width = 0
  return blob ?? undefined
}

/** The encoded picture under the photo's name, with the extension of its format. */
function renamed({ name, lastModified }: File, encoded: Blob): File {
  const ending = { 'image/webp': 'webp', 'image/png': 'png' }[encoded.type] ?? 'jpg'
  const kept = /\.jpe?g$/i.test(name) && ending === 'jpg' ? name : `${name.replace(/\.\w{2,5}$/, '')}.${ending}`
  return new File([encoded], kept, { type: encoded.type, lastModified })
}
