import type { Database } from '#database/schema.ts'
import type { AttributeKey, Specs } from '#features/catalog/goods/attributes.ts'
import type { GoodsKind } from '#features/catalog/goods/goods-kinds.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { isLacking, missingOf } from './lacks.ts'
import { type MissingFiguresList, missingFiguresSchema } from './missing-figures.contract.ts'
import { countedLacks } from './missing-figures.store.server.ts'
import * as calls from './staff-calls.ts'

type Named = { id: number; nameDe: string; nameEs: string; nameEn: string }
type Parts = {
  db: Database
  requireAdmin: Guard
  /** What visitors may see of power. */
  listPowerStock: () => Promise<readonly { id: number; goods: GoodsKind; specs: Specs }[]>
  findNames: (ids: readonly number[]) => Promise<readonly Named[]>
  /** Writes what this server has still in memory, so that staff see what was needed a moment ago. */
  flushLacking: () => Promise<void>
}

/** Products that the answer names; when these are filled in, the next ones come. */
const MOST_PRODUCTS = 200

/** Which products lack which figure, for staff. */
export async function missingFiguresApi(app: App, { flushLacking, requireAdmin, ...parts }: Parts): Promise<void> {
  guardRoutes(app, requireAdmin)
  route(
    app,
    calls.listMissingFigures,
    {
      summary: 'Products that lack figures by which systems are sized, what was needed most often first',
      answers: { 200: missingFiguresSchema },
    },
    async (_, reply) => {
      await flushLacking()
      reply.header('cache-control', 'no-store')
      return listMissing(parts)
    },
  )
}

/** What was needed once and is told by now is not missing any more. */
async function listMissing({ db, listPowerStock, findNames }: Omit<Parts, 'requireAdmin' | 'flushLacking'>): Promise<MissingFiguresList> {
  const [counted, stock] = await Promise.all([countedLacks(db), listPowerStock()])
  const lacking = stock.flatMap((item) => {
    const { id, goods, specs } = item
    const needed = (counted.get(id) ?? []).filter(({ key }) => isLacking(specs, key as AttributeKey))
    const others = missingOf(item).filter(({ key }) => needed.every((one) => one.key !== key))
    const figures = [...needed, ...others.map(({ key }) => ({ key, count: 0, lastDay: null }))].sort(
      (one, other) => other.count - one.count,
    ) as MissingFiguresList['products'][number]['figures']
    return figures.length > 0 ? [{ id, goods, figures }] : []
  })
  const often = ({ figures }: (typeof lacking)[number]) => figures[0]?.count ?? 0
  const first = lacking.sort((one, other) => often(other) - often(one) || one.id - other.id).slice(0, MOST_PRODUCTS)
  const names = new Map((await findNames(first.map(({ id }) => id))).map((one) => [one.id, one]))
  const products = first.flatMap((one) => {
    const named = names.get(one.id)
    return named ? [{ ...one, nameDe: named.nameDe, nameEs: named.nameEs, nameEn: named.nameEn }] : []
  })
  return { total: lacking.length, products }
}
