import { editOf } from '#platform/edit.server.ts'
import { type App, guardRoutes, route } from '#platform/http/route.server.ts'
import { valueOrHttpError } from '../entity/catalog-errors.server.ts'
import { type CatalogAdminParts, entityRoutes, listRoute } from '../entity/entity.api.server.ts'
import { changeOrder } from '../entity/order.store.server.ts'
import * as calls from '../staff-calls.ts'
import {
  categoryChangeSchema,
  categoryDeletionQuery,
  categoryInputSchema,
  categoryOrderSchema,
  staffCategorySchema,
  staffSubcategorySchema,
  subcategoryChangeSchema,
  subcategoryDeletionQuery,
  subcategoryInputSchema,
} from './category.contract.ts'
import { categories, subcategories } from './category.store.server.ts'

/** Adds the staff routes of categories and subcategories. */
export async function categoryAdminApi(app: App, parts: CatalogAdminParts): Promise<void> {
  guardRoutes(app, parts.requireAdmin)

  listRoute(app, parts, categories, {
    call: calls.listAllCategories,
    summary: 'All categories, or those with a translation missing or outdated',
    staff: staffCategorySchema,
  })
  route(
    app,
    calls.orderCategories,
    { summary: 'Give categories and subcategories other positions, all or none', body: categoryOrderSchema, answers: { 204: null } },
    async ({ body, request }, reply) => {
      const moves = { category: body.categories, subcategory: body.subcategories }
      await valueOrHttpError(await changeOrder(parts.write, moves, editOf(request, parts.clock)), {})
      return reply.code(204).send()
    },
  )
  entityRoutes(app, parts, categories, {
    ...{ get: calls.getCategory, create: calls.createCategory, change: calls.changeCategory, remove: calls.deleteCategory },
    staff: staffCategorySchema,
    getting: 'One category',
    making: { summary: 'Make a category', body: categoryInputSchema },
    changing: { summary: 'Change a category; absent fields keep their value', body: categoryChangeSchema },
    removing: {
      summary: 'Put a category into the trash; what it holds moves with moveTo=<id>, or goes as well with cascade=true',
      query: categoryDeletionQuery,
    },
  })

  listRoute(app, parts, subcategories, {
    call: calls.listAllSubcategories,
    summary: 'All subcategories, or those with a translation missing or outdated',
    staff: staffSubcategorySchema,
  })
  entityRoutes(app, parts, subcategories, {
    ...{ get: calls.getSubcategory, create: calls.createSubcategory, change: calls.changeSubcategory, remove: calls.deleteSubcategory },
    staff: staffSubcategorySchema,
    getting: 'One subcategory',
    making: { summary: 'Make a subcategory; without a position it comes last', body: subcategoryInputSchema },
    changing: {
      summary: 'Change a subcategory; absent fields keep their value. Its products move with it',
      body: subcategoryChangeSchema,
    },
    removing: {
      summary: 'Put a subcategory into the trash; its products move with moveTo=<id> or moveTo=none, or go as well with cascade=true',
      query: subcategoryDeletionQuery,
    },
  })
}
