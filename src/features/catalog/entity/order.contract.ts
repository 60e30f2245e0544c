import { z } from 'zod'
import { idSchema } from '#api/fields.ts'

/** More places than any list has. */
const MOVES_MAX = 5000

/** New positions. `from` is the position that the sender saw: if it has changed, everything is refused. */
export const movesOf = (place: z.ZodType<number, number>) =>
  z.array(z.object({ id: idSchema, from: z.int('problem.sortOrder'), to: place })).max(MOVES_MAX, 'problem.invalid')

export type Move = { id: number; from: number; to: number }
