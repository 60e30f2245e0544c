import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Edit } from '#database/history.server.ts'
import type { Database } from '#database/schema.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { type AnyEntity, foreignKeyOf, liveRowsOf, updateOf } from './entity.server.ts'

/** Options for the contents of a deleted category or subcategory: `cascade` puts them into the trash too, `moveTo` moves them elsewhere. */
export type Deletion = { cascade?: 'true' | 'false' | undefined; moveTo?: number | 'none' | undefined }

/** Number of entities in a category or subcategory, those in the trash excluded. */
export async function countContents(db: Database, { kind, childEntities }: AnyEntity, id: number): Promise<number> {
  const counts = childEntities.map((child) =>
    liveRowsOf(db, child.kind)
      .select((row) => row.fn.countAll<number>().as('count'))
      .where(foreignKeyOf(kind), '=', id)
      .executeTakeFirstOrThrow(),
  )
  return (await Promise.all(counts)).reduce((sum, { count }) => sum + count, 0)
}

/** Puts an entity into the trash. Without `cascade` and `moveTo` an entity with contents is refused as 'not-empty'. */
export function removeEntity(
  write: CatalogueWrite,
  entity: AnyEntity,
  id: number,
  { cascade, moveTo }: Deletion,
  edit: Edit,
): Promise<Result<undefined, 'unknown' | 'not-empty' | 'target-unknown'>> {
  const { kind, childEntities } = entity
  return write(edit, async (transaction, recordChange) => {
    const row = await liveRowsOf(transaction, kind).selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return fail('unknown')
    const found = entity.read(row)
    if (moveTo !== undefined) {
      if (!(await entity.moveContents?.({ transaction, recordChange, now: edit.now }, found, moveTo))) return fail('target-unknown')
    } else if (cascade !== 'true' && (await countContents(transaction, entity, id)) > 0) return fail('not-empty')
    const trash = { deleted_at: edit.now.toISOString() }
    for (const child of childEntities)
      await updateOf(transaction, child.kind).set(trash).where(foreignKeyOf(kind), '=', id).where('deleted_at', 'is', null).execute()
    await updateOf(transaction, kind).set(trash).where('id', '=', id).execute()
    await recordChange({ kind, subject: id, title: found.name, action: 'deleted' })
    return ok(undefined)
  })
}
