import { z } from 'zod'

/** A document that has been uploaded: `url` is what a certificate names, `size` its bytes. */
export const uploadedDocumentSchema = z.object({ url: z.string(), filename: z.string(), size: z.int() })
export type UploadedDocument = z.infer<typeof uploadedDocumentSchema>

/** An upload, for the API document; its parts are read by hand. */
export const documentForm = z.any().meta({ type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] })

export const uploadedDocumentExample: UploadedDocument = {
  url: '/media/documents/3f2a9c0d51e7b8460a1c-348160/iso-9001.pdf',
  filename: 'ISO 9001.pdf',
  size: 348160,
}
