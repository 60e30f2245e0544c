import { useRef, useState } from 'react'
import { pendingWritesInMemory } from '#api/pending-writes.ts'
import type { Move } from '../../entity/entity.contract.ts'
import { combineMoves, rebaseMoves } from './rebase-moves.ts'

/** Moves by name of the list; all lists are saved in one call. */
type Orders = Readonly<Record<string, Move[]>>
/** Sends the moves of all lists with an idempotency key. */
export type SaveOrder<Wanted extends Orders> = (moves: Wanted, key: string) => Promise<void>

/**
 * Saves an order that may change further after an unanswered save: the pending save is sent again first, then the remaining
 * moves, based on its result.
 */
export function useOrderSaving<Wanted extends Orders>(send: SaveOrder<Wanted>) {
  const [writes] = useState(() => pendingWritesInMemory<Wanted>())
  const done = useRef<Orders>({})

  const note = (moves: Orders) => {
    done.current = each(moves, (list, more) => combineMoves(done.current[list] ?? [], more))
  }
  return {
    isOpen: writes.isPending(),
    async save(wanted: Wanted): Promise<void> {
      const settled = await writes.resend(send)
      if (settled) note(settled.body)
      const left = each(wanted, (list, moves) => rebaseMoves(moves, done.current[list] ?? []))
      if (Object.values(left).every((moves) => moves.length === 0)) return
      await writes.send(left, send)
      note(left)
    },
  }
}

function each<All extends Orders>(orders: All, make: (list: string, moves: Move[]) => Move[]): All {
  return Object.fromEntries(Object.entries(orders).map(([list, moves]) => [list, make(list, moves)])) as All
}
