import { newKey } from '#api/idempotent-calls.ts'
import { isUnanswered } from '#api/refusals.ts'
import type { BulkAnswer, BulkInput, BulkResultRow } from '../../../product/bulk/bulk.contract.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import { type RowWrite, readRowDraft } from './row-draft.ts'
import type { RowState, RowStates } from './row-states.ts'
import { type Column, columnsOfFields, isEditable } from './sheet-cells.ts'
import { type Paste, readStoredPaste, storePaste } from './stored-paste.ts'

export type PastedCell = { row: ProductListRow; column: Column; text: string }
/** Number of a paste's rows per outcome. `left`: ids of the rows that were not saved in full. */
export type PasteCounts = { saved: number; failed: number; onRequest: number; open: number; left: readonly number[] }

export type PasteActions = {
  sendAll(body: BulkInput, key: string): Promise<BulkAnswer>
  /** Updates fields of products in the list on the screen. */
  showAll(changes: ReadonlyMap<number, Partial<ProductListRow>>): void
}
/** `running`: ids of the rows with a save under way. `run`: saves a row. */
type Runs = { running: Set<number>; run: (id: number) => void }
/** The bulk change of a paste. `paste`: the paste as it was when the change was sent. */
type Delivery = { writes: ReadonlyMap<number, RowWrite>; key: string; paste: Paste | undefined }

/**
 * Saves a pasted block as one bulk change, with one history entry and one undo. Blocks that are pasted before the answer are the
 * next bulk change, so that none overtakes an earlier one. An unanswered bulk change is stored on this device and survives a reload.
 */
