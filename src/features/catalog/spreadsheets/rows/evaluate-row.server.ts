import { type Language, nameOf } from '#i18n/language.ts'
import type { ProblemKey } from '#i18n/problems.ts'
import { isSameJson } from '#kit/merge-fields.ts'
import { isOnSale } from '#kit/price.ts'
import type { ConfirmableProblem, ProductInput, StaffProduct } from '../../product/product.contract.ts'
import { productFields, specsSchema } from '../../product/product-fields.ts'
import type { ColumnKey } from '../columns/columns.ts'
import type { RowMessage } from '../columns/read-cell.ts'
import { QUOTED_MAX } from '../limits.ts'
import { findDraftReasons } from './draft-reasons.ts'
import { type RowToImport, unmatchedRow } from './evaluated-row.ts'
import { judgeRow } from './judge-row.server.ts'
import type { NearestPlace } from './nearest-place.ts'
import { HTML } from './other-shops-rows.ts'
import type { PictureFinder } from './pictures.server.ts'
import type { PlaceFinder } from './places.ts'
import { findMovedProblem, nameInMessage, type ProductIndex, type RowProducts, skuKey, textOf } from './product-index.server.ts'
import { type ColumnReading, type ParsedRow, readRow } from './read-row.ts'
import { figuresAfter } from './row-changes.ts'
import { type RowFields, rowFieldsOf } from './row-fields.ts'
import { findRowPictures } from './row-pictures.server.ts'
import type { RowCells, Sheet } from './sheet.ts'

/** The catalogue, the choices of staff and the rest of the file, against which a row is evaluated. */
export type RowEvaluation = {
  index: ProductIndex
  places: PlaceFinder
  pictures: PictureFinder
  sheet: Sheet
  reading: ColumnReading
  language: Language
  origins: readonly string[]
  /** Problems that do not prevent the import of a row, since staff have confirmed them. */
  confirmed: readonly ConfirmableProblem[]
  /** Products that the rows meant in the trial. A row that means another one today is faulty. */
  rowProducts: RowProducts | undefined
  /** `updatedAt` of the products at the time of the trial. Changes by others since then are not overwritten. */
  versions: ReadonlyMap<number, string> | undefined
  findTwin: (read: ParsedRow, before: StaffProduct | undefined) => RowMessage | undefined
  noteUnknown: (name: string, nearest: NearestPlace | undefined) => void
  noteAssigned: (name: string) => void
  /** Receives the product that the row means; undefined for a new product. Not called if the product is unclear. */
  noteProduct: (row: number, product: StaffProduct | undefined) => void
}

/** Compares a row with the product that it means, and checks what it would change. */
export async function evaluateRow(cells: RowCells, evaluation: RowEvaluation): Promise<RowToImport> {
  const { index, pictures, sheet, reading, language, confirmed } = evaluation
  const read = readRow(cells, reading)
  const match = matchRow(read, evaluation)
  // It is unknown which product the row is about, so it is compared with none, nor with other rows.
  if ('problem' in match) return { ...unmatchedRow(cells, [...read.faults, match.problem]), outcome: 'faulty' }
  const before = match.product
  const twin = evaluation.findTwin(read, before)
  if (twin) read.faults.push(twin)
  const sku = textOf(read.values.get('sku'))
  const similar = sku ? index.findBySimilarSku(sku) : undefined
  if (similar) read.notes.push({ key: 'row.skuZeros', values: { text: sku, sku: similar.sku, name: nameInMessage(similar) } })

  const wanted = rowFieldsOf(read, {
    ...evaluation,
    before,
    similarSku: similar?.sku,
    headingOf: reading.headingOf,
    blanks: sheet.blanks,
    isPriceList: sheet.isPriceList,
    language: sheet.language,
  })
  const about = {
    row: read.row,
    sku: sku || before?.sku || null,
    name: shownName(wanted, before, language),
    id: before?.id ?? null,
    draft: [],
  }
  const found = read.faults.length === 0 ? await findRowPictures(pictures, wanted.pictures, before) : undefined
  const isTaken = (slug: string) => {
    const owner = index.bySlug.get(slug)
    return owner !== undefined && owner.id !== before?.id
  }
  const checked = checkFields(wanted, before, { headingOf: reading.headingOf, isTaken })
  read.faults.push(...checked.faults)
  if (read.faults.length > 0) {
    const isOffer = before ? isOnSale(before) : false
    return { ...about, outcome: 'faulty', changes: {}, problems: read.faults, isOffer, confirmable: [] }
  }
  read.notes.push(...htmlNotes(read, checked.fields, reading))
  const fields = { ...checked.fields, ...found?.fields }
  const draft = findDraftReasons(fields, before, found?.shown)
  const updatedAt = before && (evaluation.versions?.get(before.id) ?? before.updatedAt)
  const judged = judgeRow({ fields, pictures: found?.shown, before, updatedAt, standIns: wanted.standIns, confirmed })
  const { fault, note, ...outcome } = judged
  if (fault) return { ...about, ...outcome, problems: [fault] }
  return { ...about, ...outcome, draft, problems: [...read.notes, ...(note ? [note] : []), ...(found?.notes ?? [])] }
}

