import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import type { Database } from '#database/schema.ts'
import type { CatalogueChanges } from '#platform/catalogue-changes.server.ts'
import type { Clock } from '#platform/clock.server.ts'
import { editOf } from '#platform/edit.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { foundOr404, notEmpty, staleWrite, valueOrHttpError } from '../entity/catalog-errors.server.ts'
import { type LearnTranslations, learnFrom } from '../entity/learning.server.ts'
import { type IsInLibrary, refuseGonePictures } from '../entity/new-pictures.server.ts'
import { categoryOrderSchema } from '../entity/order.contract.ts'
import { changeOrder } from '../entity/order.store.server.ts'
import { staffListQuerySchema } from '../entity/translations.contract.ts'
import { categoryTexts, isInTranslationState } from '../entity/translations.ts'
import * as calls from '../staff-calls.ts'
import { categoryChangeSchema, categoryDeletionQuery, categoryInputSchema, staffCategorySchema } from './category.contract.ts'
import {
  changeCategory,
  countInCategory,
  createCategory,
  deleteCategory,
  findCategory,
  listAllCategories,
} from './category.store.server.ts'

export type CatalogAdminParts = {
  db: Database
  clock: Clock
  changes: CatalogueChanges
  requireAdmin: Guard
  learnTranslations: LearnTranslations
  isInLibrary: IsInLibrary
}

/** Categories for staff. */
export async function categoryAdminApi(app: App, parts: CatalogAdminParts): Promise<void> {
  const { db, clock, changes, requireAdmin } = parts
  guardRoutes(app, requireAdmin)

  route(
    app,
    calls.listAllCategories,
    {
      summary: 'All categories, or those with a translation missing or outdated',
      query: staffListQuerySchema,
      answers: { 200: z.array(staffCategorySchema) },
    },
    async ({ query: { translation } }) => {
      const all = await listAllCategories(db)
      return translation ? all.filter((one) => isInTranslationState(one, translation)) : all
    },
  )

  route(app, calls.getCategory, { summary: 'One category', params: idParams, answers: { 200: staffCategorySchema } }, async ({ params }) =>
    foundOr404(await findCategory(db, params.id)),
  )

  route(
    app,
    calls.createCategory,
    { summary: 'Make a category', body: categoryInputSchema, answers: { 201: staffCategorySchema } },
    async ({ body, request }, reply) => {
      await refuseGonePictures(parts.isInLibrary, body)
      const category = await valueOrHttpError(await createCategory(db, body, editOf(request, clock)), {})
      await learnFrom(request, parts, categoryTexts, { after: category })
      changes.announce()
      return reply.code(201).send(category)
    },
  )

  route(
    app,
    calls.orderCategories,
    { summary: 'Give categories and subcategories other positions, all or none', body: categoryOrderSchema, answers: { 204: null } },
    async ({ body, request }, reply) => {
      await valueOrHttpError(
        await changeOrder(db, { category: body.categories, subcategory: body.subcategories }, editOf(request, clock)),
        {},
      )
      changes.announce()
      return reply.code(204).send()
    },
  )

  route(
    app,
    calls.changeCategory,
    {
      summary: 'Change a category; absent fields keep their value',
      params: idParams,
      body: categoryChangeSchema,
      answers: { 200: staffCategorySchema },
    },
    async ({ params, body, request }) => {
      const before = await findCategory(db, params.id)
      await refuseGonePictures(parts.isInLibrary, body, before)
      const result = await changeCategory(db, params.id, body, editOf(request, clock))
      const category = await valueOrHttpError(
        result,
        staleWrite(result, () => findCategory(db, params.id)),
      )
      await learnFrom(request, parts, categoryTexts, { before, after: category })
      changes.announce()
      return category
    },
  )

  route(
    app,
    calls.deleteCategory,
    {
      summary: 'Put a category into the trash; what it holds moves with moveTo=<id>, or goes as well with cascade=true',
      params: idParams,
      query: categoryDeletionQuery,
      answers: { 204: null },
    },
    async ({ params, query, request }, reply) => {
      const result = await deleteCategory(db, params.id, query, editOf(request, clock))
      await valueOrHttpError(
        result,
        notEmpty(() => countInCategory(db, params.id)),
      )
      changes.announce()
      return reply.code(204).send()
    },
  )
}
