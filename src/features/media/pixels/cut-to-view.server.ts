import sharp, { type Sharp } from 'sharp'
import { readViewCode } from '../picture-view.ts'

/**
 * Cuts an original to its view, upright.
 *
 * @param code view code from the picture's address, '' for the whole picture
 * @param ratio width divided by height of the result, which is cut around the focus; without it the whole crop is returned
 */
export async function cutToView(original: Uint8Array, code: string, ratio?: number): Promise<Sharp> {
  const picture = sharp(original, { limitInputPixels: false, failOn: 'none' })
  if (code === '' && ratio === undefined) return picture.autoOrient()
  const { autoOrient } = await picture.metadata()
  const { rect, focus } = readViewCode(code)
  const part = {
    ...{ left: rect.x * autoOrient.width, top: rect.y * autoOrient.height },
    ...{ width: rect.width * autoOrient.width, height: rect.height * autoOrient.height },
  }
  const { left, top, width, height } = ratio === undefined ? part : around(part, focus, ratio)
  const x = Math.min(autoOrient.width - 1, Math.max(0, Math.round(left)))
  const y = Math.min(autoOrient.height - 1, Math.max(0, Math.round(top)))
  return picture.autoOrient().extract({
    ...{ left: x, top: y },
    width: Math.max(1, Math.min(autoOrient.width - x, Math.round(width))),
    height: Math.max(1, Math.min(autoOrient.height - y, Math.round(height))),
  })
}

type Part = { left: number; top: number; width: number; height: number }

/** Largest part with this ratio, with the focus as near to its middle as possible. */
function around(part: Part, focus: { x: number; y: number }, ratio: number): Part {
  const width = Math.min(part.width, part.height * ratio)
  const height = width / ratio
  const within = (share: number, all: number, own: number) => Math.min(all - own, Math.max(0, share * all - own / 2))
  return { left: part.left + within(focus.x, part.width, width), top: part.top + within(focus.y, part.height, height), width, height }
}
