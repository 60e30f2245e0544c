import { changeCatalogue } from '#database/catalogue-version.server.ts'
import type { Edit } from '#database/edit.ts'
import { recordEdit } from '#database/history.server.ts'
import type { Merged } from '#database/merge-since.server.ts'
import type { Database } from '#database/schema.ts'
import { nextStamp } from '#database/stamp.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { holds } from '../entity/holds.server.ts'
import { CATEGORY_ORDER_MAX } from '../entity/limits.ts'
import { mergeChange } from '../entity/merge-change.server.ts'
import { isSlugFree, makeSlug, recordMove, takeAddress } from '../entity/slug.store.server.ts'
import { categoryTexts, followTranslations } from '../entity/translations.ts'
import { readTranslatedFrom } from '../product/product-row.server.ts'
import type { StaffSubcategory, Subcategory, SubcategoryChange, SubcategoryDeletion, SubcategoryInput } from './category.contract.ts'
import { findCategory } from './category.store.server.ts'
import { mergeCategory, toCategoryColumns, toStaffSubcategory, toSubcategory } from './category-row.server.ts'
import { moveSubcategoryContents, type ProductPlace, recordMovedAlong } from './move-contents.store.server.ts'

/** Everything that is not in the trash, for staff. */
export async function listAllSubcategories(db: Database): Promise<StaffSubcategory[]> {
  return (await inOrder(db).execute()).map(toStaffSubcategory)
}

/** What visitors see: active subcategories of active categories, by position then name. */
export async function listVisibleSubcategories(db: Database): Promise<Subcategory[]> {
  const rows = await inOrder(db)
    .where('is_active', '=', 1)
    .where('category_id', 'in', (query) =>
      query.selectFrom('category').select('category.id').where('category.is_active', '=', 1).where('category.deleted_at', 'is', null),
    )
    .execute()
  return rows.map(toSubcategory)
}

export async function findSubcategory(db: Database, id: number): Promise<StaffSubcategory | undefined> {
  const row = await findRow(db, id)
  return row && toStaffSubcategory(row)
}

function findRow(db: Database, id: number) {
  return db.selectFrom('subcategory').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
}

