import type { Rounding } from '#kit/price.ts'
import { typedNumber } from '#kit/text/typed-number.ts'
import { type Attribute, type AttributeKey, attributes } from '../../../goods/attributes.ts'
import { type StockStatus, stockStatuses } from '../../../goods/stock.ts'
import type { BulkInput } from '../../../product/bulk/bulk.contract.ts'
import { changeLimits } from '../../../product/bulk/changed-price.ts'
import { typedPrice } from '../../entity-form/typed-price.ts'

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

/** The amount of a price change, or the problem with the typed text. */
export type TypedAmount = { by: number } | { problem: 'empty' | 'number' | 'zero' | 'range' }

/**
 * Parses the amount of a price change in German or Cuban notation, with or without the sign of its unit: "5", "-2,5", "5 %" or
 * "1.234,56 USD". 0 is an amount only together with a rounding.
 */
export function parseAmount({ by: text, unit, rounding }: Pick<TypedChange, 'by' | 'unit' | 'rounding'>): TypedAmount {
  if (text.trim() === '') return { problem: 'empty' }
  const [, minus = '', amount = ''] = /^\s*([+\-−]?)(.*)$/.exec(unit === 'percent' ? text.replace('%', '') : text) ?? []
  const plain = unit === 'percent' && typedUnit(text) === 'amount' ? null : typedPrice(amount)
  if (plain === null || !/^\d+(?:\.\d{1,2})?$/.test(plain)) return { problem: 'number' }
  const by = Number(plain) * (/[-−]/.test(minus) ? -1 : 1)
  if (by === 0) return rounding === 'none' ? { problem: 'zero' } : { by: 0 }
  const { min, max } = changeLimits[unit]
  return by < min || by > max ? { problem: 'range' } : { by }
}

/** Unit whose sign a typed amount has; undefined if it has none. */
export function typedUnit(text: string): TypedChange['unit'] | undefined {
  return text.includes('%') ? 'percent' : /\$|USD/i.test(text) ? 'amount' : undefined
}

/** Parses a typed figure. For a number: undefined if the text is no number, or is ambiguous. A choice stays as it is. */
export function parseFigure(figure: AttributeKey, text: string): number | string | undefined {
  const attribute: Attribute = attributes[figure]
  if (attribute.kind === 'choice') return text
  const value = typedNumber(text, attribute.max)
  return Number.isNaN(value) ? undefined : value
}

/** Converts the typed values to the changes for the call; undefined while a value is missing or invalid. */
export function toBulkChanges(typed: TypedChange): BulkInput['changes'] | undefined {
  const { kind, unit, rounding, stockStatus, isOn, figure } = typed
  if (kind === 'price') {
    const amount = parseAmount(typed)
    if ('problem' in amount) return undefined
    return { price: unit === 'percent' ? { percent: amount.by, rounding } : { amount: amount.by, rounding } }
  }
  if (kind === 'stockStatus') return stockStatuses.find((one) => one === stockStatus) && { stockStatus: stockStatus as StockStatus }
  if (kind === 'availabilityText') {
    const { availabilityTextDe, availabilityTextEs, availabilityTextEn } = typed
    const texts = Object.entries({ availabilityTextDe, availabilityTextEs, availabilityTextEn })
    const filled = texts.filter(([, text]) => text.trim() !== '')
    return Object.fromEntries(filled.length > 0 ? filled : texts)
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
  const value = parseFigure(figure, text)
  return value === undefined ? undefined : { specs: { [figure]: value } }
}
