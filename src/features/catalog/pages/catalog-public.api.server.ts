import { z } from 'zod'
import { slugSchema } from '#api/fields.ts'
import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import { readCatalogueVersion } from '#database/catalogue-write.server.ts'
import type { Database } from '#database/schema.ts'
import type { Language } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import { foundOr404 } from '#platform/http/http-error.server.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { sendConsistentList } from '#platform/http/list-in-batches.server.ts'
import { type App, route } from '#platform/http/route.server.ts'
import type { LiveTable } from '#platform/live-table.server.ts'
import { cacheAnswers } from '#platform/pages/cache-answers.server.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import * as calls from '../calls.ts'
import { findPower } from '../calls.ts'
import { shownCategorySchema, shownSubcategorySchema } from '../category/category.contract.ts'
import { findGoodsKind, listVisibleCategories, listVisibleSubcategories } from '../category/category.store.server.ts'
import { listCompanions } from '../product/companions.store.server.ts'
import { filterAndCount } from '../product/listing/browse.ts'
import { filterNames, readFilters } from '../product/listing/filters.ts'
import { findListed, type UnfilteredSearch } from '../product/listing/find-listed.ts'
import { LIST_PAGE, SUGGESTIONS } from '../product/listing/list-limits.ts'
import { type ListedProducts, listIds } from '../product/listing/listed-table.ts'
import { queryNarrower } from '../product/listing/narrow-by-query.ts'
import {
  companionCardsSchema,
  foundProductsSchema,
  powerQuerySchema,
  productCardSchema,
  productDetailSchema,
  productQuerySchema,
  searchQuerySchema,
} from '../product/product.contract.ts'
import { findMovedSlug, findVisibleProduct, isAnyPower, listCards } from '../product/visible-products.store.server.ts'
import { completeProduct, type PictureSource, withCardPictures, withCategoryPictures } from './shown-pictures.server.ts'
import { suggestionsQuerySchema, suggestionsSchema } from './suggestions.contract.ts'
import { suggestionsOf } from './suggestions.ts'

const cards = z.array(productCardSchema)
/** Number of cards of a whole list that are read and sent before other requests get their turn. */
const CARDS_AT_ONCE = 200
/** Number of search results beyond which filtering waits until other requests have had their turn. */
const FOUND_AT_ONCE = 5000
// An invalid slug becomes '' and so is answered with 404 instead of 400.
const slugParams = z.object({ slug: slugSchema.catch('') })
const movedSchema = z.object({ error: z.string(), slug: z.string() })

type Dependencies = {
  db: Database
  changes: CatalogueVersion
  listed: LiveTable<ListedProducts>
  searchProducts: (words: string, language: Language) => Promise<UnfilteredSearch>
  pictures: PictureSource
}

/** Routes of the catalogue for visitors. */
export async function catalogPublicApi(app: App, dependencies: Dependencies): Promise<void> {
  const { changes, listed } = dependencies
  // Answers to searches, carts and filters (except by stock) are not cached: they differ between visitors and are computed quickly.
  cacheAnswers(app, changes, (request) => {
    const { q, ids, ...others } = request.query as Record<string, unknown>
    return q === undefined && ids === undefined && !filterNames.some((name) => name !== 'stock' && name in others)
  })
  // Loads the list at start, so that the first visitor need not wait. After an error the next request tries again and reports it.
  app.addHook('onListen', async () => void listed.current().catch(() => {}))

  addCategoryRoutes(app, dependencies)
  addListRoutes(app, dependencies)
  addProductRoutes(app, dependencies)
}

function addCategoryRoutes(app: App, { db, pictures }: Dependencies): void {
  route(
    app,
    calls.listCategories,
    { summary: 'List active categories, by position, then name', answers: { 200: z.array(shownCategorySchema) } },
    async () => withCategoryPictures(await listVisibleCategories(db), pictures),
  )

  route(
    app,
    calls.listSubcategories,
    {
      summary: 'List active subcategories of active categories, by position, then name',
      answers: { 200: z.array(shownSubcategorySchema) },
    },
    async () => withCategoryPictures(await listVisibleSubcategories(db), pictures),
  )
}

