import { z } from 'zod'
import {
  idSchema,
  lineSchema,
  MAX_ID,
  pictureUrlSchema,
  priceSchema,
  slugSchema,
  sortOrderSchema,
  textSchema,
  withWorkingLinks,
} from '#api/fields.ts'
import { isAmbiguousNumber } from '#kit/text/typed-number.ts'
import { type EntityField, inThreeLanguages } from '../entity/entity-fields.ts'
import { DESCRIPTION_MAX, IMAGES_MAX, NAME_MAX } from '../entity/limits.ts'
import { type Attribute, attributeKeys, attributes, type Specs } from '../goods/attributes.ts'
import { stockStatuses } from '../goods/stock.ts'

/** Maximum number of characters of an article number. */
export const SKU_MAX = 64
/** Sections of the product form, in their order. */
export const sections = ['basics', 'shortDescription', 'description', 'pricing', 'figures', 'pictures', 'status'] as const
export type Section = (typeof sections)[number]
type Field = EntityField & { section: Section }

const unknownAttribute = { error: 'product.spec' }
/** Attributes of a product: only keys of `goods/attributes.ts`, each value within its bounds. */
export const specsSchema = z.strictObject(schemasOfAttributes(), unknownAttribute) as unknown as z.ZodType<Specs, Specs>
/** Attributes to change; null removes an attribute, and one that is not named stays. */
export const specsChangeSchema = z.strictObject(
  schemasOfAttributes((schema) => schema.nullable()),
  unknownAttribute,
) as unknown as z.ZodType<SpecsChange, SpecsChange>
type SpecsChange = { [Key in keyof Specs]: Specs[Key] | null }

function schemasOfAttributes(widen = (schema: z.ZodType): z.ZodType => schema) {
  return Object.fromEntries(attributeKeys.map((key) => [key, widen(attributeSchema(attributes[key])).optional()]))
}

function attributeSchema(attribute: Attribute): z.ZodType {
  if (attribute.kind === 'choice') return z.enum(Object.keys(attribute.choices), { error: 'product.spec' })
  const range = `problem.figure ${attribute.max}`
  // The form sends an ambiguous number such as "1.000" (one or a thousand) as text, so that this error appears at its field.
  const error = ({ input }: { input?: unknown }) =>
    typeof input === 'string' && isAmbiguousNumber(input, attribute.max) ? 'problem.readTwoWays' : range
  return z.number({ error }).min(0, range).max(attribute.max, range)
}

const name = { schema: lineSchema(NAME_MAX), blank: '' }
const text = { schema: withWorkingLinks(textSchema(DESCRIPTION_MAX)), blank: '' }
const price = { schema: priceSchema.nullable(), blank: null }
const flag = { schema: z.boolean() }
const categoryId = z.int('product.categoryRequired').positive('product.categoryRequired').max(MAX_ID, 'product.categoryUnknown')
const sku = lineSchema(SKU_MAX).min(1, 'product.skuBlank').nullable()
const images = z.array(pictureUrlSchema).max(IMAGES_MAX, 'product.tooManyImages')
export const stockStatusSchema = z.enum(stockStatuses, { error: 'product.stockStatus' })

/**
 * Fields of a product that staff can write, in the order of the form: schema, value in a new product, section of the form. The
 * contract, the rules of a write and the form follow from this table; the names that staff see are in `i18n/fields`.
 */
export const productFields = {
  ...inThreeLanguages('name', { ...name, section: 'basics' }),
  categoryId: { schema: categoryId, blank: 0, section: 'basics' },
  subcategoryId: { schema: idSchema.nullable(), blank: null, section: 'basics' },
  sortOrder: { schema: sortOrderSchema, blank: 0, section: 'basics' },
  slug: { schema: slugSchema, blank: '', section: 'basics' },
  ...inThreeLanguages('shortDescription', { ...text, section: 'shortDescription' }),
  ...inThreeLanguages('description', { ...text, section: 'description' }),
  priceOnRequest: { ...flag, blank: false, section: 'pricing' },
  newPrice: { ...price, section: 'pricing' },
  oldPrice: { ...price, section: 'pricing' },
  sku: { schema: sku, blank: null, section: 'pricing' },
  specs: { schema: specsSchema, blank: {}, section: 'figures' },
  mainImage: { schema: pictureUrlSchema.nullable(), blank: null, section: 'pictures' },
  images: { schema: images, blank: [], section: 'pictures' },
  isActive: { ...flag, blank: true, section: 'status' },
  isFeatured: { ...flag, blank: false, section: 'status' },
  stockStatus: { schema: stockStatusSchema, blank: 'in_stock', section: 'status' },
  ...inThreeLanguages('availabilityText', { ...name, section: 'status' }),
} satisfies Record<string, Field>
