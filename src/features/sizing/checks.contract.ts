import { z } from 'zod'
import { flagParam, idSchema } from '#api/fields.ts'
import { parsePieces } from '#kit/parse.ts'
import { MAX_HOUSEHOLD_LINK_LENGTH } from './household/household-form.ts'

/** Maximum number of different products in one check. */
const MAX_CHECKED = 60
const MAX_PIECES = 9999
const PIECE = /^[1-9]\d{0,9}(?:\.[1-9]\d{0,3})?$/

const itemsParam = z
  .string('problem.checkedItems')
  .max(MAX_CHECKED * 16, 'problem.checkedItems')
  .refine((text) => {
    const pieces = text.split('-')
    const ids = pieces.map((piece) => Number(piece.split('.')[0]))
    const isKnown = pieces.every((piece) => PIECE.test(piece)) && ids.every((id) => idSchema.safeParse(id).success)
    return isKnown && pieces.length <= MAX_CHECKED && new Set(ids).size === ids.length
  }, 'problem.checkedItems')
  .transform((text) => parsePieces(text).map(({ id, quantity }) => ({ id, quantity: Math.min(quantity, MAX_PIECES) })))

/**
 * Products with their quantities: "7.2-12" is two of product 7 and one of 12; up to 60 products. `home`: the household that they
 * should power, encoded as in household-link.ts. `alternatives`: the products are compared, not used together.
 */
export const checksQuerySchema = z.object({
  items: itemsParam,
  home: z.string().max(MAX_HOUSEHOLD_LINK_LENGTH, 'problem.tooLong').optional(),
  alternatives: flagParam.optional(),
})
export type ChecksQuery = z.input<typeof checksQuerySchema>

/**
 * Findings as sentences in the reader's language: misfits first, then warnings, limited or unknown fits, assignments, fits.
 * `headline`: a summary; `hint`: a shorter summary, if there is a misfit or a warning.
 */
export const checksSchema = z.object({
  findings: z.array(z.object({ verdict: z.enum(['fits', 'never', 'unknown', 'told']), text: z.string() })),
  headline: z.string().optional(),
  hint: z.string().optional(),
})
export type Checks = z.infer<typeof checksSchema>
