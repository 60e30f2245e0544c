import type { Database, EditKind } from './schema.ts'

/** Who has changed a field last, and when. */
export type ChangedBy = { by: string; at: string }
export type Since = {
  /** The fields that were changed since, as they stood before the first of these changes. */
  before: Record<string, unknown>
  changedBy: Record<string, ChangedBy>
}

/**
 * What others have changed since a state that somebody began from, told by the history: every write of a field records
 * it with the `updatedAt` that it gave.
 *
 * @param updatedAt of that state, ISO 8601
 */
export async function changesSince(
  transaction: Database,
  { kind, subject, updatedAt }: { kind: EditKind; subject: number | string; updatedAt: string },
): Promise<Since> {
  const rows = await transaction
    .selectFrom('edit')
    .select(['before', 'administrator', 'at'])
    .where('kind', '=', kind)
    .where('subject', '=', String(subject))
    .where('action', '=', 'changed')
    .where('at', '>', new Date(updatedAt).toISOString())
    .orderBy('id')
    .execute()
  const since: Since = { before: {}, changedBy: {} }
  for (const { before, administrator, at } of rows)
    for (const [field, value] of Object.entries(JSON.parse(before) as Record<string, unknown>)) {
      if (!(field in since.before)) since.before[field] = value
      since.changedBy[field] = { by: administrator, at }
    }
  return since
}

/** Who has changed something last, and when; undefined when nobody has. */
export async function findLastChange(db: Database, kind: EditKind, subject: string): Promise<ChangedBy | undefined> {
  return db
    .selectFrom('edit')
    .select(['administrator as by', 'at'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('action', '=', 'changed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
