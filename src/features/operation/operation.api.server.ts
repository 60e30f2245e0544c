import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { getOperationState } from './calls.ts'
import { operationStateSchema } from './operation.contract.ts'
import type { ProxyWatch } from './proxy-watch.server.ts'

/** Route that lists mistakes in the settings of the proxy in front of the shop. */
export async function operationApi(app: App, { requireAdmin, proxyWatch }: { requireAdmin: Guard; proxyWatch: ProxyWatch }): Promise<void> {
  guardRoutes(app, requireAdmin)

  route(
    app,
    getOperationState,
    {
      summary: 'List mistakes in the settings of the proxy in front of the shop, noticed within the last day',
      answers: { 200: operationStateSchema },
    },
    async () => ({ proxyProblems: proxyWatch.listProblems() }),
  )
}
