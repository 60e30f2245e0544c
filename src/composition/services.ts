import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { catalogueWriter } from '../database/catalogue-write.server.ts'
import type { Database } from '../database/schema.ts'
import { adminGuard, findAdministratorOfRequest } from '../features/accounts/guard.server.ts'
import { isStaffBrowser } from '../features/accounts/session-cookie.server.ts'
import { eventWriter } from '../features/analytics/tracking/event-writer.server.ts'
import { visitorKeys } from '../features/analytics/tracking/visitor-key.server.ts'
import { snapshotFromStoredCart } from '../features/cart/order/order-snapshot.ts'
import { catalogTranslationSources } from '../features/catalog/catalog-translations.server.ts'
import { listCataloguePictures } from '../features/catalog/pages/picture-uses.server.ts'
import { listIncompleteProducts } from '../features/catalog/product/incomplete-products.store.server.ts'
import { judgeableProducts } from '../features/catalog/product/judgeable-products.store.server.ts'
import { findProductNames } from '../features/catalog/product/product-names.server.ts'
import { importRunner } from '../features/catalog/spreadsheets/import/import-runner.server.ts'
import { inquiryLimit, type sendInquiryApi } from '../features/inquiries/inquiries.api.server.ts'
import { queueMail } from '../features/mail/outbox.store.server.ts'
import { describePictures, isInLibrary } from '../features/media/image.store.server.ts'
import { imageTranslations } from '../features/media/image-translations.server.ts'
import { findOwnPicture } from '../features/media/intake/find-own-picture.server.ts'
import { createPictureImport } from '../features/media/intake/imported-pictures.server.ts'
import { isPublicAddress } from '../features/media/intake/public-address.server.ts'
import { createLargePictureFinder } from '../features/media/large-picture.server.ts'
import { openRenditionCache } from '../features/media/rendition-cache.server.ts'
import { createProxyWatch } from '../features/operation/proxy-watch.server.ts'
import { templateTranslations } from '../features/replies/template-translations.server.ts'
import { findSetting, listSettingPictures } from '../features/settings/setting.store.server.ts'
import { settingTranslations } from '../features/settings/setting-translations.server.ts'
import { listProductsToComplete } from '../features/sizing/missing-figures.api.server.ts'
import { makeMissingFigureCounter } from '../features/sizing/missing-figures.store.server.ts'
import { makeSizingBasisReader } from '../features/sizing/settings/sizing-setting.store.server.ts'
import { configuredService } from '../features/translation/configured-service.server.ts'
import { translationDesk } from '../features/translation/desk/desk.server.ts'
import { createTranslator } from '../features/translation/translator.server.ts'
import { countryFinder, strictCountryFinder } from '../features/visitors/country.server.ts'
import { countryDatabase } from '../features/visitors/country-database.server.ts'
import { humanCheck } from '../features/visitors/human-check.server.ts'
import { searchEngineCheck } from '../features/visitors/search-engines.server.ts'
import { humanGuard, verifiedPerson } from '../features/visitors/verification.api.server.ts'
import { isVerificationRequired, parsePolicyOrDefault, verificationRules } from '../features/visitors/verification-countries.ts'
import { createHistoryAdapters } from '../history-adapters.ts'
import { defaultLanguage, isLanguage } from '../i18n/language.ts'
import { createMails } from '../mails.ts'
import { createEraser } from '../platform/eraser.server.ts'
import type { App } from '../platform/http/route.server.ts'
import { createOwnHostsFinder } from '../platform/http/same-origin.server.ts'
import { createProxyCheck } from '../platform/http/trusted-peer.server.ts'
import { toAddressKey } from '../platform/limits/limit-keys.server.ts'
import { wasThrottledRecently } from '../platform/limits/rate-limit.server.ts'
import { shopSecret } from '../platform/shop-secret.server.ts'
import { createSearchServices } from './search.ts'
import type { ServerDependencies } from './server-dependencies.ts'
import { createSharingServices } from './sharing.ts'
import { createTaskFinders } from './tasks.ts'

/**
 * Creates the functions that features need from one another. A feature may not import another one, so its routes get these
 * functions as arguments (type `Dependencies`).
 */
