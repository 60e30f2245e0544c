import sharp from 'sharp'
import type { MiniatureKind, Rendition } from '../picture-work.server.ts'
import { cutToView } from './cut-to-view.server.ts'

/**
 * Makes a rendition: rotated as the camera recorded, in sRGB, without metadata such as the location, never larger than the original.
 */
export async function convert(original: Uint8Array, { width, format, isLow, view }: Rendition): Promise<Buffer> {
  const turned = (await cutToView(original, view)).resize({ width, withoutEnlargement: true })
  // The qualities were chosen by eye, on pictures of panels, inverters and roofs: the low ones lose fine noise, but not a device's
  // lettering.
  if (format === 'avif')
    return turned
      .avif({
        quality: isLow ? 34 : 50,
        // Cheap phones decode 4:2:0 in hardware, but not 4:4:4.
        chromaSubsampling: '4:2:0',
        // One more step of effort saves 6 % of the bytes and takes three times as long.
        effort: width > 960 ? 2 : 3,
      })
      .toBuffer()
  if (format === 'webp') return turned.webp({ quality: isLow ? 36 : 72 }).toBuffer()
  return turned
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: isLow ? 40 : 74, mozjpeg: true })
    .toBuffer()
}

/** @returns undefined for a transparent picture */
export async function makeMiniature(original: Uint8Array, kind: MiniatureKind, view: string): Promise<Buffer | undefined> {
  const picture = sharp(original, { limitInputPixels: false, failOn: 'none' })
  const { hasAlpha } = await picture.metadata()
  if (hasAlpha && !(await picture.stats()).isOpaque) return undefined
  const upright = (await cutToView(original, view)).removeAlpha()
  if (kind === 'sketch') return upright.resize({ width: 40 }).webp({ quality: 50, effort: 6 }).toBuffer()
  const large = kind === 'card' ? upright.resize({ width: 240 }).blur(2) : upright.resize({ width: 360 }).blur(4)
  return large.avif({ quality: 1, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer()
}
