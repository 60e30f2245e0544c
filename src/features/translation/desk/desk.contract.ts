import { z } from 'zod'
import { requiredTextSchema, timestampSchema } from '#api/fields.ts'
import { languages } from '#i18n/language.ts'
import { TEXT_MAX } from '../translation.contract.ts'

/** Kinds of texts on the desk; a `page` is a setting in three languages. */
export const deskKinds = ['product', 'category', 'subcategory', 'page', 'template', 'image'] as const
export const deskStates = ['missing', 'outdated'] as const

/** Number of entries in an answer: the default, and the maximum that a query may request. */
export const DESK_LIMIT = 100
export const DESK_LIMIT_MAX = 1000

const languageSchema = z.enum(languages, { error: 'problem.choice' })
const kindSchema = z.enum(deskKinds, { error: 'problem.choice' })

export const deskQuerySchema = z.object({
  /** Only translations into this language. */
  language: languageSchema.optional(),
  kind: kindSchema.optional(),
  state: z.enum(deskStates, { error: 'problem.choice' }).optional(),
  limit: z.coerce
    .number({ error: 'problem.page' })
    .int('problem.page')
    .min(1, 'problem.page')
    .max(DESK_LIMIT_MAX, 'problem.page')
    .default(DESK_LIMIT),
  /** Key of an entry that the answer contains wherever it is in the list: see `entryKey`. */
  at: z.string({ error: 'problem.text' }).optional(),
})
export type DeskQuery = z.input<typeof deskQuerySchema>

/** A translation that is missing or outdated. */
const deskEntrySchema = z.object({
  kind: z.enum(deskKinds),
  /** Id of the entity; for a page the common part of its settings' keys, such as "page_guarantee". */
  subject: z.string(),
  /** Name of the entity; '' for a page. */
  title: z.string(),
  /** Field without language, such as "shortDescription". */
  field: z.string(),
  /** Name of the translated field in the call that saves it: "shortDescriptionEs", or the key of a setting. */
  name: z.string(),
  from: z.enum(languages),
  source: z.string(),
  to: z.enum(languages),
  text: z.string(),
  state: z.enum(deskStates),
  /** Source text that an outdated translation was made from; null if the history does not know it. */
  former: z.string().nullable(),
  updatedAt: timestampSchema.nullable(),
})
export type DeskEntry = z.infer<typeof deskEntrySchema>

/** Identifies an entry in the address, in drafts and in queries: "product-7-nameEs". */
export const entryKey = ({ kind, subject, name }: Pick<DeskEntry, 'kind' | 'subject' | 'name'>): string => `${kind}-${subject}-${name}`

export const deskSchema = z.object({
  /** Number of all texts, and of those that are written and up to date in each language, originals too, regardless of the filters. */
  progress: z.array(z.object({ language: z.enum(languages), done: z.int(), total: z.int() })),
  /** Number of entries that match the filters, also beyond the limit. */
  total: z.int(),
  entries: z.array(deskEntrySchema),
  /** The entry that the query names (`at`), and its position among all that match, from 1; null if none of them has this key. */
  at: z.object({ position: z.int(), entry: deskEntrySchema }).nullable(),
})
export type Desk = z.infer<typeof deskSchema>

/** Kinds that this call confirms. Products and categories confirm translations in their own saves (`checkedTexts`). */
const checkedKinds = ['page', 'template', 'image'] as const
export const confirmationInputSchema = z.object({
  kind: z.enum(checkedKinds, { error: 'problem.choice' }),
  subject: requiredTextSchema(200, 'problem.id'),
  name: requiredTextSchema(200, 'problem.text'),
  /** Source text that the translation fits. */
  source: requiredTextSchema(TEXT_MAX, 'translation.textRequired'),
})
export type ConfirmationInput = z.input<typeof confirmationInputSchema>

export const hintsInputSchema = z
  .object({ text: requiredTextSchema(TEXT_MAX, 'translation.textRequired'), fromLang: languageSchema, toLang: languageSchema })
  .refine(({ fromLang, toLang }) => fromLang !== toLang, { error: 'translation.sameLanguage', path: ['toLang'] })
export type HintsInput = z.input<typeof hintsInputSchema>

/** Glossary terms in a text, and stored translations of the same or similar texts, the most similar first. */
export const hintsSchema = z.object({
  terms: z.array(z.object({ text: z.string(), translated: z.string() })),
  memory: z.array(z.object({ text: z.string(), translated: z.string(), /** 1: the same text. */ likeness: z.number() })),
})
export type Hints = z.infer<typeof hintsSchema>
