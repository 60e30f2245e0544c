import type { Database } from './schema.ts'

/** True if a batch is undone at present: its undo has not been undone in turn. False for null, which means no batch. */
export async function isBatchUndone(db: Database, id: number | null): Promise<boolean> {
  if (id === null) return false
  const { last } = await db
    .selectFrom('edit_batch')
    .select((row) => row.fn.max<number | null>('id').as('last'))
    .where('undoes', '=', id)
    .executeTakeFirstOrThrow()
  return last !== null && !(await isBatchUndone(db, last))
}
