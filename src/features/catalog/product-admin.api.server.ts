import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import { editOf } from '#platform/edit.server.ts'
import { type App, route } from '#platform/route.server.ts'
import { foundOr404, staleWrite, valueOrRefusal } from './catalog-refusals.server.ts'
import type { CatalogAdminParts } from './category-admin.api.server.ts'
import { productChangeSchema, productInputSchema, productSchema } from './product.contract.ts'
import { changeProduct, createProduct, deleteProduct, duplicateProduct, findProduct, listAllProducts } from './product.store.server.ts'
import * as calls from './staff-calls.ts'

/** Products for staff. */
export async function productAdminApi(app: App, { db, clock, changes, requireAdmin }: CatalogAdminParts): Promise<void> {
  app.addHook('onRequest', requireAdmin)

  route(app, calls.listAllProducts, { summary: 'All products', answers: { 200: z.array(productSchema) } }, () => listAllProducts(db))

  route(app, calls.getProductById, { summary: 'One product', params: idParams, answers: { 200: productSchema } }, async ({ params }) =>
    foundOr404(await findProduct(db, params.id)),
  )

  route(
    app,
    calls.createProduct,
    { summary: 'Make a product', body: productInputSchema, answers: { 201: productSchema } },
    async ({ body, request }, reply) => {
      const product = await valueOrRefusal(await createProduct(db, body, editOf(request, clock)), {})
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
      answers: { 200: productSchema },
    },
    async ({ params, body, request }) => {
      const result = await changeProduct(db, params.id, body, editOf(request, clock))
      const product = await valueOrRefusal(
        result,
        staleWrite(() => findProduct(db, params.id)),
      )
      changes.announce()
      return product
    },
  )

  route(
    app,
    calls.duplicateProduct,
    { summary: 'Make an inactive copy of a product', params: idParams, answers: { 201: productSchema } },
    async ({ params, request }, reply) => {
      const copy = await valueOrRefusal(await duplicateProduct(db, params.id, editOf(request, clock)), {})
      changes.announce()
      return reply.code(201).send(copy)
    },
  )

  route(
    app,
    calls.deleteProduct,
    { summary: 'Put a product into the trash', params: idParams, answers: { 204: null } },
    async ({ params, request }, reply) => {
      await valueOrRefusal(await deleteProduct(db, params.id, editOf(request, clock)), {})
      changes.announce()
      return reply.code(204).send()
    },
  )
}
