import type { z } from 'zod'
import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Edit } from '#database/history.server.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import type { Result } from '#kit/result.ts'
import { validateOrRefuse } from '#platform/http/validate.server.ts'
import { notEmptyHandler, valueOrHttpError } from './catalog-errors.server.ts'
import type { EntityInput, StaffEntity } from './entity.server.ts'
import type { EntityStore } from './entity.store.server.ts'
import type { EntityField } from './entity-fields.ts'
import { countContents, removeEntity } from './entity-removal.store.server.ts'
import { deleteForever, deleteOlderThan, findNames, listTrashed, restoreEntity } from './entity-trash.store.server.ts'
import { findEntityName, ORDER_SUBJECT, type OrderedList, readPositions, restoreOrder } from './order.store.server.ts'

type Dependencies = { db: Database; write: CatalogueWrite }
type Fields = Record<string, unknown>
type EntityHistoryOptions<Input> = {
  changeSchema: z.ZodType<Partial<Input> & { updatedAt?: string | undefined }>
  /** Table of the fields; the history shows changed fields in its order. */
  fields: Readonly<Record<string, EntityField>>
  /** Fields computed from other fields; the history does not show them. */
  derived?: readonly string[]
  /** Added to every undo: a value that was stored once needs no confirmation. */
  confirmation?: Partial<Input>
  /** List whose reorderings this adapter undoes. Absent for subcategories: the list of categories includes them. */
  list?: OrderedList
}

/** Makes the history adapter of a kind of entity: undo of changes and reorderings, and its trash. */
export function entityHistory<Staff extends StaffEntity, Input extends EntityInput>(
  { db, write }: Dependencies,
  store: EntityStore<Staff, Input>,
  { changeSchema, fields: table, derived = [], confirmation, list }: EntityHistoryOptions<Input>,
): HistoryAdapter {
  const { entity, find, change } = store
  const { kind } = entity
  const isOrder = (subject: string) => list !== undefined && subject === ORDER_SUBJECT
  return {
    kind,
    derived,
    fieldOrder: Object.keys(table),
    nameField: (subject, field) => (isOrder(subject) ? findEntityName(db, field) : undefined),
    find: async (subject): Promise<Fields | undefined> =>
      list !== undefined && isOrder(subject) ? readPositions(db, list) : find(db, Number(subject)),
    findNames: (subjects) => findNames(db, entity, subjects.map(Number).filter(Number.isSafeInteger)),
    // Undoing a reordering moves every entity back to its former position.
    change: async (subject, fields, { updatedAt, ...seen }, edit) =>
      isOrder(subject)
        ? doneOrStale(await restoreOrder(write, fields, seen, edit))
        : doneOrStale(
            await change(write, Number(subject), validateOrRefuse(changeSchema, { ...fields, ...confirmation, updatedAt }), edit),
          ),
    trash: {
      kind,
      list: () => listTrashed(db, entity),
      remove: async (id: number, edit: Edit) =>
        valueOrHttpError(
          await removeEntity(write, entity, id, {}, edit),
          notEmptyHandler(() => countContents(db, entity, id)),
        ),
      restore: (id, edit) => restoreEntity(write, entity, id, edit),
      deleteForever: (id, edit) => deleteForever(write, entity, id, edit),
      deleteOlderThan: (moment) => deleteOlderThan(db, write, entity, moment),
    },
  }
}

/** Returns 'stale' to the caller, which tries again. Throws every other problem as an HttpError, as a save in the form does. */
async function doneOrStale<Problem extends string>(result: Result<unknown, Problem>): Promise<'done' | 'stale'> {
  if (!result.ok && (result.problem === 'stale' || result.problem === 'stale-order')) return 'stale'
  await valueOrHttpError(result as Result<unknown, never>, {})
  return 'done'
}
