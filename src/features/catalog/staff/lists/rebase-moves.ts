import type { Move } from '../../entity/entity.contract.ts'

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
