import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import { editOf } from '#platform/edit.server.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { type App, guardRoutes, route } from '#platform/http/route.server.ts'
import type { CatalogAdminParts } from '../category/category-admin.api.server.ts'
import { foundOr404, staleWrite, valueOrHttpError } from '../entity/catalog-errors.server.ts'
import { learnFrom } from '../entity/learning.server.ts'
import { refuseGonePictures } from '../entity/new-pictures.server.ts'
import { productOrderSchema } from '../entity/order.contract.ts'
import { changeOrder } from '../entity/order.store.server.ts'
import { staffListQuerySchema } from '../entity/translations.contract.ts'
import { isInTranslationState, productTexts } from '../entity/translations.ts'
import * as calls from '../staff-calls.ts'
import { productChangeSchema, productInputSchema, productListViewQuery, productRowSchema, staffProductSchema } from './product.contract.ts'
import { changeProduct, createProduct, deleteProduct, duplicateProduct, findProduct, listAllProducts } from './product.store.server.ts'
import { rowOf } from './product-rows.ts'

/** Products for staff. */
export async function productAdminApi(app: App, parts: CatalogAdminParts): Promise<void> {
  const { db, clock, changes, requireAdmin } = parts
  guardRoutes(app, requireAdmin)

  route(
    app,
    calls.listAllProducts,
    {
      summary: 'All products, or those with a translation missing or outdated; with view=list only what a line of a list shows',
      query: staffListQuerySchema.extend(productListViewQuery.shape),
      answers: { 200: z.array(staffProductSchema).or(z.array(productRowSchema)) },
    },
    async ({ query: { translation, view }, request }, reply) => {
      const all = await listAllProducts(db)
      const wanted = translation ? all.filter((one) => isInTranslationState(one, translation)) : all
      if (view !== 'list') return wanted
      reply.header('vary', 'accept-language')
      return wanted.map((one) => rowOf(one, apiLanguage(request)))
    },
  )

  route(
    app,
    calls.orderProducts,
    { summary: 'Give products other positions, all or none', body: productOrderSchema, answers: { 204: null } },
    async ({ body, request }, reply) => {
      await valueOrHttpError(await changeOrder(db, { product: body.moves }, editOf(request, clock)), {})
      changes.announce()
      return reply.code(204).send()
    },
  )

  route(app, calls.getProductById, { summary: 'One product', params: idParams, answers: { 200: staffProductSchema } }, async ({ params }) =>
    foundOr404(await findProduct(db, params.id)),
  )

  route(
    app,
    calls.createProduct,
    { summary: 'Make a product', body: productInputSchema, answers: { 201: staffProductSchema } },
    async ({ body, request }, reply) => {
      await refuseGonePictures(parts.isInLibrary, body)
      const product = await valueOrHttpError(await createProduct(db, body, editOf(request, clock)), {})
      await learnFrom(request, parts, productTexts, { after: product })
      changes.announce()
      return reply.code(201).send(product)
    },
  )

  route(
    app,
    calls.changeProduct,
    {
      summary: 'Change a product; absent fields keep their value',
      params: idParams,
      body: productChangeSchema,
      answers: { 200: staffProductSchema },
    },
    async ({ params, body, request }) => {
      const before = await findProduct(db, params.id)
      await refuseGonePictures(parts.isInLibrary, body, before)
      const result = await changeProduct(db, params.id, body, editOf(request, clock))
      const product = await valueOrHttpError(
        result,
        staleWrite(result, () => findProduct(db, params.id)),
      )
      await learnFrom(request, parts, productTexts, { before, after: product })
      changes.announce()
      return product
    },
  )

  route(
    app,
    calls.duplicateProduct,
    { summary: 'Make an inactive copy of a product', params: idParams, answers: { 201: staffProductSchema } },
    async ({ params, request }, reply) => {
      const copy = await valueOrHttpError(await duplicateProduct(db, params.id, editOf(request, clock)), {})
      changes.announce()
      return reply.code(201).send(copy)
    },
  )

  route(
    app,
    calls.deleteProduct,
    { summary: 'Put a product into the trash', params: idParams, answers: { 204: null } },
    async ({ params, request }, reply) => {
      await valueOrHttpError(await deleteProduct(db, params.id, editOf(request, clock)), {})
      changes.announce()
      return reply.code(204).send()
    },
  )
}
