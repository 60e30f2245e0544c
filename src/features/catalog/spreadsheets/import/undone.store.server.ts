import { listUndos } from '#database/history.server.ts'
import type { Database } from '#database/schema.ts'
import { isSameJson } from '#kit/merge-fields.ts'
import { liveRowsOf } from '../../entity/entity.server.ts'
import { products } from '../../product/product.store.server.ts'
import type { Undone } from '../spreadsheet.contract.ts'

/** Products per read: few, so that other requests need not wait long. */
const BATCH_SIZE = 200

/**
 * Finds the state of an import's undo; null if nothing of it is undone. A product is left if no undo recorded a change of it and it
 * still shows the import: a new product exists, or a field of a changed product is not as before.
 */
export async function findUndone(db: Database, batchId: number | null): Promise<Undone | null> {
  const undos = await listUndos(db, batchId)
  if (batchId === null || undos.length === 0) return null
  const edits = () => db.selectFrom('edit').where('batch_id', '=', batchId)
  const { all } = await edits()
    .select((row) => row.fn.countAll<number | string>().as('all'))
    .executeTakeFirstOrThrow()
  const untouched = await edits()
    .select(['subject', 'title', 'action', 'before'])
    .where('subject', 'not in', db.selectFrom('edit').select('subject').where('batch_id', 'in', undos))
    .orderBy('id')
    .execute()
  const left: Undone['left'] = []
  for (let start = 0; start < untouched.length; start += BATCH_SIZE) {
    const some = untouched.slice(start, start + BATCH_SIZE)
    const ids = some.map(({ subject }) => Number(subject))
    const rows = await liveRowsOf(db, 'product').selectAll().where('id', 'in', ids).execute()
    const present = new Map(rows.map((row) => [row.id, { ...products.entity.read(row) } as Record<string, unknown>]))
    for (const { subject, title, action, before } of some) {
      const current = present.get(Number(subject))
      const isNew = action === 'created'
      if (current && (isNew || isChanged(current, JSON.parse(before)))) left.push({ id: Number(subject), name: title, isNew })
    }
  }
  return { count: Number(all) - left.length, left }
}

const isChanged = (current: Record<string, unknown>, before: Record<string, unknown>): boolean =>
  Object.entries(before).some(([field, value]) => field in current && !isSameJson(current[field] ?? null, value ?? null))
