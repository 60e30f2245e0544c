import { z } from 'zod'
import { idParams } from '#api/fields.ts'
import { editOf } from '#platform/edit.server.ts'
import { type App, guardRoutes, route } from '#platform/http/route.server.ts'
import { foundOr404, notEmpty, staleWrite, valueOrHttpError } from '../entity/catalog-errors.server.ts'
import { learnFrom } from '../entity/learning.server.ts'
import { refuseGonePictures } from '../entity/new-pictures.server.ts'
import { staffListQuerySchema } from '../entity/translations.contract.ts'
import { categoryTexts, isInTranslationState } from '../entity/translations.ts'
import * as calls from '../staff-calls.ts'
import { staffSubcategorySchema, subcategoryChangeSchema, subcategoryDeletionQuery, subcategoryInputSchema } from './category.contract.ts'
import type { CatalogAdminParts } from './category-admin.api.server.ts'
import {
  changeSubcategory,
  countInSubcategory,
  createSubcategory,
  deleteSubcategory,
  findSubcategory,
  listAllSubcategories,
} from './subcategory.store.server.ts'

/** Subcategories for staff. */
export async function subcategoryAdminApi(app: App, parts: CatalogAdminParts): Promise<void> {
  const { db, clock, changes, requireAdmin } = parts
  guardRoutes(app, requireAdmin)

  route(
    app,
    calls.listAllSubcategories,
    {
      summary: 'All subcategories, or those with a translation missing or outdated',
      query: staffListQuerySchema,
      answers: { 200: z.array(staffSubcategorySchema) },
    },
    async ({ query: { translation } }) => {
      const all = await listAllSubcategories(db)
      return translation ? all.filter((one) => isInTranslationState(one, translation)) : all
    },
  )

  route(
    app,
    calls.getSubcategory,
    { summary: 'One subcategory', params: idParams, answers: { 200: staffSubcategorySchema } },
    async ({ params }) => foundOr404(await findSubcategory(db, params.id)),
  )

  route(
    app,
    calls.createSubcategory,
    {
      summary: 'Make a subcategory; without a position it comes last',
      body: subcategoryInputSchema,
      answers: { 201: staffSubcategorySchema },
    },
    async ({ body, request }, reply) => {
      await refuseGonePictures(parts.isInLibrary, body)
      const subcategory = await valueOrHttpError(await createSubcategory(db, body, editOf(request, clock)), {})
      await learnFrom(request, parts, categoryTexts, { after: subcategory })
      changes.announce()
      return reply.code(201).send(subcategory)
    },
  )

  route(
    app,
    calls.changeSubcategory,
    {
      summary: 'Change a subcategory; absent fields keep their value. Its products move with it',
      params: idParams,
      body: subcategoryChangeSchema,
      answers: { 200: staffSubcategorySchema },
    },
    async ({ params, body, request }) => {
      const before = await findSubcategory(db, params.id)
      await refuseGonePictures(parts.isInLibrary, body, before)
      const result = await changeSubcategory(db, params.id, body, editOf(request, clock))
      const subcategory = await valueOrHttpError(
        result,
        staleWrite(result, () => findSubcategory(db, params.id)),
      )
      await learnFrom(request, parts, categoryTexts, { before, after: subcategory })
      changes.announce()
      return subcategory
    },
  )

  route(
    app,
    calls.deleteSubcategory,
    {
      summary: 'Put a subcategory into the trash; its products move with moveTo=<id> or moveTo=none, or go as well with cascade=true',
      params: idParams,
      query: subcategoryDeletionQuery,
      answers: { 204: null },
    },
    async ({ params, query, request }, reply) => {
      const result = await deleteSubcategory(db, params.id, query, editOf(request, clock))
      await valueOrHttpError(
        result,
        notEmpty(() => countInSubcategory(db, params.id)),
      )
      changes.announce()
      return reply.code(204).send()
    },
  )
}
