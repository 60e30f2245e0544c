import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import type { Language } from '#i18n/language.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { sendListInBatches } from '#platform/http/list-in-batches.server.ts'
import { type App, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf } from '#platform/http/signed-in.server.ts'
import type { LiveTable } from '#platform/live-table.server.ts'
import * as calls from '../calls.ts'
import { valueOrHttpError } from '../entity/catalog-errors.server.ts'
import { type CatalogAdminDependencies, entityRoutes, listForStaff } from '../entity/entity.api.server.ts'
import { staffListQuerySchema } from '../entity/entity.contract.ts'
import { changeOrder } from '../entity/order.store.server.ts'
import type { SearchConstraints } from './listing/filters.ts'
import type { ListedProducts } from './listing/listed-table.ts'
import { narrowedSearch } from './listing/narrow-by-query.ts'
import {
  productChangeSchema,
  productInputSchema,
  productListRowSchema,
  productListViewQuery,
  productMovesSchema,
  staffProductSchema,
  staffSearchQuery,
} from './product.contract.ts'
import { duplicateProduct, products } from './product.store.server.ts'
import { toProductListRows } from './product-rows.ts'

type Dependencies = CatalogAdminDependencies & {
  searchProducts: (words: string, language: Language) => Promise<{ ids: readonly number[]; constraints: SearchConstraints }>
  listed: LiveTable<ListedProducts>
}
/** Languages that staff type in. Each has its own search index, with synonyms, word endings and corrections of typing errors. */
const searchedIn = ['de', 'es'] as const satisfies Language[]
/** Maximum number of results. */
const MAX_FOUND = 200

export async function productAdminApi(app: App, dependencies: Dependencies): Promise<void> {
  const { db, write, clock, requireAdmin, searchProducts, listed } = dependencies
  const searchNarrowed = narrowedSearch(searchProducts, listed)
  guardRoutes(app, requireAdmin)

  route(
    app,
    calls.listAllProducts,
    {
      summary: 'List all products, or those with a missing or outdated translation; with view=list only the fields that a list shows',
      query: staffListQuerySchema.extend(productListViewQuery.shape),
      answers: { 200: z.array(staffProductSchema).or(z.array(productListRowSchema)) },
    },
    async ({ query: { translation, view }, request }, reply) => {
      const wanted = listForStaff(products, db, translation)
      if (view !== 'list') return sendListInBatches(reply, staffProductSchema, wanted)
      reply.header('vary', 'accept-language')
      return sendListInBatches(reply, productListRowSchema, toProductListRows(wanted, apiLanguage(request)))
    },
  )

  route(
    app,
    calls.findAsVisitors,
    {
      summary: "List the ids of the products that the visitors' search finds for these words, in German or Spanish, best match first",
      query: staffSearchQuery,
      answers: { 200: z.array(z.int()) },
    },
    async ({ query: { q } }, reply) => {
      reply.header('cache-control', 'no-store')
      const found = await Promise.all(searchedIn.map((language) => searchNarrowed(q, language)))
      return [...new Set(found.flatMap(({ ids }) => ids.slice(0, MAX_FOUND)))].slice(0, MAX_FOUND)
    },
  )

  route(
    app,
    calls.orderProducts,
    { summary: 'Change the positions of products, all or none', body: productMovesSchema, answers: { 204: null } },
    async ({ body, request }) => {
      await valueOrHttpError(await changeOrder(write, { product: body.moves }, editOf(request, clock)), {})
    },
  )

  entityRoutes(app, dependencies, products, {
    ...{ get: calls.getProductById, create: calls.createProduct, change: calls.changeProduct, remove: calls.deleteProduct },
    staff: staffProductSchema,
    getting: 'One product',
    making: { summary: 'Create a product', body: productInputSchema },
    changing: { summary: 'Change a product; absent fields keep their value', body: productChangeSchema },
    removing: { summary: 'Move a product to the trash' },
  })

  route(
    app,
    calls.duplicateProduct,
    { summary: 'Create an inactive copy of a product', params: idParams, answers: { 201: staffProductSchema } },
    async ({ params, request }, reply) =>
      reply.code(201).send(await valueOrHttpError(await duplicateProduct(write, params.id, editOf(request, clock)), {})),
  )
}
