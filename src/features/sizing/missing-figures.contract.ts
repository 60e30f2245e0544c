import { z } from 'zod'
import { attributeKeys } from '#features/catalog/goods/attributes.ts'
import { goodsKinds } from '#features/catalog/goods/goods-kinds.ts'
import { publishingNeeds } from '#features/catalog/goods/publishing-needs.ts'

const missingFigureSchema = z.object({
  key: z.enum(attributeKeys),
  /** Number of times that a calculation needed the figure; 0 if none has yet. */
  count: z.int(),
  /** Last day on which a calculation needed the figure, in Havana's time zone: "2026-11-21"; null if none has yet. */
  lastDay: z.string().nullable(),
})

/** `count`: only the total; `figures`: only products that lack figures, the most often needed first. */
export const missingQuerySchema = z.object({ view: z.enum(['count', 'figures'], { error: 'problem.choice' }).optional() })

/** Products that lack something visitors need, and products that lack figures for kits, checks or runtimes. */
export const missingFiguresSchema = z.object({
  /** Number of all such products; the list may be shorter. */
  total: z.int(),
  products: z.array(
    z.object({
      id: z.int(),
      nameDe: z.string(),
      nameEs: z.string(),
      nameEn: z.string(),
      goods: z.enum(goodsKinds),
      isActive: z.boolean(),
      /** Spanish name, picture and price, as far as the product lacks them. */
      missing: z.array(z.enum(publishingNeeds)),
      figures: z.array(missingFigureSchema),
    }),
  ),
})
export type MissingFiguresList = z.infer<typeof missingFiguresSchema>
