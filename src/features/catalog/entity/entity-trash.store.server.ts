import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import { nextStamp } from '#database/change.server.ts'
import type { Edit } from '#database/history.server.ts'
import type { RestoreResult, TrashItem } from '#database/history-adapter.ts'
import type { CatalogueTransaction, Database } from '#database/schema.ts'
import { nameOf } from '#i18n/language.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import {
  type AnyEntity,
  type EntityKind,
  type EntityRow,
  foreignKeyOf,
  type Names,
  rowsOf,
  titleOf,
  updateOf,
  type WriteContext,
} from './entity.server.ts'
import { endRedirect, isSlugFree, makeSlug, redirectsElsewhere } from './slug.store.server.ts'

/** Rows purged per transaction; other writes run between two transactions. */
const BATCH_SIZE = 100

type TrashedRow = EntityRow & Record<string, unknown>
type Listed = Pick<TrashedRow, 'id' | 'name' | 'name_de' | 'deleted_at'> & { sku?: string; category_id?: number; subcategory_id?: number }
const trashedRowsOf = (db: Database, kind: EntityKind) => rowsOf(db, kind).where('deleted_at', 'is not', null)

/** Lists the entities of a kind in the trash, each with its parents that are in the trash too. */
export async function listTrashed(db: Database, { kind, parentKinds, trashColumns, detail }: AnyEntity): Promise<TrashItem[]> {
  const columns = ['id', 'deleted_at', ...trashColumns, ...parentKinds.map(foreignKeyOf)] as 'name_de'[]
  const rows = (await trashedRowsOf(db, kind).select(columns).execute()) as unknown as Listed[]
  if (rows.length === 0) return []
  const parents = await Promise.all(
    parentKinds.map(async (parent) => {
      const all = await db
        .selectFrom(parent as 'category')
        .select(['id', 'name', 'deleted_at'])
        .execute()
      return { kind: parent, byId: new Map(all.map((one) => [one.id, one])) }
    }),
  )
  return rows.map((row) => {
    const found = parents.map(({ kind, byId }) => ({ kind, ...byId.get(row[foreignKeyOf(kind)] ?? 0) }))
    return {
      ...{ kind, id: row.id, title: titleOf(row), detail: detail(row, found[0]?.name ?? ''), deletedAt: row.deleted_at ?? '' },
      standsIn: found.flatMap(({ kind, id, deleted_at }) =>
        id !== undefined && deleted_at ? [{ kind, id, isTogether: deleted_at === row.deleted_at }] : [],
      ),
    }
  })
}

/** Finds the names of entities of a kind by id, as edits record them and by language. */
export async function findNames(db: Database, { kind, trashColumns }: AnyEntity, ids: readonly number[]) {
  const columns = ['id', 'name_de', 'name_es', 'name_en', ...trashColumns.filter((column) => column === 'name')] as 'name_de'[]
  const rows = ids.length > 0 ? await rowsOf(db, kind).select(columns).where('id', 'in', ids).execute() : []
  return new Map((rows as unknown as EntityRow[]).map((row) => [String(row.id), { recorded: titleOf(row), shown: shownNamesOf(row) }]))
}

/** Name of an entity for readers of each language. */
export function shownNamesOf(row: EntityRow) {
  const shownIn = (language: 'es' | 'de' | 'en') => nameOf(namesOf(row), 'name', language)
  return { es: shownIn('es'), de: shownIn('de'), en: shownIn('en') }
}

/**
 * Restores an entity from the trash, with the contents that went into the trash in the same deletion. If its slug is taken by now,
 * the restored entity gets a new slug.
 *
 * @throws HttpError if the entity is not in the trash, its parent is in the trash, or another product has the SKU of it or of its contents
 */
export function restoreEntity(write: CatalogueWrite, entity: AnyEntity, id: number, edit: Edit): Promise<RestoreResult> {
  return write(edit, async (transaction, recordChange) => {
    const row = await findTrashed(transaction, entity.kind, id)
    if (!row) throw notThere()
    for (const parent of entity.parentKinds) await refuseTrashedParent(transaction, parent, row[foreignKeyOf(parent)] as number | null)
    const wholeWrite = { transaction, recordChange, now: edit.now }
    const newAddress = await restoreRow(wholeWrite, entity, row)
    let count = 1
    for (const child of entity.childEntities) {
      const together = trashedRowsOf(transaction, child.kind)
        .where(foreignKeyOf(entity.kind), '=', id)
        .where('deleted_at', '=', row.deleted_at)
      const rows = (await together.selectAll().execute()) as unknown as TrashedRow[]
      for (const one of rows) await restoreRow(wholeWrite, child, one)
      count += rows.length
    }
    await recordChange({ kind: entity.kind, subject: id, title: titleOf(row), action: 'restored' })
    return { title: titleOf(row), count, newAddress }
  })
}

