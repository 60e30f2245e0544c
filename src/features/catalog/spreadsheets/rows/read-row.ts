import type { StaffProduct } from '../../product/product.contract.ts'
import { cellText, isBlank } from '../cell.ts'
import { type ColumnKey, findColumn } from '../columns/columns.ts'
import type { DecimalSign } from '../columns/numbers.ts'
import { ON_REQUEST, type RowMessage, readCell } from '../columns/read-cell.ts'
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
  /** Message about a variation whose product is not in the file. */
  withoutParent: RowMessage | undefined
  pictureTexts: ReadonlyMap<string, string>
}
export type ColumnReading = { headingOf: (key: ColumnKey) => string; signOf: (key: ColumnKey) => DecimalSign }

export function readRow(
  { row, cells, merged, surplus, withoutParent, withoutOffer, notes: converted = [], pictureTexts = new Map() }: RowCells,
  { headingOf, signOf }: ColumnReading,
): ParsedRow {
  const notes: RowMessage[] = [...(merged ? [{ key: 'row.merged' as const, values: { text: merged } }] : []), ...converted]
  const read: ParsedRow = { row, values: new Map(), faults: [], notes, hasNoOffer: withoutOffer !== undefined, withoutParent, pictureTexts }
  const otherCurrency = otherCurrencyOfRow(cellText(cells.currency))
  if (surplus) (surplus.isShifted ? read.faults : read.notes).push(surplus.message)
  for (const [name, cell] of Object.entries(cells)) {
    const column = findColumn(name)
    if (!column) continue
    const result = readCell(cell, { column, heading: headingOf(column.key), sign: signOf(column.key), otherCurrency })
    if (!result.ok) {
      read.faults.push(result.problem)
      continue
    }
    read.values.set(column.key, result.value)
    if (result.note) notes.push(result.note)
  }
  if (withoutParent) notes.push(withoutParent)
  if (withoutOffer) {
    read.values.set('newPrice', null)
    notes.push(withoutOffer)
  }
  return read
}

/** True for a row without cells, or with a currency alone, which lists have below their last product too. */
export const isEmptyRow = ({ cells }: RowCells): boolean =>
  Object.entries(cells).every(([key, cell]) => key === 'currency' || isBlank(cell ?? null))

type PriceContext = { before: StaffProduct | undefined; blanks: 'clear' | 'keep' }

/** Prices and the flag 'on request' that a row sets. `before`: the stored product, `blanks`: meaning of empty cells. */
export function priceFieldsOf({ values, hasNoOffer }: ParsedRow, { before, blanks }: PriceContext): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  const own = ['oldPrice', 'newPrice'] as const
  const hasAmount = (value: unknown) => typeof value === 'string' && value !== ON_REQUEST
  const priceCells = [...own.map((key) => values.get(key)), values.get('price')]
  for (const key of own) {
    const value = values.get(key)
    const isKept = value === null && blanks === 'keep' && !(hasNoOffer && key === 'newPrice')
    if (value === undefined || value === ON_REQUEST || isKept) continue
    fields[key] = value
  }
  const price = values.get('price')
  if (hasAmount(price)) Object.assign(fields, meaningOfPrice(price, own.map((key) => values.get(key)).map(hasAmount), values, before))
  else if (price === null && blanks === 'clear') for (const key of own) if (!hasAmount(values.get(key))) fields[key] = null
  const flag = values.get('priceOnRequest')
  if (priceCells.includes(ON_REQUEST)) fields.priceOnRequest = true
  else if (typeof flag === 'boolean') fields.priceOnRequest = flag
  else if (before?.priceOnRequest && priceCells.some(hasAmount)) fields.priceOnRequest = false
  return fields
}

/**
 * Fields that the column `price` sets. Beside a column for the offer, `price` is the ordinary price; otherwise it is the price to
 * pay. Without both columns the price to pay is the new price if the product is an offer, else the old (plain) price.
 */
function meaningOfPrice(
  price: unknown,
  [hasOld, hasNew]: readonly boolean[],
  values: ParsedRow['values'],
  before: StaffProduct | undefined,
): Record<string, unknown> {
  if (hasOld && hasNew) return {}
  if (hasOld) return price === values.get('oldPrice') ? { newPrice: null } : { newPrice: price }
  const isOrdinary = hasNew || (values.has('newPrice') && !values.has('oldPrice'))
  return { [!isOrdinary && before?.newPrice && !before.priceOnRequest ? 'newPrice' : 'oldPrice']: price }
}
