import { newKey } from '#api/idempotent-calls.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import { createPasteDelivery, type PasteActions, type Runs } from './paste-delivery.ts'
import { readRowDraft } from './row-draft.ts'
import type { RowState } from './row-state.ts'
import type { RowStates } from './row-states.ts'
import { type Cells, type Column, editableColumns, isEditable } from './sheet-cells.ts'
import { type Paste, type PastedBlock, readStoredPaste } from './stored-paste.ts'

export type PastedCell = { row: ProductListRow; column: Column; text: string }
/** Number of a paste's rows per outcome. `textsRemoved`: rows whose availability text was removed. `left`: ids of the rows that were not saved in full. */
export type PasteCounts = {
  saved: number
  same: number
  failed: number
  onRequest: number
  open: number
  textsRemoved: number
  left: readonly number[]
}

/**
 * Saves a pasted block as one bulk change, with one history entry and one undo. Blocks that are pasted before the answer are the
 * next bulk change, so that none overtakes an earlier one.
 */
export function createPasteSaving(states: RowStates, actions: PasteActions, runs: Runs) {
  const { account } = actions
  const { get, put } = states
  const delivery = createPasteDelivery(states, actions, runs)
  let isTakenUp = false

  function dismiss(): void {
    states.together(() => {
      for (const id of delivery.current()?.ids ?? []) {
        if (get(id).progress === 'saved') put(id, { progress: undefined, jumpedFrom: undefined })
        if (get(id).problems.price?.kind === 'on-request' && !get(id).draft?.cells.price) states.dropProblem(id, 'price')
      }
    })
    delivery.dismiss()
  }

  /** Drops a row's pasted texts that are still in its cells. A save that is under way keeps its texts, since the server may store them. */
  function dropPasted(id: number, pasted: Cells): void {
    const { draft, progress } = get(id)
    if (!draft || draft.unanswered || progress === 'saving') return
    const isPasted = (column: Column) => pasted[column] !== undefined && draft.cells[column] === pasted[column]
    for (const column of editableColumns) if (isPasted(column)) states.dropProblem(id, column)
    states.dropCells(id, isPasted)
  }

  return {
    current: delivery.current,
    retry: delivery.retry,
    dismiss,
    /** Drops the pasted texts that could not be saved. Call it once the bulk change of the paste is undone. */
    withdraw(): void {
      states.together(() => {
        for (const [id, pasted] of Object.entries(delivery.current()?.texts ?? {})) dropPasted(Number(id), pasted)
      })
      dismiss()
    },
    paste(cells: readonly PastedCell[], block: PastedBlock): void {
      states.together(() => {
        for (const { row, column, text } of cells) {
          // An empty cell leaves the value as it is, as in an import: a column from a spreadsheet may have gaps.
          if (text === '') continue
          if (isEditable(row, column)) states.type(row, column, text, undefined)
          else put(row.id, { problems: { ...get(row.id).problems, [column]: { kind: 'on-request', text } } })
        }
      })
      const texts = new Map<number, Cells>()
      for (const { row, column, text } of cells) texts.set(row.id, { ...texts.get(row.id), [column]: text })
      delivery.send(texts, block)
    },
    /**
     * Resumes the bulk change that was unanswered when the page was left, and the pastes queued behind it. Call it before the drafts of
     * single rows are resumed. Rows whose drafts were discarded meanwhile are left out.
     */
    takeUp(): void {
      const stored = isTakenUp ? undefined : readStoredPaste(account)
      isTakenUp = true
      if (!stored) return
      const { paste } = stored
      const drafts = new Map([...stored.writes.map(([id]) => id), ...stored.queued].map((id) => [id, readRowDraft(account, id)]))
      states.together(() => {
        for (const [id, draft] of drafts) put(id, { draft })
      })
      const writes = stored.writes.filter(([id]) => drafts.get(id))
      delivery.resume({
        // The server refuses a known key with other rows than before.
        key: writes.length === stored.writes.length ? stored.key : newKey(),
        writes,
        queued: stored.queued.filter((id) => drafts.get(id)),
        paste: paste && { ...paste, ids: paste.ids.filter((id) => readRowDraft(account, id)) },
      })
    },
  }
}

/** Counts the rows of a paste by their present state: a row that was corrected later counts as saved. */
export function countPaste({ ids, same }: Paste, get: (id: number) => RowState): PasteCounts {
  const counts = { saved: 0, same: 0, failed: 0, onRequest: 0, open: 0 }
  const left: number[] = []
  const unchanged = new Set(same)
  for (const id of ids) {
    const outcome = outcomeOf(get(id))
    counts[outcome === 'saved' && unchanged.has(id) ? 'same' : outcome] += 1
    if (outcome === 'failed' || outcome === 'onRequest') left.push(id)
  }
  const textsRemoved = ids.filter((id) => get(id).textRemovedAt !== undefined).length
  return { ...counts, textsRemoved, left }
}

function outcomeOf({ draft, problems }: RowState): 'saved' | 'failed' | 'onRequest' | 'open' {
  const kinds = Object.values(problems).map(({ kind }) => kind)
  if (kinds.some((kind) => kind !== 'on-request')) return 'failed'
  if (draft?.unanswered || Object.keys(draft?.cells ?? {}).some((column) => !problems[column as Column])) return 'open'
  return kinds.length > 0 ? 'onRequest' : 'saved'
}
