import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { CatalogueChanges } from './database/catalogue-changes.ts'
import { catalogueWriter } from './database/catalogue-write.server.ts'
import type { Database } from './database/schema.ts'
import { eventReplay } from './early/event-replay.ts'
import { accountsApi } from './features/accounts/accounts.api.server.ts'
import { administratorsApi } from './features/accounts/administrators.api.server.ts'
import { adminGuard, findAdministratorOfRequest } from './features/accounts/guard.server.ts'
import { ownAccountApi } from './features/accounts/own-account.api.server.ts'
import { isStaffBrowser, isStaffCookie, sessionToken } from './features/accounts/session-cookie.server.ts'
import { analyticsAdminApi } from './features/analytics/analytics-admin.api.server.ts'
import { eventWriter } from './features/analytics/event-writer.server.ts'
import { trackingApi } from './features/analytics/tracking.api.server.ts'
import { visitorKeys } from './features/analytics/visitor-key.server.ts'
import { snapshotOfStored } from './features/cart/order/order-snapshot.ts'
import { categoryAdminApi } from './features/catalog/category/category-admin.api.server.ts'
import { catalogPublicApi } from './features/catalog/pages/catalog-public.api.server.ts'
import { listCataloguePictures } from './features/catalog/pages/picture-uses.server.ts'
import { productPreviewApi } from './features/catalog/pages/product-preview.api.server.ts'
import { findSharedSubjects, listCataloguePages } from './features/catalog/pages/shared-pages.server.ts'
import { productAdminApi } from './features/catalog/product/product-admin.api.server.ts'
import { findProductNames } from './features/catalog/product/product-names.server.ts'
import { listSearchableProducts } from './features/catalog/product/searchable-products.server.ts'
import { feedsApi } from './features/feeds/feeds.api.server.ts'
import { historyApi } from './features/history/history.api.server.ts'
import { inquiriesApi } from './features/inquiries/inquiries.api.server.ts'
import { inquiriesAdminApi } from './features/inquiries/inquiries-admin.api.server.ts'
import { mailAdminApi } from './features/mail/mail-admin.api.server.ts'
import { noteMail } from './features/mail/outbox.store.server.ts'
import { describePictures, isInLibrary } from './features/media/image.store.server.ts'
import { mediaAdminApi } from './features/media/intake/media-admin.api.server.ts'
import { isPublicAddress } from './features/media/intake/public-address.server.ts'
import { keepRenditions } from './features/media/kept-renditions.server.ts'
import { largePictures } from './features/media/large-picture.server.ts'
import { mediaApi } from './features/media/media.api.server.ts'
import { miniatures } from './features/media/miniature.server.ts'
import { previewsApi } from './features/media/previews.api.server.ts'
import { templatesApi } from './features/replies/templates.api.server.ts'
import { productSearch } from './features/search/product-search.server.ts'
import { company } from './features/settings/company.ts'
import { findSetting, listSettingPictures } from './features/settings/setting.store.server.ts'
import { settingsAdminApi, settingsPublicApi } from './features/settings/settings.api.server.ts'
import { asksCountry, policyInForce } from './features/settings/verification-countries.ts'
import { configuredService } from './features/translation/configured-service.server.ts'
import { translationApi } from './features/translation/translation.api.server.ts'
import { translator } from './features/translation/translator.server.ts'
import { countryFinder, countrySearch } from './features/visitors/country.server.ts'
import { countryDatabase } from './features/visitors/country-database.server.ts'
import { geolocationApi } from './features/visitors/geolocation.api.server.ts'
import { humanCheck } from './features/visitors/human-check.server.ts'
import { searchEngineCheck } from './features/visitors/search-engines.server.ts'
import { suggestLanguage } from './features/visitors/suggested-language.ts'
import { humanGuard, verificationApi, verifiedPerson } from './features/visitors/verification.api.server.ts'
import { historyAdapters } from './history-adapters.ts'
import { defaultLanguage, isLanguage } from './i18n/language.ts'
import { siteTitles } from './i18n/site-titles.ts'
import { mailsOf } from './mails.ts'
import type { Clock } from './platform/clock.server.ts'
import { eraser } from './platform/eraser.server.ts'
import { limitBodyDepth } from './platform/http/body-depth.server.ts'
import { LONGEST_BODY_TIME_MS, limitBodyTime } from './platform/http/body-time.server.ts'
import { answerError, answerNotFound } from './platform/http/errors.server.ts'
import { answerHealth } from './platform/http/health.server.ts'
import { type FastPath, httpListener } from './platform/http/http-listener.server.ts'
import { answerOnce } from './platform/http/idempotency.server.ts'
import { inProcessApi } from './platform/http/in-process-api.server.ts'
import { describeApi } from './platform/http/openapi.server.ts'
import { type App, collectMethods } from './platform/http/route.server.ts'
import { sameOriginOnly } from './platform/http/same-origin.server.ts'
import { secureAnswers } from './platform/http/security-headers.server.ts'
import { trustedPeer } from './platform/http/trusted-peer.server.ts'
import { addressToCount } from './platform/limits/limit-keys.server.ts'
import { hadToWaitSince, rateLimits } from './platform/limits/rate-limit.server.ts'
import { framedPages } from './platform/pages/framed-page.server.ts'
import { readableAddress } from './platform/pages/page-address.server.ts'
import type { AnswerPage, PageAssets, PageRendering } from './platform/pages/page-rendering.server.ts'
import { servePages } from './platform/pages/pages.server.ts'
import { assetsOf, readPageAssets } from './platform/pages/static.server.ts'
import { shopSecret } from './platform/shop-secret.server.ts'
import { formPages, matchOf, pageParameters } from './ui/site/page-parameters.ts'

