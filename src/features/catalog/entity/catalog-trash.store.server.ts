import type { Selectable } from 'kysely'
import { changeCatalogue } from '#database/catalogue-version.server.ts'
import type { Edit } from '#database/edit.ts'
import { recordEdit } from '#database/history.server.ts'
import type { Restored, Trashed } from '#database/history-adapter.ts'
import type { Database, Tables } from '#database/schema.ts'
import { nextStamp } from '#database/stamp.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { isSlugFree, makeSlug, type SlugKind, takeAddress } from './slug.store.server.ts'

/** So many products are deleted for ever at once: a pause between them lets everybody else write. */
const AT_ONCE = 100

export async function listTrashedProducts(db: Database): Promise<Trashed[]> {
  const rows = await db
    .selectFrom('product')
    .leftJoin('category', 'category.id', 'product.category_id')
    .leftJoin('subcategory', 'subcategory.id', 'product.subcategory_id')
    .select(['product.id', 'product.name_de', 'product.sku', 'product.deleted_at', 'product.category_id', 'product.subcategory_id'])
    .select(['category.deleted_at as category_deleted_at', 'subcategory.deleted_at as subcategory_deleted_at'])
    .where('product.deleted_at', 'is not', null)
    .execute()
  return rows.map((row) => ({
    ...{ kind: 'product', id: row.id, title: row.name_de, detail: row.sku ?? '', deletedAt: row.deleted_at ?? '' },
    standsIn: [
      ...standsIn('category', row.category_id, row.category_deleted_at, row.deleted_at),
      ...standsIn('subcategory', row.subcategory_id, row.subcategory_deleted_at, row.deleted_at),
    ],
  }))
}

export async function listTrashedCategories(db: Database): Promise<Trashed[]> {
  const rows = await db.selectFrom('category').select(['id', 'name', 'deleted_at']).where('deleted_at', 'is not', null).execute()
  return rows.map(({ id, name, deleted_at }) => ({
    ...{ kind: 'category', id, title: name, detail: '', deletedAt: deleted_at ?? '', standsIn: [] },
  }))
}

export async function listTrashedSubcategories(db: Database): Promise<Trashed[]> {
  const rows = await db
    .selectFrom('subcategory')
    .innerJoin('category', 'category.id', 'subcategory.category_id')
    .select(['subcategory.id', 'subcategory.name', 'subcategory.deleted_at', 'subcategory.category_id'])
    .select(['category.name as category_name', 'category.deleted_at as category_deleted_at'])
    .where('subcategory.deleted_at', 'is not', null)
    .execute()
  return rows.map((row) => ({
    ...{ kind: 'subcategory', id: row.id, title: row.name, detail: row.category_name, deletedAt: row.deleted_at ?? '' },
    standsIn: standsIn('category', row.category_id, row.category_deleted_at, row.deleted_at),
  }))
}

function standsIn(kind: 'category' | 'subcategory', id: number | null, deletedAt: string | null, ownDeletedAt: string | null) {
  return id === null || deletedAt === null ? [] : [{ kind, id, isTogether: deletedAt === ownDeletedAt }]
}

/**
 * Brings a product back from the trash. If its address was given away meanwhile it gets a new one.
 *
 * @throws HttpError when it is not there, its category or subcategory is in the trash, or another product has its SKU
 */
export async function restoreProduct(db: Database, id: number, edit: Edit): Promise<Restored> {
  return changeCatalogue(db, async (transaction) => {
    const row = await getTrashed(transaction, 'product', id)
    await refuseWithoutParent(transaction, 'category', row.category_id)
    if (row.subcategory_id !== null) await refuseWithoutParent(transaction, 'subcategory', row.subcategory_id)
    const newAddress = await bringProductBack(transaction, row, edit)
    await recordEdit(transaction, edit, { kind: 'product', subject: id, title: row.name_de, action: 'restored' })
    return { title: row.name_de, count: 1, newAddress }
  })
}

/** The same for a subcategory, with the products that the same deletion took along. */
export async function restoreSubcategory(db: Database, id: number, edit: Edit): Promise<Restored> {
  return changeCatalogue(db, async (transaction) => {
    const row = await getTrashed(transaction, 'subcategory', id)
    await refuseWithoutParent(transaction, 'category', row.category_id)
    const newAddress = await bringCategoryBack(transaction, 'subcategory', row, edit)
    const products = await bringTogether(transaction, 'subcategory_id', row, edit)
    await recordEdit(transaction, edit, { kind: 'subcategory', subject: id, title: row.name, action: 'restored' })
    return { title: row.name, count: 1 + products, newAddress }
  })
}

