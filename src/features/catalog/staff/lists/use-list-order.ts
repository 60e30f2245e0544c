import { useRef, useState } from 'react'
import { createPendingWrites, type PendingWrite } from '#api/pending-writes.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'
import type { Move } from '../../entity/entity.contract.ts'
import { combineMoves, type OrderState, rebaseMoves } from './order-state.ts'

export type OrderEntry = { id: number; sortOrder: number; name: string }
/** The lists that staff reorder. The key of a list stays the same while they reorder it. */
type OrderedLists = Readonly<Record<string, OrderState<OrderEntry>>>
/** Moves by name of the field in the call; all lists are saved in one call. */
type Orders = Readonly<Record<string, Move[]>>
/** Sends the moves of all lists with an idempotency key. */
export type SaveOrder<Wanted extends Orders> = (moves: Wanted, key: string) => Promise<void>

/** `done`: moves that the server has stored since the lists were loaded. `pending`: a save without an answer. */
type OrderDraft<Wanted extends Orders> = { lists: OrderedLists; done: Orders; pending?: PendingWrite<Wanted> | undefined }

type ListName = 'products' | 'categories'
const keyOf = (name: ListName) => `draft:list-order:${name}`

type ListOrderOptions<Wanted extends Orders> = {
  name: ListName
  /** The lists in their stored order. */
  start: () => OrderedLists
  toMoves: (lists: OrderedLists) => Wanted
  send: SaveOrder<Wanted>
}

/**
 * Lists while staff reorder them. The order stays on this device until it is saved or discarded. It may change further after an
 * unanswered save: that save is sent again first, then the remaining moves, based on its result. Must not run on the server, since the
 * first rendering reads local storage.
 */
export function useListOrder<Wanted extends Orders>({ name, start, toMoves, send }: ListOrderOptions<Wanted>) {
  const key = keyOf(name)
  const [found] = useState(() => readDraft<Wanted>(key))
  const [lists, setLists] = useState(() => found?.lists ?? start())
  const draft = useRef<OrderDraft<Wanted>>(found ?? { lists, done: {} })
  const wanted = toMoves(lists)

  function keep(change: Partial<OrderDraft<Wanted>>): void {
    draft.current = { ...draft.current, ...change }
    const isChanged = countMoves(toMoves(draft.current.lists)) > 0
    if (isChanged || draft.current.pending) writeStored(key, JSON.stringify({ ...draft.current, savedAt: new Date().toISOString() }))
    else dropStored(key)
  }
  const note = (moves: Orders) => keep({ done: each(moves, (list, more) => combineMoves(draft.current.done[list] ?? [], more)) })

  const writes = createPendingWrites<Wanted>({ read: () => draft.current.pending, keep: (pending) => keep({ pending }) })
  return {
    lists,
    change(list: string, order: OrderState<OrderEntry>): void {
      const next = { ...lists, [list]: order }
      keep({ lists: next })
      setLists(next)
    },
    changes: countMoves(wanted),
    isOpen: writes.isPending(),
    async save(): Promise<void> {
      const settled = await writes.resend(send)
      if (settled) note(settled.body)
      const left = each(wanted, (list, moves) => rebaseMoves(moves, draft.current.done[list] ?? []))
      if (countMoves(left) === 0) return
      await writes.send(left, send)
      note(left)
    },
    forget: () => dropOrderDraft(name),
  }
}

/** Deletes the draft of an order after it was saved, discarded or made obsolete by a reload. */
export function dropOrderDraft(name: ListName): void {
  dropStored(keyOf(name))
}

const countMoves = (orders: Orders): number => Object.values(orders).flat().length

function each<All extends Orders>(orders: All, make: (list: string, moves: Move[]) => Move[]): All {
  return Object.fromEntries(Object.entries(orders).map(([list, moves]) => [list, make(list, moves)])) as All
}

/** Reads the lists that staff reordered on this device without saving; undefined if there are none or if they are invalid. */
function readDraft<Wanted extends Orders>(key: string): OrderDraft<Wanted> | undefined {
  const { lists, done, pending } = Object(parseJson(readStored(key))) as Partial<Record<keyof OrderDraft<Wanted>, unknown>>
  const isList = (list: unknown) => Array.isArray(list) && list.every((entry) => typeof Object(entry).id === 'number')
  const orders = Object.values(Object(lists)) as Partial<OrderState<OrderEntry>>[]
  if (orders.length === 0 || !orders.every((order) => isList(order?.placed) && isList(order?.rest))) return undefined
  const { key: sentAs, body } = Object(pending) as Partial<PendingWrite<Wanted>>
  return {
    lists: lists as OrderedLists,
    done: Object(done) as Orders,
    pending: typeof sentAs === 'string' && typeof body === 'object' ? { key: sentAs, body } : undefined,
  }
}
