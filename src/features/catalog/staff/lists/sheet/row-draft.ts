import type { PendingWrite } from '#api/pending-writes.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'
import { accountDraftKey } from '#ui/staff/typed/draft.ts'
import { readWork, workSnapshot } from '#ui/staff/typed/stored-work.ts'
import type { ProductChange, ProductListRow } from '../../../product/product.contract.ts'
import { type Cells, type Column, editableColumns } from './sheet-cells.ts'

/** A save of a row: the change for the call, and the typed cells that it was made from. */
export type RowWrite = { change: ProductChange; cells: Cells }

/** `updatedAt` of the product that the reader saw when a cell was typed, by column. */
type Versions = Partial<Record<Column, string>>

type Names = Pick<ProductListRow, 'nameDe' | 'nameEs' | 'nameEn'>

/** Cells of a product that were typed into the table and are not saved yet. */
export type RowDraft = {
  cells: Cells
  /** The cell that is still being typed: a half-typed price is not saved. */
  typing?: Column | undefined
  /** The version of each cell; the server detects conflicts by it. */
  versions: Versions
  /** Names of the product for the list of unsaved work. */
  values: Names
  unanswered?: PendingWrite<RowWrite> | undefined
  /** True if staff pressed "save anyway": the next save sends the confirmation that the server requires. */
  isConfirmed?: true | undefined
}

const FORM = 'product-row'
const keyOf = (account: string, id: number) => accountDraftKey(account, FORM, id)

/**
 * Reads an account's draft of a row from this device; undefined if there is none. Invalid parts are left out, and so is `isConfirmed`: after a
 * reload staff confirm again.
 */
export function readRowDraft(account: string, id: number): RowDraft | undefined {
  const stored = Object(parseJson(readStored(keyOf(account, id)))) as Partial<Record<keyof RowDraft, unknown>>
  const { typing, values, unanswered } = stored
  const versions = readCells(stored.versions)
  const cells = Object.fromEntries(Object.entries(readCells(stored.cells)).filter(([column]) => versions[column as Column] !== undefined))
  const { key, body } = Object(unanswered) as Partial<Record<keyof PendingWrite<RowWrite>, unknown>>
  const write = typeof key === 'string' ? readWrite(body) : undefined
  if (Object.keys(cells).length === 0 && !write) return undefined
  return {
    ...{ cells, versions },
    typing: editableColumns.find((column) => column === typing),
    values: readNames(values),
    ...(write ? { unanswered: { key: String(key), body: write } } : {}),
  }
}

function readNames(stored: unknown): Names {
  const { nameDe = '', nameEs = '', nameEn = '' } = Object(stored) as Partial<Names>
  return { nameDe: String(nameDe), nameEs: String(nameEs), nameEn: String(nameEn) }
}

/** Lists an account's drafts on this device, whichever products still exist. */
export function listRowDrafts(account: string): { id: number; draft: RowDraft }[] {
  const ids = readWork(workSnapshot(), account).flatMap(({ form, thing }) => (form === FORM ? [Number(thing)] : []))
  return ids.flatMap((id) => {
    const draft = readRowDraft(account, id)
    return draft ? [{ id, draft }] : []
  })
}

/** Stores an account's draft of a row on this device; undefined removes it. */
export function storeRowDraft(account: string, id: number, draft: RowDraft | undefined): void {
  if (draft) writeStored(keyOf(account, id), JSON.stringify({ ...draft, savedAt: new Date().toISOString() }))
  else dropStored(keyOf(account, id))
}

/** Converts a stored value to the save of a row; undefined if it is invalid. */
export function readWrite(stored: unknown): RowWrite | undefined {
  const { change, cells } = Object(stored) as Partial<Record<keyof RowWrite, unknown>>
  return typeof change === 'object' && change !== null ? { change: { ...change }, cells: readCells(cells) } : undefined
}

/** Converts a stored value to texts of cells; invalid parts are left out. */
export function readCells(stored: unknown): Cells {
  const texts = Object(stored) as Record<string, unknown>
  return Object.fromEntries(editableColumns.flatMap((column) => (typeof texts[column] === 'string' ? [[column, texts[column]]] : [])))
}
