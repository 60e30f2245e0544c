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
  /** True if the figure, or the availability text, is removed from the products. */
  isRemoval: boolean
}

export const blankChange: TypedChange = {
  ...{ kind: '', by: '', unit: 'percent', rounding: 'none', stockStatus: '', isOn: '', figure: '', figureValue: '', isRemoval: false },
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

/** A typed figure, or the problem with the text; 'range' has the highest possible value. */
export type TypedFigure = { value: number | string } | { problem: 'empty' } | { problem: 'number' } | { problem: 'range'; max: number }

/** Parses a typed figure. A choice stays as it is; a number that may be read in two ways is a problem, as is one out of its range. */
export function parseFigure(figure: AttributeKey, typed: string): TypedFigure {
  const text = typed.trim()
  const attribute: Attribute = attributes[figure]
  if (text === '') return { problem: 'empty' }
  if (attribute.kind === 'choice') return { value: text }
  const value = typedNumber(text, attribute.max)
  if (Number.isNaN(value)) return { problem: 'number' }
  return value < 0 || value > attribute.max ? { problem: 'range', max: attribute.max } : { value }
}

/** Converts the typed values to the changes for the call; undefined while a value is missing or invalid. */
export function toBulkChanges(typed: TypedChange): BulkInput['changes'] | undefined {
  const { kind, unit, rounding, stockStatus, isOn, isRemoval } = typed
  if (kind === 'price') {
    const amount = parseAmount(typed)
    if ('problem' in amount) return undefined
    return { price: unit === 'percent' ? { percent: amount.by, rounding } : { amount: amount.by, rounding } }
  }
  if (kind === 'stockStatus') return stockStatuses.find((one) => one === stockStatus) && { stockStatus: stockStatus as StockStatus }
  if (kind === 'availabilityText') {
    const { availabilityTextDe, availabilityTextEs, availabilityTextEn } = typed
    const texts = Object.entries({ availabilityTextDe, availabilityTextEs, availabilityTextEn })
    if (isRemoval) return Object.fromEntries(texts.map(([field]) => [field, '']))
    const filled = texts.filter(([, text]) => text.trim() !== '')
    return filled.length > 0 ? Object.fromEntries(filled) : undefined
  }
  if (kind === 'category') {
    if (typed.categoryId === '') return undefined
    return { categoryId: Number(typed.categoryId), subcategoryId: typed.subcategoryId === '' ? null : Number(typed.subcategoryId) }
  }
  if (kind === 'isActive' || kind === 'isFeatured') return isOn === '' ? undefined : { [kind]: isOn === 'true' }
  if (kind === 'figure') return toFigureChange(typed)
  return kind === 'delete' ? { delete: true } : undefined
}

function toFigureChange({ figure, figureValue, isRemoval }: TypedChange): BulkInput['changes'] | undefined {
  if (figure === '') return undefined
  if (isRemoval) return { specs: { [figure]: null } }
  const parsed = parseFigure(figure, figureValue)
  return 'problem' in parsed ? undefined : { specs: { [figure]: parsed.value } }
}
