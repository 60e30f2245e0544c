import type { Result } from '#kit/result.ts'
import type { PreviewDrawing } from './preview-address.ts'
import type { RenditionFormat, RenditionWidth } from './rendition.ts'

/** Content of an icon of the company. */
export type IconDrawing = {
  /** Side in pixels. */
  size: number
  /** Share of the width that the mark takes, 0 to 1. Phones cut icons to circles and keep the inner 80 %. */
  part: number
  colours: { main: string; accent: string }
  letters: string | undefined
}

export type Rendition = {
  width: RenditionWidth
  format: RenditionFormat
  isLow: boolean
  /** Code of the view; '' for the whole picture. */
  view: string
}
export type PictureDescription = {
  /** Twenty hex digits of the content's SHA-256, then six of its mean colour. */
  key: string
  mime: string
  /** Size as people see it, the camera's rotation applied. */
  width: number
  height: number
}
export type PictureProblem = 'image.notAPicture' | 'image.damaged' | 'image.heic' | 'image.tooManyPixels'
export type MiniatureKind = 'sketch' | 'card' | 'preview'

/** Tasks of the picture process, implemented in `pixels/`. */
export type PictureWork = {
  convert(original: Uint8Array, rendition: Rendition): Promise<Buffer>
  describe(bytes: Uint8Array): Promise<Result<PictureDescription, PictureProblem>>
  /** @param picture an original; null for a missing picture; undefined for the company's own preview */
  drawLinkPreview(picture: Uint8Array | null | undefined, drawing: PreviewDrawing): Promise<Buffer>
  /** @param picture the picture of the company's mark; undefined if it has none */
  drawIcon(picture: Uint8Array | undefined, drawing: IconDrawing): Promise<Buffer>
  /** @returns undefined for a transparent picture */
  makeMiniature(original: Uint8Array, kind: MiniatureKind, view: string): Promise<Buffer | undefined>
}
