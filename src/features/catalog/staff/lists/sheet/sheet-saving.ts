import { isRefusal } from '#api/idempotent-calls.ts'
import { pendingWrites } from '#api/pending-writes.ts'
import { issuesOf, isUnanswered, overtakenBy } from '#api/refusals.ts'
import { listeners } from '#kit/observable.ts'
import type { ProductChange, ProductRow, StaffProduct } from '../../../product/product.contract.ts'
import { keepRowDraft, type RowDraft, type RowWrite, readRowDraft } from './row-draft.ts'
import { type Cells, type Column, changeOf, columns, columnsOf, isTypable } from './sheet-cells.ts'

/** Reason why a cell is not saved; `error`: the server has refused it. */
type CellProblem = 'unreadable' | { error: unknown }
/** The state of a row. `unfinished`: one of its cells is still being typed, here or when the page was left. */
export type RowState = {
  draft: RowDraft | undefined
  problems: Partial<Record<Column, CellProblem>>
  progress: 'saving' | 'saved' | 'waiting' | 'unfinished' | undefined
}

type Shop = {
  send(id: number, change: ProductChange, key: string): Promise<StaffProduct>
  /** The product as the list shows it; undefined once it is gone. */
  find(id: number): ProductRow | undefined
  /** Shows in the list what is stored now. */
  show(product: StaffProduct): void
}

const untouched: RowState = { draft: undefined, problems: {}, progress: undefined }

/**
 * Saves rows one by one, each in the order in which it was typed. Typed cells stay on this device until they are saved. A write
 * without an answer is sent again under its own key before what was typed since, so nothing is lost and nothing is made twice.
 * A refused cell keeps its text with the reason, and is left out of further saves of its row until it is typed anew.
 */
export function sheetSaving({ send, find, show }: Shop) {
  const rows = new Map<number, RowState>()
  const running = new Set<number>()
  const { subscribe, tell } = listeners()
  const get = (id: number): RowState => rows.get(id) ?? untouched

  function put(id: number, change: Partial<RowState>): void {
    rows.set(id, { ...get(id), ...change })
    tell()
  }
  function putDraft(id: number, change: Partial<RowDraft>): void {
    const { draft } = get(id)
    if (!draft) return
    const next = { ...draft, ...change }
    const kept = Object.keys(next.cells).length > 0 || next.unanswered ? next : undefined
    keepRowDraft(id, kept)
    put(id, { draft: kept })
  }
  const dropCells = (id: number, isDropped: (column: Column, text: string) => boolean) => {
    const { cells = {} } = get(id).draft ?? {}
    const left = Object.entries(cells).filter(([column, text]) => !isDropped(column as Column, text))
    putDraft(id, { cells: Object.fromEntries(left) })
  }

  /** The cells of a row that are left to save. Notes those that cannot be read, and drops those that are stored already. */
  function nextWrite(id: number): RowWrite | undefined {
    const { draft, problems } = get(id)
    const row = find(id)
    if (!row || !draft) return undefined
    const write: RowWrite = { change: { updatedAt: draft.updatedAt }, cells: {} }
    for (const column of columns) {
      const text = draft.cells[column]
      if (text === undefined || column === draft.typing || problems[column]) continue
      const change = isTypable(row, column) ? changeOf(row, column, text) : {}
      if (change === undefined) put(id, { problems: { ...get(id).problems, [column]: 'unreadable' } })
      else if (Object.keys(change).length === 0) dropCells(id, (one) => one === column)
      else {
        Object.assign(write.change, change)
        write.cells[column] = text
      }
    }
    return Object.keys(write.cells).length > 0 ? write : undefined
  }

  function settle(id: number, product: StaffProduct, cells: Cells): void {
    show(product)
    putDraft(id, { updatedAt: product.updatedAt })
    dropCells(id, (column, text) => cells[column] === text)
  }

  function refuse(id: number, sent: Cells, error: unknown): void {
    const overtaken = overtakenBy(error)
    if (overtaken) {
      const current = overtaken.current as StaffProduct
      show(current)
      // The next save of the cell replaces knowingly what the list shows now.
      putDraft(id, { updatedAt: current.updatedAt })
    }
    const named = columnsOf((overtaken?.conflicts ?? []).map(({ field }) => field).concat(issuesOf(error).map(({ path }) => path)))
    const refused = columns.filter((column) => sent[column] !== undefined && (named.length === 0 || named.includes(column)))
    const { draft, problems } = get(id)
    // A text that was typed during the save is sent next.
    const unchanged = refused.filter((column) => draft?.cells[column] === sent[column])
    put(id, { problems: { ...problems, ...Object.fromEntries(unchanged.map((column) => [column, { error }])) } })
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
      for (let next = nextWrite(id); next; next = nextWrite(id)) {
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

  return {
    subscribe,
    get,
    /** True if anything that was typed is not saved. */
    isUnsaved: () => [...rows.values()].some(({ draft }) => draft !== undefined),
    /** Shows what this device has kept of these rows, and saves what was left to be saved. */
    takeUp(ids: readonly number[]): void {
      for (const id of ids) {
        const draft = rows.has(id) ? undefined : readRowDraft(id)
        if (!draft) continue
        put(id, { draft, progress: draft.typing ? 'unfinished' : undefined })
        if (!draft.typing || draft.unanswered || Object.keys(draft.cells).length > 1) void run(id)
      }
    },
    /** Notes a letter typed into a cell; `save` follows once the cell is left. */
    type(row: ProductRow, column: Column, text: string): void {
      const { draft, problems, progress } = get(row.id)
      const { [column]: _, ...others } = problems
      const began = draft ?? { cells: {}, updatedAt: row.updatedAt, values: { nameDe: row.nameDe } }
      put(row.id, { draft: began, problems: others, progress: running.has(row.id) || progress === 'waiting' ? progress : undefined })
      putDraft(row.id, { cells: { ...began.cells, [column]: text }, typing: column })
    },
    /** Saves a row whose cells were typed; a refused cell is tried again. */
    save(id: number, column: Column): void {
      const { [column]: _, ...problems } = get(id).problems
      put(id, { problems })
      putDraft(id, { typing: undefined })
      void run(id)
    },
    /** Sets a cell back to what is stored. */
    reset(id: number, column: Column): void {
      const { problems, progress } = get(id)
      const { [column]: _, ...others } = problems
      put(id, { problems: others, progress: progress === 'unfinished' ? undefined : progress })
      dropCells(id, (one) => one === column)
      putDraft(id, { typing: undefined })
    },
    /** Sends again what has no answer yet. */
    retry(): void {
      for (const [id, { progress }] of rows) if (progress === 'waiting') void run(id)
    },
  }
}

export type SheetSaving = ReturnType<typeof sheetSaving>
