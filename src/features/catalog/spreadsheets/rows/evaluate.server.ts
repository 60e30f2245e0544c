import type { Database } from '#database/schema.ts'
import type { Language } from '#i18n/language.ts'
import { timeSlices } from '#platform/yield-to-event-loop.server.ts'
import { categories, subcategories } from '../../category/category.store.server.ts'
import type { StaffProduct } from '../../product/product.contract.ts'
import { products } from '../../product/product.store.server.ts'
import { type ColumnKey, columnName, findColumn, identifiesProducts } from '../columns/columns.ts'
import { type DecimalSign, decimalSignOf } from '../columns/numbers.ts'
import { collectBatches } from '../export/catalogue-words.server.ts'
import type { AssignedCategory, Counts, Mapping, UnknownCategory } from '../spreadsheet.contract.ts'
import { evaluateRow, type RowEvaluation } from './evaluate-row.server.ts'
import { type RowToImport, unmatchedRow } from './evaluated-row.ts'
import type { NearestPlace } from './nearest-place.ts'
import { productRows } from './other-shops-rows.ts'
import { placeFinder } from './places.ts'
import { productIndex, type RowProducts } from './product-index.server.ts'
import { isEmptyRow } from './read-row.ts'
import type { Sheet } from './sheet.ts'
import { twinFinder } from './twins.server.ts'

export type Evaluation = {
  rows: RowToImport[]
  /** Heading of a column in the file; for a column that the file lacks, its name. */
  headingOf: (key: ColumnKey) => string
  counts: Counts
  unknownCategories: UnknownCategory[]
  assignedCategories: AssignedCategory[]
  /** `updatedAt` of each existing product that a row refers to, by product id. */
  versions: ReadonlyMap<number, string>
  rowProducts: RowProducts
}
type EvaluationInput = Pick<RowEvaluation, 'sheet' | 'language' | 'origins' | 'pictures' | 'confirmed'> & {
  db: Database
  mapping: Mapping
  now: Date
  versions?: RowEvaluation['versions']
  rowProducts?: RowProducts
  onProgress?: (done: number, total: number) => void
}

/**
 * Column that can set a field besides the field's own. Messages name its heading if the file has no column for the field alone. Files of
 * Shopify have the price to pay in the column of new prices.
 */
const joint: Partial<Record<ColumnKey, ColumnKey>> = {
  ...{ oldPrice: 'price', newPrice: 'price', price: 'newPrice' },
  ...{ mainImage: 'pictures', images: 'pictures' },
}

/**
 * Compares the rows of a sheet with the catalogue: each row is new, changed, the same or faulty. Writes no products. Without a column
 * that identifies products there are no rows: a fault of each row would only hide that the file has no headings.
 */
export async function evaluate({ db, mapping, now, versions, rowProducts, onProgress, ...parts }: EvaluationInput): Promise<Evaluation> {
  const { sheet } = parts
  const index = await productIndex(products.listInBatches(db))
  const places = placeFinder(
    await collectBatches(categories.listInBatches(db)),
    await collectBatches(subcategories.listInBatches(db)),
    mapping.categories ?? {},
  )
  const headingOf = headingFinder(sheet, parts.language)
  const pause = timeSlices()
  const signs = await signsOf(sheet, pause)
  // Rows of Shopify have a plain price in the column of new prices.
  const signOf = (key: ColumnKey) => signs.get(key === 'price' && !signs.has(key) ? 'newPrice' : key)
  const { noteUnknown, noteAssigned, list } = createCategoryCounts()
  const seenVersions = new Map<number, string>()
  const seenProducts = new Map<number, number | null>()
  const noteProduct = (row: number, product: StaffProduct | undefined) => {
    seenProducts.set(row, product?.id ?? null)
    if (product) seenVersions.set(product.id, product.updatedAt)
  }
  const counts: Counts = { new: 0, changed: 0, same: 0, faulty: 0 }
  const rows: RowToImport[] = []
  const evaluation = {
    ...parts,
    index,
    places,
    versions,
    rowProducts,
    noteUnknown,
    noteAssigned,
    noteProduct,
    reading: { headingOf, signOf },
    findTwin: twinFinder(rows, headingOf),
  }

  for (const cells of identifiesProducts(sheet.keys) ? productRows(sheet, now, signOf) : []) {
    if (isEmptyRow(cells)) continue
    const row = cells.leftOut ? unmatchedRow(cells, [cells.leftOut]) : await evaluateRow(cells, evaluation)
    counts[row.outcome] += 1
    rows.push(row)
    onProgress?.(rows.length, sheet.rows.length)
    await pause()
  }
  onProgress?.(rows.length, rows.length)
  return { rows, headingOf, counts, ...list(), versions: seenVersions, rowProducts: seenProducts }
}

/** Counts the rows by the category that they name: one that the shop lacks, or one that staff have assigned. */
function createCategoryCounts() {
  const unknown = new Map<string, UnknownCategory>()
  const assigned = new Map<string, AssignedCategory>()
  return {
    noteUnknown: (name: string, nearest: NearestPlace | undefined) =>
      unknown.set(name, { name, rows: (unknown.get(name)?.rows ?? 0) + 1, nearest: nearest?.place ?? null }),
    noteAssigned: (name: string) => assigned.set(name, { name, rows: (assigned.get(name)?.rows ?? 0) + 1 }),
    list: () => ({ unknownCategories: [...unknown.values()], assignedCategories: [...assigned.values()] }),
  }
}

/** Finds the heading of a column in the file; for a column that the file lacks, its name. */
function headingFinder({ keys, headings }: Sheet, language: Language): (key: ColumnKey) => string {
  const fileHeadings = new Map(keys.flatMap((key, at) => (key ? [[key, headings[at] ?? key] as const] : [])))
  return (key) => {
    const column = findColumn(key)
    return fileHeadings.get(key) ?? fileHeadings.get(joint[key] ?? key) ?? (column ? columnName(column, language) : key)
  }
}

/** Decimal signs of the columns with numbers. */
async function signsOf({ keys, rows }: Sheet, pause: () => Promise<void>): Promise<Map<ColumnKey, DecimalSign>> {
  const signs = new Map<ColumnKey, DecimalSign>()
  for (const [at, key] of keys.entries()) {
    if (key === null || !['price', 'number'].includes(findColumn(key)?.kind ?? '')) continue
    signs.set(key, decimalSignOf(textsIn(rows, at)))
    await pause()
  }
  return signs
}

function* textsIn(rows: Sheet['rows'], at: number): Generator<string> {
  for (const { cells } of rows) if (typeof cells[at] === 'string') yield cells[at]
}