export async function createServices({ config, db, clock, changes }: ServerDependencies, { app }: { app: App }) {
  const { publicUrl, dataDir } = config
  const { log } = app
  const write = catalogueWriter(db, changes)
  const shop = { db, write, clock, changes, publicUrl, dataDir, requireAdmin: adminGuard({ db, clock }) }

  const translate = createTranslator({
    db,
    service: configuredService(config.translate),
    onFailure: (error) => log.warn({ err: error }, 'translation service failed'),
  })
  const desk = translationDesk({
    db,
    changes,
    // The order of the translation desk.
    sources: [...catalogTranslationSources(db), settingTranslations(db), templateTranslations(db), imageTranslations(db)],
  })
  const translation = { translator: translate, learnTranslations: translate.learn, desk }

  const renditions = await openRenditionCache(join(dataDir, 'renditions'), log)
  const ownHostsOf = createOwnHostsFinder(publicUrl)
  const pictures = {
    describePictures: (addresses: readonly string[]) => describePictures(db, addresses),
    findLargePicture: createLargePictureFinder({ db, renditions, log }),
  }
  const media = {
    ...pictures,
    ...{ renditions, pictures },
    isInLibrary: (address: string) => isInLibrary(db, address),
    findOwnPicture: (text: string, request: FastifyRequest) => findOwnPicture(db, text, ownHostsOf(request)),
    listPictureUses: async () => [...(await listCataloguePictures(db)), ...(await listSettingPictures(db))],
  }

  const pictureLibrary = createPictureImport({ db, write, clock })
  const imports = importRunner({ db, clock, log, write, pictureLibrary, isAlone: !config.databaseUrl })
  app.addHook('onListen', async () => imports.watch())
  app.addHook('onClose', () => imports.stop())
  const spreadsheets = { pictureLibrary, importRunner: imports }

  const search = createSearchServices({ db, clock, changes, app })
  const missing = makeMissingFigureCounter({ ...{ db, clock, log }, findProducts: (ids) => findProductNames(db, { ids }) })
  app.addHook('onClose', () => missing.close())
  const sizing = {
    listJudgedStock: judgeableProducts(db, changes),
    listIncompleteProducts: () => listIncompleteProducts(db),
    findSizingBasis: makeSizingBasisReader(db, changes),
    noteLacking: missing.noteLacking,
    flushLacking: missing.flush,
  }

  const sharing = createSharingServices({ config, db, app })

  const isFromTrustedProxy = createProxyCheck(config.trustProxy)
  const proxies = createProxyWatch({ log, publicUrl, isFromTrustedProxy, isPublicAddress })
  app.addHook('onRequest', async (request) => proxies.note(request))
  const countryDependencies = {
    countryHeader: config.countryHeader,
    isFromTrustedProxy,
    isPublicAddress,
    lookUp: countryDatabase(),
  }
  const countryOf = countryFinder(countryDependencies)
  const readSecret = () => shopSecret(db, 'verification')
  const check = humanCheck({
    clock,
    findCountry: strictCountryFinder(countryDependencies),
    isStaff: async (request) => (await findAdministratorOfRequest({ db, clock }, request)) !== undefined,
    isSearchEngine: searchEngineCheck(),
    isAsked: async (country) => isVerificationRequired(parsePolicyOrDefault(await findSetting(db, 'verification_countries')), country),
    isBusy: (request) => wasThrottledRecently(db, inquiryLimit, toAddressKey(request.ip), clock.now()),
    readSecret,
  })
  const visitors = { countryOf, check, readSecret, settingRules: verificationRules }

  const mails = createMails({ config, db, clock, log })
  app.addHook('onListen', async () => mails.sender.start())
  app.addHook('onClose', () => mails.sender.stop())
  const inquiries: InquiryDependencies = {
    isTrusted: humanGuard(check),
    personOf: verifiedPerson(check),
    readCart: (stored, language) => snapshotFromStoredCart(stored, language, clock.now()),
    onStored: (transaction, { id }) => queueMail(transaction, { kind: 'inquiry', subject: id }, clock.now()),
    afterwards: () => void mails.sender.sendDue(),
  }

  const accounts = {
    async queueNotice(transaction: Database, subject: number, formerAddress: string): Promise<void> {
      await queueMail(transaction, { kind: 'account', subject }, clock.now())
      if (formerAddress) await queueMail(transaction, { kind: 'former-address', subject, recipient: formerAddress }, clock.now())
    },
    sendNotices: () => void mails.sender.sendDue(),
  }

  const { erase, stop } = createEraser(db, log)
  app.addHook('onClose', stop)
  const history = {
    adapters: createHistoryAdapters({ db, write, dataDir, onGlossaryChange: translate.forgetRecent }),
    afterErased: () => void erase(),
  }

  const keys = visitorKeys(db)
  const writer = eventWriter({
    ...{ db, clock, log, visitorKeys: keys },
    findProducts: (wanted) => findProductNames(db, wanted),
    isMissed: async (words, language) =>
      (await search.searchProducts(words, isLanguage(language) ? language : defaultLanguage)).ids.length === 0,
  })
  const analytics = {
    ...{ writer, visitorKeys: keys, flush: writer.flush, isStaff: isStaffBrowser },
    findNames: (ids: readonly number[]) => findProductNames(db, { ids }),
  }

  const findTasks = createTaskFinders({
    ...{ db, clock, config, searchProducts: search.searchProducts },
    countTranslations: desk.count,
    async countMissingFigures() {
      await missing.flush()
      return (await listProductsToComplete({ ...sizing, db, findNames: analytics.findNames }, { limit: 0, isOnlyFigures: true })).total
    },
  })

  return {
    ...shop,
    findTasks,
    hasServiceWorker: config.hasServiceWorker,
    proxyWatch: proxies,
    ...translation,
    ...media,
    ...spreadsheets,
    ...search,
    ...sizing,
    ...sharing,
    ...visitors,
    ...mails,
    ...inquiries,
    ...accounts,
    ...history,
    ...analytics,
  }
}

export type Services = Awaited<ReturnType<typeof createServices>>
type InquiryDependencies = Omit<Parameters<typeof sendInquiryApi>[1], 'db' | 'clock'>
