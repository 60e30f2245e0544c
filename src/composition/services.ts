import { catalogueWriter } from '../database/catalogue-write.server.ts'
import { adminGuard } from '../features/accounts/guard.server.ts'
import { isStaffBrowser } from '../features/accounts/session-cookie.server.ts'
import { eventWriter } from '../features/analytics/tracking/event-writer.server.ts'
import { visitorKeys } from '../features/analytics/tracking/visitor-key.server.ts'
import { snapshotFromStoredCart } from '../features/cart/order/order-snapshot.ts'
import { catalogTranslationSources } from '../features/catalog/catalog-translations.server.ts'
import { judgeableProducts } from '../features/catalog/product/judgeable-products.store.server.ts'
import { findProductNames } from '../features/catalog/product/product-names.server.ts'
import { listIncompleteProducts } from '../features/catalog/product/product-tasks.store.server.ts'
import { importRunner } from '../features/catalog/spreadsheets/import/import-runner.server.ts'
import type { sendInquiryApi } from '../features/inquiries/inquiries.api.server.ts'
import { imageTranslations } from '../features/media/image-translations.server.ts'
import { createPictureImport } from '../features/media/intake/imported-pictures.server.ts'
import { templateTranslations } from '../features/replies/template-translations.server.ts'
import { settingTranslations } from '../features/settings/setting-translations.server.ts'
import { listProductsToComplete } from '../features/sizing/missing-figures.api.server.ts'
import { makeMissingFigureCounter } from '../features/sizing/missing-figures.store.server.ts'
import { makeSizingBasisReader } from '../features/sizing/settings/sizing-setting.store.server.ts'
import { configuredService } from '../features/translation/configured-service.server.ts'
import { translationDesk } from '../features/translation/desk/desk.server.ts'
import { createTranslator } from '../features/translation/translator.server.ts'
import { humanGuard, verifiedPerson } from '../features/visitors/verification.api.server.ts'
import { createHistoryAdapters } from '../history-adapters.ts'
import { defaultLanguage, isLanguage } from '../i18n/language.ts'
import { createEraser } from '../platform/eraser.server.ts'
import type { App } from '../platform/http/route.server.ts'
import { createMailServices } from './mailing.ts'
import { createPictureServices } from './pictures.ts'
import { createSearchServices } from './search.ts'
import type { ServerDependencies } from './server-dependencies.ts'
import { createSharingServices } from './sharing.ts'
import { createTaskFinders } from './tasks.ts'
import { createVisitorServices } from './visitors.ts'

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

  const media = await createPictureServices({ config, db, app })

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

  const visitors = createVisitorServices({ config, db, clock, app })

  const mailing = createMailServices({ config, db, clock, app })
  const inquiries: InquiryDependencies = {
    ...mailing.ofInquiries,
    isTrusted: humanGuard(visitors.check),
    personOf: verifiedPerson(visitors.check),
    readCart: (stored, language) => snapshotFromStoredCart(stored, language, clock.now()),
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
    ...translation,
    ...media,
    ...spreadsheets,
    ...search,
    ...sizing,
    ...sharing,
    ...visitors,
    ...mailing.mails,
    ...mailing.ofAccounts,
    ...inquiries,
    ...history,
    ...analytics,
  }
}

export type Services = Awaited<ReturnType<typeof createServices>>
type InquiryDependencies = Omit<Parameters<typeof sendInquiryApi>[1], 'db' | 'clock'>
