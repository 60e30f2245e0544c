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
  withWorkingLinks,
} from '#api/fields.ts'
import { movesSchema, translationStatesSchema } from '../entity/entity.contract.ts'
import { inThreeLanguages, schemasOf } from '../entity/entity-fields.ts'
import { DESCRIPTION_MAX, NAME_MAX } from '../entity/limits.ts'
import { germanNamesOf, productTexts, translationNamesOf } from '../entity/translations.ts'
import { type Advice, setupSteps } from '../goods/advice.ts'
import { attributeFacetNames, readRange } from '../goods/facets.ts'
import { goodsKinds } from '../goods/goods-kinds.ts'
import { type FilterName, filterNames, readFilters } from './listing/filters.ts'
import { IDS_MAX, QUERY_MAX } from './listing/list-limits.ts'
import { sorts } from './listing/list-order.ts'
import { productFields, stockStatusSchema } from './product-fields.ts'

const writableFields = schemasOf(productFields)

const productSchema = z.object({
  id: idSchema,
  /** A copy of the German name, which every product has. */
  name: z.string(),
  ...writableFields,
  /** Peak power in W, the same as in `specs`; null if the product has none. */
  wattPeak: z.int().nullable(),
  /** True if the product has a new price and is not on request. */
  onSale: z.boolean(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
})
export type Product = z.infer<typeof productSchema>

/** Field names of translations ("nameEs") and of German texts ("nameDe"). */
const textNames = z.enum([...translationNamesOf(productTexts), ...germanNamesOf(productTexts)])

/**
 * A product in the staff's API, with the state of its translations. `outdatedTexts`: translations whose German text has changed
 * since, and German texts that are only copies of another language's text.
 */
export const staffProductSchema = productSchema.extend({
  translations: translationStatesSchema,
  outdatedTexts: z.array(textNames),
})
export type StaffProduct = z.infer<typeof staffProductSchema>

/** Kind of goods, from the product's subcategory or category. */
const goodsSchema = z.enum(goodsKinds)

/** Texts that lists omit. */
const longTexts = { ...inThreeLanguages('shortDescription', true as const), ...inThreeLanguages('description', true as const) }

/** Fields of a product's card in a list, without the long texts. */
export const productCardSchema = productSchema
  .omit({ ...longTexts, images: true, isActive: true, createdAt: true, updatedAt: true })
  .extend({ goods: goodsSchema })
export type ProductCard = z.infer<typeof productCardSchema>

/** Fields of a row of the staff's list, without long texts, since the list may have thousands of products. */
export const productListRowSchema = productSchema
  .omit({ ...longTexts, images: true, specs: true, wattPeak: true, onSale: true, createdAt: true })
  .extend({
    /** The beginning of the short description, without marks. */
    shortText: z.string(),
    translations: translationStatesSchema,
  })
export type ProductListRow = z.infer<typeof productListRowSchema>
/** Words that staff type into the search box of their product list. */
export const staffSearchQuery = z.object({ q: textSchema(QUERY_MAX) })
export const productListViewQuery = z.object({ view: z.enum(['list'], { error: 'problem.choice' }).optional() })

const productPictureSchema = pictureTextsSchema.extend({
  url: z.string(),
  /** URL and size of the picture in its largest width; null if that picture cannot be made. */
  large: z.object({ url: z.string(), bytes: z.int() }).nullable(),
})
export type ProductPicture = z.infer<typeof productPictureSchema>

/** Advice for the product's kind of goods: see `goods/advice.ts`. */
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
 * Cards of the companions on a product's page: `fitting` products work together with the product, `similar` products are of its
 * category. `banks`: number of batteries in series and of parallel rows, if the product and a companion form a bank of several.
 */
export const companionCardsSchema = z.object({
  relation: z.enum(['fitting', 'similar']),
  products: z.array(productCardSchema),
  banks: z.array(z.object({ id: idSchema, inSeries: z.int(), rows: z.int() })),
})
export type CompanionCards = z.infer<typeof companionCardsSchema>

/** Refusals that `confirmed` overrides. `offer-not-cheaper`: the new price is not below the old one, or there is no old price. */
export const confirmableProblems = ['offer-not-cheaper'] as const
export type ConfirmableProblem = (typeof confirmableProblems)[number]

/** Input for a new product. `price` is the legacy name of `oldPrice` and is used if `oldPrice` is absent. */
export const productInputSchema = z
  .object(writableFields)
  .partial()
  .extend({
    nameDe: requiredLineSchema(NAME_MAX, 'product.nameRequired'),
    shortDescriptionDe: withWorkingLinks(requiredTextSchema(DESCRIPTION_MAX, 'product.shortDescriptionRequired')),
    categoryId: writableFields.categoryId,
    slug: slugSchema.or(z.literal('')).optional(),
    price: priceSchema.nullable().optional(),
    wattPeak: z.int('product.spec').positive('product.spec').max(1_000_000, 'product.spec').nullable().optional(),
    /** Refusals that the sender has seen and overrides: the `problem` of the answer that refused. */
    confirmed: z.array(z.enum(confirmableProblems, { error: 'problem.choice' })).optional(),
    /** Translations that still fit although the German text has changed; German texts that staff confirm to be no copies. */
    checkedTexts: z.array(textNames).optional(),
    /** New translations that were made from an earlier German text; German texts that are copies of another language's. */
    behindTexts: z.array(textNames).optional(),
  })
const unfinishedText = textSchema(DESCRIPTION_MAX)
/** Input of the preview of a product that is being edited: no field is required, and a link may still lack its address. */
export const productPreviewSchema = z
  .object({
    ...writableFields,
    ...inThreeLanguages('shortDescription', unfinishedText),
    ...inThreeLanguages('description', unfinishedText),
  })
  .partial()
  /** `id`: the saved product that is being edited, so that it is not shown as its own companion. */
  .extend({ id: idSchema.optional() })
export type ProductPreviewInput = z.input<typeof productPreviewSchema>
/**
 * Input for a change. Absent fields keep their value. With `updatedAt`, fields that only others have changed since then keep
 * their new value. The change is refused if the sender and others changed the same field to different values.
 */
export const productChangeSchema = productInputSchema.partial().extend({ updatedAt: timestampSchema.optional() })
export type ProductInput = z.input<typeof productInputSchema>
export type ProductChange = z.input<typeof productChangeSchema>

export const productMovesSchema = z.object({ moves: movesSchema(sortOrderSchema) })
export type ProductMoves = z.infer<typeof productMovesSchema>

const pageSchema = z.coerce.number({ error: 'problem.page' }).int('problem.page').min(1, 'problem.page').max(100_000, 'problem.page')

/** Values of one filter, separated by commas, as `listing/filters.ts` reads them. */
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
 * Query of a filtered list: all products, the products of a category or subcategory, or the results of a search. The search uses the
 * language of Accept-Language.
 */
export const searchQuerySchema = z.object({
  q: textSchema(QUERY_MAX).optional(),
  category: idParamSchema.optional(),
  /** An id, or "none" for products directly under their category. */
  subcategory: z.literal('none').or(idParamSchema).optional(),
  ...filterParams,
  /** The price limit as a range ("499.99-"), if it was typed without a currency and may be a figure: see `readBareNumbers`. */
  bare: z
    .string()
    .refine((text) => readRange(text) !== undefined, 'problem.choice')
    .optional(),
  sort: z.enum(sorts, { error: 'problem.choice' }).optional(),
  page: pageSchema.optional(),
})
export type SearchQuery = z.input<typeof searchQuerySchema>
export type ListQuery = z.output<typeof searchQuerySchema>

const filterNameSchema = z.enum(filterNames)
/** Topics of pages of the shop that visitors also search for. */
const services = ['delivery', 'installation', 'warranty', 'payment', 'hours', 'address'] as const

/** Answer to a `searchQuerySchema`: one page of products, and the filters that can be chosen. */
export const foundProductsSchema = z.object({
  /** Number of products on all pages. */
  total: z.int(),
  /** Number of products without filters. */
  unfiltered: z.int(),
  page: z.int(),
  products: z.array(productCardSchema),
  /** Filters that divide the list: their values, each with the number of products that choosing it would show. */
  facets: z.array(z.object({ key: filterNameSchema, options: z.array(z.object({ value: z.string(), count: z.int() })) })),
  /** Lowest and highest price of the unfiltered list in whole dollars; null if no two prices differ. */
  price: z.object({ min: z.int(), max: z.int() }).nullable(),
  /** The main figure of the list, by which it can be sorted; null if no figure is common enough. */
  figure: z.enum(attributeFacetNames).nullable(),
  /** If no product meets all filters: the filter whose removal shows the most products, and their number. */
  loosen: z.object({ name: filterNameSchema, count: z.int() }).nullable(),
  /** A few products that come close; empty unless the search finds nothing. */
  near: z.array(productCardSchema),
  /** True if there is a price filter and no near product meets it. */
  isNearOffPrice: z.boolean(),
  /** A few featured products; empty unless the search finds nothing and no product comes close. */
  featured: z.array(productCardSchema),
  /** True if the query asks for offers only. */
  isForOffers: z.boolean(),
  /** Figures in the query that no product has or comes near, such as 96 V. */
  unmet: z.array(z.object({ amount: z.number(), unit: z.string() })),
  /** Words of the query that no product has, for example a fuel such as gas. */
  lacking: z.array(z.string()),
  /** Exclusions in the query that could not be applied: "que no sea chino". */
  ignored: z.array(z.string()),
  /** If the query asks for the largest first: the words that ask so, and the order; null if the products share no figure of size. */
  largest: z.object({ words: z.string(), sort: z.enum(sorts).nullable() }).optional(),
  /** A page that answers the query instead of products: the calculator with an appliance, or the page about a service. */
  lead: z.union([z.object({ appliance: z.string() }), z.object({ service: z.enum(services) })]).optional(),
  /**
   * True if the query names several products, each with its own limits. `missing`: parts of the query for which no product is left,
   * such as "inversor menos de 100 usd".
   */
  isEach: z.boolean(),
  missing: z.array(z.string()),
  /** Filters in use, including filters in the query, adapted to the products: a limit on volts may be values of a choice. */
  filters: z.partialRecord(filterNameSchema, z.string()),
  /** If a limit on volts excludes every voltage of the products: the filter, and the voltages that they have. */
  noneWithin: z.object({ name: z.enum(attributeFacetNames), values: z.array(z.string()) }).nullable(),
})
export type FoundProducts = z.infer<typeof foundProductsSchema>

/** Up to 100 ids, "7,12,3". */
export const idsParam = z
  .string('problem.id')
  .max(IDS_MAX * 11, 'problem.id')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.length <= IDS_MAX && ids.every((id) => idSchema.safeParse(id).success), 'problem.id')

/** `ids`: up to 100 product ids, "7,12,3". */
export const powerQuerySchema = z.object({ ids: idsParam })

/** Query of the public list. Without `page` the answer has the whole list. */
export const productQuerySchema = z.object({
  /** Words to search for, in the language of Accept-Language; the best match comes first unless `sort` says otherwise. */
  q: textSchema(QUERY_MAX).optional(),
  /** Up to 100 ids, "7,12,3", such as the products of a cart. The answer leaves out products that are not for sale any more. */
  ids: idsParam.optional(),
  ...filterParams,
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
