import { createHash } from 'node:crypto'
import type { Database } from '#database/schema.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import { isSameJson } from '#kit/merge-fields.ts'
import { isOnSale, needsOfferConfirmation } from '#kit/price.ts'
import { timeSlices } from '#platform/yield-to-event-loop.server.ts'
import { categories, subcategories } from '../../category/category.store.server.ts'
import { refusedContradiction } from '../../goods/figure-rules.ts'
import type { ConfirmableProblem, ProductInput, StaffProduct } from '../../product/product.contract.ts'
import { products } from '../../product/product.store.server.ts'
import { mergeProduct, type ProductFields } from '../../product/product-rules.ts'
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
import { findMovedProblem, productIndex, type RowProducts, skuKey, textOf } from './product-index.server.ts'
import { changesBetween, isEmptyRow, type RowFields, readRow, rowFieldsOf } from './row-fields.ts'
import { findRowPictures, type RowPictures } from './row-pictures.server.ts'
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
  confirmable: ConfirmableProblem[]
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
  rowProducts: RowProducts
}
type EvaluationInput = {
  db: Database
  sheet: Sheet
  mapping: Mapping
  language: Language
  origins: readonly string[]
  pictures: PictureFinder
  now: Date
  /** Problems that do not prevent the import of a row, since staff have confirmed them. */
  confirmed: readonly ConfirmableProblem[]
  /** `updatedAt` of the products at the time of the trial. Changes by others since then are not overwritten. */
  versions?: ReadonlyMap<number, string>
  /** Products that the rows meant in the trial. A row that means another one today is faulty. */
  rowProducts?: RowProducts
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
  confirmed,
  versions,
  rowProducts,
  onProgress,
  ...parts
}: EvaluationInput): Promise<Evaluation> {
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
  const categoryCounts = createCategoryCounts()
  const seenVersions = new Map<number, string>()
  const seenProducts = new Map<number, number | null>()
  const counts: Counts = { new: 0, changed: 0, same: 0, faulty: 0 }
  const rows: Evaluation['rows'] = []
  const findTwin = twinFinder(rows)

  for (const cells of productRows(sheet, now, signOf)) {
    if (isEmptyRow(cells)) continue
    const row = cells.leftOut ? unmatchedRow(cells, [cells.leftOut]) : await evaluateRow(cells)
    counts[row.outcome] += 1
    rows.push(row)
    onProgress?.(rows.length, sheet.rows.length)
    await pause()
  }
  onProgress?.(rows.length, rows.length)
  return { rows, headingOf, counts, ...categoryCounts.list(), versions: seenVersions, rowProducts: seenProducts }

  async function evaluateRow(cells: RowCells): Promise<Evaluation['rows'][number]> {
    const read = readRow(cells, { headingOf, signOf })
    const sku = index.plainSku(textOf(read.values.get('sku')))
    if (sku) read.values.set('sku', sku)
    const match = index.match(read.values)
    // It is unknown which product the row is about, so it is compared with none, nor with other rows.
    if ('problem' in match) return { ...unmatchedRow(cells, [...read.faults, match.problem]), outcome: 'faulty' }
    const before = match.product
    seenProducts.set(read.row, before?.id ?? null)
    const moved = findMovedProblem(rowProducts?.get(read.row), before, (id) => index.byId.get(id))
    if (moved) return { ...unmatchedRow(cells, [...read.faults, moved]), outcome: 'faulty' }
    if (before) seenVersions.set(before.id, before.updatedAt)
    const twin = findTwin(before ? `id ${before.id}` : twinKey(read.values), read.values)
    const code = textOf(read.values.get('sku')) || textOf(read.values.get('slug'))
    if (twin) {
      const { row, outcome, name } = twin.earlier
      const isIdentical = twin.hasSameValues && read.faults.length === 0
      // A faulty earlier row does not let this one through: staff decide which of the two is meant.
      const key = outcome === 'faulty' ? 'row.twiceFaulty' : isIdentical ? 'row.twice' : 'row.twiceOther'
      read.faults.push({ key, values: { text: code || before?.name || name, row } })
    }
    const similar = sku ? index.findBySimilarSku(sku) : undefined
    if (similar) read.notes.push({ key: 'row.skuZeros', values: { text: sku, sku: similar.sku, name: similar.nameEs || similar.nameDe } })
    const wantedFields = rowFieldsOf(read, {
      ...parts,
      before,
      similarSku: similar?.sku,
      places,
      headingOf,
      noteUnknown: categoryCounts.noteUnknown,
      noteAssigned: categoryCounts.noteAssigned,
      blanks: sheet.blanks,
      isPriceList: sheet.isPriceList,
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
      confirmable: [] as ConfirmableProblem[],
    }
    const checked = checkFields(wantedFields, before, { headingOf, isTaken: (slug) => isTaken(slug, before) })
    read.faults.push(...checked.faults)
    const valid = { ...checked.fields, ...(read.faults.length === 0 ? wanted?.fields : {}) }
    const problems = () => (read.faults.length > 0 ? read.faults : [...read.notes, ...(wanted?.notes ?? [])])
    const refused = (...faults: RowMessage[]) => {
      read.faults.push(...faults)
      return { ...about, outcome: 'faulty' as const, changes: {}, problems: problems() }
    }
    if (read.faults.length > 0) return refused()
    const draft = findDraftReasons(valid, before, wanted?.shown)
    const merged = mergeProduct(valid, before)
    if (!merged.ok) return refused({ key: 'product.priceOnRequest' })
    const contradiction = refusedContradiction(merged.value.specs, before?.specs)
    if (contradiction) return refused({ key: contradiction.key, values: contradiction.values })
    const product = { merged: merged.value, valid, pictures: wanted?.shown, confirmed }
    const judged = before
      ? judgeChange(product, before, versions?.get(before.id) ?? before.updatedAt)
      : judgeNew(product, wantedFields.standIns)
    const priced = { ...about, isOffer: about.isOffer || isOnSale(merged.value) }
    if (!needsOfferConfirmation(merged.value, before)) return { ...priced, draft, ...judged, problems: problems() }
    const confirmable: ConfirmableProblem[] = ['offer-not-cheaper']
    if (!confirmed.includes('offer-not-cheaper'))
      return { ...refused({ key: 'product.offerNotCheaper' }), ...priced, confirmable, changes: judged.changes }
    read.notes.push({ key: 'row.offerNotCheaper' })
    return { ...priced, confirmable, draft, ...judged, problems: problems() }
  }

  function isTaken(slug: string, own: StaffProduct | undefined): boolean {
    const other = index.bySlug.get(slug)
    return other !== undefined && other.id !== own?.id
  }
}

type Values = ReadonlyMap<ColumnKey, unknown>
type Twin = { earlier: RowToImport; hasSameValues: boolean }

/** Returns a function that finds the first row with the same key of a product; without one, the present row becomes the first. */
function twinFinder(rows: readonly RowToImport[]): (key: string | undefined, values: Values) => Twin | undefined {
  const seen = new Map<string, { at: number; hash: string }>()
  return (key, values) => {
    if (!key) return undefined
    const first = seen.get(key)
    const hash = hashOf(values)
    if (!first) seen.set(key, { at: rows.length, hash })
    const earlier = rows[first?.at ?? -1]
    return earlier && { earlier, hasSameValues: first?.hash === hash }
  }
}

/** Hash of a row's values. The value that identifies the product is left out: the key of the row has it, compared less strictly. */
function hashOf(values: Values): string {
  const identifying = (['id', 'sku', 'slug', 'nameDe', 'nameEs', 'nameEn'] as const).find((key) => values.get(key))
  const compared = [...values].filter(([key]) => key !== identifying)
  return createHash('sha256').update(JSON.stringify(compared)).digest('base64')
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

/** A product as it would be after the import: merged with the stored one, and the valid fields and the pictures of its row. */
type Imported = {
  merged: ProductFields
  valid: Partial<ProductInput>
  pictures: RowPictures['shown'] | undefined
  confirmed: readonly ConfirmableProblem[]
}
type Judged = Pick<RowToImport, 'outcome' | 'changes' | 'write'>

function judgeNew({ merged, valid, pictures, confirmed }: Imported, standIns: readonly string[]): Judged {
  const input = { ...valid, behindTexts: standIns, confirmed } as ProductInput
  const { isActive, stockStatus } = merged
  const shown = { ...valid, isActive, stockStatus, ...Object.fromEntries(standIns.map((name) => [name, ''])) }
  return { outcome: 'new', changes: changesBetween({}, { ...withoutBlanks(shown), ...pictures }), write: { create: input } }
}

function judgeChange({ merged, valid, pictures, confirmed }: Imported, before: StaffProduct, updatedAt: string): Judged {
  const after = { ...merged, ...(typeof valid.slug === 'string' ? { slug: valid.slug } : {}) }
  const base = Object.fromEntries(Object.keys(after).map((name) => [name, before[name as keyof StaffProduct]]))
  const changes = changesBetween(base, { ...after, ...pictures })
  if (Object.keys(changes).length === 0) return { outcome: 'same', changes }
  const names = new Set(Object.keys(changes).map((name) => name.split('.')[0] as string))
  const fields = Object.fromEntries(Object.entries(valid).filter(([name]) => names.has(name)))
  const write = { id: before.id, fields: { ...fields, confirmed } as Partial<ProductInput>, updatedAt }
  return { outcome: 'changed', changes, write }
}

/** Finds the heading of a column in the file; for a column that the file lacks, its name. */
function headingFinder({ keys, headings }: Sheet, language: Language): (key: ColumnKey) => string {
  const fileHeadings = new Map(keys.flatMap((key, at) => (key ? [[key, headings[at] ?? key] as const] : [])))
  return (key) => {
    const column = findColumn(key)
    return fileHeadings.get(key) ?? fileHeadings.get(joint[key] ?? key) ?? (column ? columnName(column, language) : key)
  }
}

/** A row that changes nothing since it is about no product, or about an unknown one, with the reasons. */
function unmatchedRow({ row, cells }: RowCells, problems: RowMessage[]): EvaluatedRow {
  const name = [cells.nameEs, cells.nameDe, cells.nameEn].map(cellText).find(Boolean) ?? ''
  const about = { row, sku: cellText(cells.sku) || null, name, id: null, isOffer: false, confirmable: [] }
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
function twinKey(values: Values): string | undefined {
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
