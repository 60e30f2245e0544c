import type { Specs } from '#features/catalog/goods/attributes.ts'
import type { Clock } from '#platform/clock.server.ts'
import { type App, route } from '#platform/http/route.server.ts'
import { getSizingBasis, sizeHousehold } from './calls.ts'
import type { StockItem } from './kits/kit-parts.ts'
import type { MissingFigure } from './lacks.ts'
import type { SizingBasis } from './settings/setting-fields.ts'
import { listAppliances, sizeHome } from './size-home.ts'
import { sizingBasisSchema, sizingQuerySchema, sizingSchema } from './sizing.contract.ts'

export type SizingDependencies = {
  clock: Clock
  /** Visible products of the kinds for which catalog/fit has rules. */
  listJudgedStock: () => Promise<readonly (StockItem & { specs: Specs })[]>
  findSizingBasis: () => Promise<SizingBasis>
  /** Counts figures that a calculation needed and products lack. */
  noteLacking: (lacks: readonly MissingFigure[]) => void
}

/** Public routes that size a household, and return the basis of sizing. */
export async function sizingApi(app: App, { clock, listJudgedStock, findSizingBasis, noteLacking }: SizingDependencies): Promise<void> {
  route(
    app,
    sizeHousehold,
    {
      summary: 'Compute the needs of a household and kits for it from the stock. Errors in its encoded form are corrected and reported',
      query: sizingQuerySchema,
      answers: { 200: sizingSchema },
    },
    async ({ query }) => {
      const [basis, stock] = await Promise.all([findSizingBasis(), listJudgedStock()])
      return sizeHome(query.home, { basis, stock, now: clock.now(), note: noteLacking })
    },
  )

  route(
    app,
    getSizingBasis,
    {
      summary: 'Get the basis of all calculations: assumptions with their sources, and appliances',
      answers: { 200: sizingBasisSchema },
    },
    async () => {
      const { appliances, ...basis } = await findSizingBasis()
      return { ...basis, appliances: listAppliances(appliances) }
    },
  )
}
