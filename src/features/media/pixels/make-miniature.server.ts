import sharp from 'sharp'
import type { MiniatureKind } from '../picture-work.server.ts'
import { cutToView } from './cut-to-view.server.ts'

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
