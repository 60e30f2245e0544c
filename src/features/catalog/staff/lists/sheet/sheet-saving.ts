import { isRefusal } from '#api/idempotent-calls.ts'
import { pendingWrites } from '#api/pending-writes.ts'
import { issuesOf, isUnanswered, overtakenBy } from '#api/refusals.ts'
import type { ProductChange, ProductRow, StaffProduct } from '../../../product/product.contract.ts'
import { type PasteShop, pasteSaving } from './paste-saving.ts'
import { type RowWrite, readRowDraft } from './row-draft.ts'
import { rowStates } from './row-states.ts'
import { type Cells, type Column, columns, columnsOf } from './sheet-cells.ts'

type Shop = PasteShop & {
  send(id: number, change: ProductChange, key: string): Promise<StaffProduct>
  /** The product as the list shows it; undefined once it is gone. */
  find(id: number): ProductRow | undefined
  /** Shows in the list what is stored now. */
  show(product: StaffProduct): void
}

/**
 * Saves rows one by one, each in the order in which it was typed, and a pasted block as one change of many. A write without an
 * answer is sent again under its own key before what was typed since, so nothing is lost and nothing is made twice. A refused
 * cell keeps its text with the reason, and is left out of further saves of its row until it is typed anew.
 */
export function sheetSaving({ send, find, show, ...shop }: Shop) {
  const states = rowStates(find)
  const { get, put, putDraft } = states
  const running = new Set<number>()
  const pasting = pasteSaving(states, shop, { running, run: (id) => void run(id) })

  function settle(id: number, product: StaffProduct, cells: Cells): void {
    states.noteJump(id, cells)
    show(product)
    states.settle(id, product.updatedAt, cells)
  }

  function refuse(id: number, sent: Cells, error: unknown): void {
    const overtaken = overtakenBy(error)
    const conflicts = overtaken?.conflicts ?? []
    if (overtaken) {
      const current = overtaken.current as StaffProduct
      show(current)
      // The next save of the cell replaces knowingly what the list shows now.
      putDraft(id, { updatedAt: current.updatedAt })
    }
    const issues = issuesOf(error)
    const names = [...conflicts.map(({ field }) => field), ...issues.map(({ path }) => path)]
    states.refuse(id, sent, names, (column) => ({
      error,
      message: issues.find(({ path }) => columnsOf([path]).includes(column))?.message,
      conflict: conflicts.find(({ field }) => columnsOf([field]).includes(column)),
    }))
  }

  async function run(id: number): Promise<void> {
    // The save under way also takes what was typed since it began.
    if (running.has(id)) return
    running.add(id)
    const writes = pendingWrites<RowWrite>({
      read: () => get(id).draft?.unanswered,
      keep: (unanswered) => putDraft(id, { unanswered }),
    })
    const sendRow = ({ change }: RowWrite, key: string) => send(id, change, key)
    let isAnswered = false
    try {
      if (writes.isPending()) put(id, { progress: 'saving' })
      const settled = await writes.resend(sendRow)
      if (settled) settle(id, settled.answer, settled.body.cells)
      isAnswered = settled !== undefined
      for (let next = states.nextWrite(id); next; next = states.nextWrite(id)) {
        put(id, { progress: 'saving' })
        try {
          settle(id, await writes.send(next, sendRow), next.cells)
          isAnswered = true
        } catch (error) {
          if (!isRefusal(error)) throw error
          refuse(id, next.cells, error)
        }
      }
      put(id, { progress: get(id).draft?.typing ? 'unfinished' : isAnswered ? 'saved' : undefined })
    } catch (error) {
      // Without an answer, or with a failure after which the write may have been made.
      if (!isUnanswered(error)) refuse(id, get(id).draft?.unanswered?.body.cells ?? {}, error)
      put(id, { progress: isUnanswered(error) ? 'waiting' : undefined })
    } finally {
      running.delete(id)
    }
  }

  function save(id: number, column: Column): void {
    states.dropProblem(id, column)
    putDraft(id, { typing: undefined })
    void run(id)
  }

  return {
    subscribe: states.subscribe,
    get,
    save,
    paste: pasting.paste,
    pasted: pasting.current,
    dismissPaste: pasting.dismiss,
    /** True if anything that was typed is not saved. */
    isUnsaved: () => [...states.all()].some(([, { draft }]) => draft !== undefined),
    /** Shows what this device has kept of these rows, and saves what was left to be saved. */
    takeUp(ids: readonly number[]): void {
      for (const id of ids) {
        const isKnown = get(id).draft !== undefined || get(id).progress !== undefined
        const draft = isKnown ? undefined : readRowDraft(id)
        if (!draft) continue
        put(id, { draft, progress: draft.typing ? 'unfinished' : undefined })
        if (!draft.typing || draft.unanswered || Object.keys(draft.cells).length > 1) void run(id)
      }
    },
    /** Notes a letter typed into a cell; `save` follows once the cell is left. */
    type(row: ProductRow, column: Column, text: string): void {
      const { progress } = get(row.id)
      put(row.id, { progress: running.has(row.id) || progress === 'waiting' ? progress : undefined })
      states.type(row, column, text, column)
    },
    /** Saves refused cells of a row knowingly: over somebody else's value, or a price that is no discount. */
    saveAnyway(id: number): void {
      putDraft(id, { isConfirmed: true })
      for (const column of columns) if (get(id).problems[column]?.kind === 'refused') states.dropProblem(id, column)
      void run(id)
    },
    /** Sets a cell back to what is stored. */
    reset(id: number, column: Column): void {
      const { progress } = get(id)
      states.dropProblem(id, column)
      put(id, { progress: progress === 'unfinished' ? undefined : progress })
      states.dropCells(id, (one) => one === column)
      putDraft(id, { typing: undefined })
    },
    /** Sends again what has no answer yet. */
    retry(): void {
      pasting.retry()
      for (const [id, { progress }] of states.all()) if (progress === 'waiting') void run(id)
    },
  }
}

export type SheetSaving = ReturnType<typeof sheetSaving>
