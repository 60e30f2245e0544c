import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Edit } from '#database/edit.ts'
import { nextStamp } from '#database/edit.ts'
import type { Merged } from '#database/merge-since.server.ts'
import type { Database } from '#database/schema.ts'
import { isUniqueViolation } from '#database/violations.server.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { sortedList } from '#kit/sorted-list.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import {
  type Entity,
  type EntityKind,
  type EntityProblem,
  liveRowsOf,
  type Names,
  type Row,
  readTranslatedFrom,
  type Sent,
  type StaffEntity,
  updateOf,
  type Write,
} from './entity.server.ts'
import { mergeChange } from './merge-change.server.ts'
import { isSlugFree, makeSlug, recordMove, takeAddress } from './slug.store.server.ts'
import { followTranslations, type TranslatedFrom } from './translations.ts'

type StoredRow = Row<EntityKind>
/** Rows per read; other requests run in between. */
const AT_ONCE = 100
/** Ids per read. */
const IDS_AT_ONCE = 2000

/** Entities outside of the trash, by position (0: none, last), then name. */
export function inOrder(db: Database, kind: EntityKind) {
  return liveRowsOf(db, kind)
    .orderBy((row) => row('sort_order', '=', 0))
    .orderBy('sort_order')
    .orderBy('sort_name')
    .orderBy('id')
}