export type ServerParts = {
  config: Config
  db: Database
  clock: Clock
  changes: CatalogueChanges
  log: FastifyBaseLogger | boolean
  /** How long the end waits for requests under way, in milliseconds. */
  drainMs?: number
  /** The bundle's door to the pages and the built files; absent where only the API is wanted. */
  pages?: {
    answerPage: AnswerPage
    /** Absent in development: then documents load their modules, which `assets` names, from `middleware`, and nothing is kept. */
    buildDir?: string
    assets?: PageAssets
    middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  }
}

/** A form on a slow line is through by then; who stops a service waits no longer. */
const DRAIN_MS = 10_000

/** The whole shop, composed and ready to listen or to be called in process. */
export async function buildServer(parts: ServerParts): Promise<App> {
  // Filled below: what is ready is answered without the framework.
  const fastPaths: FastPath[] = []
  const listener = httpListener({
    requestTimeoutMs: LONGEST_BODY_TIME_MS,
    drainMs: parts.drainMs ?? DRAIN_MS,
    fastPaths,
    onFailure: (error) => app.log.error({ err: error }, 'unexpected error'),
    onCut: (requests) => app.log.warn({ requests }, 'the shop ends without waiting any longer for these requests'),
  })
  const app = fastify({
    serverFactory: (handle) => {
      const middleware = parts.pages?.middleware
      return listener.serverFactory(
        middleware ? (request, response) => middleware(request, response, () => handle(request, response)) : handle,
      )
    },
    ...(typeof parts.log === 'boolean' ? { logger: parts.log } : { loggerInstance: parts.log }),
    trustProxy: parts.config.trustProxy.length > 0 ? parts.config.trustProxy : false,
    bodyLimit: 1024 * 1024,
    rewriteUrl: ({ url }) => readableAddress(url ?? '/'),
    frameworkErrors: answerError,
    // One line a request would only wear the disk; what went wrong is logged where it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // A slug may have 120 letters; the default ends an address part at 100.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    return503OnClosing: true,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // JSON is the one text that is read; multipart is added where pictures come in.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  const methods = collectMethods(app)
  listener.attach(app)
  limitBodyTime(app)
  limitBodyDepth(app)

  await app.register(cookie)
  answerOnce(app, { db: parts.db, clock: parts.clock })
  // What is not kept with its compressed forms (staff pages and lists) is compressed on the way, quickly.
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } })
  secureAnswers(app, parts.config.publicUrl)
  app.addHook(
    'onRequest',
    sameOriginOnly({ publicUrl: parts.config.publicUrl, carriesSession: (request) => sessionToken(request) !== undefined }),
  )
  await describeApi(app)

  const { db, clock, changes } = parts
  const write = catalogueWriter(db, changes)
  const requireAdmin = adminGuard({ db, clock })

  answerHealth(app, db)
  // Each subject's routes are registered here.
  await app.register(async (subject) => accountsApi(subject as App, { db, clock, requireAdmin }))
  await app.register(async (subject) => ownAccountApi(subject as App, { db, clock, requireAdmin, company: company.brand }))
  await app.register(async (subject) => administratorsApi(subject as App, { db, clock, requireAdmin, company: company.brand }))
  const translate = translator({
    db,
    service: configuredService(parts.config.translate),
    onFailure: (error) => app.log.warn({ err: error }, 'not translated'),
  })
  await app.register(async (subject) => translationApi(subject as App, { db, clock, requireAdmin, translator: translate }))
  const staffParts = {
    ...{ db, write, clock, requireAdmin, learnTranslations: translate.learn },
    isInLibrary: (address: string) => isInLibrary(db, address),
  }
  const listPictureUses = async () => [...(await listCataloguePictures(db)), ...(await listSettingPictures(db))]
  const searchProducts = productSearch({ listDocuments: (language) => listSearchableProducts(db, language), changes })
  const renditions = await keepRenditions(join(parts.config.dataDir, 'renditions'), app.log)
  const pictures = {
    describePictures: (addresses: readonly string[]) => describePictures(db, addresses),
    findLargePicture: largePictures({ db, renditions, log: app.log }),
  }
  await app.register(async (subject) => catalogPublicApi(subject as App, { db, changes, searchProducts, pictures }))
  await app.register(async (subject) => categoryAdminApi(subject as App, staffParts))
  await app.register(async (subject) => productAdminApi(subject as App, staffParts))
  await app.register(async (subject) => settingsPublicApi(subject as App, { db, changes, ...pictures }))
  await app.register(async (subject) => settingsAdminApi(subject as App, staffParts))
  await app.register(async (subject) => mediaApi(subject as App, { db, renditions }))
  const { brand, places } = company
  await app.register(async (subject) =>
    previewsApi(subject as App, {
      db,
      dataDir: parts.config.dataDir,
      places,
      findSubjects: async (kind, id) => {
        if (kind === 'site') return isLanguage(id) ? [{ title: siteTitles[id], picture: null, brand }] : undefined
        return (await findSharedSubjects(db, kind, id))?.map((subject) => ({ ...subject, brand }))
      },
    }),
  )
  await app.register(async (subject) =>
    feedsApi(subject as App, {
      publicUrl: parts.config.publicUrl,
      changes,
      brand,
      description: siteTitles.es,
      listCataloguePages: () => listCataloguePages(db),
    }),
  )
  await app.register(async (subject) =>
    mediaAdminApi(subject as App, { ...staffParts, listPictureUses, publicUrl: parts.config.publicUrl }),
  )
  const countryParts = { isFromTrustedProxy: trustedPeer(parts.config.trustProxy), isPublicAddress, lookUp: countryDatabase() }
  const countryOf = countryFinder(countryParts)
  await app.register(async (subject) => geolocationApi(subject as App, { countryOf }))
  const readSecret = () => shopSecret(db, 'verification')
  const check = humanCheck({
    clock,
    findCountry: countrySearch(countryParts),
    isStaff: async (request) => (await findAdministratorOfRequest({ db, clock }, request)) !== undefined,
    isSearchEngine: searchEngineCheck(),
    isAsked: async (country) => asksCountry(policyInForce(await findSetting(db, 'verification_countries')), country),
    isBusy: (request) =>
      hadToWaitSince(db, 'inquiry', addressToCount(request.ip), new Date(clock.now().getTime() - rateLimits.inquiry.windowMs)),
    readSecret,
  })
  await app.register(async (subject) => verificationApi(subject as App, { db, clock, check, readSecret }))
  const { sender, ...mails } = mailsOf({ config: parts.config, db, clock, log: app.log })
  await app.register(async (subject) =>
    inquiriesApi(subject as App, {
      db,
      clock,
      isTrusted: humanGuard(check),
      personOf: verifiedPerson(check),
      readCart: snapshotOfStored,
      onStored: (transaction, { id }) => noteMail(transaction, { kind: 'inquiry', subject: id }, clock.now()),
      afterwards: () => void sender.sendDue(),
    }),
  )
  const { publicUrl } = parts.config
  await app.register(async (subject) =>
    mailAdminApi(subject as App, { db, clock, requireAdmin, ...mails, sender, brand: company.brand, publicUrl }),
  )
  app.addHook('onListen', async () => sender.start())
  app.addHook('onClose', () => sender.stop())
  await app.register(async (subject) => inquiriesAdminApi(subject as App, { db, clock, requireAdmin }))
  await app.register(async (subject) => templatesApi(subject as App, { db, clock, requireAdmin }))
  const adapters = historyAdapters({ db, write, dataDir: parts.config.dataDir, onGlossaryChange: translate.forgetRecent })
  const { erase, stop } = eraser(db, app.log)
  app.addHook('onClose', stop)
  await app.register(async (subject) => historyApi(subject as App, { ...staffParts, adapters, afterErased: () => void erase() }))
  const keys = visitorKeys(db)
  const writer = eventWriter({
    db,
    clock,
    visitorKeys: keys,
    log: app.log,
    findProducts: (wanted) => findProductNames(db, wanted),
    isMissed: async (words, language) => (await searchProducts(words, isLanguage(language) ? language : defaultLanguage)).ids.length === 0,
  })
  await app.register(async (subject) =>
    trackingApi(subject as App, {
      db,
      clock,
      visitorKeys: keys,
      writer,
      countryOf,
      isStaff: isStaffBrowser,
      publicUrl: parts.config.publicUrl,
    }),
  )
  await app.register(async (subject) =>
    analyticsAdminApi(subject as App, { db, clock, requireAdmin, flush: writer.flush, findNames: (ids) => findProductNames(db, { ids }) }),
  )

  if (parts.pages) {
    const { buildDir } = parts.pages
    const { answerAsset } = buildDir ? assetsOf(join(buildDir, 'client'), app.log) : { answerAsset: () => false }
    app.get('/assets/*', { schema: { hide: true } }, (request, reply) => {
      if (!answerAsset(request.raw, reply.raw)) return reply.callNotFound()
      reply.hijack()
    })
    const rendering: PageRendering = {
      answerPage: parts.pages.answerPage,
      finish: await miniatures({ db, dataDir: parts.config.dataDir, log: app.log }),
      publicUrl: parts.config.publicUrl,
      api: (language, request) => inProcessApi(app, language, request),
    }
    await app.register(async (subject) =>
      productPreviewApi(subject as App, { db, clock, requireAdmin, renderPage: framedPages(rendering), pictures }),
    )
    const served = servePages(app, {
      ...rendering,
      assets: parts.pages.assets ?? readPageAssets(buildDir ?? ''),
      eventReplay,
      isBuilt: buildDir !== undefined,
      changes: parts.changes,
      isAdministrator: async (request) => (await findAdministratorOfRequest({ db, clock }, request)) !== undefined,
      suggestLanguage: async (request) => suggestLanguage(await countryOf(request), request.headers['accept-language']),
      parameters: pageParameters,
      forms: formPages,
      matchOf,
      isStaff: isStaffCookie,
    })
    fastPaths.push(answerAsset, served.answerFromCache)
  }

  await app.register(async (last) => methods.answerOtherMethods(last as App))
  app.setNotFoundHandler(answerNotFound)
  await app.ready()
  return app
}
