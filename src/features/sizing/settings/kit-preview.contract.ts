import { z } from 'zod'
import { presetKeys } from '../household/household.ts'

const figure = z.coerce.number('sizing.number').optional()

/** Unsaved figures of a setting; for absent ones the stored figures are used. */
export const kitPreviewQuery = z.object({
  value: figure,
  watts: figure,
  dayHours: figure,
  nightHours: figure,
  dutyPercent: figure,
  startFactor: figure,
})
export type KitPreviewQuery = Partial<Record<keyof z.infer<typeof kitPreviewQuery>, number>>

const kit = z.object({
  /** Null if a price of the kit is on request. */
  cents: z.int().nullable(),
  lines: z.array(z.object({ quantity: z.int(), nameDe: z.string(), nameEs: z.string(), nameEn: z.string() })),
})
/** The smallest kit for a household, with the stored and the unsaved figures; null if the stock has none. */
export const kitChangeSchema = z.object({ preset: z.enum(presetKeys), before: kit.nullable(), after: kit.nullable() })
export type KitChange = z.infer<typeof kitChangeSchema>
