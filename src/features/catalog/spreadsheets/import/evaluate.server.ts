import type { Database } from '#database/schema.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import { isSameJson } from '#kit/merge-fields.ts'
import { isNotDiscounted, isOnSale } from '#kit/price.ts'
import { timeSlices } from '#platform/yield-to-event-loop.server.ts'
import { categories, subcategories } from '../../category/category.store.server.ts'
import { refusedContradiction } from '../../goods/figure-rules.ts'
import type { ProductInput, StaffProduct } from '../../product/product.contract.ts'
import { products } from '../../product/product.store.server.ts'
import { mergeProduct } from '../../product/product-rules.ts'
import { cellText } from '../cell.ts'
import { type ColumnKey, columnName, findColumn } from '../columns/columns.ts'
import { type DecimalSign, decimalSignOf } from '../columns/numbers.ts'
import type { RowMessage } from '../columns/read-cell.ts'
import { foldWord } from '../columns/recognise.ts'
import { collectBatches } from '../export/catalogue-words.server.ts'
import type { AssignedCategory, Counts, DraftReason, Mapping, Outcome, UnknownCategory } from '../spreadsheet.contract.ts'
import { checkFields } from './check-fields.server.ts'
import { findDraftReasons } from './draft-reasons.ts'
import type { NearestPlace } from './nearest-place.ts'
import { productRows } from './other-shops-rows.ts'
import type { PictureFinder } from './pictures.server.ts'
import { placeFinder } from './places.ts'
import { productIndex, skuKey, textOf } from './product-index.server.ts'
import { changesBetween, isEmptyRow, type RowFields, readRow, rowFieldsOf } from './row-fields.ts'
import { findRowPictures } from './row-pictures.server.ts'
import type { RowCells, Sheet } from './sheet.ts'

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
}
/** The write of a row: all fields of a new product, or the changed fields of an existing product. */
type RowWrite = { create: ProductInput } | { id: number; fields: Partial<ProductInput>; updatedAt: string }
export type RowToImport = EvaluatedRow & { write?: RowWrite }
export type Evaluation = {
  rows: RowToImport[]
  /** Heading of a column in the file; for a column that the file lacks, its name. */
  headingOf: (key: ColumnKey) => string
  counts: Counts
  unknownCategories: UnknownCategory[]
  assignedCategories: AssignedCategory[]
  /** `updatedAt` of each existing product that a row refers to, by product id. */
  versions: ReadonlyMap<number, string>
}
type EvaluationInput = {
  db: Database
  sheet: Sheet
  mapping: Mapping
  language: Language
  origins: readonly string[]
  pictures: PictureFinder
  now: Date
  /** `updatedAt` of the products at the time of the trial. Changes by others since then are not overwritten. */
  versions?: ReadonlyMap<number, string>
  onProgress?: (done: number, total: number) => void
}

/** Combined column that can set a field. Messages name its heading if the file has no column for the field alone. */
const joint: Partial<Record<ColumnKey, ColumnKey>> = { oldPrice: 'price', newPrice: 'price', mainImage: 'pictures', images: 'pictures' }

