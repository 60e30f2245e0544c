import { z } from 'zod'
import { idSchema } from '#api/fields.ts'
import { translationFilters } from './translations.ts'

/** Maximum number of moves in one call. */
const MOVES_MAX = 5000

/**
 * Schema of moves to new positions. `from`: the position that the sender saw. If an entity is at neither its `from` nor its `to`, all
 * moves are refused.
 */
export const movesSchema = (place: z.ZodType<number, number>) =>
  z.array(z.object({ id: idSchema, from: z.int('problem.sortOrder'), to: place })).max(MOVES_MAX, 'problem.invalid')

export type Move = { id: number; from: number; to: number }

const stateSchema = z.enum(['complete', 'missing', 'outdated'])

/** State of the translations into each language. */
export const translationStatesSchema = z.object({ es: stateSchema, en: stateSchema })

export const staffListQuerySchema = z.object({
  /** Only entities with a missing or outdated translation into a language: "missing-es". */
  translation: z.enum(translationFilters, { error: 'problem.choice' }).optional(),
})