function addListRoutes(app: App, { db, listed, searchProducts, pictures }: Dependencies): void {
  const cardsOf = async (ids: readonly number[]) => withCardPictures(await listCards(db, ids), pictures)
  async function* partsOf(ids: readonly number[]) {
    for (let from = 0; from < ids.length; from += CARDS_AT_ONCE) yield cardsOf(ids.slice(from, from + CARDS_AT_ONCE))
  }

  const narrow = queryNarrower(listed)

  route(
    app,
    calls.listProducts,
    {
      summary:
        'Active products as cards: all, one page, those with the given ids, or the results of a search, with filters. X-Total-Count has their number',
      query: productQuerySchema,
      answers: { 200: cards },
    },
    async ({ query, request }, reply) => {
      const { q, page, pageSize = LIST_PAGE } = query
      const found = q === undefined ? undefined : (await narrow(await searchProducts(q, apiLanguage(request)))).ids
      const { filters } = readFilters((name) => query[name])
      const idsIn = (table: ListedProducts) => filterAndCount(table.pick(listIds(table, query, found)), filters).ids
      const ids = idsIn(await listed.current())
      reply.header('x-total-count', ids.length)
      if (found) reply.header('vary', 'accept-language')
      if ([q, query.ids, page].every((narrower) => narrower === undefined)) {
        const parts = async function* () {
          const ids = idsIn(await listed.current())
          reply.header('x-total-count', ids.length)
          yield* partsOf(ids)
        }
        return sendConsistentList(reply, productCardSchema, parts, () => readCatalogueVersion(db))
      }
      return cardsOf(page === undefined ? ids : ids.slice((page - 1) * pageSize, page * pageSize))
    },
  )

  route(
    app,
    calls.searchProducts,
    {
      summary:
        'One page of a list or of search results, with the filters applied and the remaining filter choices. A page number that is too high returns the last page. A search without results returns the nearest products, or else featured ones',
      query: searchQuerySchema,
      answers: { 200: foundProductsSchema },
    },
    async ({ query, request }, reply) => {
      const { q } = query
      // Right after a start the search index and the list are still loading: wait for both at once.
      const [found] = await Promise.all([q === undefined ? undefined : searchProducts(q, apiLanguage(request)), listed.current()])
      if (found) reply.header('vary', 'accept-language')
      // Searching thousands of products takes long, and so does filtering them: let other requests run in between.
      if (found && found.ids.length > FOUND_AT_ONCE) await yieldToEventLoop()
      return findListed(query, found, { table: await listed.current(), cardsOf })
    },
  )

  route(
    app,
    calls.suggestProducts,
    {
      summary: 'Suggest a few products for a search that is being typed',
      query: suggestionsQuerySchema,
      answers: { 200: suggestionsSchema },
    },
    async ({ query: { q, pictures: hasPictures = false }, request }, reply) => {
      const language = apiLanguage(request)
      const found = await searchProducts(q, language)
      const { ids } = await narrow(found)
      const cards = await listCards(db, ids.slice(0, SUGGESTIONS))
      reply.header('vary', 'accept-language')
      return suggestionsOf(found, ids.length, hasPictures ? await withCardPictures(cards, pictures) : cards, { language, hasPictures })
    },
  )

  route(app, calls.listFeaturedProducts, { summary: 'List featured active products as cards', answers: { 200: cards } }, async () =>
    cardsOf(listIds(await listed.current(), { featured: true })),
  )
}

function addProductRoutes(app: App, { db, pictures }: Dependencies): void {
  route(
    app,
    calls.listCompanions,
    {
      summary: 'List products to show below a product: those that work with it by their figures, otherwise others of its category',
      params: slugParams,
      answers: { 200: companionCardsSchema },
    },
    async ({ params }) => {
      const { products, ...rest } = foundOr404(await listCompanions(db, params.slug))
      return { ...rest, products: await withCardPictures(products, pictures) }
    },
  )

  route(
    app,
    findPower,
    {
      summary: 'Check whether any of these products generates, stores or conducts electricity. Products not for sale are ignored',
      query: powerQuerySchema,
      answers: { 200: z.object({ isPower: z.boolean() }) },
    },
    async ({ query }) => ({ isPower: await isAnyPower(db, query.ids) }),
  )

  route(
    app,
    calls.getProduct,
    {
      summary: 'Get an active product with its texts and pictures. A former address redirects to the current one',
      params: slugParams,
      answers: { 200: productDetailSchema, 301: movedSchema },
    },
    async ({ params, request }, reply) => {
      const product = await findVisibleProduct(db, params.slug)
      if (product) return completeProduct(product, await findGoodsKind(db, product), pictures)
      const slug = foundOr404(await findMovedSlug(db, params.slug))
      // `no-cache`, since the old slug may belong to another product one day.
      reply.code(301).header('location', `/api/products/${slug}`).header('cache-control', 'no-cache')
      return { error: problemText(apiLanguage(request), 'product.moved'), slug }
    },
  )
}
