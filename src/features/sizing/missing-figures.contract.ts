import { z } from 'zod'
import { attributeKeys } from '#features/catalog/goods/attributes.ts'
import { goodsKinds } from '#features/catalog/goods/goods-kinds.ts'

const missingFigureSchema = z.object({
  key: z.enum(attributeKeys),
  /** How often it was needed; 0: not yet. */
  count: z.int(),
  /** Day of Havana, "2026-11-21"; null: not yet. */
  lastDay: z.string().nullable(),
})

/** Products that lack figures which kits, checks or carried hours need, with what was needed most often first. */
export const missingFiguresSchema = z.object({
  /** How many there are; the list ends earlier where there are very many. */
  total: z.int(),
  products: z.array(
    z.object({
      id: z.int(),
      nameDe: z.string(),
      nameEs: z.string(),
      nameEn: z.string(),
      goods: z.enum(goodsKinds),
      figures: z.array(missingFigureSchema),
    }),
  ),
})
export type MissingFiguresList = z.infer<typeof missingFiguresSchema>
