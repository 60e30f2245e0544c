import { nameOf, type Translated } from '#i18n/language.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { type App, route } from '#platform/http/route.server.ts'
import { checkGoods } from './calls.ts'
import { checksQuerySchema, checksSchema } from './checks.contract.ts'
import { describeChecks } from './describe-checks.ts'
import type { SizingDependencies } from './sizing.api.server.ts'

type Dependencies = Pick<SizingDependencies, 'listJudgedStock' | 'findSizingBasis' | 'noteLacking'> & {
  findNames: (ids: readonly number[]) => Promise<readonly (Translated<'name'> & { id: number })[]>
}

/** Route that checks whether goods work together and words the findings. */
export async function checksApi(app: App, { listJudgedStock, findSizingBasis, findNames, noteLacking }: Dependencies): Promise<void> {
  route(
    app,
    checkGoods,
    {
      summary: 'Check whether products work together. Findings are in the language of Accept-Language; products not for sale are ignored',
      query: checksQuerySchema,
      answers: { 200: checksSchema },
    },
    async ({ query, request }, reply) => {
      reply.header('vary', 'accept-language')
      const stock = await listJudgedStock()
      const known = query.items.filter(({ id }) => stock.some((item) => item.id === id))
      const names = known.length === 0 ? [] : await findNames(known.map(({ id }) => id))
      const language = apiLanguage(request)
      return describeChecks(query, {
        stock,
        language,
        basis: await findSizingBasis(),
        nameOf: (id) =>
          nameOf(names.find((one) => one.id === id) ?? { nameDe: '', nameEs: '', nameEn: '', name: String(id) }, 'name', language),
        note: (findings) => noteLacking(findings.flatMap(({ lacks = [] }) => lacks)),
      })
    },
  )
}