/** Ids of entities outside of the trash, in the same order. Read and sorted in batches that yield to other requests. */
async function idsInOrder(db: Database, kind: EntityKind): Promise<number[]> {
  const inOrder = sortedList(compareInLists)
  const rows = liveRowsOf(db, kind).select(['id', 'sort_order', 'sort_name']).orderBy('id').limit(IDS_AT_ONCE)
  let last = 0
  for (;;) {
    const part = await rows.where('id', '>', last).execute()
    for (const row of part) inOrder.add(row)
    last = part.at(-1)?.id ?? last
    if (part.length < IDS_AT_ONCE) return inOrder.all().map(({ id }) => id)
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

/** Reading and writing for staff, for every kind of entity. */
export function entityStore<Staff extends StaffEntity, Fields extends Names, Input extends Sent, Kind extends EntityKind>(
  entity: Entity<Staff, Fields, Input, Kind>,
) {
  type Change = Partial<Input> & { updatedAt?: string | undefined }
  const { kind, texts } = entity
  const read = (row: unknown) => entity.read(row as Row<Kind>)

  async function find(db: Database, id: number): Promise<Staff | undefined> {
    const row = await findRow(db, kind, id)
    return row && read(row)
  }

  /** Writes in one transaction; a unique violation becomes a problem. */
  async function inTransaction<Outcome>(write: CatalogueWrite, edit: Edit, make: (write: Write) => Promise<Outcome>) {
    try {
      return await write(edit, (transaction, remember) => make({ transaction, remember, now: edit.now }))
    } catch (error) {
      if (entity.unique && isUniqueViolation(error, entity.unique.column)) return fail(entity.unique.problem)
      throw error
    }
  }

  /**
   * The slug of an entity: the requested one, else its present one, else one made from its names. Undefined if the requested
   * slug is taken.
   */
  async function chooseSlug(db: Database, fields: Fields, wanted: string | undefined, own?: { id: number; slug: string }) {
    if (wanted && !(await isSlugFree(db, kind, wanted, own?.id))) return undefined
    return wanted || (wanted === undefined && own?.slug) || makeSlug(db, kind, fields, own?.id)
  }

  async function insert(
    { transaction, remember, now }: Write,
    fields: Fields,
    wanted: string | undefined,
    translatedFrom: TranslatedFrom,
  ): Promise<Result<Staff, EntityProblem>> {
    const problem = await entity.findProblem?.(transaction, fields)
    if (problem) return fail(problem)
    const slug = await chooseSlug(transaction, fields, wanted)
    if (slug === undefined) return fail('slug-taken')
    await takeAddress(transaction, kind, slug)
    const stamp = now.toISOString()
    const columns = {
      ...entity.columns(fields),
      translated_from: JSON.stringify(translatedFrom),
      slug,
      created_at: stamp,
      updated_at: stamp,
    }
    const row = await transaction
      .insertInto(kind as 'product')
      .values(columns as never)
      .returningAll()
      .executeTakeFirstOrThrow()
    const made = read(row)
    await remember({ kind, subject: made.id, title: made.name, action: 'created' })
    return ok(made)
  }

  return {
    entity,
    find,

    /** Every entity outside of the trash, in batches that are read on demand. */
    async *listInParts(db: Database): AsyncGenerator<Staff[]> {
      const ids = await idsInOrder(db, kind)
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const part = ids.slice(from, from + AT_ONCE)
        const rows = await liveRowsOf(db, kind).selectAll().where('id', 'in', part).execute()
        const byId = new Map(rows.map((row) => [row.id, row]))
        yield part.flatMap((id) => byId.get(id) ?? []).map(read)
      }
    },

    create(write: CatalogueWrite, sent: Input, edit: Edit): Promise<Result<Staff, EntityProblem>> {
      return inTransaction(write, edit, async (write) => {
        const input = (await entity.complete?.(write.transaction, sent)) ?? sent
        const merged = entity.merge(input)
        if (!merged.ok) return merged
        const made = { before: {}, after: merged.value, from: {}, behind: input.behindTexts }
        return insert(write, merged.value, input.slug, followTranslations(texts, made))
      })
    },

    /**
     * Absent fields keep their value; an absent slug stays, an empty one is made from the names. With `updatedAt`, fields that
     * only others have changed since keep their new value. Unchanged values are not written again.
     */
    change(write: CatalogueWrite, id: number, sent: Change, edit: Edit): Promise<Merged<Staff, EntityProblem | 'unknown'>> {
      return inTransaction(write, edit, async (write): Promise<Merged<Staff, EntityProblem | 'unknown'>> => {
        const { transaction, remember, now } = write
        const stored = await findRow(transaction, kind, id)
        if (!stored) return fail('unknown')
        const before = read(stored)
        const together = await mergeChange(transaction, kind, { change: sent, stored: before })
        if (!together.ok) return together
        const change: Change = together.value
        const merged = entity.merge(change, before)
        if (!merged.ok) return merged
        const fields = merged.value
        const problem = await entity.findProblem?.(transaction, fields)
        if (problem) return fail(problem)
        const slug = await chooseSlug(transaction, fields, change.slug, before)
        if (slug === undefined) return fail('slug-taken')
        const { checkedTexts: checked, behindTexts: behind } = change
        const from = readTranslatedFrom(stored)
        const translatedFrom = followTranslations(texts, { before: { ...before }, after: fields, from, checked, behind })
        const columns = { ...entity.columns(fields), translated_from: JSON.stringify(translatedFrom), slug }
        if (isHeldBy(stored, columns)) return ok(before)
        if (slug !== before.slug) await recordMove(transaction, kind, { id, from: before.slug, to: slug, now })
        await entity.follow?.(write, before, fields)
        const row = await updateOf(transaction, kind)
          .set({ ...columns, updated_at: nextStamp(now, before.updatedAt) } as never)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        const after = read(row)
        await remember({ kind, subject: id, title: after.name, action: 'changed', before: { ...before }, after: { ...after } })
        return ok(after)
      })
    },

    /** Creates a copy of an entity, with the given differences. */
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
        return copy.ok ? insert(write, copy.value, undefined, readTranslatedFrom(stored)) : copy
      })
    },
  }
}

export type EntityStore<Staff extends StaffEntity, Input extends Sent> = ReturnType<typeof entityStore<Staff, Names, Input, EntityKind>>

/** True if a row already has these values, so that no write is needed. */
function isHeldBy(row: object, columns: object): boolean {
  return Object.entries(columns).every(([column, value]) => (row as Record<string, unknown>)[column] === value)
}
