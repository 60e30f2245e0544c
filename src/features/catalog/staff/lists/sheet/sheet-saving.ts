import { isRefusal } from '#api/idempotent-calls.ts'
import { createPendingWrites } from '#api/pending-writes.ts'
import { issuesOf, isUnanswered, readConflict } from '#api/refusals.ts'
import type { ProductChange, ProductListRow, StaffProduct } from '../../../product/product.contract.ts'
import type { PasteActions } from './paste-delivery.ts'
import { createPasteSaving } from './paste-saving.ts'
import { type RowWrite, readRowDraft } from './row-draft.ts'
import { createRowStates, type RowStates } from './row-states.ts'
import { type Cells, type Column, columnsOfFields, isEditable } from './sheet-cells.ts'

type SheetActions = PasteActions & {
  send(id: number, change: ProductChange, key: string): Promise<StaffProduct>
  /** Reads the product as it is stored now. */
  load(id: number): Promise<StaffProduct>
  /** Returns the product as the list shows it; undefined once it is deleted. */
  find(id: number): ProductListRow | undefined
  /** Updates the product in the list on the screen. */
  show(product: StaffProduct): void
}

/**
 * Saves the editable table. Each row is saved separately, one request at a time; a pasted block is saved as one bulk change. An
 * unanswered write is sent again with its idempotency key before later edits of the row, so that nothing is lost or done twice. A
 * refused cell keeps its text and the reason; later saves of the row leave it out until it is edited again. A cell in conflict keeps
 * the version that it was typed on, so that the server refuses it each time, until staff have seen the other value and decide.
 */
export function createSheetSaving(actions: SheetActions) {
  const states = createRowStates(actions)
  const { get, put, putDraft } = states
  const running = new Set<number>()
  const run = createRowSaving(states, running, actions)
  const pasting = createPasteSaving(states, actions, { running, run: (id) => void run(id) })

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
    /** True if any typed cell is not saved yet. */
    isUnsaved: () => [...states.all()].some(([, { draft }]) => draft !== undefined),
    /** Loads the account's drafts of these rows and resumes their saves. A single cell that was still being typed is not saved. */
    takeUp(ids: readonly number[]): void {
      pasting.takeUp()
      for (const id of ids) {
        const isKnown = get(id).draft !== undefined || get(id).progress !== undefined
        const draft = isKnown ? undefined : readRowDraft(actions.account, id)
        const row = actions.find(id)
        if (!draft) continue
        // A cell that can no longer be edited is not being typed any more, so that its text is shown as not saved.
        if (row && draft.typing && !isEditable(row, draft.typing)) draft.typing = undefined
        put(id, { draft, progress: draft.typing ? 'unfinished' : undefined })
        if (!draft.typing || draft.unanswered || Object.keys(draft.cells).length > 1) void run(id)
      }
    },
    /** Stores a cell's text at each keystroke; `save` follows once the cell loses the focus. */
    type(row: ProductListRow, column: Column, text: string): void {
      const { progress } = get(row.id)
      put(row.id, { progress: running.has(row.id) || progress === 'waiting' ? progress : undefined })
      states.type(row, column, text, column)
    },
    /**
     * Saves a row's refused cells, because the user has pressed "save anyway": replaces somebody else's value, or stores an offer that
     * is not cheaper than the old price.
     */
    saveAnyway(id: number): void {
      states.confirm(id)
      void run(id)
    },
    /** Resets a cell to the stored value. */
    reset(id: number, column: Column): void {
      const { progress } = get(id)
      states.dropProblem(id, column)
      put(id, { progress: progress === 'unfinished' ? undefined : progress })
      states.dropCells(id, (one) => one === column)
      putDraft(id, { typing: undefined })
    },
    /** Sets or clears the note that a save removed the product's availability text: see `textRemovedAt`. */
    noteRemovedText(id: number, savedAt: string | undefined): void {
      const { progress } = get(id)
      put(id, { textRemovedAt: savedAt, progress: progress === 'saved' ? undefined : progress })
    },
    /** Deletes the draft of a row, such as one of a deleted product. */
    discard: states.discard,
    /** Sends unanswered writes again. */
    retry(): void {
      pasting.retry()
      for (const [id, { progress }] of states.all()) if (progress === 'waiting') void run(id)
    },
  }
}

export type SheetSaving = ReturnType<typeof createSheetSaving>

/**
 * Returns a function that saves the typed cells of a row, one request after the other.
 *
 * @param running ids of the rows with a save under way
 */
function createRowSaving(states: RowStates, running: Set<number>, { send, load, find, show }: SheetActions) {
  const { get, put, putDraft } = states

  function settle(id: number, product: StaffProduct, cells: Cells): void {
    states.noteEffects(id, cells, product.updatedAt)
    show(product)
    states.settle(id, product.updatedAt, cells)
  }

  /** The answer to a write that was sent again may be the stored one of the first time, older than a change by somebody else. */
  async function settleResent(id: number, answer: StaffProduct, cells: Cells): Promise<void> {
    const stored = await load(id).catch(() => answer)
    if (stored.updatedAt === answer.updatedAt) states.noteEffects(id, cells, answer.updatedAt)
    if (stored.updatedAt > (find(id)?.updatedAt ?? '')) show(stored)
    states.settle(id, answer.updatedAt, cells)
  }

  function refuse(id: number, sent: Cells, error: unknown): void {
    const overtaken = readConflict(error)
    const conflicts = overtaken?.conflicts ?? []
    if (overtaken) show(overtaken.current as StaffProduct)
    const issues = issuesOf(error)
    const names = [...conflicts.map(({ field }) => field), ...issues.map(({ path }) => path)]
    states.refuse(id, sent, names, (column) => ({
      error,
      message: issues.find(({ path }) => columnsOfFields([path]).includes(column))?.message,
      conflict: conflicts.find(({ field }) => columnsOfFields([field]).includes(column)),
    }))
  }

  return async function run(id: number): Promise<void> {
    // The run under way loops until no typed cell is left, so it also saves later edits.
    if (running.has(id)) return
    running.add(id)
    const writes = createPendingWrites<RowWrite>({
      read: () => get(id).draft?.unanswered,
      keep: (unanswered) => putDraft(id, { unanswered }),
    })
    const sendRow = ({ change }: RowWrite, key: string) => send(id, change, key)
    let isAnswered = false
    try {
      if (writes.isPending()) put(id, { progress: 'saving' })
      const settled = await writes.resend(sendRow)
      if (settled) await settleResent(id, settled.answer, settled.body.cells)
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
      // A write that was sent again is refused, or a write got no clear answer, so that the server may have stored it.
      if (!isUnanswered(error)) refuse(id, get(id).draft?.unanswered?.body.cells ?? {}, error)
      put(id, { progress: isUnanswered(error) ? 'waiting' : undefined })
    } finally {
      running.delete(id)
    }
  }
}
