import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Database, Tables } from '#database/schema.ts'
import type { EditAction, EditKind } from '#database/tables/history.ts'
import { HISTORY_PAGE } from './calls.ts'
import { type historyQuerySchema, trashKinds } from './history.contract.ts'

const trashActions = ['deleted', 'restored', 'erased'] as const

type Fields = Record<string, unknown>
export type RecordedEdit = {
  id: number
  kind: EditKind
  subject: string
  title: string
  action: EditAction
  at: string
  by: string
  before: Fields
  after: Fields
  batchId: number | null
}

/**
 * Lists one page of edits, the newest first, and counts the edits on all pages. A list that is not limited to one entity or batch
 * has only the last edit of each batch, which represents the whole batch.
 *
 * @param hidden kinds that the reader may not see
 */
export async function listEdits(
  db: Database,
  { kind, subject, subjects, only, batch, page = 1 }: z.output<typeof historyQuerySchema>,
  hidden: readonly EditKind[] = [],
): Promise<{ edits: RecordedEdit[]; total: number }> {
  let found = db.selectFrom('edit')
  if (only) found = found.where('kind', 'in', trashKinds).where('action', 'in', trashActions)
  if (hidden.length > 0) found = found.where('kind', 'not in', hidden)
  if (kind) found = found.where('kind', '=', kind)
  if (subjects !== undefined) found = found.where('subject', 'in', subjects.split(','))
  if (batch) found = found.where('batch_id', '=', batch)
  else if (subject) found = found.where('subject', '=', subject)
  else {
    const lasts = db.selectFrom('edit_batch').select(({ selectFrom }) =>
      selectFrom('edit as one')
        .select((row) => row.fn.max('one.id').as('last'))
        .whereRef('one.batch_id', '=', 'edit_batch.id')
        .$if(only !== undefined, (edits) => edits.where('one.action', 'in', trashActions))
        .as('id'),
    )
    found = found.where((row) => row.or([row('batch_id', 'is', null), row('id', 'in', lasts)]))
  }
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(HISTORY_PAGE)
    .offset((page - 1) * HISTORY_PAGE)
    .execute()
  const { total } = await found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { edits: rows.map(toEdit), total }
}

export async function findEdit(db: Database, id: number): Promise<RecordedEdit | undefined> {
  const row = await db.selectFrom('edit').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toEdit(row)
}

/** Finds the authors of deletions since a time; the keys are from `deletionKey`. */
export async function findDeleters(db: Database, from: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('edit')
    .select(['kind', 'subject', 'at', 'administrator'])
    .where('action', '=', 'deleted')
    .where('at', '>=', from)
    .execute()
  return new Map(rows.map(({ kind, subject, at, administrator }) => [deletionKey(kind, subject, at), administrator]))
}

/** Keys (`subjectKey`) of the entities in `edits` that staff have deleted permanently. Ids are never reused. */
export async function findErasedSubjects(db: Database, edits: readonly RecordedEdit[]): Promise<Set<string>> {
  const subjects = [...new Set(edits.map(({ subject }) => subject))]
  if (subjects.length === 0) return new Set()
  const rows = await db
    .selectFrom('edit')
    .select(['kind', 'subject'])
    .where('action', '=', 'erased')
    .where('subject', 'in', subjects)
    .execute()
  return new Set(rows.map(subjectKey))
}

/** Key of an entity, as in the set from `findErasedSubjects`. */
export const subjectKey = ({ kind, subject }: Pick<RecordedEdit, 'kind' | 'subject'>): string => `${kind} ${subject}`

/** Key of a deletion, as in the map from `findDeleters`. `at`: ISO time of the deletion. */
export const deletionKey = (kind: EditKind, id: number | string, at: string): string => `${kind} ${id} ${at}`

export function toEdit({ administrator, administrator_id, batch_id, before, after, ...row }: Selectable<Tables['edit']>): RecordedEdit {
  return { ...row, batchId: batch_id, by: administrator, before: JSON.parse(before) as Fields, after: JSON.parse(after) as Fields }
}
