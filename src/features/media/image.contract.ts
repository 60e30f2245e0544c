import { z } from 'zod'
import { flagParam, idSchema, lineSchema, timestampSchema } from '#api/fields.ts'
import { ALT_MAX } from './limits.ts'
import { isCrop, isFocus } from './picture-view.ts'

/**
 * A picture of the media library. `url` is the address of its JPEG rendition with a width of 960, by which forms and settings refer
 * to it.
 */
export const imageSchema = z.object({
  id: idSchema,
  filename: z.string(),
  url: z.string(),
  /** Size of the original in bytes. */
  size: z.int(),
  width: z.int(),
  height: z.int(),
  altDe: z.string(),
  altEs: z.string(),
  altEn: z.string(),
  /** Point that stays visible where a layout cuts the picture: x and y in shares, "0.5 0.5". */
  focus: z.string(),
  /** Part that pages show: x, y, width and height in shares, "0.1 0 0.8 1"; '' for the whole picture. */
  crop: z.string(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type Image = z.infer<typeof imageSchema>

/** Place that shows a picture; `subject` is an id, or the key of a setting. */
const pictureUseSchema = z.object({
  kind: z.enum(['product', 'category', 'subcategory', 'setting']),
  subject: z.string(),
  /** Name of the place for staff; empty for a setting, which has a name in each language. */
  title: z.string(),
})
export type PictureUse = z.infer<typeof pictureUseSchema>

/** A picture of the media library with the places that show it. */
export const libraryImageSchema = imageSchema.extend({ usedIn: z.array(pictureUseSchema) })
export type LibraryImage = z.infer<typeof libraryImageSchema>

/** Answer to an upload: `wasKnown` is true if the library had the same content before. */
export const uploadedImageSchema = imageSchema.extend({ wasKnown: z.boolean() })
export type UploadedImage = z.infer<typeof uploadedImageSchema>

/** Text alternatives and view of a picture; absent ones keep their value. */
export const imageTextsSchema = z.object({
  altDe: lineSchema(ALT_MAX).optional(),
  altEs: lineSchema(ALT_MAX).optional(),
  altEn: lineSchema(ALT_MAX).optional(),
  focus: z.string().refine(isFocus, 'image.focus').optional(),
  crop: z.string().refine(isCrop, 'image.crop').optional(),
})
/**
 * `updatedAt` is the time of the picture's last change as the editor saw it. The server uses it to merge the texts with changes
 * that others have made since.
 */
export const imageChangeSchema = imageTextsSchema.extend({ updatedAt: timestampSchema.optional() })
export type ImageChange = z.input<typeof imageChangeSchema>

/** `unused=true` deletes a picture only if nothing shows it, so that an outdated list removes no picture from a page. */
export const deletionQuery = z.object({ unused: flagParam.optional() })

/** Address of a picture to use: of the shop itself, whole or as a path, or of another site. */
export const imageAddressSchema = z.object({
  url: z
    .string('image.address')
    .trim()
    .regex(/^(?:https?:\/\/|\/|media\/)\S+$/i, 'image.address')
    .max(2000, 'problem.tooLong'),
})
