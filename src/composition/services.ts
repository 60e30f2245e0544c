import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { catalogueWriter } from '../database/catalogue-write.server.ts'
import type { Database } from '../database/schema.ts'
import { readDemoCompany } from '../database/seed/read-demo.server.ts'
import { adminGuard, findAdministratorOfRequest } from '../features/accounts/guard.server.ts'
import { isStaffBrowser } from '../features/accounts/session-cookie.server.ts'
import { eventWriter } from '../features/analytics/event-writer.server.ts'
import { visitorKeys } from '../features/analytics/visitor-key.server.ts'
import { snapshotOfStored } from '../features/cart/order/order-snapshot.ts'
import { listCategories, listSubcategories } from '../features/catalog/calls.ts'
import { isSized } from '../features/catalog/goods/advice.ts'
import { filtersInWords } from '../features/catalog/pages/filters-in-words.server.ts'
import { listCataloguePictures } from '../features/catalog/pages/picture-uses.server.ts'
import { findSharedSubjects, listCataloguePages } from '../features/catalog/pages/shared-pages.server.ts'
import { listIncompleteProducts } from '../features/catalog/product/incomplete-products.store.server.ts'
import { judgeableProducts } from '../features/catalog/product/judgeable-products.store.server.ts'
import { listedProducts } from '../features/catalog/product/listing/listed-products.store.server.ts'
import { narrowedSearch } from '../features/catalog/product/listing/narrow-by-query.ts'
import { productChanges } from '../features/catalog/product/product-changes.store.server.ts'
import { findVisibleProduct } from '../features/catalog/product/product-lists.store.server.ts'
import { findProductNames } from '../features/catalog/product/product-names.server.ts'
import { searchableProducts } from '../features/catalog/product/searchable-products.server.ts'
import { toSavedCategory } from '../features/catalog/saved/saved-product.ts'
import { importRunner } from '../features/catalog/spreadsheets/import/import-runner.server.ts'
import type { inquiriesApi } from '../features/inquiries/inquiries.api.server.ts'
import { inquiryLimit } from '../features/inquiries/inquiries.api.server.ts'
import { queueMail } from '../features/mail/outbox.store.server.ts'
import { createIconDrawer } from '../features/media/drawn/company-icons.server.ts'
import { describePictures, isInLibrary } from '../features/media/image.store.server.ts'
import { findOwnPicture } from '../features/media/intake/find-own-picture.server.ts'
import { createPictureImport } from '../features/media/intake/imported-pictures.server.ts'
import { isPublicAddress } from '../features/media/intake/public-address.server.ts'
import { createLargePictureFinder } from '../features/media/large-picture.server.ts'
import { openRenditionCache } from '../features/media/rendition-cache.server.ts'
import { proxyWatch } from '../features/operation/proxy-watch.server.ts'
import { wordsInForce } from '../features/search/own-words/words-in-force.server.ts'
import { foundInDollars } from '../features/search/plan/in-dollars.ts'
import { productSearch } from '../features/search/product-search.server.ts'
import type { OwnWords } from '../features/search/words/word-groups.ts'
import { listSettings } from '../features/settings/calls.ts'
import { brandOf } from '../features/settings/company/brand.ts'
import { coloursOf, lookOf, markLetters } from '../features/settings/company/look.ts'
import { settingsByKey } from '../features/settings/contacts.ts'
import { ratesInForce } from '../features/settings/exchange/exchange-rate.store.server.ts'
import { factsFrom } from '../features/settings/facts.ts'
import { pagesWithText, textPages } from '../features/settings/page-texts.ts'
import { findSetting, listSettingPictures, listSettings as storedSettings } from '../features/settings/setting.store.server.ts'
import { getSizingBasis } from '../features/sizing/calls.ts'
import { listMissing } from '../features/sizing/missing-figures.api.server.ts'
import { missingFigures } from '../features/sizing/missing-figures.store.server.ts'
import { sizingBasis } from '../features/sizing/settings/sizing-setting.store.server.ts'
import { configuredService } from '../features/translation/configured-service.server.ts'
import { translationDesk } from '../features/translation/desk/desk.server.ts'
import { translator } from '../features/translation/translator.server.ts'
import { countryFinder, countrySearch } from '../features/visitors/country.server.ts'
import { countryDatabase } from '../features/visitors/country-database.server.ts'
import { humanCheck } from '../features/visitors/human-check.server.ts'
import { searchEngineCheck } from '../features/visitors/search-engines.server.ts'
import { humanGuard, verifiedPerson } from '../features/visitors/verification.api.server.ts'
import { asksCountry, policyInForce, verificationRules } from '../features/visitors/verification-countries.ts'
import { historyAdapters } from '../history-adapters.ts'
import { defaultLanguage, isLanguage, type Language, nameOf } from '../i18n/language.ts'
import { screenshotLabels, shortcutNames, siteTitle } from '../i18n/site-titles.ts'
import { mailsOf } from '../mails.ts'
import { eraser } from '../platform/eraser.server.ts'
import { inProcessApi } from '../platform/http/in-process-api.server.ts'
import type { App } from '../platform/http/route.server.ts'
import { ownHostsAt } from '../platform/http/same-origin.server.ts'
import { trustedPeer } from '../platform/http/trusted-peer.server.ts'
import { addressToCount } from '../platform/limits/limit-keys.server.ts'
import { wasThrottledRecently } from '../platform/limits/rate-limit.server.ts'
import { shopSecret } from '../platform/shop-secret.server.ts'
import { translationSources } from '../translation-sources.ts'
import type { ServerParts } from './server-parts.ts'
import { taskFinders } from './tasks.ts'

