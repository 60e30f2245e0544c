import { z } from 'zod'
import { idSchema, timestampSchema } from '#api/fields.ts'
import { languages } from '#i18n/language.ts'

const count = z.int().positive()
const named = z.object({ id: idSchema, nameDe: z.string(), nameEs: z.string(), nameEn: z.string() })
const counted = <Kind extends string>(kind: Kind) => z.object({ kind: z.literal(kind), count })

/** A task of staff, which disappears once it is done. The kinds are in the order of the list. */
const taskSchema = z.discriminatedUnion('kind', [
  /** The shop has no product yet, so the first steps are not finished. `keys`: facts that nobody has entered. For owners only. */
  z.object({ kind: z.literal('setup'), keys: z.array(z.string()) }),
  counted('inquiries-new'),
  counted('inquiries-suspected'),
  /** A backup is due. `last` is the time of the last one; null: there is none. */
  z.object({ kind: z.literal('backup'), last: timestampSchema.nullable() }),
  /** The exchange rate of pesos is too old to be shown. `day` is its day. */
  z.object({ kind: z.literal('rate'), day: z.string() }),
  /** The exchange rate of euros is older than a quarter; visitors still see it. `day` is its day. */
  z.object({ kind: z.literal('rate-eur'), day: z.string() }),
  /** Facts about the company that nobody has entered; `keys` are their settings; `examples` are those that have a made-up
   * value of the demonstration. */
  z.object({ kind: z.literal('facts'), count, keys: z.array(z.string()), examples: z.array(z.string()) }),
  /** Texts with former names of the company: `keys` of settings, and reply templates. */
  z.object({ kind: z.literal('former-name'), names: z.array(z.string()), keys: z.array(z.string()), templates: z.array(named) }),
  /** Products that are out of stock, and that at least five visitors viewed in that state within four weeks; the most viewed first. */
  z.object({ kind: z.literal('out-of-stock'), count, products: z.array(named) }),
  /** Searches that still find nothing, the most frequent first, with the language of their pages if it is known. */
  z.object({ kind: z.literal('searches'), count, terms: z.array(z.object({ term: z.string(), language: z.enum(languages).optional() })) }),
  /** Drafts that lack nothing that publication needs. */
  counted('drafts'),
  /** Products, drafts included, without a Spanish name, a picture or a price, active ones first. `field` is the first empty field of each. */
  z.object({
    kind: z.literal('incomplete'),
    count,
    products: z.array(named.extend({ field: z.enum(['nameEs', 'mainImage', 'price']) })),
  }),
  /** Products that lack figures for the calculator. */
  counted('figures'),
  counted('translations'),
  counted('pictures'),
  /** Facts that not every company has, and that owners have neither entered nor ruled out; `names` as in the company's `lacks`. */
  z.object({ kind: z.literal('optional-facts'), count, names: z.array(z.string()) }),
])
export type Task = z.infer<typeof taskSchema>

export const tasksSchema = z.object({ tasks: z.array(taskSchema) })
export type Tasks = z.infer<typeof tasksSchema>
