import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Edit } from '#database/history.server.ts'
import type { Database } from '#database/schema.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import type { Move } from './entity.contract.ts'
import { type EntityKind, entityKinds, liveRowsOf, updateOf } from './entity.server.ts'

/** Moves to new positions, by kind of entity. */
export type Moves = Partial<Record<EntityKind, readonly Move[]>>
/** A list with an order of its own: the products, or the tree of categories and subcategories. */
export type OrderedList = 'product' | 'category'
/** Subject of a reordering in the history; other changes have the id of a product or category as their subject. */
export const ORDER_SUBJECT = 'order'

const listOf = (kind: EntityKind): OrderedList => (kind === 'product' ? 'product' : 'category')
const placeName = (kind: EntityKind, id: number) => `${kind}.${id}`

/**
 * Changes positions, all or none. An entity that already has its new position counts as moved. A reordering is one entry of the
 * history, however many entities it moves, and does not change their `updatedAt`, so open forms do not become stale.
 *
 * @returns 'stale-order' if an entity is gone, or no longer at the position that the sender saw
 */
export async function changeOrder(write: CatalogueWrite, moves: Moves, edit: Edit): Promise<Result<undefined, 'stale-order'>> {
  const all = entityKinds.flatMap((kind) => moves[kind]?.map((move) => ({ kind, ...move })) ?? [])
  return write(edit, async (transaction, recordChange) => {
    const done = { product: { before: {}, after: {} }, category: { before: {}, after: {} } } as Record<OrderedList, Places>
    for (const { kind, id, from, to } of all) {
      const row = await liveRowsOf(transaction, kind).select('sort_order').where('id', '=', id).executeTakeFirst()
      if (row?.sort_order === to) continue
      if (row?.sort_order !== from) return fail('stale-order')
      await updateOf(transaction, kind).set({ sort_order: to }).where('id', '=', id).execute()
      const { before, after } = done[listOf(kind)]
      before[placeName(kind, id)] ??= from
      after[placeName(kind, id)] = to
    }
    for (const kind of ['product', 'category'] as const)
      await recordChange({ kind, subject: ORDER_SUBJECT, title: '', action: 'changed', ...done[kind] })
    return ok(undefined)
  })
}

type Places = Record<'before' | 'after', Record<string, number>>

/** Reads the current positions of all entities of a list, by names such as "product.7". */
export async function readPositions(db: Database, list: OrderedList): Promise<Record<string, number>> {
  const places: Record<string, number> = {}
  for (const kind of entityKinds.filter((one) => listOf(one) === list))
    for (const { id, sort_order } of await liveRowsOf(db, kind).select(['id', 'sort_order']).execute())
      places[placeName(kind, id)] = sort_order
  return places
}

/** Moves entities back to former positions, by names such as "product.7"; `seen`: their positions as the caller read them. */
export async function restoreOrder(
  write: CatalogueWrite,
  places: Record<string, unknown>,
  seen: Record<string, unknown>,
  edit: Edit,
): Promise<Result<undefined, 'stale-order'>> {
  const moves: Record<EntityKind, Move[]> = { product: [], category: [], subcategory: [] }
  for (const [name, to] of Object.entries(places)) {
    const { kind, id } = parsePlaceName(name)
    moves[kind].push({ id, from: Number(seen[name]), to: Number(to) })
  }
  return changeOrder(write, moves, edit)
}

/** German name of the entity that a name such as "product.7" refers to; undefined if it is gone. */
export async function findEntityName(db: Database, name: string): Promise<string | undefined> {
  const { kind, id } = parsePlaceName(name)
  return (await liveRowsOf(db, kind).select('name_de').where('id', '=', id).executeTakeFirst())?.name_de
}

function parsePlaceName(name: string): { kind: EntityKind; id: number } {
  const [kind, id] = name.split('.')
  return { kind: kind as EntityKind, id: Number(id) }
}
