import { changeCatalogue } from '#database/catalogue-version.server.ts'
import type { Edit } from '#database/edit.ts'
import { recordEdit } from '#database/history.server.ts'
import type { Merged } from '#database/merge-since.server.ts'
import type { Database } from '#database/schema.ts'
import { nextStamp } from '#database/stamp.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { holds } from '../entity/holds.server.ts'
import { mergeChange } from '../entity/merge-change.server.ts'
import { isSlugFree, makeSlug, recordMove, takeAddress } from '../entity/slug.store.server.ts'
import { categoryTexts, followTranslations } from '../entity/translations.ts'
import { readTranslatedFrom } from '../product/product-row.server.ts'
import type { Category, CategoryChange, CategoryDeletion, CategoryInput, StaffCategory } from './category.contract.ts'
import { mergeCategory, toCategory, toCategoryColumns, toStaffCategory } from './category-row.server.ts'
import { moveCategoryContents } from './move-contents.store.server.ts'

/** Everything that is not in the trash, for staff. */
export async function listAllCategories(db: Database): Promise<StaffCategory[]> {
  return (await inOrder(db).execute()).map(toStaffCategory)
}

/** What visitors see: active categories, by position then name. */
export async function listVisibleCategories(db: Database): Promise<Category[]> {
  return (await inOrder(db).where('is_active', '=', 1).execute()).map(toCategory)
}

export async function findCategory(db: Database, id: number): Promise<StaffCategory | undefined> {
  const row = await findRow(db, id)
  return row && toStaffCategory(row)
}

function findRow(db: Database, id: number) {
  return db.selectFrom('category').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
}

export async function createCategory(db: Database, input: CategoryInput, edit: Edit): Promise<Result<StaffCategory, 'slug-taken'>> {
  return changeCatalogue(db, async (transaction) => {
    const fields = mergeCategory(input)
    if (input.slug && !(await isSlugFree(transaction, 'category', input.slug))) return fail('slug-taken')
    const slug = input.slug || (await makeSlug(transaction, 'category', fields))
    await takeAddress(transaction, 'category', slug)
    const stamp = edit.now.toISOString()
    const translatedFrom = followTranslations(categoryTexts, { before: {}, after: fields, from: {}, behind: input.behindTexts })
    const row = await transaction
      .insertInto('category')
      .values({ ...toCategoryColumns(fields), translated_from: JSON.stringify(translatedFrom), slug, created_at: stamp, updated_at: stamp })
      .returningAll()
      .executeTakeFirstOrThrow()
    const category = toStaffCategory(row)
    await recordEdit(transaction, edit, { kind: 'category', subject: category.id, title: category.name, action: 'created' })
    return ok(category)
  })
}

/** Absent fields keep their value; so does the slug unless a new one is given, or '' for one from the names. */
export async function changeCategory(
  db: Database,
  id: number,
  sent: CategoryChange,
  edit: Edit,
): Promise<Merged<StaffCategory, 'unknown' | 'slug-taken'>> {
  return changeCatalogue(db, async (transaction) => {
    const stored = await findRow(transaction, id)
    if (!stored) return fail('unknown')
    const before = toStaffCategory(stored)
    const together = await mergeChange(transaction, 'category', { change: sent, stored: before })
    if (!together.ok) return together
    const change = together.value
    const fields = mergeCategory(change, before)
    if (change.slug && !(await isSlugFree(transaction, 'category', change.slug, id))) return fail('slug-taken')
    const slug = change.slug === '' ? await makeSlug(transaction, 'category', fields) : (change.slug ?? before.slug)
    const from = readTranslatedFrom(stored)
    const translatedFrom = followTranslations(categoryTexts, {
      before,
      after: fields,
      from,
      checked: change.checkedTexts,
      behind: change.behindTexts,
    })
    const columns = { ...toCategoryColumns(fields), translated_from: JSON.stringify(translatedFrom), slug }
    if (holds(stored, columns)) return ok(before)
    if (slug !== before.slug) await recordMove(transaction, 'category', { id, from: before.slug, to: slug, now: edit.now })
    const row = await transaction
      .updateTable('category')
      .set({ ...columns, updated_at: nextStamp(edit.now, before.updatedAt) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const after = toStaffCategory(row)
    await recordEdit(transaction, edit, { kind: 'category', subject: id, title: after.name, action: 'changed', before, after })
    return ok(after)
  })
}

/** Subcategories and products that a category holds, those in its subcategories included. */
export async function countInCategory(db: Database, id: number): Promise<number> {
  const count = (table: 'subcategory' | 'product') =>
    db
      .selectFrom(table as 'product')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('category_id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
  return (await count('subcategory')).count + (await count('product')).count
}

/** Puts a category into the trash. What it holds moves to another one or goes as well; else it has to be empty. */
export async function deleteCategory(
  db: Database,
  id: number,
  { cascade, moveTo }: CategoryDeletion,
  edit: Edit,
): Promise<Result<undefined, 'unknown' | 'not-empty' | 'target-unknown'>> {
  return changeCatalogue(db, async (transaction) => {
    const category = await findCategory(transaction, id)
    if (!category) return fail('unknown')
    if (moveTo !== undefined) {
      if (moveTo === id || !(await findCategory(transaction, moveTo))) return fail('target-unknown')
      await moveCategoryContents(transaction, id, moveTo, edit)
    } else if (cascade !== 'true' && (await countInCategory(transaction, id)) > 0) return fail('not-empty')
    const trash = { deleted_at: edit.now.toISOString() }
    await transaction.updateTable('product').set(trash).where('category_id', '=', id).where('deleted_at', 'is', null).execute()
    await transaction.updateTable('subcategory').set(trash).where('category_id', '=', id).where('deleted_at', 'is', null).execute()
    await transaction.updateTable('category').set(trash).where('id', '=', id).execute()
    await recordEdit(transaction, edit, { kind: 'category', subject: id, title: category.name, action: 'deleted' })
    return ok(undefined)
  })
}

function inOrder(db: Database) {
  return db
    .selectFrom('category')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy((row) => row('sort_order', '=', 0))
    .orderBy('sort_order')
    .orderBy('sort_name')
    .orderBy('id')
}
