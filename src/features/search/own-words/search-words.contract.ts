import { z } from 'zod'
import { textSchema, timestampSchema, tooLong } from '#api/fields.ts'
import { languages } from '#i18n/language.ts'
import { MAX_WORDS, PHRASE_MAX, TRIAL_MAX } from './limits.ts'
import { asLines, wordLists } from './word-rules.ts'

const languageSchema = z.enum(languages, { error: 'problem.choice' })
const listSchema = z.enum(wordLists, { error: 'problem.choice' })

/** Longer than any that the rules let pass; they name what is wrong with it (`word-rules.ts`). */
const TEXT_MAX = 2 * MAX_WORDS * (PHRASE_MAX + 2)
/** A word or phrase a line; behind a "=" one that is only said, and not looked for in texts. */
const wordsSchema = z.string('problem.text').overwrite(asLines).max(TEXT_MAX, tooLong(TEXT_MAX))

/** A group of staff's own. */
export const wordsInputSchema = z.object({ list: languageSchema, words: wordsSchema })
/**
 * Absent fields stay. With `updatedAt` (null for what nobody has changed yet) they are merged with what others have changed
 * since.
 */
export const wordsChangeSchema = z.object({
  words: wordsSchema.optional(),
  isOff: z.boolean('problem.flag').optional(),
  updatedAt: timestampSchema.nullable().optional(),
})

/** Words that mean the same in a language, or further spellings of a unit. */
export const searchWordsSchema = z.object({
  key: z.string(),
  list: listSchema,
  /** Name for staff: its first word, or the unit. */
  name: z.string(),
  /** The words in force, a word or phrase per line; of a unit those of staff only. */
  words: z.string(),
  /** The words that the shop comes with; of a unit they count whatever staff add. */
  seeded: z.string(),
  isOff: z.boolean(),
  origin: z.enum(['seeded', 'changed', 'own']),
  updatedAt: timestampSchema.nullable(),
})

export const wordsParams = z.object({ key: z.string().regex(/^[a-z0-9-]{1,80}$/, 'problem.id') })

/** A search to be tried, with words that are not saved yet. Without a key these are a new group. */
export const trialInputSchema = z.object({
  language: languageSchema,
  query: textSchema(TRIAL_MAX),
  unsaved: z
    .object({ key: wordsParams.shape.key.nullable(), list: listSchema, words: wordsSchema, isOff: z.boolean('problem.flag') })
    .optional(),
})

/** Words that are about to be saved, all of which a visitor may type. */
export const foundInputSchema = z.object({ key: wordsParams.shape.key.nullable(), list: languageSchema, words: wordsSchema })
export const foundSchema = z.object({
  /** Each as a question of its own: how many goods it finds, and would find were they saved. */
  counts: z.array(z.object({ words: z.string(), now: z.int(), saved: z.int() })),
})

const hitSchema = z.object({ id: z.int(), nameDe: z.string(), nameEs: z.string(), nameEn: z.string() })
export const trialSchema = z.object({
  count: z.int(),
  /** The first of them. */
  hits: z.array(hitSchema),
  /** Where there are none: what a visitor is offered as the nearest. */
  near: z.array(hitSchema),
  /** How many there were without the filters that the question was read as. */
  unfiltered: z.int(),
  /** These filters in the reader's words. */
  filters: z.array(z.string()),
  /** True if the lowest price comes first. */
  isCheapFirst: z.boolean(),
  /** Prices in other money, and limits that no filter knows, as they were typed. */
  leftOut: z.array(z.string()),
  unread: z.array(z.string()),
  /** Limits on numbers of which nothing tells what they count, those that no one filter holds, and what is refused and cannot be left out. */
  unclear: z.array(z.string()),
  unfit: z.array(z.string()),
  ignored: z.array(z.string()),
  /** Where it leads that no goods answer: to the calculator, or to the page that says something of a service. */
  leadsTo: z.enum(['calculator', 'service']).nullable(),
  /** The words that the search goes by, each with what says the same. */
  readAs: z.array(z.object({ word: z.string(), alike: z.array(z.string()) })),
})

export type SearchWords = z.infer<typeof searchWordsSchema>
export type WordsInput = z.infer<typeof wordsInputSchema>
export type WordsChange = z.infer<typeof wordsChangeSchema>
export type FoundInput = z.input<typeof foundInputSchema>
export type WordsFound = z.infer<typeof foundSchema>
export type TrialInput = z.input<typeof trialInputSchema>
export type Trial = z.infer<typeof trialSchema>
