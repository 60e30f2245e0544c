import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import { nextStamp } from '#database/change.server.ts'
import type { Edit } from '#database/history.server.ts'
import type { MergeResult } from '#database/merge-since.server.ts'
import type { Database } from '#database/schema.ts'
import { isUniqueViolation } from '#database/violations.server.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { sortedList } from '#kit/sorted-list.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import {
  type Entity,
  type EntityInput,
  type EntityKind,
  type EntityProblem,
  liveRowsOf,
  type Names,
  type Row,
  readTranslatedFrom,
  type StaffEntity,
  updateOf,
  type WriteContext,
} from './entity.server.ts'
import { databaseLookups, type PlannedCreation, planChange, planCreation, planInsert } from './planned-write.server.ts'
import { endRedirect, recordSlugChange } from './slug.store.server.ts'

type StoredRow = Row<EntityKind>
/** Rows per read; other requests run in between. */
const BATCH_SIZE = 100
const ID_BATCH_SIZE = 2000

/** Query of the entities outside of the trash, sorted by position (0 comes last), then name. */
export function liveRowsInOrder(db: Database, kind: EntityKind) {
  return liveRowsOf(db, kind)
    .orderBy((row) => row('sort_order', '=', 0))
    .orderBy('sort_order')
    .orderBy('sort_name')
    .orderBy('id')
}

/** Ids of the entities outside of the trash, in the order of `liveRowsInOrder`. Reads in batches, other requests run in between. */
async function idsInOrder(db: Database, kind: EntityKind): Promise<number[]> {
  const inOrder = sortedList(compareInLists)
  const rows = liveRowsOf(db, kind).select(['id', 'sort_order', 'sort_name']).orderBy('id').limit(ID_BATCH_SIZE)
  let last = 0
  for (;;) {
    const part = await rows.where('id', '>', last).execute()
    for (const row of part) inOrder.add(row)
    last = part.at(-1)?.id ?? last
    if (part.length < ID_BATCH_SIZE) return inOrder.all().map(({ id }) => id)
    await yieldToEventLoop()
  }
}

type ListPlace = Pick<Row<'product'>, 'id' | 'sort_order' | 'sort_name'>
function compareInLists(a: ListPlace, b: ListPlace): number {
  if (a.sort_order !== b.sort_order) return (a.sort_order || Number.POSITIVE_INFINITY) - (b.sort_order || Number.POSITIVE_INFINITY)
  return a.sort_name < b.sort_name ? -1 : a.sort_name > b.sort_name ? 1 : a.id - b.id
}

function findRow(db: Database, kind: EntityKind, id: number): Promise<StoredRow | undefined> {
  return liveRowsOf(db, kind).selectAll().where('id', '=', id).executeTakeFirst() as Promise<StoredRow | undefined>
}

