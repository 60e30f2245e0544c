import { newKey } from '#api/idempotent-calls.ts'
import { isUnanswered } from '#api/refusals.ts'
import type { BulkAnswer, BulkInput, BulkResultRow } from '../../../product/bulk/bulk.contract.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import type { RowWrite } from './row-draft.ts'
import type { RowStates } from './row-states.ts'
import { type Cells, columnsOfFields } from './sheet-cells.ts'
import { type Paste, type PastedBlock, type StoredPaste, storePaste } from './stored-paste.ts'

export type PasteActions = {
  /** The signed-in account, which alone sends an unanswered paste again. */
  account: string
  sendAll(body: BulkInput, key: string): Promise<BulkAnswer>
  /** Updates fields of products in the list on the screen. */
  showAll(changes: ReadonlyMap<number, Partial<ProductListRow>>): void
}
/** `running`: ids of the rows with a save under way. `run`: saves a row. */
export type Runs = { running: Set<number>; run: (id: number) => void }
type Writes = ReadonlyMap<number, RowWrite>
/** The bulk change of a paste. `paste`: the paste as it was when the change was sent. */
type Delivery = { writes: Writes; key: string; paste: Paste | undefined }

/**
 * Sends the rows of pastes, one bulk change after the other, and has the newest paste. An unanswered bulk change is stored on this
 * device and survives a reload.
 */
export function createPasteDelivery(states: RowStates, { account, sendAll, showAll }: PasteActions, { running, run }: Runs) {
  const { get, put } = states
  let current: Paste | undefined
  /** The bulk change that is sent, or waits for a connection. */
  let delivery: Delivery | undefined
  let isSending = false
  /** Rows that were pasted into since `delivery` was made. */
  const queued = new Set<number>()

  function set(next: Paste | undefined): void {
    current = next
    states.tell()
  }

  /** Stores the unanswered bulk change for a reload; removes it once it is answered. */
  function store(): void {
    storePaste(account, delivery && { key: delivery.key, writes: [...delivery.writes], queued: [...queued], paste: current })
  }

  async function deliver(sent: Delivery): Promise<void> {
    const ids = [...sent.writes.keys()]
    isSending = true
    states.together(() => {
      for (const id of ids) put(id, { progress: 'saving' })
    })
    try {
      const { batchId, products } = await sendAll(bodyOf(sent.writes), sent.key)
      states.together(() => {
        showAnswer(states, showAll, sent.writes, products)
        // The summary of a later paste must not undo this one.
        if (current && current === sent.paste) current = { ...current, batchId, same: [...current.same, ...idsOfSame(products)] }
      })
    } catch (error) {
      showError(states, sent.writes, error)
      if (isUnanswered(error)) return
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
    // A row without a write or a draft has all its pasted values already.
    if (current) set({ ...current, same: ids.filter((id) => !writes.has(id) && !get(id).draft) })
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
    dismiss: () => set(undefined),
    /** Sends pasted rows, after the bulk change that is under way. Rows that wait already are part of this paste. */
    send(pasted: ReadonlyMap<number, Cells>, block: PastedBlock): void {
      const texts = { ...(queued.size > 0 ? current?.texts : {}) }
      for (const [id, cells] of pasted) {
        queued.add(id)
        texts[id] = { ...texts[id], ...cells }
      }
      set({ ...block, ids: [...queued], texts, same: [], batchId: null })
      if (delivery) store()
      else sendQueued()
    },
    resume({ key, writes, queued: waiting, paste }: StoredPaste): void {
      current = paste
      for (const id of waiting) queued.add(id)
      if (writes.length > 0) begin({ writes: new Map(writes), key, paste: queued.size > 0 ? undefined : current })
      else sendQueued()
    },
    retry(): void {
      if (delivery && !isSending) void deliver(delivery)
    },
  }
}

/** Notes the outcome of each row. Saved rows are shown by `showAll`. */
function showAnswer(states: RowStates, showAll: PasteActions['showAll'], writes: Writes, products: readonly BulkResultRow[]): void {
  const isSaved = ({ result }: BulkResultRow) => result === 'changed' || result === 'same'
  const cellsOf = (id: number) => writes.get(id)?.cells ?? {}
  for (const { id, savedAt } of products.filter(isSaved)) states.noteEffects(id, cellsOf(id), savedAt)
  showAll(new Map(products.filter(isSaved).map(({ id, after, savedAt, updatedAt }) => [id, fieldsOf(after, savedAt ?? updatedAt)])))
  for (const row of products) {
    const { id, conflicts, problems } = row
    if (isSaved(row)) states.settle(id, row.savedAt ?? row.updatedAt ?? '', cellsOf(id))
    else {
      const names = [...conflicts, ...problems].map(({ field }) => field)
      states.refuse(id, cellsOf(id), names, (column) => ({
        message: problems.find(({ field }) => field === '' || columnsOfFields([field]).includes(column))?.message,
        conflict: conflicts.find(({ field }) => columnsOfFields([field]).includes(column)),
      }))
    }
    states.put(id, { progress: isSaved(row) ? 'saved' : undefined })
  }
}

/** Notes that rows were refused, or that they wait for a connection. */
function showError(states: RowStates, writes: Writes, error: unknown): void {
  const isLost = isUnanswered(error)
  states.together(() => {
    for (const [id, { cells }] of writes) {
      if (!isLost) states.refuse(id, cells, [], () => ({ error }))
      states.put(id, { progress: isLost ? 'waiting' : undefined })
    }
  })
}

const idsOfSame = (products: readonly BulkResultRow[]): number[] => products.filter(({ result }) => result === 'same').map(({ id }) => id)

const fieldsOf = (after: Record<string, unknown>, updatedAt: string | null) =>
  ({ ...after, ...(updatedAt === null ? {} : { updatedAt }) }) as Partial<ProductListRow>

function bodyOf(writes: Writes): BulkInput {
  const rows = [...writes].map(([id, { change }]) => ({ id, ...change }))
  return {
    each: Object.fromEntries(rows.map(({ id, updatedAt: _, ...fields }) => [id, fields])),
    versions: Object.fromEntries(rows.flatMap(({ id, updatedAt }) => (updatedAt === undefined ? [] : [[id, updatedAt]]))),
  }
}
