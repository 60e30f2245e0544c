import { z } from 'zod'
import { idSchema, requiredLineSchema } from '#api/fields.ts'
import { plausibleRates, SOURCE_MAX, secondCurrencies } from '#kit/exchange-rate.ts'
import { isAmbiguousNumber } from '#kit/text/typed-number.ts'

const currency = z.enum(secondCurrencies, { error: 'problem.choice' })
const number = z.number({
  error: ({ input }) => (typeof input === 'string' && isAmbiguousNumber(input) ? 'problem.readTwoWays' : 'exchange.number'),
})

export const currencyParams = z.object({ currency })

/**
 * A rate as staff enter it: units of the currency per US dollar. `seen` is the id of the entry that the form showed, null for
 * none; the rate is refused if somebody else has entered another one since.
 */
export const rateInputSchema = z
  .object({
    currency,
    perUsd: number,
    day: z.iso.date('exchange.day'),
    source: requiredLineSchema(SOURCE_MAX, 'exchange.source'),
    seen: idSchema.nullable().optional(),
  })
  .superRefine(({ currency, perUsd }, context) => {
    const { min, max } = plausibleRates[currency]
    if (!(perUsd >= min && perUsd <= max)) context.addIssue({ code: 'custom', path: ['perUsd'], message: `exchange.range${currency}` })
  })
export type RateInput = z.input<typeof rateInputSchema>

export const rateEntrySchema = z.object({
  id: idSchema,
  currency,
  /** Null: staff withdrew the rate, and no amounts are shown. */
  perUsd: z.number().nullable(),
  day: z.string(),
  source: z.string(),
  by: z.string(),
  at: z.string(),
})
export type RateEntry = z.infer<typeof rateEntrySchema>

export const ratesSchema = z.object({
  /** Newest entry of each currency that has one. `isShown`: visitors can choose it today. */
  current: z.array(rateEntrySchema.extend({ isShown: z.boolean() })),
  /** The latest entries, at most `MAX_ENTRIES`, the newest first. */
  entries: z.array(rateEntrySchema),
  /** The day in Havana. */
  today: z.string(),
})
export type Rates = z.infer<typeof ratesSchema>