/** Finds the product that a row means, and removes the apostrophe of its SKU. Faulty if the trial meant another product. */
function matchRow(read: ParsedRow, { index, sheet, rowProducts, noteProduct }: RowEvaluation): ReturnType<ProductIndex['match']> {
  const sku = index.plainSku(textOf(read.values.get('sku')), sheet.kind)
  if (sku) read.values.set('sku', sku)
  const match = index.match(read.values)
  if ('problem' in match) return match
  noteProduct(read.row, match.product)
  const problem = findMovedProblem(rowProducts?.get(read.row), match.product, (id) => index.byId.get(id))
  return problem ? { problem } : match
}

/** Name of the product after the import for the reader; '' if it has none. */
function shownName({ fields }: RowFields, before: StaffProduct | undefined, language: Language): string {
  const textIn = (name: 'nameDe' | 'nameEs' | 'nameEn') => textOf(fields[name]) || (before?.[name] ?? '')
  return nameOf({ nameDe: textIn('nameDe'), nameEs: textIn('nameEs'), nameEn: textIn('nameEn') }, 'name', language)
}

/** A note for each changed text with HTML, which visitors read as it is. Texts of other systems' exports have been converted before. */
function htmlNotes({ values }: ParsedRow, changed: Partial<ProductInput>, { headingOf }: ColumnReading): RowMessage[] {
  return [...values].flatMap(([key, value]) => {
    const [tag] = (Object.hasOwn(changed, key) && typeof value === 'string' && HTML.exec(value)) || []
    return tag ? [{ key: 'row.htmlKept', values: { column: headingOf(key), text: tag.slice(0, QUOTED_MAX) } }] : []
  })
}

type Checking = { headingOf: (key: ColumnKey) => string; isTaken: (slug: string) => boolean }

/** Checks a row's fields against the contract. Returns the valid fields that change, and a fault for each invalid field. */
function checkFields(
  { fields, specs }: RowFields,
  stored: StaffProduct | undefined,
  { headingOf, isTaken }: Checking,
): { fields: Partial<ProductInput>; faults: RowMessage[] } {
  const result: Record<string, unknown> = {}
  const faults: RowMessage[] = []
  for (const [name, value] of Object.entries(fields)) {
    if (stored && isSameText(value, stored[name as keyof StaffProduct])) continue
    // An SKU that differs only in capitals identifies the product, and does not change its SKU.
    if (name === 'sku' && stored?.sku && skuKey(String(value)) === skuKey(stored.sku)) continue
    const parsed = productFields[name as keyof typeof productFields].schema.safeParse(value)
    if (parsed.success) result[name] = parsed.data
    else faults.push(fieldProblem(headingOf(name as ColumnKey), parsed.error.issues[0]?.message))
  }
  if (typeof result.slug === 'string' && isTaken(result.slug)) faults.push(fieldProblem(headingOf('slug'), 'problem.slugTaken'))
  const figures = Object.entries(specs)
  for (const [name, value] of figures) {
    const parsed = value === null ? undefined : specsSchema.safeParse({ [name]: value })
    if (parsed && !parsed.success) faults.push(fieldProblem(headingOf(`specs.${name}` as ColumnKey), parsed.error.issues[0]?.message))
  }
  if (figures.length > 0) result.specs = figuresAfter(stored?.specs ?? {}, specs)
  return { fields: result, faults }
}

/** Compares values. Texts are equal if only line breaks or outer spaces differ: XLSX does not keep "\r\n", and cells are trimmed. */
function isSameText(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value)
  return isSameJson(plain(one), plain(other))
}

const fieldProblem = (column: string, key = 'problem.invalid'): RowMessage => ({
  key: 'row.field',
  values: { column, inner: key as ProblemKey },
})
