import { cellText, isBlank } from '../cell.ts'
import { type ColumnKey, findColumn } from '../columns/columns.ts'
import type { DecimalSign } from '../columns/numbers.ts'
import { type RowMessage, readCell } from '../columns/read-cell.ts'
import { otherCurrencyOfRow } from '../other-currency.ts'
import type { RowCells } from './sheet.ts'

/** A row with the values of its cells by column, and messages about them. */
export type ParsedRow = {
  row: number
  values: Map<ColumnKey, unknown>
  /** Messages about errors. A row with a fault is not imported. */
  faults: RowMessage[]
  /** Messages that do not prevent the import. */
  notes: RowMessage[]
  /** True if the row ends an offer of the product. */
  hasNoOffer: boolean
  pictureTexts: ReadonlyMap<string, string>
}
export type ColumnReading = { headingOf: (key: ColumnKey) => string; signOf: (key: ColumnKey) => DecimalSign }

export function readRow(
  { row, cells, merged, surplus, withoutOffer, pictureTexts = new Map() }: RowCells,
  { headingOf, signOf }: ColumnReading,
): ParsedRow {
  const notes: RowMessage[] = merged ? [{ key: 'row.merged', values: { text: merged } }] : []
  const read: ParsedRow = { row, values: new Map(), faults: [], notes, hasNoOffer: withoutOffer !== undefined, pictureTexts }
  const otherCurrency = otherCurrencyOfRow(cellText(cells.currency))
  if (surplus) (surplus.isShifted ? read.faults : read.notes).push(surplus.message)
  for (const [name, cell] of Object.entries(cells)) {
    const column = findColumn(name)
    if (!column) continue
    const result = readCell(cell, { column, heading: headingOf(column.key), sign: signOf(column.key), otherCurrency })
    if (result.ok) read.values.set(column.key, result.value)
    else read.faults.push(result.problem)
  }
  if (withoutOffer) {
    read.values.set('newPrice', null)
    notes.push(withoutOffer)
  }
  return read
}

/** True for a row without cells, or with a currency alone, which lists have below their last product too. */
export const isEmptyRow = ({ cells }: RowCells): boolean =>
  Object.entries(cells).every(([key, cell]) => key === 'currency' || isBlank(cell ?? null))
