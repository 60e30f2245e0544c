import { type Language, nameOf } from '#i18n/language.ts'
import { isOnSale } from '#kit/price.ts'
import type { ConfirmableProblem, StaffProduct } from '../../product/product.contract.ts'
import type { RowMessage } from '../columns/read-cell.ts'
import { checkFields } from './check-fields.server.ts'
import { findDraftReasons } from './draft-reasons.ts'
import { type RowToImport, unmatchedRow } from './evaluated-row.ts'
import { judgeRow } from './judge-row.server.ts'
import type { NearestPlace } from './nearest-place.ts'
import type { PictureFinder } from './pictures.server.ts'
import type { PlaceFinder } from './places.ts'
import { findMovedProblem, nameInMessage, type ProductIndex, type RowProducts, textOf } from './product-index.server.ts'
import { type ColumnReading, type ParsedRow, readRow } from './read-row.ts'
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
  const fields = { ...checked.fields, ...found?.fields }
  const draft = findDraftReasons(fields, before, found?.shown)
  const updatedAt = before && (evaluation.versions?.get(before.id) ?? before.updatedAt)
  const judged = judgeRow({ fields, pictures: found?.shown, before, updatedAt, standIns: wanted.standIns, confirmed })
  const { fault, note, ...outcome } = judged
  if (fault) return { ...about, ...outcome, problems: [fault] }
  return { ...about, ...outcome, draft, problems: [...read.notes, ...(note ? [note] : []), ...(found?.notes ?? [])] }
}

/** Finds the product that a row means, and removes the apostrophe of its SKU. Faulty if the trial meant another product. */
function matchRow(read: ParsedRow, { index, rowProducts, noteProduct }: RowEvaluation): ReturnType<ProductIndex['match']> {
  const sku = index.plainSku(textOf(read.values.get('sku')))
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
