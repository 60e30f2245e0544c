import { z } from 'zod'
import { flagParam, textSchema } from '#api/fields.ts'
import { QUERY_MAX } from '../entity/limits.ts'

/** What is being typed into a search box, in the language of Accept-Language. */
export const suggestionsQuerySchema = z.object({ q: textSchema(QUERY_MAX), pictures: flagParam.optional() })
export type SuggestionsQuery = z.input<typeof suggestionsQuerySchema>

/** A few of what these words find: what a line below the box needs, and no more. */
export const suggestionsSchema = z.object({
  /** How many the words find. */
  total: z.int(),
  /** What of the words could not be followed, as it was typed: a price in euros, what no filter knows. Only where there is any. */
  ignored: z.array(z.string()).optional(),
  products: z.array(
    z.object({
      /** As it is shown: figures with their units on one line. */
      name: z.string(),
      slug: z.string(),
      /** As it is shown; null when it is on request. */
      price: z.string().nullable(),
      /** Only where pictures were asked for. */
      picture: z.string().nullable().optional(),
    }),
  ),
})
export type Suggestions = z.infer<typeof suggestionsSchema>