/** The same for a category, with the subcategories and products that the same deletion took along. */
export async function restoreCategory(db: Database, id: number, edit: Edit): Promise<Restored> {
  return changeCatalogue(db, async (transaction) => {
    const row = await getTrashed(transaction, 'category', id)
    const newAddress = await bringCategoryBack(transaction, 'category', row, edit)
    const subcategories = await transaction
      .selectFrom('subcategory')
      .selectAll()
      .where('category_id', '=', id)
      .where('deleted_at', '=', row.deleted_at)
      .execute()
    for (const subcategory of subcategories) await bringCategoryBack(transaction, 'subcategory', subcategory, edit)
    const products = await bringTogether(transaction, 'category_id', row, edit)
    await recordEdit(transaction, edit, { kind: 'category', subject: id, title: row.name, action: 'restored' })
    return { title: row.name, count: 1 + subcategories.length + products, newAddress }
  })
}

/** Deletes a product in the trash for ever; its old addresses lead nowhere from then on. */
export async function deleteProductForever(db: Database, id: number, edit: Edit): Promise<boolean> {
  return changeCatalogue(db, async (transaction) => {
    const found = await findTrashed(transaction, 'product', id)
    if (found) await erase(transaction, 'product', [found], edit)
    return found !== undefined
  })
}

/** Deletes a subcategory in the trash for ever, and every product in it, since all of them are in the trash too. */
export async function deleteSubcategoryForever(db: Database, id: number, edit: Edit): Promise<boolean> {
  return changeCatalogue(db, async (transaction) => {
    const found = await findTrashed(transaction, 'subcategory', id)
    if (!found) return false
    const products = await transaction.selectFrom('product').select(['id', 'name_de']).where('subcategory_id', '=', id).execute()
    await erase(transaction, 'product', products, edit)
    await erase(transaction, 'subcategory', [found], edit)
    return true
  })
}

/** Deletes a category in the trash for ever, and all that it held, which is in the trash too. */
export async function deleteCategoryForever(db: Database, id: number, edit: Edit): Promise<boolean> {
  return changeCatalogue(db, async (transaction) => {
    const found = await findTrashed(transaction, 'category', id)
    if (!found) return false
    const products = await transaction.selectFrom('product').select(['id', 'name_de']).where('category_id', '=', id).execute()
    const subcategories = await transaction.selectFrom('subcategory').select(['id', 'name_de']).where('category_id', '=', id).execute()
    await erase(transaction, 'product', products, edit)
    await erase(transaction, 'subcategory', subcategories, edit)
    await erase(transaction, 'category', [found], edit)
    return true
  })
}

/**
 * Deletes for ever what went into the trash at `moment` or before. Products are to go first, then subcategories, then
 * categories; what something still stands in stays for the next time.
 *
 * @returns how many
 */
export async function deleteOlderThan(db: Database, kind: SlugKind, moment: string): Promise<number> {
  const old = (from: Database) => {
    const found = from
      .selectFrom(kind as 'category')
      .select('id')
      .where('deleted_at', '<=', moment)
      .limit(AT_ONCE)
    if (kind === 'product') return found.execute()
    const empty = found.where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('product')
            .select('product.id')
            .whereRef(`product.${kind}_id`, '=', ref(`${kind as 'category'}.id`)),
        ),
      ),
    )
    if (kind === 'subcategory') return empty.execute()
    return empty
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('subcategory').select('subcategory.id').whereRef('subcategory.category_id', '=', 'category.id'))),
      )
      .execute()
  }
  let count = 0
  // Looked for outside first: a change of the catalogue that changes nothing would still empty every server's memory.
  while ((await old(db)).length > 0) {
    const deleted = await changeCatalogue(db, async (transaction) => {
      const ids = idsOf(await old(transaction))
      await deleteRows(transaction, kind, ids)
      return ids.length
    })
    if (deleted === 0) break
    count += deleted
  }
  return count
}

type ProductRow = Selectable<Tables['product']>
type CategoryRow = Selectable<Tables['category']>

