import type { Move } from '../../entity/entity.contract.ts'
import { moved } from '../product-form/picture-order.ts'

type Placed = { id: number; sortOrder: number }

/** A list while it is reordered: entries with a position, in order, and entries without. */
export type Places<Entry extends Placed> = { placed: readonly Entry[]; rest: readonly Entry[] }

/** @param entries in the order of the list, those without a position last */
export function placesOf<Entry extends Placed>(entries: readonly Entry[]): Places<Entry> {
  return { placed: entries.filter(({ sortOrder }) => sortOrder > 0), rest: entries.filter(({ sortOrder }) => sortOrder <= 0) }
}

/**
 * Moves an entry to another index of the whole list. An entry without a position gets one when it moves up, at most behind the
 * last that has one. An entry with a position keeps having one.
 */
export function movePlace<Entry extends Placed>({ placed, rest }: Places<Entry>, from: number, to: number): Places<Entry> {
  if (from < placed.length) return { placed: moved(placed, from, Math.min(to, placed.length - 1)), rest }
  const entry = rest[from - placed.length]
  if (!entry || to > from) return { placed, rest }
  const at = Math.max(0, Math.min(to, placed.length))
  return { placed: [...placed.slice(0, at), entry, ...placed.slice(at)], rest: rest.filter((one) => one !== entry) }
}

/**
 * The fewest changes of position that give this order. The existing positions are reused in another order; entries without one
 * get further positions behind them. Equal positions become different.
 *
 * @param limit the highest allowed position
 */
export function movesFor(placed: readonly Placed[], limit: number): Move[] {
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