export function createPasteSaving(states: RowStates, { sendAll, showAll }: PasteActions, { running, run }: Runs) {
  const { get, put, putDraft } = states
  let current: Paste | undefined
  /** The bulk change that is sent, or waits for a connection. */
  let delivery: Delivery | undefined
  let isSending = false
  let isTakenUp = false
  /** Rows that were pasted into since `delivery` was made. */
  const queued = new Set<number>()

  function set(next: Paste | undefined): void {
    current = next
    states.tell()
  }

  /** Stores the unanswered bulk change for a reload; removes it once it is answered. */
  function store(): void {
    storePaste(delivery && { key: delivery.key, writes: [...delivery.writes], queued: [...queued], paste: current })
  }

  function accept({ writes, paste }: Delivery, { batchId, products }: BulkAnswer): void {
    const isSaved = ({ result }: BulkResultRow) => result === 'changed' || result === 'same'
    states.together(() => {
      const cellsOf = (id: number) => writes.get(id)?.cells ?? {}
      for (const { id } of products.filter(isSaved)) states.noteJump(id, cellsOf(id))
      showAll(new Map(products.filter(isSaved).map(({ id, after, savedAt, updatedAt }) => [id, fieldsOf(after, savedAt ?? updatedAt)])))
      for (const row of products) {
        const { id, conflicts, problems, updatedAt, savedAt } = row
        // The list now shows the other person's value, so the next save of a conflicting cell may replace it.
        const state = savedAt ?? (row.result === 'faulty' ? null : updatedAt)
        if (state !== null) putDraft(id, { updatedAt: state })
        if (isSaved(row)) states.settle(id, undefined, cellsOf(id))
        else {
          const names = [...conflicts, ...problems].map(({ field }) => field)
          states.refuse(id, cellsOf(id), names, (column) => ({
            message: problems.find(({ field }) => field === '' || columnsOfFields([field]).includes(column))?.message,
            conflict: conflicts.find(({ field }) => columnsOfFields([field]).includes(column)),
          }))
        }
        put(id, { progress: isSaved(row) ? 'saved' : undefined })
      }
      // The summary of a later paste must not undo this one.
      if (current && current === paste) current = { ...current, batchId }
    })
  }

  async function deliver(sent: Delivery): Promise<void> {
    const ids = [...sent.writes.keys()]
    isSending = true
    states.together(() => {
      for (const id of ids) put(id, { progress: 'saving' })
    })
    try {
      accept(sent, await sendAll(bodyOf(sent), sent.key))
    } catch (error) {
      const isLost = isUnanswered(error)
      states.together(() => {
        for (const id of ids) {
          if (!isLost) states.refuse(id, sent.writes.get(id)?.cells ?? {}, [], () => ({ error }))
          put(id, { progress: isLost ? 'waiting' : undefined })
        }
      })
      if (isLost) return
    } finally {
      isSending = false
    }
    delivery = undefined
    store()
    for (const id of ids) {
      running.delete(id)
      // Saves cells that were typed during the request.
      if (get(id).draft && !queued.has(id)) run(id)
    }
    if (queued.size > 0) sendQueued()
  }

  /** Sends the queued rows as one bulk change. A row whose own save is under way or unanswered is saved by `run` after that save. */
  function sendQueued(): void {
    const writes = new Map<number, RowWrite>()
    const ids = [...queued]
    queued.clear()
    states.together(() => {
      for (const id of ids) {
        const write = running.has(id) || get(id).draft?.unanswered ? undefined : states.nextWrite(id)
        if (write) writes.set(id, write)
      }
    })
    for (const id of ids) if (!writes.has(id) && get(id).draft) run(id)
    if (writes.size > 0) begin({ writes, key: newKey(), paste: current })
  }

  function begin(next: Delivery): void {
    delivery = next
    for (const id of next.writes.keys()) running.add(id)
    store()
    void deliver(next)
  }

  return {
    current: (): Paste | undefined => current,
    dismiss(): void {
      states.together(() => {
        for (const id of current?.ids ?? []) {
          if (get(id).progress === 'saved') put(id, { progress: undefined, jumpedFrom: undefined })
          if (get(id).problems.price?.kind === 'on-request') states.dropProblem(id, 'price')
        }
      })
      set(undefined)
    },
    paste(cells: readonly PastedCell[], beyond: number): void {
      states.together(() => {
        for (const { row, column, text } of cells) {
          if (isEditable(row, column)) states.type(row, column, text, undefined)
          else if (text !== '') put(row.id, { problems: { ...get(row.id).problems, [column]: { kind: 'on-request', text } } })
        }
      })
      for (const { row } of cells) queued.add(row.id)
      set({ ids: [...queued], beyond, batchId: null })
      if (delivery) store()
      else sendQueued()
    },
    /**
     * Resumes the bulk change that was unanswered when the page was left, and the pastes queued behind it. Call it before the drafts of
     * single rows are resumed. Rows whose drafts were discarded meanwhile are left out.
     */
    takeUp(): void {
      const stored = isTakenUp ? undefined : readStoredPaste()
      isTakenUp = true
      if (!stored) return
      const { writes, queued: waiting, paste } = stored
      const drafts = new Map([...writes.map(([id]) => id), ...waiting].map((id) => [id, readRowDraft(id)]))
      states.together(() => {
        for (const [id, draft] of drafts) put(id, { draft })
      })
      current = paste && { ...paste, ids: paste.ids.filter((id) => readRowDraft(id)) }
      for (const id of waiting) if (drafts.get(id)) queued.add(id)
      const left = new Map(writes.filter(([id]) => drafts.get(id)))
      // The server refuses a known key with other rows than before.
      const key = left.size === writes.length ? stored.key : newKey()
      if (left.size > 0) begin({ writes: left, key, paste: queued.size > 0 ? undefined : current })
      else sendQueued()
    },
    retry(): void {
      if (delivery && !isSending) void deliver(delivery)
    },
  }
}

/** Counts the rows of a paste by their present state: a row that was corrected later counts as saved. */
export function countPaste({ ids }: Paste, get: (id: number) => RowState): PasteCounts {
  const counts = { saved: 0, failed: 0, onRequest: 0, open: 0 }
  const left: number[] = []
  for (const id of ids) {
    const outcome = outcomeOf(get(id))
    counts[outcome] += 1
    if (outcome === 'failed' || outcome === 'onRequest') left.push(id)
  }
  return { ...counts, left }
}

function outcomeOf({ draft, problems }: RowState): 'saved' | 'failed' | 'onRequest' | 'open' {
  const kinds = Object.values(problems).map(({ kind }) => kind)
  if (kinds.some((kind) => kind !== 'on-request')) return 'failed'
  if (draft) return 'open'
  return kinds.length > 0 ? 'onRequest' : 'saved'
}

const fieldsOf = (after: Record<string, unknown>, updatedAt: string | null) =>
  ({ ...after, ...(updatedAt === null ? {} : { updatedAt }) }) as Partial<ProductListRow>

function bodyOf({ writes }: Delivery): BulkInput {
  const rows = [...writes].map(([id, { change }]) => ({ id, ...change }))
  return {
    each: Object.fromEntries(rows.map(({ id, updatedAt: _, ...fields }) => [id, fields])),
    versions: Object.fromEntries(rows.flatMap(({ id, updatedAt }) => (updatedAt === undefined ? [] : [[id, updatedAt]]))),
  }
}
