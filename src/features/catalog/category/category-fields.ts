import { z } from 'zod'
import { lineSchema, pictureUrlSchema, slugSchema, textSchema } from '#api/fields.ts'
import { type EntityField, inThreeLanguages } from '../entity/entity-fields.ts'
import { CATEGORY_ORDER_MAX, DESCRIPTION_MAX, NAME_MAX } from '../entity/limits.ts'
import { goodsKinds } from '../goods/goods-kinds.ts'

const name = { schema: lineSchema(NAME_MAX), blank: '' }
const text = { schema: textSchema(DESCRIPTION_MAX), blank: '' }
/** Position of a category or subcategory, 0 to 999 by the specification. */
export const categoryPlaceSchema = z.int('category.sortOrder').min(0, 'category.sortOrder').max(CATEGORY_ORDER_MAX, 'category.sortOrder')

/** Fields of a category or subcategory that staff can write, in the order of the form. */
export const categoryFields = {
  ...inThreeLanguages('name', name),
  ...inThreeLanguages('description', text),
  /** System name; visitors see it if there is no name in their language. */
  name,
  /** Description from the time before texts had a language; no form shows it. */
  description: text,
  sortOrder: { schema: categoryPlaceSchema, blank: 0 },
  slug: { schema: slugSchema, blank: '' },
  image: { schema: pictureUrlSchema.nullable(), blank: null },
  /** Kind of goods of its products (goods-kinds.ts). Null in a subcategory: the kind of its category. Null in a category: no kind. */
  goods: { schema: z.enum(goodsKinds, { error: 'problem.choice' }).nullable(), blank: null },
  isActive: { schema: z.boolean(), blank: true },
} satisfies Record<string, EntityField>
