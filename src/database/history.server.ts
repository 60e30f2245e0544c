import { isSameJson } from '#kit/merge-fields.ts'
import type { PriceChange } from '#kit/price.ts'
import type { Database } from './schema.ts'
import type { BatchOrigin, EditAction, EditKind } from './tables/history.ts'

/** The person who makes a change, with the name at that time. `id` is null for a change made at the server's command line. */
type Editor = { id: number | null; name: string }

/** Time and author of a change by staff. `by` is null for the shop itself. */
export type Edit = { now: Date; by: Editor | null }

/** Fields that are not recorded: every change sets them, or they are derived from others. */
const incidental = new Set(['id', 'createdAt', 'updatedAt', 'onSale', 'wattPeak', 'translations', 'outdatedTexts'])

type Fields = Record<string, unknown>
export type EditRecord = {
  kind: EditKind
  /** The id, or the key of a setting. */
  subject: number | string
  /** Title of the entity at this time; the history shows it even after the entity is purged. */
  title: string
  action: EditAction
  before?: Fields
  after?: Fields
}

/**
 * Records a change within its transaction: who, when, and each changed field. A change without effect is not recorded. The
 * recorded time is the `updatedAt` in `after`, if any, so that `changesSince` can compare it with that of an earlier state.
 *
 * @returns id of the record; undefined for a change without effect
 */
export async function recordEdit(transaction: Database, edit: Edit, record: EditRecord): Promise<number | undefined> {
  const values = editValues(edit, record)
  if (!values) return undefined
  const { id } = await transaction.insertInto('edit').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * Data for the text of a batch in the history: number of entities by action, changed fields, the name of an imported spreadsheet,
 * the change of the prices, and the values that all entities got, by field. A figure is a field of its own ("specs.powerKw").
 */
export type BatchTitle = Partial<Record<EditAction, number>> & {
  fields: string[]
  file?: string
  price?: PriceChange
  values?: Fields
}

/** Records a batch and returns its id for `recordEdits`. `undoes`: id of the batch that this one undoes. */
export async function recordBatch(
  transaction: Database,
  { now, by }: Edit,
  { title, undoes = null, ...batch }: { kind: EditKind; what: BatchOrigin; title: BatchTitle; count: number; undoes?: number | null },
): Promise<number> {
  const author = { administrator_id: by?.id ?? null, administrator: by?.name ?? '' }
  const values = { ...batch, ...author, undoes, title: JSON.stringify(title), at: now.toISOString() }
  return (await transaction.insertInto('edit_batch').values(values).returning('id').executeTakeFirstOrThrow()).id
}

/** Records changes as `recordEdit` does, in one statement. Its parameters are limited: pass a few hundred changes at most. */
export async function recordEdits(transaction: Database, edit: Edit, records: readonly EditRecord[], batchId: number): Promise<void> {
  const values = records.flatMap((record) => editValues(edit, record) ?? []).map((row) => ({ ...row, batch_id: batchId }))
  if (values.length > 0) await transaction.insertInto('edit').values(values).execute()
}

/** Names of the fields that a change records. */
export function changedFields(before: Fields, after: Fields): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.filter((name) => !incidental.has(name) && !isSameJson(before[name], after[name]))
}

function editValues({ now, by }: Edit, { kind, subject, title, action, before = {}, after = {} }: EditRecord) {
  const names = action === 'changed' ? changedFields(before, after) : []
  if (action === 'changed' && names.length === 0) return undefined
  const only = (fields: Fields) => JSON.stringify(Object.fromEntries(names.map((name) => [name, fields[name] ?? null])))
  return {
    kind,
    subject: String(subject),
    title,
    action,
    administrator_id: by?.id ?? null,
    administrator: by?.name ?? '',
    at: action === 'changed' && typeof after.updatedAt === 'string' ? after.updatedAt : now.toISOString(),
    before: only(before),
    after: only(after),
  }
}

/** Ids of the batches that undid a batch, wholly or in part, and have not been undone in turn. Empty for null (no batch). */
export async function listUndos(db: Database, id: number | null): Promise<number[]> {
  if (id === null) return []
  const undos = await db.selectFrom('edit_batch').select('id').where('undoes', '=', id).execute()
  const standing = await Promise.all(undos.map(async (undo) => !(await isBatchUndone(db, undo.id))))
  return undos.flatMap((undo, index) => (standing[index] ? undo.id : []))
}

/** True if a batch has been undone and that undo has not been undone in turn. False for null (no batch). */
async function isBatchUndone(db: Database, id: number | null): Promise<boolean> {
  if (id === null) return false
  const { last } = await db
    .selectFrom('edit_batch')
    .select((row) => row.fn.max<number | null>('id').as('last'))
    .where('undoes', '=', id)
    .executeTakeFirstOrThrow()
  return last !== null && !(await isBatchUndone(db, last))
}

/** Number of entities of a batch that its undos have set back. Undos that were undone in turn do not count. */
export async function countUndone(db: Database, id: number): Promise<number> {
  const undos = await db.selectFrom('edit_batch').select(['id', 'count']).where('undoes', '=', id).execute()
  let sum = 0
  for (const undo of undos) if (!(await isBatchUndone(db, undo.id))) sum += undo.count
  return sum
}
