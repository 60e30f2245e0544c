import { type App, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf } from '#platform/http/signed-in.server.ts'
import * as calls from '../calls.ts'
import { valueOrHttpError } from '../entity/catalog-errors.server.ts'
import { type CatalogAdminDependencies, entityRoutes, listRoute } from '../entity/entity.api.server.ts'
import { changeOrder } from '../entity/order.store.server.ts'
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

export async function categoryAdminApi(app: App, dependencies: CatalogAdminDependencies): Promise<void> {
  guardRoutes(app, dependencies.requireAdmin)

  listRoute(app, dependencies, categories, {
    call: calls.listAllCategories,
    summary: 'List all categories, or those with a missing or outdated translation',
    staff: staffCategorySchema,
  })
  route(
    app,
    calls.orderCategories,
    { summary: 'Change the positions of categories and subcategories, all or none', body: categoryOrderSchema, answers: { 204: null } },
    async ({ body, request }) => {
      const moves = { category: body.categories, subcategory: body.subcategories }
      await valueOrHttpError(await changeOrder(dependencies.write, moves, editOf(request, dependencies.clock)), {})
    },
  )
  entityRoutes(app, dependencies, categories, {
    ...{ get: calls.getCategoryById, create: calls.createCategory, change: calls.changeCategory, remove: calls.deleteCategory },
    staff: staffCategorySchema,
    getting: 'One category',
    making: { summary: 'Create a category', body: categoryInputSchema },
    changing: { summary: 'Change a category; absent fields keep their value', body: categoryChangeSchema },
    removing: {
      summary: 'Move a category to the trash. Its contents move to moveTo=<id>, or to the trash too with cascade=true',
      query: categoryDeletionQuery,
    },
  })

  listRoute(app, dependencies, subcategories, {
    call: calls.listAllSubcategories,
    summary: 'List all subcategories, or those with a missing or outdated translation',
    staff: staffSubcategorySchema,
  })
  entityRoutes(app, dependencies, subcategories, {
    ...{ get: calls.getSubcategoryById, create: calls.createSubcategory, change: calls.changeSubcategory, remove: calls.deleteSubcategory },
    staff: staffSubcategorySchema,
    getting: 'One subcategory',
    making: { summary: 'Create a subcategory; without a position it comes last', body: subcategoryInputSchema },
    changing: {
      summary: 'Change a subcategory; absent fields keep their value. Its products move with it',
      body: subcategoryChangeSchema,
    },
    removing: {
      summary:
        'Move a subcategory to the trash. Its products move to moveTo=<id>, leave it with moveTo=none, or move to the trash too with cascade=true',
      query: subcategoryDeletionQuery,
    },
  })
}
