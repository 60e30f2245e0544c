import type { Move } from '../../entity/entity.contract.ts'

/** Combined moves of two orders, one after the other. */
export function movedInAll(first: readonly Move[], second: readonly Move[]): Move[] {
  const fromOf = new Map(first.map(({ id, from }) => [id, from]))
  const again = new Set(second.map(({ id }) => id))
  return [...first.filter(({ id }) => !again.has(id)), ...second.map((move) => ({ ...move, from: fromOf.get(move.id) ?? move.from }))]
}

/**
 * The moves that lead to the wanted order after other moves were done, both based on the same order. Moves already done are
 * left out; entries that should no longer move go back.
 */
export function rebasedMoves(wanted: readonly Move[], done: readonly Move[]): Move[] {
  const [doneById, wantedById] = [done, wanted].map((moves) => new Map(moves.map((move) => [move.id, move])))
  const ids = [...new Set([...wanted, ...done].map(({ id }) => id))]
  return ids.flatMap((id) => {
    const [was, wish] = [doneById?.get(id), wantedById?.get(id)]
    const from = was?.to ?? wish?.from ?? 0
    const to = wish?.to ?? was?.from ?? 0
    return from === to ? [] : [{ id, from, to }]
  })
}
