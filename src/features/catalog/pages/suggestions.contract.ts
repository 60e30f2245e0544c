import { z } from 'zod'
import { flagParam, textSchema } from '#api/fields.ts'
import { QUERY_MAX } from '../product/listing/list-limits.ts'

/** Text that is being typed into a search box, in the language of Accept-Language. */
export const suggestionsQuerySchema = z.object({ q: textSchema(QUERY_MAX), pictures: flagParam.optional() })
export type SuggestionsQuery = z.input<typeof suggestionsQuerySchema>

/** A few of what these words find: what a line below the box needs, and no more. */
export const suggestionsSchema = z.object({
  /** How many the words find. */
  total: z.int(),
  /** Parts of the words that could not be applied, as typed: a price in euros, unknown conditions. Absent if there are none. */
  ignored: z.array(z.string()).optional(),
  products: z.array(
    z.object({
      /** The text as it is displayed: figures keep their units on one line. */
      name: z.string(),
      slug: z.string(),
      /** The price as it is displayed; null if it is on request. */
      price: z.string().nullable(),
      /** Only where pictures were asked for. */
      picture: z.string().nullable().optional(),
    }),
  ),
})
export type Suggestions = z.infer<typeof suggestionsSchema>
