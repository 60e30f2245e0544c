import { isSameJson } from '#kit/same-json.ts'
import type { Edit } from './edit.ts'
import type { Database, EditAction, EditKind } from './schema.ts'

/** Fields that every change sets, and fields derived from others. */
const incidental = new Set(['id', 'createdAt', 'updatedAt', 'onSale', 'wattPeak', 'translations', 'outdatedTexts'])

type Fields = Record<string, unknown>
export type EditRecord = {
  kind: EditKind
  /** The id, or the key of a setting. */
  subject: number | string
  /** Title for lists that outlive the entity. */
  title: string
  action: EditAction
  before?: Fields
  after?: Fields
}

/**
 * Records a change within its transaction: who, when, and each changed field. A change without effect is not recorded. Its time
 * is the `updatedAt` that it set, if any, so that `changesSince` can compare it with an earlier state.
 *
 * @returns id of the record; undefined for a change without effect
 */
export async function recordEdit(transaction: Database, { now, by }: Edit, record: EditRecord): Promise<number | undefined> {
  const { kind, subject, title, action, before = {}, after = {} } = record
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !incidental.has(name) && !isSameJson(before[name], after[name]),
  )
  if (action === 'changed' && names.length === 0) return undefined
  const only = (fields: Fields) => JSON.stringify(Object.fromEntries(names.map((name) => [name, fields[name] ?? null])))
  const { id } = await transaction
    .insertInto('edit')
    .values({
      kind,
      subject: String(subject),
      title,
      action,
      administrator_id: by?.id ?? null,
      administrator: by?.name ?? '',
      at: action === 'changed' && typeof after.updatedAt === 'string' ? after.updatedAt : now.toISOString(),
      before: action === 'changed' ? only(before) : '{}',
      after: action === 'changed' ? only(after) : '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
