import { z } from 'zod'
import { flagParam, textSchema } from '#api/fields.ts'
import { QUERY_MAX } from '../product/listing/list-limits.ts'

/** `q`: text typed into a search box so far; the suggestions are in the language of Accept-Language. */
export const suggestionsQuerySchema = z.object({ q: textSchema(QUERY_MAX), pictures: flagParam.optional() })
export type SuggestionsQuery = z.input<typeof suggestionsQuerySchema>

/** The first products that a search finds, with the fields that the list below a search box shows. */
export const suggestionsSchema = z.object({
  /** Number of all products that the search finds. */
  total: z.int(),
  /** Parts of the query that could not be applied, as typed: a price in euros, unknown conditions. Absent if there are none. */
  ignored: z.array(z.string()).optional(),
  products: z.array(
    z.object({
      /** The displayed name, with no-break spaces between figures and units. */
      name: z.string(),
      slug: z.string(),
      /** The displayed price, with the currency; null if it is on request. */
      price: z.string().nullable(),
      /** Only present if the query has `pictures`. */
      picture: z.string().nullable().optional(),
    }),
  ),
})
export type Suggestions = z.infer<typeof suggestionsSchema>
