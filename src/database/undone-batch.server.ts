import type { Database } from './schema.ts'

/** True if a batch has been undone and that undo has not been undone in turn. False for null (no batch). */
export async function isBatchUndone(db: Database, id: number | null): Promise<boolean> {
  if (id === null) return false
  const { last } = await db
    .selectFrom('edit_batch')
    .select((row) => row.fn.max<number | null>('id').as('last'))
    .where('undoes', '=', id)
    .executeTakeFirstOrThrow()
  return last !== null && !(await isBatchUndone(db, last))
}
