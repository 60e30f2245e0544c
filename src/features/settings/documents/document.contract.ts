import { z } from 'zod'

/** An uploaded document. A certificate refers to it by `url`; `size` is in bytes. */
export const uploadedDocumentSchema = z.object({ url: z.string(), filename: z.string(), size: z.int() })
export type UploadedDocument = z.infer<typeof uploadedDocumentSchema>

/** The upload as the OpenAPI document describes it. `documents.api.server.ts` parses and checks it. */
export const documentForm = z.any().meta({ type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] })

export const uploadedDocumentExample: UploadedDocument = {
  url: '/media/documents/3f2a9c0d51e7b8460a1c-348160/iso-9001.pdf',
  filename: 'ISO 9001.pdf',
  size: 348160,
}
