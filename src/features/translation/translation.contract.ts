import { z } from 'zod'
import { lineSchema, requiredLineSchema, requiredTextSchema, timestampSchema } from '#api/fields.ts'
import { languages } from '#i18n/language.ts'

/** Maximum length of a text to translate: that of a product's longest field. */
export const TEXT_MAX = 10_000

const TERM_MAX = 200
/** Maximum number of texts per call, more than any form has. */
const KNOWN_MAX = 20

const languageSchema = z.enum(languages, { error: 'problem.choice' })

export const translateInputSchema = z
  .object({
    text: requiredTextSchema(TEXT_MAX, 'translation.textRequired'),
    fromLang: languageSchema,
    toLang: languageSchema,
    /** True for messages of customers: the translation is not stored. */
    isPrivate: z.boolean('problem.flag').optional(),
  })
  .refine(({ fromLang, toLang }) => fromLang !== toLang, { error: 'translation.sameLanguage', path: ['toLang'] })

/** German texts of a form whose translations glossary and memory may know. */
export const knownTranslationsInputSchema = z.object({
  texts: z.array(z.object({ text: requiredTextSchema(TEXT_MAX, 'translation.textRequired'), toLang: languageSchema })).max(KNOWN_MAX),
})
/** Translations in the order of the texts; null for a text without a known one. */
export const knownTranslationsSchema = z.object({ translations: z.array(z.string().nullable()) })
export const serviceStateSchema = z.object({ isConfigured: z.boolean() })

const translationSources = ['glossary', 'memory', 'service', 'none'] as const
const translationReasons = ['unconfigured', 'busy', 'quota', 'refused', 'unreachable', 'unreadable'] as const

export const translationSchema = z.object({
  /** The original text if there is no translation. */
  translatedText: z.string(),
  /** Origin of the translation; "none": not translated, and `reason` says why. */
  source: z.enum(translationSources),
  reason: z.enum(translationReasons).optional(),
})

const term = { de: requiredLineSchema(TERM_MAX, 'glossary.germanRequired'), es: lineSchema(TERM_MAX), en: lineSchema(TERM_MAX) }

/** A term needs at least one translation. */
export const hasTranslation = ({ es, en }: { es: string; en: string }) => es !== '' || en !== ''
const missing = { error: 'glossary.translationRequired', path: ['es'] }

/** A term as staff write it: German, and at least one translation. */
export const glossaryTermInputSchema = z.object(term).refine(hasTranslation, missing)
/**
 * A change of a term. An absent language keeps its word. `updatedAt` is the time of the term's last change as the editor saw it,
 * null for a term as the shop ships it. The server uses it to merge this change with changes that others have made since.
 */
export const glossaryTermChangeSchema = z.object(term).partial().extend({ updatedAt: timestampSchema.nullable().optional() })

export const glossaryTermSchema = z.object({
  key: z.string(),
  de: z.string(),
  es: z.string(),
  en: z.string(),
  /** shipped: unchanged; changed and removed: a shipped term that staff changed or removed; own: added by staff. */
  origin: z.enum(['shipped', 'changed', 'removed', 'own']),
  updatedAt: timestampSchema.nullable(),
})

export const termParams = z.object({ key: z.string().regex(/^[a-z0-9-]{1,64}$/, 'problem.id') })

export type TranslateInput = z.input<typeof translateInputSchema>
export type KnownTranslationsInput = z.input<typeof knownTranslationsInputSchema>
export type KnownTranslations = z.infer<typeof knownTranslationsSchema>
export type ServiceState = z.infer<typeof serviceStateSchema>
export type Translation = z.infer<typeof translationSchema>
export type GlossaryTerm = z.infer<typeof glossaryTermSchema>
export type GlossaryTermInput = z.infer<typeof glossaryTermInputSchema>
export type GlossaryTermChange = z.infer<typeof glossaryTermChangeSchema>
