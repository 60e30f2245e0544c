import { wordFindings } from '#features/catalog/findings/worded-findings.ts'
import { checkCompared } from '#features/catalog/fit/compared-checks.ts'
import { evaluateSystem } from '#features/catalog/fit/evaluate-system.ts'
import type { Finding } from '#features/catalog/fit/finding.ts'
import { nameOf, type Translated } from '#i18n/language.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { type App, route } from '#platform/http/route.server.ts'
import { checkGoods } from './calls.ts'
import { checksQuerySchema, checksSchema } from './checks.contract.ts'
import { decodeHousehold } from './household/household-link.ts'
import { needsOf } from './needs.ts'
import { type HouseholdKind, householdKind } from './runtime-text.ts'
import type { SizingParts } from './sizing.api.server.ts'

type Dependencies = Pick<SizingParts, 'listJudgedStock' | 'findSizingBasis' | 'noteLacking'> & {
  findNames: (ids: readonly number[]) => Promise<readonly (Translated<'name'> & { id: number })[]>
}

/** Route of the compatibility check, in words. */
export async function checksApi(app: App, { listJudgedStock, findSizingBasis, findNames, noteLacking }: Dependencies): Promise<void> {
  route(
    app,
    checkGoods,
    {
      summary: 'Whether goods work together, in sentences of the language of Accept-Language. What is not for sale is left out',
      query: checksQuerySchema,
      answers: { 200: checksSchema },
    },
    async ({ query, request }, reply) => {
      reply.header('vary', 'accept-language')
      const stock = new Map((await listJudgedStock()).map((item) => [item.id, item]))
      const known = query.items.filter(({ id }) => stock.has(id))
      if (known.length === 0) return { findings: [] }
      const language = apiLanguage(request)
      const names = new Map((await findNames(known.map(({ id }) => id))).map((row) => [row.id, nameOf(row, 'name', language)]))
      const items = known.flatMap(({ id, quantity }) => {
        const item = stock.get(id)
        // Alternatives have no quantity.
        return item ? { ...item, quantity: query.alternatives ? 1 : quantity, name: names.get(id) ?? String(id) } : []
      })
      const note = (findings: readonly Finding[]) => noteLacking(findings.flatMap(({ lacks = [] }) => lacks))
      if (query.alternatives) {
        const compared = checkCompared(items)
        note(compared)
        return wordFindings(compared, items, language)
      }
      const tell = (findings: readonly Finding[], home?: HouseholdKind) => {
        note(findings)
        return wordFindings(findings, items, language, home)
      }
      const { assumed, appliances } = await findSizingBasis()
      if (!query.home) return tell(evaluateSystem(items))
      const { household, corrections } = decodeHousehold(query.home, appliances)
      // A household that cannot be read completely is not checked against.
      if (corrections.some(({ field }) => field === 'unknown' || field === 'link' || field === 'cut')) return tell(evaluateSystem(items))
      return tell(evaluateSystem(items, needsOf(household, assumed)), householdKind(household, appliances))
    },
  )
}