/** Makes the store of a kind of entity: reads and writes for staff. */
export function entityStore<Staff extends StaffEntity, Fields extends Names, Input extends EntityInput, Kind extends EntityKind>(
  entity: Entity<Staff, Fields, Input, Kind>,
) {
  type Change = Partial<Input> & { updatedAt?: string | undefined }
  const { kind } = entity
  const read = (row: unknown) => entity.read(row as Row<Kind>)

  async function find(db: Database, id: number): Promise<Staff | undefined> {
    const row = await findRow(db, kind, id)
    return row && read(row)
  }

  /** Writes in one transaction; a violation of `entity.unique` becomes its problem, other errors are thrown. */
  async function inTransaction<Outcome>(write: CatalogueWrite, edit: Edit, make: (write: WriteContext) => Promise<Outcome>) {
    try {
      return await write(edit, (transaction, recordChange) => make({ transaction, recordChange, now: edit.now }))
    } catch (error) {
      if (entity.unique && isUniqueViolation(error, entity.unique.column)) return fail(entity.unique.problem)
      throw error
    }
  }

  async function insert(
    { transaction, recordChange, now }: WriteContext,
    planned: Result<PlannedCreation<Fields>, EntityProblem>,
  ): Promise<Result<Staff, EntityProblem>> {
    if (!planned.ok) return planned
    const { columns } = planned.value
    await endRedirect(transaction, kind, columns.slug)
    const stamp = now.toISOString()
    const row = await transaction
      .insertInto(kind as 'product')
      // TypeScript cannot infer the columns of the entity's kind here.
      .values({ ...columns, created_at: stamp, updated_at: stamp } as never)
      .returningAll()
      .executeTakeFirstOrThrow()
    const made = read(row)
    await recordChange({ kind, subject: made.id, title: made.name, action: 'created' })
    return ok(made)
  }

  return {
    entity,
    find,

    /** All entities outside of the trash, in the order of lists. Each batch is read when the caller asks for it; requests run in between. */
    async *listInBatches(db: Database): AsyncGenerator<Staff[]> {
      const ids = await idsInOrder(db, kind)
      for (let from = 0; from < ids.length; from += BATCH_SIZE) {
        if (from > 0) await yieldToEventLoop()
        const part = ids.slice(from, from + BATCH_SIZE)
        const rows = await liveRowsOf(db, kind).selectAll().where('id', 'in', part).execute()
        const byId = new Map(rows.map((row) => [row.id, row]))
        yield part.flatMap((id) => byId.get(id) ?? []).map(read)
      }
    },

    create(write: CatalogueWrite, sent: Input, edit: Edit): Promise<Result<Staff, EntityProblem>> {
      return inTransaction(write, edit, async (write) => {
        const input = (await entity.complete?.(write.transaction, sent)) ?? sent
        return insert(write, await planCreation(entity, databaseLookups(write.transaction, entity), input))
      })
    },

    /**
     * Changes an entity. Absent fields keep their value, an empty slug is made from the names. With `updatedAt`, fields that only
     * others have changed since then keep their new value. If nothing changes, nothing is written.
     */
    change(write: CatalogueWrite, id: number, sent: Change, edit: Edit): Promise<MergeResult<Staff, EntityProblem | 'unknown'>> {
      return inTransaction(write, edit, async (write): Promise<MergeResult<Staff, EntityProblem | 'unknown'>> => {
        const { transaction, recordChange, now } = write
        const stored = await findRow(transaction, kind, id)
        if (!stored) return fail('unknown')
        const before = read(stored)
        const planned = await planChange(entity, databaseLookups(transaction, entity), { stored: stored as Row<Kind>, before }, sent)
        if (!planned.ok) return planned
        const { fields, columns, isSame } = planned.value
        if (isSame) return ok(before)
        if (columns.slug !== before.slug) await recordSlugChange(transaction, kind, { id, from: before.slug, to: columns.slug, now })
        await entity.changeDependents?.(write, before, fields)
        const row = await updateOf(transaction, kind)
          .set({ ...columns, updated_at: nextStamp(now, before.updatedAt) } as never)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        const after = read(row)
        await recordChange({ kind, subject: id, title: after.name, action: 'changed', before: { ...before }, after: { ...after } })
        return ok(after)
      })
    },

    /** Creates a copy of an entity. `differ` returns the fields that differ from the original. */
    duplicate(
      write: CatalogueWrite,
      id: number,
      differ: (db: Database, original: Staff) => Promise<Partial<Input>>,
      edit: Edit,
    ): Promise<Result<Staff, EntityProblem | 'unknown'>> {
      return inTransaction(write, edit, async (write): Promise<Result<Staff, EntityProblem | 'unknown'>> => {
        const stored = await findRow(write.transaction, kind, id)
        if (!stored) return fail('unknown')
        const original = read(stored)
        const copy = entity.merge(await differ(write.transaction, original), original)
        if (!copy.ok) return copy
        const made = { fields: copy.value, wanted: undefined, translatedFrom: readTranslatedFrom(stored) }
        return insert(write, await planInsert(entity, databaseLookups(write.transaction, entity), made))
      })
    },
  }
}

export type EntityStore<Staff extends StaffEntity, Input extends EntityInput> = ReturnType<
  typeof entityStore<Staff, Names, Input, EntityKind>
>
