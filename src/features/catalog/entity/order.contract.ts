import { z } from 'zod'
import { idSchema, sortOrderSchema } from '#api/fields.ts'
import { categoryPlaceSchema } from '../category/category.contract.ts'

/** More places than any list has. */
const MOVES_MAX = 5000

const movesOf = (place: z.ZodType<number, number>) =>
  z.array(z.object({ id: idSchema, from: z.int('problem.sortOrder'), to: place })).max(MOVES_MAX, 'problem.invalid')

/** Which things get another position. `from` is the position that the sender saw: where it is another by now, all is refused. */
export const productOrderSchema = z.object({ moves: movesOf(sortOrderSchema) })
const categoryMoves = movesOf(categoryPlaceSchema).default([])
/** Categories and subcategories are one tree on the screen, and are put in order together. */
export const categoryOrderSchema = z.object({ categories: categoryMoves, subcategories: categoryMoves })
export type ProductOrder = z.infer<typeof productOrderSchema>
export type CategoryOrder = z.input<typeof categoryOrderSchema>
export type Move = ProductOrder['moves'][number]
