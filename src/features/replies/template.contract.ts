import { z } from 'zod'
import { idSchema, lineSchema, requiredLineSchema, textSchema, timestampSchema } from '#api/fields.ts'
import { MAX_TEMPLATES, TEMPLATE_NAME_MAX, TEMPLATE_TEXT_MAX } from './template-fields.ts'

/** Keeps empty lines within a text, and removes those around it. */
const text = textSchema(TEMPLATE_TEXT_MAX)
const place = z.int('template.place').min(1, 'template.place').max(MAX_TEMPLATES, 'template.place')

const writable = {
  /** Names of the template, in three languages; German is required. */
  nameDe: requiredLineSchema(TEMPLATE_NAME_MAX, 'template.nameRequired'),
  nameEs: lineSchema(TEMPLATE_NAME_MAX),
  nameEn: lineSchema(TEMPLATE_NAME_MAX),
  textDe: text,
  textEs: text,
  textEn: text,
}
export const templateTexts = ['textDe', 'textEs', 'textEn'] as const
export const templateNames = ['nameDe', 'nameEs', 'nameEn'] as const

/** Absent optional fields become ''. `template-rules.server.ts` checks the fields between braces. */
export const templateInputSchema = z.object({
  nameDe: writable.nameDe,
  nameEs: writable.nameEs.default(''),
  nameEn: writable.nameEn.default(''),
  textDe: text.default(''),
  textEs: text.default(''),
  textEn: text.default(''),
})

/**
 * Absent fields keep their value. With `updatedAt` a change is refused if somebody else has since changed the same field to another
 * value.
 * `sortOrder` moves the template to that place of the list, from 1.
 */
export const templateChangeSchema = z
  .object({ ...writable, sortOrder: place })
  .partial()
  .extend({ updatedAt: timestampSchema.optional() })

export const templateSchema = z.object({
  ...writable,
  id: idSchema,
  sortOrder: z.int(),
  updatedAt: timestampSchema,
})

export type ReplyTemplate = z.infer<typeof templateSchema>
export type TemplateInput = z.infer<typeof templateInputSchema>
export type TemplateChange = z.input<typeof templateChangeSchema>
