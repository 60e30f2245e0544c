import { z } from 'zod'
import {
  flagParam,
  idParamSchema,
  idSchema,
  pictureTextsSchema,
  priceSchema,
  requiredLineSchema,
  requiredTextSchema,
  slugSchema,
  sortOrderSchema,
  textSchema,
  timestampSchema,
  tooLong,
} from '#api/fields.ts'
import { movesSchema, translationStatesSchema } from '../entity/entity.contract.ts'
import { inThreeLanguages, schemasOf } from '../entity/entity-fields.ts'
import { DESCRIPTION_MAX, NAME_MAX } from '../entity/limits.ts'
import { germanNamesOf, productTexts, translationNamesOf } from '../entity/translations.ts'
import { type Advice, setupSteps } from '../goods/advice.ts'
import { figureFacetNames, readRange } from '../goods/facets.ts'
import { goodsKinds } from '../goods/goods-kinds.ts'
import { type FilterName, filterNames, readFilters } from './listing/filters.ts'
import { IDS_MAX, QUERY_MAX } from './listing/list-limits.ts'
import { sorts } from './listing/list-order.ts'
import { productFields, stockStatusSchema } from './product-fields.ts'

const writableFields = schemasOf(productFields)

const productSchema = z.object({
  id: idSchema,
  /** The plain name: the German one, which every product has. */
  name: z.string(),
  ...writableFields,
  /** W, or null; the same figure as in `specs`. */
  wattPeak: z.int().nullable(),
  /** There is a new price, and it is not on request. */
  onSale: z.boolean(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type Product = z.infer<typeof productSchema>

/** Translations, and German texts that are copies of another language's. */
const textNames = z.enum([...translationNamesOf(productTexts), ...germanNamesOf(productTexts)])

/**
 * A product as staff get it: also how far its translations are, which are behind their German text, and which German texts are
 * copies of another language's until they are translated.
 */
export const staffProductSchema = productSchema.extend({
  translations: translationStatesSchema,
  outdatedTexts: z.array(textNames),
})
export type StaffProduct = z.infer<typeof staffProductSchema>

/** Kind of goods, by the product's category. */
const goodsSchema = z.enum(goodsKinds)

/** Texts that lists omit. */
const longTexts = { ...inThreeLanguages('shortDescription', true as const), ...inThreeLanguages('description', true as const) }

/** Fields of a card in a list; long texts come with the product itself. */
export const productCardSchema = productSchema
  .omit({ ...longTexts, images: true, isActive: true, createdAt: true, updatedAt: true })
  .extend({ goods: goodsSchema })
export type ProductCard = z.infer<typeof productCardSchema>

/** Fields of a line in the staff's list, without the long texts of a thousand products. */
export const productRowSchema = productSchema
  .omit({ ...longTexts, images: true, specs: true, wattPeak: true, onSale: true, createdAt: true })
  .extend({
    /** The beginning of the short description, without marks. */
    shortText: z.string(),
    translations: translationStatesSchema,
  })
export type ProductRow = z.infer<typeof productRowSchema>
/** Words that staff look for in their list. */
export const staffSearchQuery = z.object({ q: textSchema(QUERY_MAX) })
export const productListViewQuery = z.object({ view: z.enum(['list'], { error: 'problem.choice' }).optional() })

/** A picture of a product with its texts, in the order of the gallery, the main one first. */
const productPictureSchema = pictureTextsSchema.extend({
  url: z.string(),
  /** Where it can be had in its largest size, and what that weighs; null where it cannot be made. */
  large: z.object({ url: z.string(), bytes: z.int() }).nullable(),
})
export type ProductPicture = z.infer<typeof productPictureSchema>

/** Advice on such goods besides their own texts: see `advice.ts`. */
const adviceSchema = z.object({
  setup: z.array(z.enum(setupSteps)),
  isInstalled: z.boolean(),
  isCertified: z.boolean(),
  keepsPower: z.boolean(),
  hasParts: z.boolean(),
  isSolar: z.boolean(),
  isPower: z.boolean(),
}) satisfies z.ZodType<Advice>

/** The product page's data: the active product, its pictures with their texts, and advice. */
export const productDetailSchema = productSchema.extend({
  goods: goodsSchema,
  pictures: z.array(productPictureSchema),
  advice: adviceSchema,
})
export type ProductDetail = z.infer<typeof productDetailSchema>

/**
 * Cards below a product: things that work together with it, or others of its category. `banks`: where it takes
 * several batteries, how many in series and how many such rows.
 */
export const companionCardsSchema = z.object({
  relation: z.enum(['fitting', 'similar']),
  products: z.array(productCardSchema),
  banks: z.array(z.object({ id: idSchema, inSeries: z.int(), rows: z.int() })),
})
export type CompanionCards = z.infer<typeof companionCardsSchema>

/** Names of refusals that `confirmed` overrides. `offer-not-cheaper`: a new price that is not below the old one, or has none. */
export const confirmableProblems = ['offer-not-cheaper'] as const

/** Input for a new product. `price` is the legacy name of `oldPrice` and is read if that is absent. */
export const productInputSchema = z
  .object(writableFields)
  .partial()
  .extend({
    nameDe: requiredLineSchema(NAME_MAX, 'product.nameRequired'),
    shortDescriptionDe: requiredTextSchema(DESCRIPTION_MAX, 'product.shortDescriptionRequired'),
    categoryId: writableFields.categoryId,
    slug: slugSchema.or(z.literal('')).optional(),
    price: priceSchema.nullable().optional(),
    wattPeak: z.int('product.spec').positive('product.spec').max(1_000_000, 'product.spec').nullable().optional(),
    /** Refusals that the sender has read and overrides: see `problem` in the refusal. */
    confirmed: z.array(z.enum(confirmableProblems, { error: 'problem.choice' })).optional(),
    /** Translations that still fit although the German text has changed; German texts that need no translation. */
    checkedTexts: z.array(textNames).optional(),
    /** New translations that were made from an earlier German text; German texts that are copies of another language's. */
    behindTexts: z.array(textNames).optional(),
  })
/** Input of a preview while a product is being typed: nothing is required. */
export const productPreviewSchema = z
  .object(writableFields)
  .partial()
  /** Id of a changed product; it is not shown below itself. */
  .extend({ id: idSchema.optional() })
export type ProductPreview = z.input<typeof productPreviewSchema>
/** Absent fields keep their value. With `updatedAt` what others have changed since stays, and is refused only where both changed it. */
export const productChangeSchema = productInputSchema.partial().extend({ updatedAt: timestampSchema.optional() })
export type ProductInput = z.input<typeof productInputSchema>
export type ProductChange = z.input<typeof productChangeSchema>

export const productOrderSchema = z.object({ moves: movesSchema(sortOrderSchema) })
export type ProductOrder = z.infer<typeof productOrderSchema>

const pageSchema = z.coerce.number({ error: 'problem.page' }).int('problem.page').min(1, 'problem.page').max(100_000, 'problem.page')

/** One kind of filter as `product/filters.ts` reads it: its values parted by commas. */
const filterParam = (name: FilterName) =>
  z
    .string('problem.choice')
    .max(300, tooLong(300))
    .refine((text) => !readFilters((one) => (one === name ? text : null)).hasUnknown, 'problem.choice')
    .optional()
const filterParams = Object.fromEntries(filterNames.map((name) => [name, filterParam(name)])) as Record<
  FilterName,
  ReturnType<typeof filterParam>
>

/**
 * A list to browse: of a place of the catalogue, of what a visitor searches for in the language of Accept-Language, or of
 * everything; narrowed by filters.
 */
export const searchQuerySchema = z.object({
  q: textSchema(QUERY_MAX).optional(),
  category: idParamSchema.optional(),
  /** An id, or "none" for products directly under their category. */
  subcategory: z.literal('none').or(idParamSchema).optional(),
  ...filterParams,
  /** The price as a range, "499.99-": it comes of a bare number in words, and may be a figure's that the goods found have. */
  bare: z
    .string()
    .refine((text) => readRange(text) !== undefined, 'problem.choice')
    .optional(),
  sort: z.enum(sorts, { error: 'problem.choice' }).optional(),
  page: pageSchema.optional(),
})
export type SearchQuery = z.input<typeof searchQuerySchema>
/** The query after parsing. */
export type ListQuery = z.output<typeof searchQuerySchema>

const filterNameSchema = z.enum(filterNames)
/** Topics that are no product, and that the shop has a page about. */
const services = ['delivery', 'installation', 'warranty', 'payment', 'hours', 'address'] as const

export const foundProductsSchema = z.object({
  /** On all pages together. */
  total: z.int(),
  /** How many there would be without filters. */
  unfiltered: z.int(),
  page: z.int(),
  products: z.array(productCardSchema),
  /** Facets that divide the list: each with its values, and the number of products each would show beside the other filters. */
  facets: z.array(z.object({ key: filterNameSchema, options: z.array(z.object({ value: z.string(), count: z.int() })) })),
  /** The lowest and the highest price of the goods of the list, in whole dollars; null where there is no choice. */
  price: z.object({ min: z.int(), max: z.int() }).nullable(),
  /** The figure that the list is about: it can be ordered by it. */
  figure: z.enum(figureFacetNames).nullable(),
  /** Where the filters leave nothing: the kind of filter without which most is shown. */
  loosen: z.object({ name: filterNameSchema, count: z.int() }).nullable(),
  /** A few that come close, only where nothing was found. */
  near: z.array(productCardSchema),
  /** True if a price was asked for and no near result has it. */
  isNearOffPrice: z.boolean(),
  /** A few that staff put forward, only where nothing comes close either. */
  featured: z.array(productCardSchema),
  /** True if only offers were asked for. */
  isForOffers: z.boolean(),
  /** Figures of the question that none of the goods states or comes near, such as 96 V. */
  unmet: z.array(z.object({ amount: z.number(), unit: z.string() })),
  /** Words of the question that none of them has, a fuel such as gas. */
  lacking: z.array(z.string()),
  /** Exclusions that could not be applied: "que no sea chino". */
  ignored: z.array(z.string()),
  /** Where words ask for the largest first: these, and the order that is kept; null where the goods share no figure for it. */
  largest: z.object({ words: z.string(), sort: z.enum(sorts).nullable() }).optional(),
  /** Where the question leads that no goods answer: to the calculator with an appliance in it, or to what the shop says of a service. */
  lead: z.union([z.object({ appliance: z.string() }), z.object({ service: z.enum(services) })]).optional(),
  /**
   * True if the question names several goods and each was narrowed by its own limits. `missing` names the goods of which
   * nothing was left, such as "inversor menos de 100 usd".
   */
  isEach: z.boolean(),
  missing: z.array(z.string()),
  /** Filters of the list, including those from the words, as the goods have them: volts as values of a choice. */
  filters: z.partialRecord(filterNameSchema, z.string()),
  /** Where a limit on volts leaves none of the values that the goods have: these. */
  noneWithin: z.object({ name: z.enum(figureFacetNames), values: z.array(z.string()) }).nullable(),
})
export type FoundProducts = z.infer<typeof foundProductsSchema>

const idsParam = z
  .string('problem.id')
  .max(IDS_MAX * 11, 'problem.id')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.length <= IDS_MAX && ids.every((id) => idSchema.safeParse(id).success), 'problem.id')

/** Ids of products, up to 100. */
export const powerQuerySchema = z.object({ ids: idsParam })

/** The query of the public list; without `page` the whole list is answered. */
export const productQuerySchema = z.object({
  /** Words to search for, in the language of Accept-Language; the best match comes first unless `sort` says otherwise. */
  q: textSchema(QUERY_MAX).optional(),
  /** Up to 100 ids, "7,12,3": what a saved cart asks for. What is not in the answer is not for sale any more. */
  ids: idsParam.optional(),
  category: idParamSchema.optional(),
  /** An id, or "none" for products directly under their category. */
  subcategory: z.literal('none').or(idParamSchema).optional(),
  stock: stockStatusSchema.optional(),
  featured: flagParam.optional(),
  sort: z.enum(['position', 'name', 'price', '-price', 'newest'], { error: 'problem.choice' }).optional(),
  page: pageSchema.optional(),
  pageSize: z.coerce.number({ error: 'problem.page' }).int('problem.page').min(1, 'problem.page').max(100, 'problem.page').optional(),
})
export type ProductQuery = z.input<typeof productQuerySchema>