/** Without a position it comes after all others. */
export async function createSubcategory(
  db: Database,
  input: SubcategoryInput,
  edit: Edit,
): Promise<Result<StaffSubcategory, 'category-unknown' | 'slug-taken'>> {
  return changeCatalogue(db, async (transaction) => {
    if (!(await findCategory(transaction, input.categoryId))) return fail('category-unknown')
    const fields = mergeCategory({ ...input, sortOrder: input.sortOrder ?? (await nextPosition(transaction)) })
    if (input.slug && !(await isSlugFree(transaction, 'subcategory', input.slug))) return fail('slug-taken')
    const slug = input.slug || (await makeSlug(transaction, 'subcategory', fields))
    await takeAddress(transaction, 'subcategory', slug)
    const stamp = edit.now.toISOString()
    const translatedFrom = followTranslations(categoryTexts, { before: {}, after: fields, from: {}, behind: input.behindTexts })
    const row = await transaction
      .insertInto('subcategory')
      .values({
        ...toCategoryColumns(fields),
        translated_from: JSON.stringify(translatedFrom),
        category_id: input.categoryId,
        slug,
        created_at: stamp,
        updated_at: stamp,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const subcategory = toStaffSubcategory(row)
    await recordEdit(transaction, edit, { kind: 'subcategory', subject: subcategory.id, title: subcategory.name, action: 'created' })
    return ok(subcategory)
  })
}

/** As for categories; products move with their subcategory to another category. */
export async function changeSubcategory(
  db: Database,
  id: number,
  sent: SubcategoryChange,
  edit: Edit,
): Promise<Merged<StaffSubcategory, 'unknown' | 'category-unknown' | 'slug-taken'>> {
  return changeCatalogue(db, async (transaction) => {
    const stored = await findRow(transaction, id)
    if (!stored) return fail('unknown')
    const before = toStaffSubcategory(stored)
    const together = await mergeChange(transaction, 'subcategory', { change: sent, stored: before })
    if (!together.ok) return together
    const change = together.value
    const fields = mergeCategory(change, before)
    const categoryId = change.categoryId ?? before.categoryId
    if (categoryId !== before.categoryId && !(await findCategory(transaction, categoryId))) return fail('category-unknown')
    if (change.slug && !(await isSlugFree(transaction, 'subcategory', change.slug, id))) return fail('slug-taken')
    const slug = change.slug === '' ? await makeSlug(transaction, 'subcategory', fields) : (change.slug ?? before.slug)
    const from = readTranslatedFrom(stored)
    const translatedFrom = followTranslations(categoryTexts, {
      before,
      after: fields,
      from,
      checked: change.checkedTexts,
      behind: change.behindTexts,
    })
    const columns = { ...toCategoryColumns(fields), translated_from: JSON.stringify(translatedFrom), category_id: categoryId, slug }
    if (holds(stored, columns)) return ok(before)
    if (slug !== before.slug) await recordMove(transaction, 'subcategory', { id, from: before.slug, to: slug, now: edit.now })
    if (categoryId !== before.categoryId) await recordMovedAlong(transaction, before, categoryId, edit)
    const row = await transaction
      .updateTable('subcategory')
      .set({ ...columns, updated_at: nextStamp(edit.now, before.updatedAt) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const after = toStaffSubcategory(row)
    await recordEdit(transaction, edit, { kind: 'subcategory', subject: id, title: after.name, action: 'changed', before, after })
    return ok(after)
  })
}

export async function countInSubcategory(db: Database, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('subcategory_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Puts a subcategory into the trash. Its products move elsewhere or go as well; else it has to be empty. */
export async function deleteSubcategory(
  db: Database,
  id: number,
  { cascade, moveTo }: SubcategoryDeletion,
  edit: Edit,
): Promise<Result<undefined, 'unknown' | 'not-empty' | 'target-unknown'>> {
  return changeCatalogue(db, async (transaction) => {
    const subcategory = await findSubcategory(transaction, id)
    if (!subcategory) return fail('unknown')
    if (moveTo !== undefined) {
      const from = { categoryId: subcategory.categoryId, subcategoryId: id }
      const to = await placeToMoveTo(transaction, from, moveTo)
      if (!to) return fail('target-unknown')
      await moveSubcategoryContents(transaction, from, to, edit)
    } else if (cascade !== 'true' && (await countInSubcategory(transaction, id)) > 0) return fail('not-empty')
    const trash = { deleted_at: edit.now.toISOString() }
    await transaction.updateTable('product').set(trash).where('subcategory_id', '=', id).where('deleted_at', 'is', null).execute()
    await transaction.updateTable('subcategory').set(trash).where('id', '=', id).execute()
    await recordEdit(transaction, edit, { kind: 'subcategory', subject: id, title: subcategory.name, action: 'deleted' })
    return ok(undefined)
  })
}

async function placeToMoveTo(db: Database, from: ProductPlace, moveTo: number | 'none'): Promise<ProductPlace | undefined> {
  if (moveTo === 'none') return { ...from, subcategoryId: null }
  const target = moveTo === from.subcategoryId ? undefined : await findSubcategory(db, moveTo)
  return target && { categoryId: target.categoryId, subcategoryId: target.id }
}

async function nextPosition(db: Database): Promise<number> {
  const { highest } = await db
    .selectFrom('subcategory')
    .select((row) => row.fn.max('sort_order').as('highest'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Math.min((highest ?? 0) + 1, CATEGORY_ORDER_MAX)
}

function inOrder(db: Database) {
  return db
    .selectFrom('subcategory')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy((row) => row('sort_order', '=', 0))
    .orderBy('sort_order')
    .orderBy('sort_name')
    .orderBy('id')
}
