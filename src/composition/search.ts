import { listCategories, listSubcategories } from '../features/catalog/calls.ts'
import { describeQueryFilters } from '../features/catalog/pages/query-filters.server.ts'
import { listedProducts } from '../features/catalog/product/listing/listed-products.store.server.ts'
import { narrowedSearch } from '../features/catalog/product/listing/narrow-by-query.ts'
import { productChanges } from '../features/catalog/product/product-changes.store.server.ts'
import { searchableProducts } from '../features/catalog/product/searchable-products.server.ts'
import { toSavedCategory, toSavedSettings } from '../features/catalog/saved/saved-product.ts'
import { makeOwnWordsReader } from '../features/search/own-words/words-in-force.server.ts'
import { convertResultToDollars } from '../features/search/plan/convert-to-dollars.ts'
import { makeProductSearch } from '../features/search/product-search.server.ts'
import type { OwnWords } from '../features/search/words/word-groups.ts'
import { listSettings } from '../features/settings/calls.ts'
import { ratesInForce } from '../features/settings/exchange/exchange-rate.store.server.ts'
import { getSizingBasis } from '../features/sizing/calls.ts'
import { defaultLanguage, type Language } from '../i18n/language.ts'
import { inProcessApi } from '../platform/http/in-process-api.server.ts'
import type { App } from '../platform/http/route.server.ts'
import type { ServerDependencies } from './server-dependencies.ts'

type Dependencies = Pick<ServerDependencies, 'db' | 'clock' | 'changes'> & { app: App }

/** Creates the search with its product list and exchange rates, and `readFrame` for the catalogue that visitors save for use offline. */
export function createSearchServices({ db, clock, changes, app }: Dependencies) {
  const findOwnWords = makeOwnWordsReader(db, changes)
  const findInIndex = makeProductSearch({
    rowsOf: (language) => searchableProducts(db, language),
    feed: productChanges(db),
    findOwnWords,
    changes,
  })
  const exchangeRates = ratesInForce({ db, changes, clock })
  // Converts the price limits of a result from euros or pesos to dollars, at the present rates. The index caches results unconverted.
  const searchProducts: typeof findInIndex = async (...question) => {
    const [found, rates] = await Promise.all([findInIndex(...question), exchangeRates.find().catch(() => [])])
    return convertResultToDollars(found, rates)
  }
  const listed = listedProducts(db, changes)
  const findWithConstraints = narrowedSearch(searchProducts, listed)
  const search = {
    ...{ searchProducts, listed },
    searchWithConstraints: async (query: string, language: Language, own: OwnWords, reader: Language) => {
      const found = await findWithConstraints(query, language, own)
      return { ...found, filters: describeQueryFilters(found.filters, reader) }
    },
  }
  // Fills the index at the start. An error recurs on the first search, where it is answered and logged.
  app.addHook('onListen', async () => void searchProducts('', defaultLanguage).catch(() => {}))

  const saved = {
    /**
     * Reads everything that a saved catalogue contains besides products: categories, settings, figures for sizing, search words
     * that staff added, and exchange rates.
     */
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
        [listSettings.path]: toSavedSettings(settings, language),
        [getSizingBasis.path]: basis,
      }
      return { answers, words, rates }
    },
  }

  return { exchangeRates, ...search, ...saved }
}
