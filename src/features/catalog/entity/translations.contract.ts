import { z } from 'zod'
import { translationFilters } from './translations.ts'

const stateSchema = z.enum(['complete', 'missing', 'outdated'])

/** How far the translations into each language are. */
export const translationStatesSchema = z.object({ es: stateSchema, en: stateSchema })

/** The query of the staff's lists. */
export const staffListQuerySchema = z.object({
  /** Only what lacks a translation into a language, or has one that is behind: "missing-es". */
  translation: z.enum(translationFilters, { error: 'problem.choice' }).optional(),
})
