import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Edit } from '#database/edit.ts'
import type { Database } from '#database/schema.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { type AnyEntity, columnOf, liveRowsOf, updateOf } from './entity.server.ts'

/** Fate of the entities inside: they go into the trash too, or move elsewhere. */
export type Deletion = { cascade?: 'true' | 'false' | undefined; moveTo?: number | 'none' | undefined }

/** Number of entities in a category or subcategory. */
export async function countHeld(db: Database, { kind, holds }: AnyEntity, id: number): Promise<number> {
  const counts = holds.map((held) =>
    liveRowsOf(db, held.kind)
      .select((row) => row.fn.countAll<number>().as('count'))
      .where(columnOf(kind), '=', id)
      .executeTakeFirstOrThrow(),
  )
  return (await Promise.all(counts)).reduce((sum, { count }) => sum + count, 0)
}

/** Puts an entity into the trash. Its contents move elsewhere or go into the trash too; without either it has to be empty. */
export function removeEntity(
  write: CatalogueWrite,
  entity: AnyEntity,
  id: number,
  { cascade, moveTo }: Deletion,
  edit: Edit,
): Promise<Result<undefined, 'unknown' | 'not-empty' | 'target-unknown'>> {
  const { kind, holds } = entity
  return write(edit, async (transaction, remember) => {
    const row = await liveRowsOf(transaction, kind).selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return fail('unknown')
    const found = entity.read(row)
    if (moveTo !== undefined) {
      if (!(await entity.moveContents?.({ transaction, remember, now: edit.now }, found, moveTo))) return fail('target-unknown')
    } else if (cascade !== 'true' && (await countHeld(transaction, entity, id)) > 0) return fail('not-empty')
    const trash = { deleted_at: edit.now.toISOString() }
    for (const held of holds)
      await updateOf(transaction, held.kind).set(trash).where(columnOf(kind), '=', id).where('deleted_at', 'is', null).execute()
    await updateOf(transaction, kind).set(trash).where('id', '=', id).execute()
    await remember({ kind, subject: id, title: found.name, action: 'deleted' })
    return ok(undefined)
  })
}
