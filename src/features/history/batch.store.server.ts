import { type BatchTitle, listUndos } from '#database/history.server.ts'
import type { Database } from '#database/schema.ts'
import type { BatchOrigin, EditKind } from '#database/tables/history.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import { type RecordedEdit, toEdit } from './history.store.server.ts'

/** Edits per read: few, so that other requests need not wait long. */
const BATCH_SIZE = 200

/** A stored batch: the edits of one action that changed many entities, such as a spreadsheet import. `undoes`: id of the undone batch. */
export type RecordedBatch = {
  id: number
  kind: EditKind
  what: BatchOrigin
  title: BatchTitle
  count: number
  undoes: number | null
}

/** Finds batches; returns them by id. */
export async function findBatches(db: Database, ids: readonly number[]): Promise<Map<number, RecordedBatch>> {
  if (ids.length === 0) return new Map()
  const columns = ['id', 'kind', 'what', 'title', 'count', 'undoes'] as const
  const rows = await db.selectFrom('edit_batch').select(columns).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, { ...row, title: JSON.parse(row.title) as BatchTitle }]))
}

/**
 * Reads the edits of a batch whose entities no undo of it has set back, in parts, and yields to other requests in between. Undos that
 * were undone in turn do not count.
 */
export async function* readStandingEdits(db: Database, batchId: number): AsyncGenerator<RecordedEdit> {
  const undos = await listUndos(db, batchId)
  const setBack = db.selectFrom('edit').select('subject').where('batch_id', 'in', undos)
  const query = db
    .selectFrom('edit')
    .selectAll()
    .where('batch_id', '=', batchId)
    .$if(undos.length > 0, (all) => all.where('subject', 'not in', setBack))
    .orderBy('id')
    .limit(BATCH_SIZE)
  for (let isMore = true, last = 0; isMore; ) {
    const rows = await query.where('id', '>', last).execute()
    yield* rows.map(toEdit)
    last = rows.at(-1)?.id ?? last
    isMore = rows.length === BATCH_SIZE
    await yieldToEventLoop()
  }
}
