import { isRefusal } from '#api/idempotent-calls.ts'
import { createPendingWrites } from '#api/pending-writes.ts'
import { issuesOf, isUnanswered, readConflict } from '#api/refusals.ts'
import type { ProductChange, ProductListRow, StaffProduct } from '../../../product/product.contract.ts'
import type { RowWrite } from './row-draft.ts'
import type { RowStates } from './row-states.ts'
import { type Cells, columnsOfFields } from './sheet-cells.ts'

export type RowActions = {
  send(id: number, change: ProductChange, key: string): Promise<StaffProduct>
  /** Reads the product as it is stored now. */
  load(id: number): Promise<StaffProduct>
  /** Returns the product as the list shows it; undefined once it is deleted. */
  find(id: number): ProductListRow | undefined
  /** Updates the product in the list on the screen. */
  show(product: StaffProduct): void
}

/**
 * Returns a function that saves the typed cells of a row, one request after the other.
 *
 * @param running ids of the rows with a save under way
 */
export function createRowSaving(states: RowStates, running: Set<number>, { send, load, find, show }: RowActions) {
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