async function findTrashed<Kind extends SlugKind>(db: Database, kind: Kind, id: number): Promise<Selectable<Tables[Kind]> | undefined> {
  const row = await db
    .selectFrom(kind as 'product')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return row as Selectable<Tables[Kind]> | undefined
}

async function getTrashed<Kind extends SlugKind>(db: Database, kind: Kind, id: number): Promise<Selectable<Tables[Kind]>> {
  const row = await findTrashed(db, kind, id)
  if (!row) throw new HttpError(404, 'trash.notThere')
  return row
}

/** Nothing comes back into what is itself in the trash; the answer names it, so that it can be brought back first. */
async function refuseWithoutParent(db: Database, kind: 'category' | 'subcategory', id: number): Promise<void> {
  const parent = await findTrashed(db, kind, id)
  if (!parent) return
  const { name } = parent
  const first = { kind, id, title: name }
  throw new HttpError(409, kind === 'category' ? 'trash.categoryFirst' : 'trash.subcategoryFirst', { values: { name }, extra: { first } })
}

/** Products that went into the trash in the same deletion as what they stand in. */
async function bringTogether(
  transaction: Database,
  column: 'category_id' | 'subcategory_id',
  parent: { id: number; deleted_at: string | null },
  edit: Edit,
): Promise<number> {
  const products = await transaction
    .selectFrom('product')
    .selectAll()
    .where(column, '=', parent.id)
    .where('deleted_at', '=', parent.deleted_at)
    .execute()
  for (const product of products) await bringProductBack(transaction, product, edit)
  return products.length
}

async function bringProductBack(transaction: Database, row: ProductRow, edit: Edit): Promise<string | null> {
  if (row.sku !== null) {
    const other = await transaction
      .selectFrom('product')
      .select('name_de')
      .where('sku', '=', row.sku)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (other) throw new HttpError(409, 'trash.skuTaken', { values: { name: row.name_de, sku: row.sku, other: other.name_de } })
  }
  return bringBack(transaction, 'product', row, { nameDe: row.name_de, nameEs: row.name_es, nameEn: row.name_en }, edit)
}

function bringCategoryBack(transaction: Database, kind: 'category' | 'subcategory', row: CategoryRow, edit: Edit): Promise<string | null> {
  const names = { name: row.name, nameDe: row.name_de, nameEs: row.name_es, nameEn: row.name_en }
  return bringBack(transaction, kind, row, names, edit)
}

/** @returns the new slug, or null when the old one was still free */
async function bringBack(
  transaction: Database,
  kind: SlugKind,
  row: { id: number; slug: string; updated_at: string },
  names: Parameters<typeof makeSlug>[2],
  edit: Edit,
): Promise<string | null> {
  const isFree = (await isSlugFree(transaction, kind, row.slug)) && !(await leadsElsewhere(transaction, kind, row))
  const slug = isFree ? row.slug : await makeSlug(transaction, kind, names)
  await takeAddress(transaction, kind, slug)
  await transaction
    .updateTable(kind as 'product')
    .set({ deleted_at: null, slug, updated_at: nextStamp(edit.now, row.updated_at) })
    .where('id', '=', row.id)
    .execute()
  return isFree ? null : slug
}

/** Whether somebody else's old links lead here: they would suddenly show another thing. */
async function leadsElsewhere(db: Database, kind: SlugKind, { id, slug }: { id: number; slug: string }): Promise<boolean> {
  const moved = await db
    .selectFrom('slug_redirect')
    .select('target_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return moved !== undefined && moved.target_id !== id
}

/** Deletes what a person wants gone for ever, and records each. */
async function erase(transaction: Database, kind: SlugKind, rows: readonly { id: number; name_de: string }[], edit: Edit): Promise<void> {
  await deleteRows(transaction, kind, idsOf(rows))
  for (const { id, name_de } of rows) await recordEdit(transaction, edit, { kind, subject: id, title: name_de, action: 'erased' })
}

async function deleteRows(transaction: Database, kind: SlugKind, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE)
    await transaction.deleteFrom('slug_redirect').where('kind', '=', kind).where('target_id', 'in', some).execute()
    await transaction
      .deleteFrom(kind as 'product')
      .where('id', 'in', some)
      .execute()
  }
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)
