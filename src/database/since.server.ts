import type { Database } from './schema.ts'
import type { EditKind } from './tables/history.ts'

/** Author and time of the last change of a field or an entity. */
export type LastChange = { by: string; at: string }
export type LaterChanges = {
  /** Values of the changed fields before the first of these changes. */
  before: Record<string, unknown>
  changedBy: Record<string, LastChange>
}

/**
 * Reads from the history which fields of an entity changed after a given state, and who changed them last.
 *
 * @param updatedAt of that state, ISO 8601; the time of a recorded change is the `updatedAt` that it set
 */
export async function changesSince(
  transaction: Database,
  { kind, subject, updatedAt }: { kind: EditKind; subject: number | string; updatedAt: string },
): Promise<LaterChanges> {
  const rows = await transaction
    .selectFrom('edit')
    .select(['before', 'administrator', 'at'])
    .where('kind', '=', kind)
    .where('subject', '=', String(subject))
    .where('action', '=', 'changed')
    .where('at', '>', new Date(updatedAt).toISOString())
    .orderBy('id')
    .execute()
  const since: LaterChanges = { before: {}, changedBy: {} }
  for (const { before, administrator, at } of rows)
    for (const [field, value] of Object.entries(JSON.parse(before) as Record<string, unknown>)) {
      if (!(field in since.before)) since.before[field] = value
      since.changedBy[field] = { by: administrator, at }
    }
  return since
}

/** Finds the last change of each entity of a kind, by its id or key. Entities that were never changed are missing. */
export async function findLastChanges(db: Database, kind: EditKind): Promise<Map<string, LastChange>> {
  const changes = db.selectFrom('edit').where('kind', '=', kind).where('action', '=', 'changed')
  const rows = await db
    .selectFrom('edit')
    .select(['subject', 'administrator as by', 'at'])
    .where('id', 'in', changes.select((row) => row.fn.max('id').as('id')).groupBy('subject'))
    .execute()
  return new Map(rows.map(({ subject, ...changedBy }) => [subject, changedBy]))
}
