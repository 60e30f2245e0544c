import type { Edit } from '#database/edit.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import type { Result } from '#kit/result.ts'
import { checked } from '#platform/http/checked.server.ts'
import { categoryChangeSchema, subcategoryChangeSchema } from '../category/category.contract.ts'
import { changeCategory, countInCategory, deleteCategory, findCategory } from '../category/category.store.server.ts'
import { changeSubcategory, countInSubcategory, deleteSubcategory, findSubcategory } from '../category/subcategory.store.server.ts'
import { productChangeSchema } from '../product/product.contract.ts'
import { changeProduct, deleteProduct, findProduct } from '../product/product.store.server.ts'
import { notEmpty, valueOrHttpError } from './catalog-errors.server.ts'
import * as trash from './catalog-trash.store.server.ts'
import { findPlaceOwner, ORDER, readOrder, setOrder } from './order.store.server.ts'

type Fields = Record<string, unknown>

/** What history and trash need of products, subcategories and categories; in the order in which they may be deleted for ever. */
export function catalogHistory(db: Database): HistoryAdapter[] {
  return [productHistory(db), subcategoryHistory(db), categoryHistory(db)]
}

function productHistory(db: Database): HistoryAdapter {
  return {
    kind: 'product',
    isPublic: true,
    // The plain name is the German one.
    derived: ['name'],
    nameField: (subject, field) => (subject === ORDER ? findPlaceOwner(db, field) : undefined),
    find: async (subject) => (subject === ORDER ? readOrder(db, 'product') : findProduct(db, Number(subject))),
    change: async (subject, fields, { updatedAt, ...seen }, edit) =>
      subject === ORDER
        ? orderBack(db, fields, seen, edit)
        : doneOrStale(await changeProduct(db, Number(subject), checked(productChangeSchema, { ...fields, updatedAt }), edit)),
    trash: {
      kind: 'product',
      list: () => trash.listTrashedProducts(db),
      remove: async (id, edit) => valueOrHttpError(await deleteProduct(db, id, edit), {}),
      restore: (id, edit) => trash.restoreProduct(db, id, edit),
      deleteForever: (id, edit) => trash.deleteProductForever(db, id, edit),
      deleteOlderThan: (moment) => trash.deleteOlderThan(db, 'product', moment),
    },
  }
}

function subcategoryHistory(db: Database): HistoryAdapter {
  return {
    kind: 'subcategory',
    isPublic: true,
    derived: [],
    find: (subject) => findSubcategory(db, Number(subject)),
    change: async (subject, fields, { updatedAt }, edit) =>
      doneOrStale(await changeSubcategory(db, Number(subject), checked(subcategoryChangeSchema, { ...fields, updatedAt }), edit)),
    trash: {
      kind: 'subcategory',
      list: () => trash.listTrashedSubcategories(db),
      remove: async (id, edit) =>
        valueOrHttpError(
          await deleteSubcategory(db, id, {}, edit),
          notEmpty(() => countInSubcategory(db, id)),
        ),
      restore: (id, edit) => trash.restoreSubcategory(db, id, edit),
      deleteForever: (id, edit) => trash.deleteSubcategoryForever(db, id, edit),
      deleteOlderThan: (moment) => trash.deleteOlderThan(db, 'subcategory', moment),
    },
  }
}

function categoryHistory(db: Database): HistoryAdapter {
  return {
    kind: 'category',
    isPublic: true,
    derived: [],
    nameField: (subject, field) => (subject === ORDER ? findPlaceOwner(db, field) : undefined),
    find: async (subject) => (subject === ORDER ? readOrder(db, 'category') : findCategory(db, Number(subject))),
    change: async (subject, fields, { updatedAt, ...seen }, edit) =>
      subject === ORDER
        ? orderBack(db, fields, seen, edit)
        : doneOrStale(await changeCategory(db, Number(subject), checked(categoryChangeSchema, { ...fields, updatedAt }), edit)),
    trash: {
      kind: 'category',
      list: () => trash.listTrashedCategories(db),
      remove: async (id, edit) =>
        valueOrHttpError(
          await deleteCategory(db, id, {}, edit),
          notEmpty(() => countInCategory(db, id)),
        ),
      restore: (id, edit) => trash.restoreCategory(db, id, edit),
      deleteForever: (id, edit) => trash.deleteCategoryForever(db, id, edit),
      deleteOlderThan: (moment) => trash.deleteOlderThan(db, 'category', moment),
    },
  }
}

/** Everything goes back to where it stood before somebody put the list in order. */
async function orderBack(db: Database, places: Fields, seen: Fields, edit: Edit): Promise<'done' | 'stale'> {
  return (await setOrder(db, places, seen, edit)).ok ? 'done' : 'stale'
}

/** Somebody else was quicker is for the asker to deal with; every other problem is refused as in the forms. */
async function doneOrStale<Problem extends string>(result: Result<unknown, Problem>): Promise<'done' | 'stale'> {
  if (!result.ok && result.problem === 'stale') return 'stale'
  await valueOrHttpError(result as Result<unknown, never>, {})
  return 'done'
}
