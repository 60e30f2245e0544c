import type { ConfirmableProblem, ProductInput } from '../../product/product.contract.ts'
import { cellText } from '../cell.ts'
import type { RowMessage } from '../columns/read-cell.ts'
import type { DraftReason, Outcome } from '../spreadsheet.contract.ts'
import type { RowCells } from './sheet.ts'

/** A row with its outcome: the expected outcome in a trial, the real outcome after an import. */
export type EvaluatedRow = {
  row: number
  sku: string | null
  name: string
  id: number | null
  outcome: Outcome
  changes: Record<string, [unknown, unknown]>
  problems: RowMessage[]
  draft: DraftReason[]
  isOffer: boolean
  confirmable: ConfirmableProblem[]
}
/** The write of a row: all fields of a new product, or the changed fields of an existing product. */
type RowWrite = { create: ProductInput } | { id: number; fields: Partial<ProductInput>; updatedAt: string }
export type RowToImport = EvaluatedRow & { write?: RowWrite }

/** A row that changes nothing since it is about no product, or about an unknown one, with the reasons. */
export function unmatchedRow({ row, cells }: RowCells, problems: RowMessage[]): EvaluatedRow {
  const name = [cells.nameEs, cells.nameDe, cells.nameEn].map(cellText).find(Boolean) ?? ''
  const about = { row, sku: cellText(cells.sku) || null, name, id: null, isOffer: false, confirmable: [] }
  return { ...about, outcome: 'same', changes: {}, problems, draft: [] }
}
