import { z } from 'zod'
import { idSchema } from '#api/fields.ts'
import { translationFilters } from './translations.ts'

/** More places than any list has. */
const MOVES_MAX = 5000

/** New positions. `from` is the position that the sender saw: if any has changed, the whole order is refused. */
export const movesOf = (place: z.ZodType<number, number>) =>
  z.array(z.object({ id: idSchema, from: z.int('problem.sortOrder'), to: place })).max(MOVES_MAX, 'problem.invalid')

export type Move = { id: number; from: number; to: number }

const stateSchema = z.enum(['complete', 'missing', 'outdated'])

/** How far the translations into each language are. */
export const translationStatesSchema = z.object({ es: stateSchema, en: stateSchema })

/** The query of the staff's lists. */
export const staffListQuerySchema = z.object({
  /** Only entities with a missing or outdated translation into a language: "missing-es". */
  translation: z.enum(translationFilters, { error: 'problem.choice' }).optional(),
})
