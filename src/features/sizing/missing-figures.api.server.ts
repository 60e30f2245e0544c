import type { Database } from '#database/schema.ts'
import type { AttributeKey, Specs } from '#features/catalog/goods/attributes.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import type { PublishingNeed } from '#features/catalog/goods/publishing-needs.ts'
import type { TranslatedName } from '#i18n/language.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import * as calls from './calls.ts'
import { isLacking, missingForSizingAndChecks } from './lacks.ts'
import { type MissingFiguresList, missingFiguresSchema, missingQuerySchema } from './missing-figures.contract.ts'
import { readMissingCounts } from './missing-figures.store.server.ts'

type Dependencies = {
  db: Database
  requireAdmin: Guard
  /** Visible products of the kinds for which catalog/fit has rules. */
  listJudgedStock: () => Promise<readonly { id: number; goods: GoodsKind; specs: Specs }[]>
  /** Products without a name, picture or price that visitors need; products that visitors can see already come first. */
  listIncompleteProducts: () => Promise<readonly { id: number; goods: GoodsKind; isActive: boolean; missing: PublishingNeed[] }[]>
  findNames: (ids: readonly number[]) => Promise<readonly TranslatedName[]>
  /** Writes counts that are still in memory to the database, so that staff see figures needed a moment ago. */
  flushLacking: () => Promise<void>
}

/** Maximum products in an answer; when staff have completed these, the next ones appear. */
const MAX_PRODUCTS = 200

/** Route for staff that lists products with missing figures. */
export async function missingFiguresApi(app: App, { flushLacking, requireAdmin, ...parts }: Dependencies): Promise<void> {
  guardRoutes(app, requireAdmin)
  route(
    app,
    calls.listMissingFigures,
    {
      summary:
        'List products without a Spanish name, picture or price, then products without figures that sizing needs, the most often needed first. view=count returns only their number, view=figures only products without figures',
      query: missingQuerySchema,
      answers: { 200: missingFiguresSchema },
    },
    async ({ query: { view } }, reply) => {
      await flushLacking()
      reply.header('cache-control', 'no-store')
      return listProductsToComplete(parts, { limit: view === 'count' ? 0 : MAX_PRODUCTS, isOnlyFigures: view === 'figures' })
    },
  )
}

/**
 * Lists products with missing figures, and, unless `isOnlyFigures`, first the products that lack something visitors need. Figures
 * that calculations needed most often come first.
 */
export async function listProductsToComplete(
  { db, listJudgedStock, listIncompleteProducts, findNames }: Omit<Dependencies, 'requireAdmin' | 'flushLacking'>,
  { limit, isOnlyFigures }: { limit: number; isOnlyFigures: boolean },
): Promise<MissingFiguresList> {
  const [counted, stock, incomplete] = await Promise.all([readMissingCounts(db), listJudgedStock(), listIncompleteProducts()])
  const figures = new Map<number, { goods: GoodsKind; figures: Figures }>()
  for (const item of stock) {
    const { id, goods, specs } = item
    const needed = (counted.get(id) ?? []).filter(({ key }) => isLacking(specs, key as AttributeKey))
    const others = missingForSizingAndChecks(item).filter(({ key }) => needed.every((one) => one.key !== key))
    const all = [...needed, ...others.map(({ key }) => ({ key, count: 0, lastDay: null }))] as Figures
    if (all.length > 0) figures.set(id, { goods, figures: all.sort((one, other) => other.count - one.count) })
  }
  const often = (one: Lacking) => one.figures[0]?.count ?? 0
  const listed = incomplete.filter(({ id }) => !isOnlyFigures || figures.has(id))
  const shown = listed.map((one) => ({ ...one, figures: figures.get(one.id)?.figures ?? [] }))
  for (const { id } of shown) figures.delete(id)
  const others = [...figures].map(([id, one]) => ({ id, ...one, isActive: true, missing: [] }))
  const byNeed = (one: Lacking, other: Lacking) => often(other) - often(one) || one.id - other.id
  const lacking = isOnlyFigures ? [...shown, ...others].sort(byNeed) : [...shown, ...others.sort(byNeed)]
  const first = lacking.slice(0, limit)
  const names = new Map((await findNames(first.map(({ id }) => id))).map((one) => [one.id, one]))
  const products = first.flatMap((one) => {
    const named = names.get(one.id)
    return named ? [{ ...one, nameDe: named.nameDe, nameEs: named.nameEs, nameEn: named.nameEn }] : []
  })
  return { total: lacking.length, products }
}

type Figures = MissingFiguresList['products'][number]['figures']
type Lacking = { id: number; figures: Figures }
