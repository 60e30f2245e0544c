import { z } from 'zod'
import { textSchema, timestampSchema, tooLong } from '#api/fields.ts'
import { languages } from '#i18n/language.ts'
import { MAX_WORDS, PHRASE_MAX, TRIAL_MAX } from './limits.ts'
import { normalizeLines, staffLists, UNSOLD, wordLists } from './word-rules.ts'

const languageSchema = z.enum(languages, { error: 'problem.choice' })
const listSchema = z.enum(wordLists, { error: 'problem.choice' })

/** Maximum length of the typed words. Higher than the limits of `word-rules.ts`, whose messages are more specific. */
const TEXT_MAX = 2 * MAX_WORDS * (PHRASE_MAX + 2)
/** One word or phrase per line. A line that begins with "=" is typed by visitors and not searched for in texts. */
const wordsSchema = z.string('problem.text').overwrite(normalizeLines).max(TEXT_MAX, tooLong(TEXT_MAX))

/** A new group that staff add to a language, or a search for goods that the shop does not sell. */
export const wordsInputSchema = z.object({
  list: z.enum([...languages, UNSOLD], { error: 'problem.choice' }),
  words: wordsSchema,
})
/**
 * Absent fields keep their value. With `updatedAt` (null if nobody has changed the group yet) the change is merged with later
 * changes by others.
 */
export const wordsChangeSchema = z.object({
  words: wordsSchema.optional(),
  isOff: z.boolean('problem.flag').optional(),
  updatedAt: timestampSchema.nullable().optional(),
})

/** Words with the same meaning in a language, further spellings of a unit, or a search for goods that the shop does not sell. */
export const searchWordsSchema = z.object({
  key: z.string(),
  list: z.enum(staffLists),
  /** Name shown to staff: the first word of the group, or the unit. */
  name: z.string(),
  /** Stored words, a word or phrase per line; the search ignores them while `isOff`. For a unit only the spellings that staff added. */
  words: z.string(),
  /** The seeded words. Those of a unit cannot be removed, only added to. */
  seeded: z.string(),
  isOff: z.boolean(),
  origin: z.enum(['seeded', 'changed', 'own']),
  updatedAt: timestampSchema.nullable(),
})

export const wordsParams = z.object({ key: z.string().regex(/^[a-z0-9-]{1,80}$/, 'problem.id') })

/** A search to try with unsaved words. If their key is null, they are a new group. */
export const trialInputSchema = z.object({
  language: languageSchema,
  query: textSchema(TRIAL_MAX),
  unsaved: z
    .object({ key: wordsParams.shape.key.nullable(), list: listSchema, words: wordsSchema, isOff: z.boolean('problem.flag') })
    .optional(),
})

/** Unsaved words, for each of which the results are counted. */
export const wordResultCountsInputSchema = z.object({ key: wordsParams.shape.key.nullable(), list: languageSchema, words: wordsSchema })
export const wordResultCountsSchema = z.object({
  /** For each word as a question: the number of products found now, and after a save. */
  counts: z.array(z.object({ words: z.string(), now: z.int(), saved: z.int() })),
})

const hitSchema = z.object({ id: z.int(), nameDe: z.string(), nameEs: z.string(), nameEn: z.string() })
export const trialResultSchema = z.object({
  count: z.int(),
  /** The first products found. */
  hits: z.array(hitSchema),
  /** Nearest products, if nothing was found. */
  near: z.array(hitSchema),
  /** Number of results before the question's filters were applied. */
  unfiltered: z.int(),
  /** The question's filters, worded in the reader's language. */
  filters: z.array(z.string()),
  /** True if the lowest price comes first. */
  isCheapFirst: z.boolean(),
  /** Prices in other currencies (`leftOut`), and limits without a filter (`unread`), as they were typed. */
  leftOut: z.array(z.string()),
  unread: z.array(z.string()),
  /** Typed words without effect: unclear numbers, limits that no single filter expresses, exclusions that cannot be applied. */
  unclear: z.array(z.string()),
  unfit: z.array(z.string()),
  ignored: z.array(z.string()),
  /** Page that answers the question instead of products: the calculator, or a page about a service. */
  leadsTo: z.enum(['calculator', 'service']).nullable(),
  /** Words of the question that are searched, as typed, each with its synonyms. Corrected spellings are not shown. */
  readAs: z.array(z.object({ word: z.string(), alike: z.array(z.string()) })),
})

export type SearchWords = z.infer<typeof searchWordsSchema>
export type WordsInput = z.infer<typeof wordsInputSchema>
export type WordsChange = z.infer<typeof wordsChangeSchema>
export type WordResultCountsInput = z.input<typeof wordResultCountsInputSchema>
export type WordResultCounts = z.infer<typeof wordResultCountsSchema>
export type TrialInput = z.input<typeof trialInputSchema>
export type Trial = z.infer<typeof trialResultSchema>
