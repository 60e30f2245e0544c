import { z } from 'zod'
import { idParamSchema, idSchema, lineSchema, MAX_ID, requiredLineSchema, slugSchema, timestampSchema } from '#api/fields.ts'
import { movesSchema, translationStatesSchema } from '../entity/entity.contract.ts'
import { schemasOf } from '../entity/entity-fields.ts'
import { NAME_MAX } from '../entity/limits.ts'
import { categoryTexts, translationNamesOf } from '../entity/translations.ts'
import { categoryFields, categoryPlaceSchema } from './category-fields.ts'

const categorySchema = z.object({ id: idSchema, ...schemasOf(categoryFields), createdAt: timestampSchema, updatedAt: timestampSchema })
const subcategorySchema = categorySchema.extend({ categoryId: idSchema })
export type Category = z.infer<typeof categorySchema>
export type Subcategory = z.infer<typeof subcategorySchema>

const translationNames = z.enum(translationNamesOf(categoryTexts))
/** Fields for staff only: state of the translations, and names of outdated translations. */
const forStaff = { translations: translationStatesSchema, outdatedTexts: z.array(translationNames) }
export const staffCategorySchema = categorySchema.extend(forStaff)
export const staffSubcategorySchema = subcategorySchema.extend(forStaff)
export type StaffCategory = z.infer<typeof staffCategorySchema>
export type StaffSubcategory = z.infer<typeof staffSubcategorySchema>

/** Fields for visitors only: text alternatives of the picture. */
const pictureTexts = { imageAltDe: z.string(), imageAltEs: z.string(), imageAltEn: z.string() }
export const shownCategorySchema = categorySchema.extend(pictureTexts)
export const shownSubcategorySchema = subcategorySchema.extend(pictureTexts)
export type ShownCategory = z.infer<typeof shownCategorySchema>
export type ShownSubcategory = z.infer<typeof shownSubcategorySchema>

/** Schema of a system name: it may be empty, but must not consist of spaces. */
const systemNameSchema = z
  .string('problem.text')
  .refine((text) => text === '' || text.trim() !== '', 'category.nameRequired')
  .pipe(lineSchema(NAME_MAX))
const writable = categorySchema.omit({ id: true, createdAt: true, updatedAt: true }).extend({ name: systemNameSchema }).partial()
const required = {
  nameDe: requiredLineSchema(NAME_MAX, 'category.nameDeRequired'),
  /** Translations that still fit although the German text has changed. */
  checkedTexts: z.array(translationNames).optional(),
  /** New translations that were made from an earlier German text. */
  behindTexts: z.array(translationNames).optional(),
}

/** Input for a new category. An empty slug is made from the names, an empty system name becomes the German name. */
export const categoryInputSchema = writable.extend(required).extend({ slug: slugSchema.or(z.literal('')).optional() })
/**
 * Input for a change. Absent fields keep their value. With `updatedAt`, fields that only others have changed since then keep
 * their new value. The change is refused if the sender and others changed the same field to different values.
 */
export const categoryChangeSchema = categoryInputSchema.partial().extend({ updatedAt: timestampSchema.optional() })
const parent = {
  categoryId: z.int('category.parentRequired').positive('category.parentRequired').max(MAX_ID, 'category.parentUnknown'),
}
export const subcategoryInputSchema = categoryInputSchema.extend(parent)
export const subcategoryChangeSchema = subcategoryInputSchema.partial().extend({ updatedAt: timestampSchema.optional() })

export type CategoryInput = z.input<typeof categoryInputSchema>
export type CategoryChange = z.input<typeof categoryChangeSchema>
export type SubcategoryInput = z.input<typeof subcategoryInputSchema>
export type SubcategoryChange = z.input<typeof subcategoryChangeSchema>

const cascade = z.enum(['true', 'false'], { error: 'problem.flag' }).optional()

/** Deleting a category with contents needs `cascade=true`, which deletes them too, or `moveTo`, the id of the category that gets them. */
export const categoryDeletionQuery = z.object({ cascade, moveTo: idParamSchema.optional() })
/** `moveTo=none` moves the products of a subcategory directly into its category. */
export const subcategoryDeletionQuery = z.object({ cascade, moveTo: z.literal('none').or(idParamSchema).optional() })

const categoryMoves = movesSchema(categoryPlaceSchema).default([])
/** One call orders both categories and subcategories, since staff see them as one tree. */
export const categoryOrderSchema = z.object({ categories: categoryMoves, subcategories: categoryMoves })
export type CategoryOrder = z.input<typeof categoryOrderSchema>
