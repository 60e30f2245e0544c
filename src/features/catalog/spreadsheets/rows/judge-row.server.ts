import { isSameJson } from '#kit/merge-fields.ts'
import { isOnSale, needsOfferConfirmation } from '#kit/price.ts'
import { refusedContradiction } from '../../goods/figure-rules.ts'
import type { ConfirmableProblem, ProductInput, StaffProduct } from '../../product/product.contract.ts'
import { mergeProduct, type ProductFields } from '../../product/product-rules.ts'
import type { RowMessage } from '../columns/read-cell.ts'
import type { RowToImport } from './evaluated-row.ts'
import { changesBetween } from './row-changes.ts'
import type { RowPictures } from './row-pictures.server.ts'

/** Valid fields of a row with what is needed to judge them. */
type JudgedRow = {
  fields: Partial<ProductInput>
  /** Pictures that the import has yet to fetch, for display. */
  pictures: RowPictures['shown'] | undefined
  before: StaffProduct | undefined
  /** `updatedAt` that the product is expected to have when the row is written. */
  updatedAt: string | undefined
  /** Texts of a new product that are copies of another language's text. */
  standIns: readonly string[]
  confirmed: readonly ConfirmableProblem[]
}
type Judgement = Pick<RowToImport, 'outcome' | 'changes' | 'confirmable' | 'write'> & {
  isOffer: boolean
  fault?: RowMessage
  note?: RowMessage
}

/**
 * Merges valid fields with the stored product and decides the outcome of the row. Faulty are a product that has a price and is on
 * request, contradictory figures, and an offer that is not cheaper and not confirmed.
 */
export function judgeRow(row: JudgedRow): Judgement {
  const { fields, before, confirmed } = row
  const refused = { outcome: 'faulty' as const, changes: {}, confirmable: [], isOffer: before ? isOnSale(before) : false }
  const merged = mergeProduct(fields, before)
  if (!merged.ok) return { ...refused, fault: { key: 'product.priceOnRequest' } }
  const contradiction = refusedContradiction(merged.value.specs, before?.specs)
  if (contradiction) return { ...refused, fault: { key: contradiction.key, values: contradiction.values } }
  const isOffer = refused.isOffer || isOnSale(merged.value)
  const judged = { ...(before ? judgeChange(row, merged.value, before) : judgeNew(row, merged.value)), confirmable: [], isOffer }
  if (!needsOfferConfirmation(merged.value, before)) return judged
  const confirmable: ConfirmableProblem[] = ['offer-not-cheaper']
  if (confirmed.includes('offer-not-cheaper')) return { ...judged, confirmable, note: { key: 'row.offerNotCheaper' } }
  return { ...refused, changes: judged.changes, confirmable, isOffer, fault: { key: 'product.offerNotCheaper' } }
}

type Judged = Pick<RowToImport, 'outcome' | 'changes' | 'write'>

function judgeNew({ fields, pictures, standIns, confirmed }: JudgedRow, { isActive, stockStatus }: ProductFields): Judged {
  const input = { ...fields, behindTexts: standIns, confirmed } as ProductInput
  const shown = { ...fields, isActive, stockStatus, ...Object.fromEntries(standIns.map((name) => [name, ''])) }
  return { outcome: 'new', changes: changesBetween({}, { ...withoutBlanks(shown), ...pictures }), write: { create: input } }
}

function judgeChange({ fields, pictures, updatedAt, confirmed }: JudgedRow, merged: ProductFields, before: StaffProduct): Judged {
  const after = { ...merged, ...(typeof fields.slug === 'string' ? { slug: fields.slug } : {}) }
  const base = Object.fromEntries(Object.keys(after).map((name) => [name, before[name as keyof StaffProduct]]))
  const changes = changesBetween(base, { ...after, ...pictures })
  if (Object.keys(changes).length === 0) return { outcome: 'same', changes }
  const names = new Set(Object.keys(changes).map((name) => name.split('.')[0] as string))
  const changed = Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)))
  const write = { id: before.id, fields: { ...changed, confirmed } as Partial<ProductInput>, updatedAt: updatedAt ?? before.updatedAt }
  return { outcome: 'changed', changes, write }
}

const withoutBlanks = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== null && !isSameJson(value, {}) && !isSameJson(value, [])),
  )