/** Compares the rows of a sheet with the catalogue: each row is new, changed, the same or faulty. Writes no products. */
export async function evaluate({
  db,
  sheet,
  mapping,
  pictures,
  now,
  versions,
  onProgress,
  ...parts
}: EvaluationInput): Promise<Evaluation> {
  const index = await productIndex(products.listInBatches(db))
  const places = placeFinder(
    await collectBatches(categories.listInBatches(db)),
    await collectBatches(subcategories.listInBatches(db)),
    mapping.categories ?? {},
  )
  const headings = new Map(sheet.keys.flatMap((key, at) => (key ? [[key, sheet.headings[at] ?? key] as const] : [])))
  const headingOf = (key: ColumnKey): string => {
    const column = findColumn(key)
    return headings.get(key) ?? headings.get(joint[key] ?? key) ?? (column ? columnName(column, parts.language) : key)
  }
  const pause = timeSlices()
  const signs = await signsOf(sheet, pause)
  // Rows of Shopify have a plain price in the column of new prices.
  const signOf = (key: ColumnKey) => signs.get(key === 'price' && !signs.has(key) ? 'newPrice' : key)
  const unknown = new Map<string, UnknownCategory>()
  const assigned = new Map<string, AssignedCategory>()
  const seen = new Map<string, number>()
  const seenVersions = new Map<number, string>()
  const counts: Counts = { new: 0, changed: 0, same: 0, faulty: 0 }
  const rows: Evaluation['rows'] = []

  for (const cells of productRows(sheet, now, signOf)) {
    if (isEmptyRow(cells)) continue
    const row = cells.leftOut ? unmatchedRow(cells, [cells.leftOut]) : await evaluateRow(cells)
    counts[row.outcome] += 1
    rows.push(row)
    onProgress?.(rows.length, sheet.rows.length)
    await pause()
  }
  onProgress?.(rows.length, rows.length)
  const [unknownCategories, assignedCategories] = [[...unknown.values()], [...assigned.values()]]
  return { rows, headingOf, counts, unknownCategories, assignedCategories, versions: seenVersions }

  async function evaluateRow(cells: RowCells): Promise<Evaluation['rows'][number]> {
    const read = readRow(cells, { headingOf, signOf })
    const match = index.match(read.values)
    // It is unknown which product the row is about, so it is compared with none, nor with other rows.
    if ('problem' in match) return { ...unmatchedRow(cells, [...read.faults, match.problem]), outcome: 'faulty' }
    const before = match.product
    if (before) seenVersions.set(before.id, before.updatedAt)
    const twice = before ? `id ${before.id}` : twinKey(read.values)
    const earlier = twice ? rows[seen.get(twice) ?? -1] : undefined
    const code = textOf(read.values.get('sku')) || textOf(read.values.get('slug'))
    if (earlier) {
      // A faulty earlier row does not let this one through: staff decide which of the two is meant.
      const key = earlier.outcome === 'faulty' ? 'row.twiceFaulty' : 'row.twice'
      read.faults.push({ key, values: { text: code || before?.name || earlier.name, row: earlier.row } })
    } else if (twice) seen.set(twice, rows.length)
    const noteUnknown = (name: string, nearest: NearestPlace | undefined) =>
      unknown.set(name, { name, rows: (unknown.get(name)?.rows ?? 0) + 1, nearest: nearest?.place ?? null })
    const noteAssigned = (name: string) => assigned.set(name, { name, rows: (assigned.get(name)?.rows ?? 0) + 1 })
    const wantedFields = rowFieldsOf(read, {
      ...parts,
      before,
      places,
      headingOf,
      noteUnknown,
      noteAssigned,
      blanks: sheet.blanks,
      language: sheet.language,
    })
    const wanted = read.faults.length === 0 ? await findRowPictures(pictures, wantedFields.pictures, before) : undefined
    const about = {
      row: read.row,
      sku: textOf(read.values.get('sku')) || before?.sku || null,
      name: shownName(wantedFields, before, parts.language),
      id: before?.id ?? null,
      draft: [] as DraftReason[],
      isOffer: before ? isOnSale(before) : false,
    }
    const checked = checkFields(wantedFields, before, { headingOf, isTaken: (slug) => isTaken(slug, before) })
    read.faults.push(...checked.faults)
    const valid = { ...checked.fields, ...(read.faults.length === 0 ? wanted?.fields : {}) }
    const problems = () => (read.faults.length > 0 ? read.faults : [...read.notes, ...(wanted?.notes ?? [])])
    if (read.faults.length > 0) return { ...about, outcome: 'faulty', changes: {}, problems: problems() }
    const draftReasons = findDraftReasons(valid, before, wanted?.shown)
    const merged = mergeProduct(valid, before)
    if (!merged.ok) {
      read.faults.push({ key: 'product.priceOnRequest' })
      return { ...about, outcome: 'faulty', changes: {}, problems: problems() }
    }
    const contradiction = refusedContradiction(merged.value.specs, before?.specs)
    if (contradiction) {
      read.faults.push({ key: contradiction.key, values: contradiction.values })
      return { ...about, outcome: 'faulty', changes: {}, problems: problems() }
    }
    Object.assign(about, { draft: draftReasons, isOffer: about.isOffer || isOnSale(merged.value) })
    if (!before) {
      const { standIns } = wantedFields
      const input = { ...valid, behindTexts: standIns, confirmed: ['offer-not-cheaper'] } as ProductInput
      const { isActive, stockStatus } = merged.value
      const shown = { ...valid, isActive, stockStatus, ...Object.fromEntries(standIns.map((name) => [name, ''])) }
      const changes = changesBetween({}, { ...withoutBlanks(shown), ...wanted?.shown })
      if (isNotDiscounted(merged.value)) read.notes.push({ key: 'row.offerNotCheaper' })
      return { ...about, outcome: 'new', changes, problems: problems(), write: { create: input } }
    }
    const after = { ...merged.value, ...(typeof valid.slug === 'string' ? { slug: valid.slug } : {}) }
    const base = Object.fromEntries(Object.keys(after).map((name) => [name, before[name as keyof StaffProduct]]))
    const changes = changesBetween(base, { ...after, ...wanted?.shown })
    if (Object.keys(changes).length === 0) return { ...about, outcome: 'same', changes, problems: problems() }
    if (isNotDiscounted(merged.value) && ('newPrice' in changes || 'oldPrice' in changes)) read.notes.push({ key: 'row.offerNotCheaper' })
    const names = new Set(Object.keys(changes).map((name) => name.split('.')[0] as string))
    const fields = Object.fromEntries(Object.entries(valid).filter(([name]) => names.has(name)))
    const updatedAt = versions?.get(before.id) ?? before.updatedAt
    const write = { id: before.id, fields: { ...fields, confirmed: ['offer-not-cheaper'] } as Partial<ProductInput>, updatedAt }
    return { ...about, outcome: 'changed', changes, problems: problems(), write }
  }

  function isTaken(slug: string, own: StaffProduct | undefined): boolean {
    const other = index.bySlug.get(slug)
    return other !== undefined && other.id !== own?.id
  }
}

