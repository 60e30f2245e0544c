import { listeners } from '#kit/observable.ts'
import { needsOfferConfirmation, priceToPay } from '#kit/price.ts'
import { isLargePriceChange } from '../../../product/bulk/changed-price.ts'
import { confirmableProblems, type ProductListRow } from '../../../product/product.contract.ts'
import { type RowDraft, type RowWrite, storeRowDraft } from './row-draft.ts'
import { type CellProblem, type CellRefusal, hasConflict, type RowState } from './row-state.ts'
import { type Cells, type Column, columnsOfFields, editableColumns, hasAvailabilityText, isEditable, parseCell } from './sheet-cells.ts'

type RowStatesOptions = {
  /** The signed-in account, which alone takes up the typed cells later. */
  account: string
  /** Returns the product as the list shows it; undefined once it is deleted. */
  find: (id: number) => ProductListRow | undefined
}

const untouched: RowState = { draft: undefined, problems: {}, progress: undefined }

/** Stores the states of the table's rows. Typed cells stay on this device until they are saved. */
export function createRowStates({ account, find }: RowStatesOptions) {
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
    storeRowDraft(account, id, kept)
    put(id, { draft: kept })
  }
  const dropCells = (id: number, isDropped: (column: Column, text: string) => boolean) => {
    const { cells = {}, versions = {} } = get(id).draft ?? {}
    const left = Object.entries(cells).filter(([column, text]) => !isDropped(column as Column, text))
    const isLeft = ([column]: [string, string]) => left.some(([one]) => one === column)
    putDraft(id, { cells: Object.fromEntries(left), versions: Object.fromEntries(Object.entries(versions).filter(isLeft)) })
  }
  const setVersion = (id: number, updatedAt: string, isMeant: (column: Column) => boolean) => {
    const { versions = {} } = get(id).draft ?? {}
    putDraft(id, {
      versions: Object.fromEntries(
        Object.entries(versions).map(([column, known]) => [column, isMeant(column as Column) ? updatedAt : known]),
      ),
    })
  }
  const dropProblem = (id: number, column: Column) => {
    const { [column]: _, ...problems } = get(id).problems
    put(id, { problems })
  }

  return {
    ...{ subscribe, get, put, putDraft, dropCells, dropProblem, tell },
    /** Forgets a row and deletes its draft. */
    discard(id: number): void {
      rows.delete(id)
      storeRowDraft(account, id, undefined)
      tell()
    },
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
    /**
     * Puts a cell's typed text into the row's draft. Creates the draft if there is none. Further typing keeps the cell's version, unless
     * the reader has seen the conflict: then the shown value may be replaced.
     */
    type(row: ProductListRow, column: Column, text: string, typing: Column | undefined): void {
      const { nameDe, nameEs, nameEn } = row
      const began = get(row.id).draft ?? { cells: {}, versions: {}, values: { nameDe, nameEs, nameEn } }
      const version = (hasConflict(get(row.id), column) ? undefined : began.versions[column]) ?? row.updatedAt
      dropProblem(row.id, column)
      put(row.id, { draft: began, jumpedFrom: undefined })
      const cells = { ...began.cells, [column]: text }
      putDraft(row.id, { cells, versions: { ...began.versions, [column]: version }, typing, isConfirmed: undefined })
    },
    /**
     * Returns a row's next save; undefined if no typed cell is left. A save has cells of one version; the others are the save after it.
     * Invalid cells get a problem, and cells that equal the stored value are dropped from the draft.
     */
    nextWrite(id: number): RowWrite | undefined {
      const { draft, problems } = get(id)
      const row = find(id)
      if (!row || !draft) return undefined
      const write: RowWrite = { change: {}, cells: {} }
      for (const column of editableColumns) {
        const text = draft.cells[column]
        if (text === undefined || column === draft.typing || problems[column]) continue
        const change = parseCell(row, column, text)
        if (!isEditable(row, column)) put(id, { problems: { ...get(id).problems, [column]: { kind: 'on-request', text } } })
        else if (change === undefined) put(id, { problems: { ...get(id).problems, [column]: { kind: 'unreadable' } } })
        else if (Object.keys(change).length === 0) dropCells(id, (one) => one === column)
        else if ((write.change.updatedAt ?? draft.versions[column]) === draft.versions[column]) {
          Object.assign(write.change, change, { updatedAt: draft.versions[column] })
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
    /**
     * Drops saved cells from the draft. Cells that were edited during the save stay, and are a change of what was saved.
     *
     * @param updatedAt the product's version after the save
     */
    settle(id: number, updatedAt: string, cells: Cells): void {
      setVersion(id, updatedAt, (column) => cells[column] !== undefined)
      putDraft(id, { isConfirmed: undefined })
      dropCells(id, (column, text) => cells[column] === text)
    },
    /** Lets the next save replace the shown values of the refused cells, and overrule the refusal. */
    confirm(id: number): void {
      const row = find(id)
      if (row) setVersion(id, row.updatedAt, (column) => hasConflict(get(id), column))
      putDraft(id, { isConfirmed: true })
      for (const column of editableColumns) if (get(id).problems[column]?.kind === 'refused') dropProblem(id, column)
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
        const problem: CellProblem =
          row && !isEditable(row, column)
            ? { kind: 'on-request', text: sent[column] ?? '' }
            : { kind: 'refused', isConfirmable: isOffer && column === 'price', ...refusalOf(column) }
        return [column, problem]
      })
      put(id, { problems: { ...problems, ...Object.fromEntries(noted) } })
    },
  }
}

export type RowStates = ReturnType<typeof createRowStates>

const asPrices = (change: ReturnType<typeof parseCell>) => (change ?? {}) as Partial<Pick<ProductListRow, 'oldPrice' | 'newPrice'>>
