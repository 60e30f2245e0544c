import { z } from 'zod'
import { idSchema, sortOrderSchema } from '#api/fields.ts'
import { CATEGORY_ORDER_MAX } from './limits.ts'

/** More places than any list has. */
const MOVES_MAX = 5000

const movesOf = (place: z.ZodType<number, number>) =>
  z.object({ moves: z.array(z.object({ id: idSchema, from: z.int('problem.sortOrder'), to: place })).max(MOVES_MAX, 'problem.invalid') })

/** Which things get another position. `from` is the position that the sender saw: where it is another by now, all is refused. */
export const productOrderSchema = movesOf(sortOrderSchema)
export const categoryOrderSchema = movesOf(
  z.int('problem.sortOrder').min(0, 'problem.sortOrder').max(CATEGORY_ORDER_MAX, 'problem.sortOrder'),
)
export type Order = z.infer<typeof productOrderSchema>
export type Move = Order['moves'][number]
