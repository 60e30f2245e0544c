import { moveItem } from '#kit/lists.ts'
import type { Move } from '../../entity/entity.contract.ts'

type Placed = { id: number; sortOrder: number }

/** A list that staff are reordering. `placed`: entries with a position, in order; `rest`: entries without a position. */
export type OrderState<Entry extends Placed> = { placed: readonly Entry[]; rest: readonly Entry[] }

/**
 * Splits a list into the entries with and without a position.
 *
 * @param entries in the order of the list, those without a position last
 */
export function splitByPosition<Entry extends Placed>(entries: readonly Entry[]): OrderState<Entry> {
  return { placed: entries.filter(({ sortOrder }) => sortOrder > 0), rest: entries.filter(({ sortOrder }) => sortOrder <= 0) }
}

/**
 * Moves an entry to another index of the whole list. An entry without a position gets a position when it moves up; its lowest possible
 * place is directly after the last entry with a position. An entry with a position cannot lose it.
 */
export function moveEntry<Entry extends Placed>({ placed, rest }: OrderState<Entry>, from: number, to: number): OrderState<Entry> {
  if (from < placed.length) return { placed: moveItem(placed, from, Math.min(to, placed.length - 1)), rest }
  const entry = rest[from - placed.length]
  if (!entry || to > from) return { placed, rest }
  const at = Math.max(0, Math.min(to, placed.length))
  return { placed: [...placed.slice(0, at), entry, ...placed.slice(at)], rest: rest.filter((one) => one !== entry) }
}

/**
 * Computes the changes of position that store this order. The existing positions are sorted, extended after the highest by one
 * for each entry without a position, and given out again from top to bottom. Equal positions become different.
 *
 * @param limit the highest allowed position
 */
export function computeMoves(placed: readonly Placed[], limit: number): Move[] {
  const given = placed.map(({ sortOrder }) => sortOrder).filter((place) => place > 0)
  const positions = given.sort((one, other) => one - other)
  while (positions.length < placed.length) positions.push((positions.at(-1) ?? 0) + 1)
  for (let index = 1; index < positions.length; index += 1)
    positions[index] = Math.max(positions[index] as number, (positions[index - 1] as number) + 1)
  return placed.flatMap(({ id, sortOrder }, index) => {
    const to = Math.min(positions[index] as number, limit - (placed.length - 1 - index))
    return to === sortOrder ? [] : [{ id, from: sortOrder, to }]
  })
}

/** Combines the moves of two successive reorderings: an entry moved twice goes from its first to its last position. */
export function combineMoves(first: readonly Move[], second: readonly Move[]): Move[] {
  const fromOf = new Map(first.map(({ id, from }) => [id, from]))
  const again = new Set(second.map(({ id }) => id))
  return [...first.filter(({ id }) => !again.has(id)), ...second.map((move) => ({ ...move, from: fromOf.get(move.id) ?? move.from }))]
}

/**
 * Computes the moves that lead to the wanted order after the server has stored the moves `done`; `wanted` and `done` start from the
 * same order. Moves that are already stored are left out; entries that `done` moved but `wanted` does not are moved back.
 */
export function rebaseMoves(wanted: readonly Move[], done: readonly Move[]): Move[] {
  const [doneById, wantedById] = [done, wanted].map((moves) => new Map(moves.map((move) => [move.id, move])))
  const ids = [...new Set([...wanted, ...done].map(({ id }) => id))]
  return ids.flatMap((id) => {
    const [doneMove, wantedMove] = [doneById?.get(id), wantedById?.get(id)]
    const from = doneMove?.to ?? wantedMove?.from ?? 0
    const to = wantedMove?.to ?? doneMove?.from ?? 0
    return from === to ? [] : [{ id, from, to }]
  })
}
