import { type PictureBytes, runInPictureProcess } from '../picture-process.server.ts'
import type { PreviewDrawing } from '../preview-address.ts'

/**
 * Draws the JPEG of a link preview: the picture, with title, brand and places beside it.
 *
 * @param picture an original; null for a missing picture; undefined for the company's own preview
 */
export function drawLinkPreview(picture: PictureBytes | null | undefined, drawing: PreviewDrawing): Promise<Buffer> {
  return runInPictureProcess('drawLinkPreview', picture, drawing)
}
