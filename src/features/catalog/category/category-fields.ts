import { z } from 'zod'
import { lineSchema, pictureUrlSchema, slugSchema, textSchema } from '#api/fields.ts'
import { type EntityField, inThreeLanguages } from '../entity/entity-fields.ts'
import { CATEGORY_ORDER_MAX, DESCRIPTION_MAX, NAME_MAX } from '../entity/limits.ts'
import { goodsKinds } from '../goods/goods-kinds.ts'

const name = { schema: lineSchema(NAME_MAX), blank: '' }
const text = { schema: textSchema(DESCRIPTION_MAX), blank: '' }
/** A position among categories; the specification's form takes 0 to 999. */
export const categoryPlaceSchema = z.int('category.sortOrder').min(0, 'category.sortOrder').max(CATEGORY_ORDER_MAX, 'category.sortOrder')

/** Fields of a category or subcategory that staff write, in the order of the form: see `productFields`. */
export const categoryFields = {
  ...inThreeLanguages('name', name),
  ...inThreeLanguages('description', text),
  /** System name: what visitors read when their language has no name. */
  name,
  /** Text without a language, of before there were three; no form shows it. */
  description: text,
  sortOrder: { schema: categoryPlaceSchema, blank: 0 },
  slug: { schema: slugSchema, blank: '' },
  image: { schema: pictureUrlSchema.nullable(), blank: null },
  /** The kind of goods of its products, a key of goods-kinds.ts. null: that of the category above, else none in particular. */
  goods: { schema: z.enum(goodsKinds, { error: 'problem.choice' }).nullable(), blank: null },
  isActive: { schema: z.boolean(), blank: true },
} satisfies Record<string, EntityField>
