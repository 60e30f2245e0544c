import { join } from 'node:path'
import type { Call } from '../api/call.ts'
import { eventReplay, plainForms } from '../early/event-replay.ts'
import { findAdministratorOfRequest } from '../features/accounts/guard.server.ts'
import { hasStaffCookie } from '../features/accounts/session-cookie.server.ts'
import { listCategories } from '../features/catalog/calls.ts'
import { productPreviewApi } from '../features/catalog/pages/product-preview.api.server.ts'
import { createMiniatureInserter } from '../features/media/miniature.server.ts'
import { listSettings } from '../features/settings/calls.ts'
import { getSizingBasis } from '../features/sizing/calls.ts'
import { suggestLanguage } from '../features/visitors/suggested-language.ts'
import { defaultLanguage } from '../i18n/language.ts'
import { inProcessApi } from '../platform/http/in-process-api.server.ts'
import { createFramedPageRenderer } from '../platform/pages/framed-page.server.ts'
import { lastAnswers } from '../platform/pages/last-answers.server.ts'
import type { PageRendering } from '../platform/pages/page-rendering.server.ts'
import { servePages } from '../platform/pages/pages.server.ts'
import { createFileServer, WORKER_PATH } from '../platform/pages/static.server.ts'
import { dictionaryPattern, formPages, pageParameters } from '../ui/site/page-parameters.ts'
import type { openHttp } from './http.ts'
import type { ServerDependencies } from './server-dependencies.ts'
import type { Services } from './services.ts'

/** Serves the documents: the public site, the staff area, and the preview of an unsaved product. */
export async function serveSite(
  pages: NonNullable<ServerDependencies['pages']>,
  shop: Services,
  { app, fastPaths, readLimit, addRoutes }: Awaited<ReturnType<typeof openHttp>>,
) {
  const { db, clock, dataDir, publicUrl, changes, countryOf, exchangeRates, hasServiceWorker } = shop
  const { buildDir, answerPage } = pages
  const { answerAsset } = buildDir
    ? createFileServer(join(buildDir, 'client'), pages.assets.worker[hasServiceWorker ? 'on' : 'off'], app.log, {
        folder: join(dataDir, 'old-files'),
        now: clock.now(),
      })
    : { answerAsset: () => false }
  for (const path of ['/assets/*', WORKER_PATH])
    app.get(path, { schema: { hide: true } }, (request, reply) => {
      if (!answerAsset(request.raw, reply.raw)) return reply.callNotFound()
      reply.hijack()
    })
  const rendering: PageRendering = {
    answerPage,
    finish: await createMiniatureInserter({ db, dataDir, log: app.log }),
    publicUrl,
    api: (language, request) => inProcessApi(app, language, request),
  }
  await addRoutes(productPreviewApi, { ...shop, renderPage: createFramedPageRenderer(rendering) })
  const frameCalls = [listCategories, listSettings, getSizingBasis]
  const remembered = lastAnswers(frameCalls)
  // Makes these calls at the start, so that pages have their answers even if the database stops before the first visitor comes. The routes
  // log failures.
  app.addHook('onListen', async () => {
    const { api } = remembered(inProcessApi(app, defaultLanguage))
    for (const call of frameCalls) void api.call(call as Call, {} as never).catch(() => {})
  })
  const served = servePages(app, {
    ...rendering,
    readLimit,
    lastAnswers: remembered,
    assets: pages.assets,
    eventReplay,
    plainForms,
    isBuilt: buildDir !== undefined,
    hasServiceWorker,
    changes,
    isAdministrator: async (request) => (await findAdministratorOfRequest({ db, clock }, request)) !== undefined,
    suggestLanguage: async (request) => suggestLanguage(await countryOf(request), request.headers['accept-language']),
    exchangeRates,
    parameters: pageParameters,
    forms: formPages,
    matchOf: dictionaryPattern,
    isStaff: hasStaffCookie,
  })
  fastPaths.push(answerAsset, served.answerFromCache)
}
