import { z } from 'zod'
import { idSchema, timestampSchema } from '#api/fields.ts'

/** A picture of the media library. `url` is its widest public rendition; the original never leaves the database. */
export const imageSchema = z.object({
  id: idSchema,
  filename: z.string(),
  url: z.string(),
  /** Bytes of the original. */
  size: z.int(),
  width: z.int(),
  height: z.int(),
  altDe: z.string(),
  altEs: z.string(),
  altEn: z.string(),
  createdAt: timestampSchema,
})
export type Image = z.infer<typeof imageSchema>

/** Fetches a picture of another site once into the library. */
export const imageAddressSchema = z.object({ url: z.url({ protocol: /^https?$/, error: 'image.address' }).max(2000, 'problem.tooLong') })
