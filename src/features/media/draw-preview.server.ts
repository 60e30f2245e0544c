import { inPictureProcess, type Original } from './picture-process.server.ts'
import type { PreviewDrawing } from './preview-address.ts'

/**
 * A JPEG for previews of links: the picture, and beside it the words.
 *
 * @param picture an original, null for a missing picture, undefined where the company itself is the subject
 */
export function drawPreview(picture: Original | null | undefined, drawing: PreviewDrawing): Promise<Buffer> {
  return inPictureProcess('drawPreview', picture, drawing)
}
