import type { z } from 'zod'
import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Edit } from '#database/edit.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import type { Result } from '#kit/result.ts'
import { checked } from '#platform/http/checked.server.ts'
import { notEmpty, valueOrHttpError } from './catalog-errors.server.ts'
import type { EntityInput, StaffEntity } from './entity.server.ts'
import type { EntityStore } from './entity.store.server.ts'
import type { EntityField } from './entity-fields.ts'
import { countHeld, removeEntity } from './entity-removal.store.server.ts'
import { deleteForever, deleteOlderThan, listTrashed, restoreEntity } from './entity-trash.store.server.ts'
import { findEntityName, ORDER, type OrderedList, readOrder, setOrder } from './order.store.server.ts'

type Dependencies = { db: Database; write: CatalogueWrite }
type Fields = Record<string, unknown>
type SubjectParts<Input> = {
  /** Schema of a change. */
  changeSchema: z.ZodType<Partial<Input> & { updatedAt?: string | undefined }>
  /** The field table, whose order a change is shown in. */
  fields: Readonly<Record<string, EntityField>>
  derived?: readonly string[]
  /** Sent with every undo: a value that was stored once needs no confirmation. */
  confirmation?: Partial<Input>
  /** The list that its kind is put in order by. */
  list?: OrderedList
}

/** History adapter of a kind of entity. */
export function entityHistory<Staff extends StaffEntity, Input extends EntityInput>(
  { db, write }: Dependencies,
  store: EntityStore<Staff, Input>,
  { changeSchema, fields: table, derived = [], confirmation, list }: SubjectParts<Input>,
): HistoryAdapter {
  const { entity, find, change } = store
  const { kind } = entity
  const isOrder = (subject: string) => list !== undefined && subject === ORDER
  return {
    kind,
    derived,
    fieldOrder: Object.keys(table),
    nameField: (subject, field) => (isOrder(subject) ? findEntityName(db, field) : undefined),
    find: async (subject): Promise<Fields | undefined> =>
      list !== undefined && isOrder(subject) ? readOrder(db, list) : find(db, Number(subject)),
    // Undoing an order moves every entry back to its former place.
    change: async (subject, fields, { updatedAt, ...seen }, edit) =>
      isOrder(subject)
        ? doneOrStale(await setOrder(write, fields, seen, edit))
        : doneOrStale(await change(write, Number(subject), checked(changeSchema, { ...fields, ...confirmation, updatedAt }), edit)),
    trash: {
      kind,
      list: () => listTrashed(db, entity),
      remove: async (id: number, edit: Edit) =>
        valueOrHttpError(
          await removeEntity(write, entity, id, {}, edit),
          notEmpty(() => countHeld(db, entity, id)),
        ),
      restore: (id, edit) => restoreEntity(write, entity, id, edit),
      deleteForever: (id, edit) => deleteForever(write, entity, id, edit),
      deleteOlderThan: (moment) => deleteOlderThan(db, write, entity, moment),
    },
  }
}

/** 'stale' is returned to the caller, which tries again; other problems are refused as in the forms. */
async function doneOrStale<Problem extends string>(result: Result<unknown, Problem>): Promise<'done' | 'stale'> {
  if (!result.ok && (result.problem === 'stale' || result.problem === 'stale-order')) return 'stale'
  await valueOrHttpError(result as Result<unknown, never>, {})
  return 'done'
}
