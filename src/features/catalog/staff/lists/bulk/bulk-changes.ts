import type { AttributeKey } from '../../../goods/attributes.ts'
import { attributes } from '../../../goods/attributes.ts'
import { type StockStatus, stockStatuses } from '../../../goods/stock.ts'
import type { BulkInput } from '../../../product/bulk/bulk.contract.ts'
import type { Rounding } from '../../../product/bulk/changed-price.ts'

/** Kinds of changes that the dialog offers, in its order. */
export const changeKinds = ['price', 'stockStatus', 'availabilityText', 'category', 'isActive', 'isFeatured', 'figure', 'delete'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Values typed into the dialog. Values of the other kinds of change are kept while staff switch between kinds. */
export type TypedChange = {
  kind: ChangeKind | ''
  by: string
  unit: 'percent' | 'amount'
  rounding: Rounding
  stockStatus: StockStatus | ''
  availabilityTextDe: string
  availabilityTextEs: string
  availabilityTextEn: string
  categoryId: string
  subcategoryId: string
  isOn: 'true' | 'false' | ''
  figure: AttributeKey | ''
  figureValue: string
}

export const blankChange: TypedChange = {
  ...{ kind: '', by: '', unit: 'percent', rounding: 'none', stockStatus: '', isOn: '', figure: '', figureValue: '' },
  ...{ availabilityTextDe: '', availabilityTextEs: '', availabilityTextEn: '', categoryId: '', subcategoryId: '' },
}

/** Parses the amount of a price change: "5", "-2,5", "5 %" or "5 USD"; undefined for anything else. */
export function parseSignedNumber(text: string): number | undefined {
  const plain = text
    .replace(/[%$\s]|USD/g, '')
    .replace('−', '-')
    .replace(',', '.')
  return /^[+-]?\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

/** Converts the typed values to the changes for the call; undefined while a value is missing or invalid. */
export function toBulkChanges(typed: TypedChange): BulkInput['changes'] | undefined {
  const { kind, unit, rounding, stockStatus, isOn, figure } = typed
  if (kind === 'price') {
    const by = parseSignedNumber(typed.by)
    if (!by) return undefined
    return { price: unit === 'percent' ? { percent: by, rounding } : { amount: by, rounding } }
  }
  if (kind === 'stockStatus') return stockStatuses.find((one) => one === stockStatus) && { stockStatus: stockStatus as StockStatus }
  if (kind === 'availabilityText') {
    const { availabilityTextDe, availabilityTextEs, availabilityTextEn } = typed
    return { availabilityTextDe, availabilityTextEs, availabilityTextEn }
  }
  if (kind === 'category') {
    if (typed.categoryId === '') return undefined
    return { categoryId: Number(typed.categoryId), subcategoryId: typed.subcategoryId === '' ? null : Number(typed.subcategoryId) }
  }
  if (kind === 'isActive' || kind === 'isFeatured') return isOn === '' ? undefined : { [kind]: isOn === 'true' }
  if (kind === 'figure') return figure === '' ? undefined : figureChange(figure, typed.figureValue.trim())
  return kind === 'delete' ? { delete: true } : undefined
}

function figureChange(figure: AttributeKey, text: string): BulkInput['changes'] | undefined {
  if (text === '') return { specs: { [figure]: null } }
  if (attributes[figure].kind === 'choice') return { specs: { [figure]: text } }
  const value = Number(text.replace(',', '.'))
  return Number.isFinite(value) ? { specs: { [figure]: value } } : undefined
}
