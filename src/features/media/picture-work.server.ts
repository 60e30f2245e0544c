import type { Result } from '#kit/result.ts'
import type { Rendition } from './convert.server.ts'
import type { MiniatureKind } from './miniature.server.ts'
import type { PictureDescription, PictureProblem } from './picture.server.ts'
import type { PreviewDrawing } from './preview-address.ts'

/** What the picture process does; `pixels/` does it. */
export type PictureWork = {
  convert(original: Uint8Array, rendition: Rendition): Promise<Buffer>
  describe(bytes: Uint8Array): Promise<Result<PictureDescription, PictureProblem>>
  /** @param picture an original, null for a missing picture, undefined where the company itself is the subject */
  drawPreview(picture: Uint8Array | null | undefined, drawing: PreviewDrawing): Promise<Buffer>
  /** @returns undefined for a picture that lets its ground show through */
  makeMiniature(original: Uint8Array, kind: MiniatureKind): Promise<Buffer | undefined>
}
