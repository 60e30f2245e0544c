import { changeCatalogue } from '#database/catalogue-version.server.ts'
import type { Edit } from '#database/edit.ts'
import { recordEdit } from '#database/history.server.ts'
import type { Merged } from '#database/merge-since.server.ts'
import type { Database } from '#database/schema.ts'
import { nextStamp } from '#database/stamp.ts'
import { isUniqueViolation } from '#database/violations.server.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { holds } from '../entity/holds.server.ts'
import { mergeChange } from '../entity/merge-change.server.ts'
import { isSlugFree, makeSlug, recordMove, takeAddress } from '../entity/slug.store.server.ts'
import { followTranslations, productTexts, type TranslatedFrom } from '../entity/translations.ts'
import type { ProductChange, ProductInput, StaffProduct } from './product.contract.ts'
import { findPlaceProblem } from './product-place.store.server.ts'
import { readTranslatedFrom, toProductColumns, toStaffProduct } from './product-row.server.ts'
import { copyNames, cutToFit, mergeProduct, type ProductFields } from './product-rules.ts'

export type ProductProblem = 'category-unknown' | 'subcategory-unknown' | 'sku-taken' | 'slug-taken' | 'price-on-request'
const SKU_MAX = 64

/** Everything that is not in the trash, for staff, by position then name. */
export async function listAllProducts(db: Database): Promise<StaffProduct[]> {
  const rows = await db
    .selectFrom('product')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy((row) => row('sort_order', '=', 0))
    .orderBy('sort_order')
    .orderBy('sort_name')
    .orderBy('id')
    .execute()
  return rows.map(toStaffProduct)
}

export async function findProduct(db: Database, id: number): Promise<StaffProduct | undefined> {
  const row = await findRow(db, id)
  return row && toStaffProduct(row)
}

function findRow(db: Database, id: number) {
  return db.selectFrom('product').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
}

export async function createProduct(db: Database, input: ProductInput, edit: Edit): Promise<Result<StaffProduct, ProductProblem>> {
  return changeProducts(db, async (transaction) => {
    const merged = mergeProduct(input)
    if (!merged.ok) return merged
    const translatedFrom = followTranslations(productTexts, { before: {}, after: merged.value, from: {}, behind: input.behindTexts })
    return insert(transaction, merged.value, input.slug, edit, translatedFrom)
  })
}

/**
 * Absent fields keep their value; so does the slug unless a new one is given, or '' for one from the names. With
 * `updatedAt` what others have changed since keeps its value too. What stands there already is not written again.
 */
export async function changeProduct(
  db: Database,
  id: number,
  sent: ProductChange,
  edit: Edit,
): Promise<Merged<StaffProduct, ProductProblem | 'unknown'>> {
  return changeProducts(db, async (transaction) => {
    const stored = await findRow(transaction, id)
    if (!stored) return fail('unknown')
    const before = toStaffProduct(stored)
    const together = await mergeChange(transaction, 'product', { change: sent, stored: before })
    if (!together.ok) return together
    const change = together.value
    const merged = mergeProduct(change, before)
    if (!merged.ok) return merged
    const problem = await findPlaceProblem(transaction, merged.value)
    if (problem) return fail(problem)
    if (change.slug && !(await isSlugFree(transaction, 'product', change.slug, id))) return fail('slug-taken')
    const slug = change.slug === '' ? await makeSlug(transaction, 'product', merged.value) : (change.slug ?? before.slug)
    const from = readTranslatedFrom(stored)
    const translatedFrom = followTranslations(productTexts, {
      before,
      after: merged.value,
      from,
      checked: change.checkedTexts,
      behind: change.behindTexts,
    })
    const columns = { ...toProductColumns(merged.value), translated_from: JSON.stringify(translatedFrom), slug }
    if (holds(stored, columns)) return ok(before)
    if (slug !== before.slug) await recordMove(transaction, 'product', { id, from: before.slug, to: slug, now: edit.now })
    const row = await transaction
      .updateTable('product')
      .set({ ...columns, updated_at: nextStamp(edit.now, before.updatedAt) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const after = toStaffProduct(row)
    await recordEdit(transaction, edit, { kind: 'product', subject: id, title: after.name, action: 'changed', before, after })
    return ok(after)
  })
}

/** Makes an inactive copy with names marked as a copy, an address and an SKU of its own. */
export async function duplicateProduct(db: Database, id: number, edit: Edit): Promise<Result<StaffProduct, ProductProblem | 'unknown'>> {
  return changeProducts(db, async (transaction) => {
    const stored = await findRow(transaction, id)
    if (!stored) return fail('unknown')
    const original = toStaffProduct(stored)
    const sku = original.sku && (await makeSku(transaction, original.sku))
    const copy = mergeProduct({ ...copyNames(original), sku, isActive: false }, original)
    return copy.ok ? insert(transaction, copy.value, undefined, edit, readTranslatedFrom(stored)) : copy
  })
}

/** Puts a product into the trash. */
export async function deleteProduct(db: Database, id: number, edit: Edit): Promise<Result<undefined, 'unknown'>> {
  return changeCatalogue(db, async (transaction) => {
    const product = await findProduct(transaction, id)
    if (!product) return fail('unknown')
    await transaction.updateTable('product').set({ deleted_at: edit.now.toISOString() }).where('id', '=', id).execute()
    await recordEdit(transaction, edit, { kind: 'product', subject: id, title: product.name, action: 'deleted' })
    return ok(undefined)
  })
}

/** Changes in one transaction; an SKU that another product has comes back as a problem. */
async function changeProducts<Outcome>(
  db: Database,
  change: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome | ReturnType<typeof fail<'sku-taken'>>> {
  try {
    return await changeCatalogue(db, change)
  } catch (error) {
    if (isUniqueViolation(error, 'product.sku')) return fail('sku-taken')
    throw error
  }
}

async function insert(
  db: Database,
  fields: ProductFields,
  wanted: string | undefined,
  edit: Edit,
  translatedFrom: TranslatedFrom,
): Promise<Result<StaffProduct, ProductProblem>> {
  const problem = await findPlaceProblem(db, fields)
  if (problem) return fail(problem)
  if (wanted && !(await isSlugFree(db, 'product', wanted))) return fail('slug-taken')
  const slug = wanted || (await makeSlug(db, 'product', fields))
  await takeAddress(db, 'product', slug)
  const stamp = edit.now.toISOString()
  const row = await db
    .insertInto('product')
    .values({ ...toProductColumns(fields), translated_from: JSON.stringify(translatedFrom), slug, created_at: stamp, updated_at: stamp })
    .returningAll()
    .executeTakeFirstOrThrow()
  const product = toStaffProduct(row)
  await recordEdit(db, edit, { kind: 'product', subject: product.id, title: product.name, action: 'created' })
  return ok(product)
}

/** "SP-550" -> "SP-550-2", or the next number that is free. */
async function makeSku(db: Database, sku: string): Promise<string> {
  for (let number = 2; ; number += 1) {
    const candidate = cutToFit(sku, `-${number}`, SKU_MAX)
    const taken = await db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', candidate)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!taken) return candidate
  }
}
