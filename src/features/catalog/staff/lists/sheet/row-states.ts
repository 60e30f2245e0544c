import type { Conflict } from '#kit/merge-fields.ts'
import { listeners } from '#kit/observable.ts'
import { needsOfferConfirmation, priceToPay } from '#kit/price.ts'
import { isLargePriceChange } from '../../../product/bulk/changed-price.ts'
import { confirmableProblems, type ProductListRow } from '../../../product/product.contract.ts'
import { type RowDraft, type RowWrite, storeRowDraft } from './row-draft.ts'
import { type Cells, type Column, columnsOfFields, editableColumns, hasAvailabilityText, isEditable, parseCell } from './sheet-cells.ts'

/** Reason why a cell is not saved. `on-request`: a price was pasted into a row whose price is on request. */
export type CellProblem =
  | { kind: 'unreadable' }
  | { kind: 'on-request'; text: string }
  | ({ kind: 'refused' /** True if the server accepts the price once staff confirm it. */; isConfirmable: boolean } & CellRefusal)
/** The server's refusal of a cell: its message or the call's error, and the conflict if somebody else has changed the field. */
export type CellRefusal = { message?: string | undefined; error?: unknown; conflict?: Conflict | undefined }
/** State of a row. `unfinished`: a cell is half-typed, because the user is still typing or left the page while typing. */
export type RowState = {
  draft: RowDraft | undefined
  problems: Partial<Record<Column, CellProblem>>
  progress: 'saving' | 'saved' | 'waiting' | 'unfinished' | undefined
  /** Price before the save, if the new price differs from it by more than half. */
  jumpedFrom?: string | undefined
  /** `updatedAt` of the product after the save that removed its availability text; the edit in the history has the same time. */
  textRemovedAt?: string | undefined
}

const untouched: RowState = { draft: undefined, problems: {}, progress: undefined }

/**
 * Stores the states of the table's rows. Typed cells stay on this device until they are saved.
 *
 * @param find returns the product as the list shows it; undefined once it is deleted
 */
export function createRowStates(find: (id: number) => ProductListRow | undefined) {
  const rows = new Map<number, RowState>()
  const { subscribe, tell } = listeners()
  let isQuiet = false
  const get = (id: number): RowState => rows.get(id) ?? untouched

  function put(id: number, change: Partial<RowState>): void {
    rows.set(id, { ...get(id), ...change })
    if (!isQuiet) tell()
  }
  function putDraft(id: number, change: Partial<RowDraft>): void {
    const { draft } = get(id)
    if (!draft) return
    const next = { ...draft, ...change }
    const kept = Object.keys(next.cells).length > 0 || next.unanswered ? next : undefined
    storeRowDraft(id, kept)
    put(id, { draft: kept })
  }
  const dropCells = (id: number, isDropped: (column: Column, text: string) => boolean) => {
    const { cells = {} } = get(id).draft ?? {}
    const left = Object.entries(cells).filter(([column, text]) => !isDropped(column as Column, text))
    putDraft(id, { cells: Object.fromEntries(left) })
  }
  const dropProblem = (id: number, column: Column) => {
    const { [column]: _, ...problems } = get(id).problems
    put(id, { problems })
  }

  return {
    ...{ subscribe, get, put, putDraft, dropCells, dropProblem, tell },
    all: (): Iterable<[number, RowState]> => rows,
    /** Batches changes: subscribers are notified once, after all of them. */
    together(work: () => void): void {
      isQuiet = true
      try {
        work()
      } finally {
        isQuiet = false
        tell()
      }
    },
    /** Puts a cell's typed text into the row's draft. Creates the draft if there is none. */
    type(row: ProductListRow, column: Column, text: string, typing: Column | undefined): void {
      dropProblem(row.id, column)
      const began = get(row.id).draft ?? { cells: {}, updatedAt: row.updatedAt, values: { nameDe: row.nameDe } }
      put(row.id, { draft: began, jumpedFrom: undefined })
      putDraft(row.id, { cells: { ...began.cells, [column]: text }, typing, isConfirmed: undefined })
    },
    /**
     * Returns a row's next save; undefined if no typed cell is left. Invalid cells get a problem, and cells that equal the stored
     * value are dropped from the draft.
     */
    nextWrite(id: number): RowWrite | undefined {
      const { draft, problems } = get(id)
      const row = find(id)
      if (!row || !draft) return undefined
      const write: RowWrite = { change: { updatedAt: draft.updatedAt }, cells: {} }
      for (const column of editableColumns) {
        const text = draft.cells[column]
        if (text === undefined || column === draft.typing || problems[column]) continue
        const change = isEditable(row, column) ? parseCell(row, column, text) : {}
        if (change === undefined) put(id, { problems: { ...get(id).problems, [column]: { kind: 'unreadable' } } })
        else if (Object.keys(change).length === 0) dropCells(id, (one) => one === column)
        else {
          Object.assign(write.change, change)
          write.cells[column] = text
        }
      }
      if (draft.isConfirmed) write.change.confirmed = [...confirmableProblems]
      return Object.keys(write.cells).length > 0 ? write : undefined
    },
    /** Notes effects of a save that staff may overlook: `jumpedFrom` and `textRemovedAt`. Call it before the list shows the save. */
    noteEffects(id: number, { price: text, stock }: Cells, savedAt: string | null): void {
      const row = find(id)
      const before = row && priceToPay(row)
      const change = row && text !== undefined ? parseCell(row, 'price', text) : undefined
      const after = change && row && priceToPay({ ...row, ...asPrices(change) })
      const isTextRemoved = row && stock === 'in_stock' && hasAvailabilityText(row)
      put(id, {
        jumpedFrom: before && after && isLargePriceChange(before, after) ? before : undefined,
        ...(isTextRemoved && savedAt !== null ? { textRemovedAt: savedAt } : {}),
      })
    },
    /** Drops saved cells from the draft; cells that were edited during the save stay. */
    settle(id: number, updatedAt: string | undefined, cells: Cells): void {
      putDraft(id, { ...(updatedAt === undefined ? {} : { updatedAt }), isConfirmed: undefined })
      dropCells(id, (column, text) => cells[column] === text)
    },
    /**
     * Marks refused cells with the reason. A cell that was edited during the save is not marked, since its new text is sent next.
     *
     * @param names refused fields; empty if all sent cells were refused
     */
    refuse(id: number, sent: Cells, names: readonly string[], refusalOf: (column: Column) => CellRefusal): void {
      const named = columnsOfFields(names)
      const { draft, problems } = get(id)
      const refused = editableColumns.filter((column) => sent[column] !== undefined && (named.length === 0 || named.includes(column)))
      const unchanged = refused.filter((column) => draft?.cells[column] === sent[column])
      const row = find(id)
      const isOffer = row !== undefined && needsOfferConfirmation({ ...row, ...asPrices(parseCell(row, 'price', sent.price ?? '')) }, row)
      const noted = unchanged.map((column) => {
        const problem: CellProblem = { kind: 'refused', isConfirmable: isOffer && column === 'price', ...refusalOf(column) }
        return [column, problem]
      })
      put(id, { problems: { ...problems, ...Object.fromEntries(noted) } })
    },
  }
}

export type RowStates = ReturnType<typeof createRowStates>

const asPrices = (change: ReturnType<typeof parseCell>) => (change ?? {}) as Partial<Pick<ProductListRow, 'oldPrice' | 'newPrice'>>