/** A row that changes nothing since it is about no product, or about an unknown one, with the reasons. */
function unmatchedRow({ row, cells }: RowCells, problems: RowMessage[]): EvaluatedRow {
  const name = [cells.nameEs, cells.nameDe, cells.nameEn].map(cellText).find(Boolean) ?? ''
  const about = { row, sku: cellText(cells.sku) || null, name, id: null, isOffer: false }
  return { ...about, outcome: 'same', changes: {}, problems, draft: [] }
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

/**
 * Key of a new product within the file: two rows with the same key are duplicates. It compares as `match` of the product index does.
 * Undefined if the row has no SKU, slug or name.
 */
function twinKey(values: ReadonlyMap<ColumnKey, unknown>): string | undefined {
  const sku = textOf(values.get('sku'))
  if (sku) return `sku ${skuKey(sku)}`
  const slug = textOf(values.get('slug'))
  if (slug) return `slug ${slug}`
  const name = textOf(values.get('nameDe')) || textOf(values.get('nameEs')) || textOf(values.get('nameEn'))
  return name ? `name ${foldWord(name) || name}` : undefined
}

/** Name of the product after the import for the reader; '' if it has none. */
function shownName({ fields }: RowFields, before: StaffProduct | undefined, language: Language): string {
  const textIn = (name: 'nameDe' | 'nameEs' | 'nameEn') => textOf(fields[name]) || (before?.[name] ?? '')
  return nameOf({ nameDe: textIn('nameDe'), nameEs: textIn('nameEs'), nameEn: textIn('nameEn') }, 'name', language)
}

const withoutBlanks = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== null && !isSameJson(value, {}) && !isSameJson(value, [])),
  )