/**
 * Functions that features need from one another and from the shop, under the names by which they ask for them. Features
 * import no other feature: here each gets the functions of the others.
 */
export async function services({ config, db, clock, changes }: ServerParts, { app }: { app: App }) {
  const { publicUrl, dataDir } = config
  const { log } = app
  const write = catalogueWriter(db, changes)
  const shop = { db, write, clock, changes, publicUrl, dataDir, requireAdmin: adminGuard({ db, clock }) }

  const translate = translator({
    db,
    service: configuredService(config.translate),
    onFailure: (error) => log.warn({ err: error }, 'not translated'),
  })
  const desk = translationDesk({ db, changes, sources: translationSources(db) })
  const translation = { translator: translate, learnTranslations: translate.learn, desk }

  const renditions = await openRenditionCache(join(dataDir, 'renditions'), log)
  const ownHostsOf = ownHostsAt(publicUrl)
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

  const findOwnWords = wordsInForce(db, changes)
  const findInIndex = productSearch({
    rowsOf: (language) => searchableProducts(db, language),
    feed: productChanges(db),
    findOwnWords,
    changes,
  })
  const exchangeRates = ratesInForce(shop)
  // Prices in euros and pesos become limits by the rate of the moment; the index keeps its answers without any.
  const searchProducts: typeof findInIndex = async (...question) => {
    const [found, rates] = await Promise.all([findInIndex(...question), exchangeRates.find().catch(() => [])])
    return foundInDollars(found, rates)
  }
  const listed = listedProducts(db, changes)
  const findAsSaid = narrowedSearch(searchProducts, listed)
  const search = {
    ...{ searchProducts, listed },
    searchAsSaid: async (query: string, language: Language, own: OwnWords, reader: Language) => {
      const found = await findAsSaid(query, language, own)
      return { ...found, filters: filtersInWords(found.filters, reader) }
    },
  }
  // Errors happen again on the first search, where they are answered and logged.
  app.addHook('onListen', async () => void searchProducts('', defaultLanguage).catch(() => {}))
  const missing = missingFigures({ ...{ db, clock, log }, findProducts: (ids) => findProductNames(db, { ids }) })
  app.addHook('onClose', () => missing.close())
  const sizing = {
    listJudgedStock: judgeableProducts(db, changes),
    listIncompleteProducts: () => listIncompleteProducts(db),
    findSizingBasis: sizingBasis(db, changes),
    noteLacking: missing.noteLacking,
    flushLacking: missing.flush,
  }

  const saved = {
    async readFrame(language: Language) {
      const api = inProcessApi(app, language)
      const [categories, subcategories, settings, basis, words, rates] = await Promise.all([
        api.call(listCategories),
        api.call(listSubcategories),
        api.call(listSettings),
        api.call(getSizingBasis),
        findOwnWords(language),
        exchangeRates.find(),
      ])
      const answers = {
        [listCategories.path]: categories.map((one) => toSavedCategory(one, language)),
        [listSubcategories.path]: subcategories.map((one) => toSavedCategory(one, language)),
        [listSettings.path]: settings,
        [getSizingBasis.path]: basis,
      }
      return { answers, words, rates }
    },
  }

  const demoCompany = readDemoCompany()
  const findBrand = async () => brandOf({ company_brand: await findSetting(db, 'company_brand') }, publicUrl)
  const findColours = async () => coloursOf(settingsByKey(await storedSettings(db)))
  const findTitle = async (language: Language) => {
    const { lines, sites, brand } = { ...factsFrom(await storedSettings(db), language), brand: await findBrand() }
    const categories = (await inProcessApi(app, language).call(listCategories)).map((category) => nameOf(category, 'name', language))
    return siteTitle(language, { trade: lines.trade, categories, country: sites.countryName }) || brand
  }
  const hasCalculator = async () => {
    const api = inProcessApi(app, defaultLanguage)
    return [...(await api.call(listCategories)), ...(await api.call(listSubcategories))].some(isSized)
  }
  const drawIcon = createIconDrawer(db)
  const sharing = {
    findPlaces: async () => (await findSetting(db, 'company_places')) ?? '',
    findDescription: () => findTitle('es'),
    listShortcuts: async () => [
      { name: shortcutNames.products, url: '/products' },
      ...((await hasCalculator()) ? [{ name: shortcutNames.calculator, url: '/cuba-energia-solar#calc' }] : []),
      // An order without goods: the cart opens as it is.
      { name: shortcutNames.cart, url: '/products#c=' },
    ],
    screenshotLabels,
    ...{ findBrand, findMainColour: async () => (await findColours()).main },
    async drawOwnIcon(shape: { size: number; part: number }) {
      const set = settingsByKey(await storedSettings(db))
      const { colours, mark } = lookOf(set, set.company_mark_image)
      return colours || mark
        ? drawIcon({ ...shape, colours: coloursOf(set), letters: markLetters(set), picture: set.company_mark_image })
        : undefined
    },
    isPictured: async () =>
      config.demo === 'auto' &&
      demoCompany.settings.company_brand === (await findBrand()) &&
      (await findVisibleProduct(db, demoCompany.pictured)) !== undefined,
    listPages: async () => [
      ...((await hasCalculator()) ? [{ path: '/cuba-energia-solar' }] : []),
      ...pagesWithText(await storedSettings(db)).map((name) => ({ path: textPages[name].path })),
      ...(await listCataloguePages(db)),
    ],
    findSubjects: async (kind: 'site' | 'product' | 'category' | 'subcategory', id: string) => {
      const own = { brand: await findBrand(), colours: await findColours() }
      if (kind === 'site') return isLanguage(id) ? [{ title: await findTitle(id), picture: null, ...own }] : undefined
      const subjects = await findSharedSubjects(db, kind, id)
      const there = await describePictures(
        db,
        (subjects ?? []).flatMap(({ picture }) => picture ?? []),
      )
      // The address with the view, as the page has it.
      return subjects?.map(({ picture, ...subject }) => ({ ...subject, picture: there.get(picture ?? '')?.url ?? picture, ...own }))
    },
  }

  const isFromTrustedProxy = trustedPeer(config.trustProxy)
  const proxies = proxyWatch({ log, publicUrl, isFromTrustedProxy, isPublicAddress })
  app.addHook('onRequest', async (request) => proxies.note(request))
  const countryParts = {
    countryHeader: config.countryHeader,
    isFromTrustedProxy,
    isPublicAddress,
    lookUp: countryDatabase(),
  }
  const countryOf = countryFinder(countryParts)
  const readSecret = () => shopSecret(db, 'verification')
  const check = humanCheck({
    clock,
    findCountry: countrySearch(countryParts),
    isStaff: async (request) => (await findAdministratorOfRequest({ db, clock }, request)) !== undefined,
    isSearchEngine: searchEngineCheck(),
    isAsked: async (country) => asksCountry(policyInForce(await findSetting(db, 'verification_countries')), country),
    isBusy: (request) => wasThrottledRecently(db, inquiryLimit, addressToCount(request.ip), clock.now()),
    readSecret,
  })
  const visitors = { countryOf, check, readSecret, settingRules: verificationRules }

  const mails = mailsOf({ config, db, clock, log })
  app.addHook('onListen', async () => mails.sender.start())
  app.addHook('onClose', () => mails.sender.stop())
  const inquiries: InquiryParts = {
    isTrusted: humanGuard(check),
    personOf: verifiedPerson(check),
    readCart: snapshotOfStored,
    onStored: (transaction, { id }) => queueMail(transaction, { kind: 'inquiry', subject: id }, clock.now()),
    afterwards: () => void mails.sender.sendDue(),
  }

  const accounts = {
    async noteNotice(transaction: Database, subject: number, formerAddress: string): Promise<void> {
      await queueMail(transaction, { kind: 'account', subject }, clock.now())
      if (formerAddress) await queueMail(transaction, { kind: 'former-address', subject, recipient: formerAddress }, clock.now())
    },
    sendNotices: () => void mails.sender.sendDue(),
  }

  const { erase, stop } = eraser(db, log)
  app.addHook('onClose', stop)
  const history = {
    adapters: historyAdapters({ db, write, dataDir, onGlossaryChange: translate.forgetRecent }),
    afterErased: () => void erase(),
  }

  const keys = visitorKeys(db)
  const writer = eventWriter({
    ...{ db, clock, log, visitorKeys: keys },
    findProducts: (wanted) => findProductNames(db, wanted),
    isMissed: async (words, language) => (await searchProducts(words, isLanguage(language) ? language : defaultLanguage)).ids.length === 0,
  })
  const analytics = {
    ...{ writer, visitorKeys: keys, flush: writer.flush, isStaff: isStaffBrowser },
    findNames: (ids: readonly number[]) => findProductNames(db, { ids }),
  }

  const findTasks = taskFinders({
    ...{ db, clock, config, searchProducts },
    countTranslations: desk.count,
    async countMissingFigures() {
      await missing.flush()
      return (await listMissing({ ...sizing, db, findNames: analytics.findNames }, { limit: 0, isOnlyFigures: true })).total
    },
  })

  return {
    ...shop,
    findTasks,
    hasServiceWorker: config.hasServiceWorker,
    proxyWatch: proxies,
    exchangeRates,
    ...translation,
    ...media,
    ...spreadsheets,
    ...search,
    ...sizing,
    ...saved,
    ...sharing,
    ...visitors,
    ...mails,
    ...inquiries,
    ...accounts,
    ...history,
    ...analytics,
  }
}

export type Services = Awaited<ReturnType<typeof services>>
type InquiryParts = Omit<Parameters<typeof inquiriesApi>[1], 'db' | 'clock'>