/**
 * Permanently deletes an entity in the trash with its contents, which are in the trash too. Its old slugs stop redirecting.
 *
 * @throws HttpError if the entity is not in the trash
 */
export function deleteForever(write: CatalogueWrite, { kind, childEntities }: AnyEntity, id: number, edit: Edit): Promise<boolean> {
  return write(edit, async (transaction, recordChange) => {
    if (!(await trashedRowsOf(transaction, kind).select('id').where('id', '=', id).executeTakeFirst())) throw notThere()
    const within = childEntities.toReversed().map((child) => ({ erased: child.kind, column: foreignKeyOf(kind) }))
    for (const { erased, column } of [...within, { erased: kind, column: 'id' as const }]) {
      const rows = await rowsOf(transaction, erased).select(['id', 'name_de']).where(column, '=', id).execute()
      await deleteRows(transaction, erased, idsOf(rows))
      // The German name identifies a purged entity in the history.
      for (const { id, name_de } of rows) await recordChange({ kind: erased, subject: id, title: name_de, action: 'erased' })
    }
    return true
  })
}

/**
 * Permanently deletes entities that went into the trash at `moment` (ISO 8601) or before. Call it for products, then
 * subcategories, then categories: a parent that still has contents is skipped.
 *
 * @returns number of deleted entities
 */
export async function deleteOlderThan(
  db: Database,
  write: CatalogueWrite,
  { kind, childEntities }: AnyEntity,
  moment: string,
): Promise<number> {
  const listOld = async (from: Database): Promise<number[]> => {
    const query = rowsOf(from, kind)
      .select('id')
      .where('deleted_at', '<=', moment)
      .where(({ not, exists, and }) =>
        and(
          childEntities.map((child) =>
            not(
              exists(
                rowsOf(from, child.kind)
                  .select('id')
                  .whereRef(`${child.kind as 'product'}.${foreignKeyOf(kind)}`, '=', `${kind as 'product'}.id`),
              ),
            ),
          ),
        ),
      )
      .limit(BATCH_SIZE)
    return idsOf(await query.execute())
  }
  let count = 0
  // Checked before the transaction: even a catalogue write that changes nothing would empty every server's cache.
  while ((await listOld(db)).length > 0) {
    const deleted = await write({ now: new Date(moment), by: null }, async (transaction) => {
      const ids = await listOld(transaction)
      await deleteRows(transaction, kind, ids)
      return ids.length
    })
    if (deleted === 0) break
    count += deleted
  }
  return count
}

async function findTrashed(db: Database, kind: EntityKind, id: number): Promise<TrashedRow | undefined> {
  return (await trashedRowsOf(db, kind).selectAll().where('id', '=', id).executeTakeFirst()) as TrashedRow | undefined
}

/**
 * Refuses to restore an entity whose parent is in the trash. The answer names the parent, so that staff can restore it first.
 *
 * @param id id of the parent; null if the entity has none
 * @throws HttpError
 */
export async function refuseTrashedParent(db: Database, kind: 'category' | 'subcategory', id: number | null): Promise<void> {
  const parent = id === null ? undefined : await findTrashed(db, kind, id)
  if (!parent) return
  const values = { names: shownNamesOf(parent) }
  const first = { kind, id, title: titleOf(parent) }
  throw new HttpError(409, kind === 'category' ? 'trash.categoryFirst' : 'trash.subcategoryFirst', { values, extra: { first } })
}

/** @returns the new slug; null if the row has its old slug again */
async function restoreRow({ transaction, now }: WriteContext, entity: AnyEntity, row: TrashedRow): Promise<string | null> {
  const refusal = await entity.restoreProblem?.(transaction, row)
  if (refusal) throw refusal
  const { kind } = entity
  const isFree = (await isSlugFree(transaction, kind, row.slug)) && !(await redirectsElsewhere(transaction, kind, row))
  const slug = isFree ? row.slug : await makeSlug(transaction, kind, namesOf(row))
  await endRedirect(transaction, kind, slug)
  await updateOf(transaction, kind)
    .set({ deleted_at: null, slug, updated_at: nextStamp(now, row.updated_at) })
    .where('id', '=', row.id)
    .execute()
  return isFree ? null : slug
}

/** Names of a row, from which slugs are made. */
export function namesOf({ name, ...row }: EntityRow): Names {
  return { nameDe: row.name_de, nameEs: row.name_es, nameEn: row.name_en, ...(name === undefined ? {} : { name }) }
}

async function deleteRows(transaction: CatalogueTransaction, kind: EntityKind, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const some = ids.slice(start, start + BATCH_SIZE)
    await transaction.deleteFrom('slug_redirect').where('kind', '=', kind).where('target_id', 'in', some).execute()
    await transaction
      .deleteFrom(kind as 'product')
      .where('id', 'in', some)
      .execute()
  }
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)
const notThere = () => new HttpError(404, 'trash.notThere')
