import { formatNumber, formatPrice } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Category } from '../../../category/category.contract.ts'
import { type Attribute, type AttributeKey, attributes } from '../../../goods/attributes.ts'
import { type StockStatus, stockStatuses } from '../../../goods/stock.ts'
import type { BulkResultRow } from '../../../product/bulk/bulk.contract.ts'

/** Fields that hold a price. */
export const PRICES: readonly string[] = ['oldPrice', 'newPrice']
/** Words the value of a field: "19,90 $", "Ja". */
export type ValueWords = (field: string, value: unknown) => string

/** Changed figures of a product, each in words. */
export function changedFigures({ before, after }: BulkResultRow, values: Record<string, unknown>, words: ValueWords): string[] {
  const [one, other] = [before.specs ?? {}, after.specs ?? {}] as Record<string, unknown>[]
  const keys = Object.keys({ ...one, ...other }).filter((key) => one?.[key] !== other?.[key])
  return keys.map((key) => words(`specs.${key}`, (values.specs as Record<string, unknown> | undefined)?.[key]))
}

/** Changed values for the reader: the price to pay of an offer with its crossed-out price, also where the change leaves that as it is. */
export function withKeptPrice(
  { before, after }: Pick<BulkResultRow, 'before' | 'after'>,
  row: { oldPrice?: string | null } | undefined,
): Pick<BulkResultRow, 'before' | 'after'> {
  const kept = after.newPrice && after.oldPrice === undefined ? row?.oldPrice : undefined
  return kept ? { before: { oldPrice: kept, ...before }, after: { oldPrice: kept, ...after } } : { before, after }
}

/** Returns a function that words the value of a field for staff. */
export function useValueWords({
  categories,
  subcategories,
}: {
  categories: readonly Category[]
  subcategories: readonly Category[]
}): ValueWords {
  const t = useStaffText()
  const language = useStaffLanguage()
  const nameIn = (list: readonly Category[], id: unknown) => {
    const found = list.find((one) => one.id === id)
    return found ? nameOf(found, 'name', language) : '–'
  }
  return (field, value) => {
    if (field === 'subcategoryId') return nameIn(subcategories, value)
    if (value === null || value === undefined || value === '') return '–'
    if (PRICES.includes(field)) return formatPrice(String(value), language)
    if (field === 'categoryId') return nameIn(categories, value)
    if (field === 'stockStatus' && stockStatuses.includes(value as StockStatus)) return t(`stock.${value as StockStatus}`)
    if (typeof value === 'boolean') return t(value ? 'bulk.yes' : 'bulk.no')
    if (field.startsWith('specs.')) return figureWords(field.slice('specs.'.length) as AttributeKey, value, language)
    return String(value)
  }
}

function figureWords(key: AttributeKey, value: unknown, language: 'es' | 'de' | 'en'): string {
  const attribute: Attribute = attributes[key]
  if (attribute.kind === 'choice') return attribute.choices[String(value)]?.[language] ?? String(value)
  const words = typeof value === 'number' ? formatNumber(value, language) : String(value)
  return `${words}${attribute.unit ? ` ${attribute.unit}` : ''}`
}
