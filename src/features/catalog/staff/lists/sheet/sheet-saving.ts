import type { ProductListRow } from '../../../product/product.contract.ts'
import type { PasteActions } from './paste-delivery.ts'
import { createPasteSaving } from './paste-saving.ts'
import { readRowDraft } from './row-draft.ts'
import { createRowSaving, type RowActions } from './row-saving.ts'
import { createRowStates } from './row-states.ts'
import { type Column, isEditable } from './sheet-cells.ts'

/**
 * Saves the editable table. Each row is saved separately, one request at a time; a pasted block is saved as one bulk change. An
 * unanswered write is sent again with its idempotency key before later edits of the row, so that nothing is lost or done twice. A
 * refused cell keeps its text and the reason; later saves of the row leave it out until it is edited again. A cell in conflict keeps
 * the version that it was typed on, so that the server refuses it each time, until staff have seen the other value and decide.
 */
export function createSheetSaving(actions: RowActions & PasteActions) {
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
    withdrawPaste: pasting.withdraw,
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
