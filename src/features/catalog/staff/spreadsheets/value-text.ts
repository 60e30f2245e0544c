import { fieldName } from '#i18n/field-names.ts'
import { formatNumber, formatPrice } from '#i18n/format.ts'
import { type Language, nameOf } from '#i18n/language.ts'
import { noWords, stockWords, yesWords } from '#i18n/spreadsheets/words.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'
import type { CategoryPath } from '../../goods/goods-kinds.ts'
import { columnName, findColumn } from '../../spreadsheets/columns/columns.ts'

export type Places = {
  categories: readonly Category[]
  subcategories: readonly Subcategory[]
  /** Address of a small version of a picture in the library; undefined for other addresses. */
  smallPicture: (url: string) => string | undefined
}

/** Name of a changed field for staff. `oldPrice` is called "price" unless the product is an offer. */
export function changedFieldName(field: string, isOffer: boolean, language: Language): string {
  if (field === 'oldPrice' && !isOffer) return fieldName(language, 'price')
  const column = findColumn(field)
  return column ? columnName(column, language) : fieldName(language, field)
}

/** Names of a category and subcategory: "Solar › Paneles". */
export function placeText(place: CategoryPath, language: Language, { categories, subcategories }: Places): string {
  const names = [categories.find(({ id }) => id === place.categoryId), subcategories.find(({ id }) => id === place.subcategoryId)]
  return names.flatMap((named) => (named ? [nameOf(named, 'name', language)] : [])).join(' › ')
}

/** Formats the value of a changed field for staff; '' for an empty value. */
export function valueText(field: string, value: unknown, language: Language, { categories, subcategories }: Places): string {
  if (value === null || value === undefined || value === '') return ''
  if (field === 'categoryId' || field === 'subcategoryId') {
    const place = (field === 'categoryId' ? categories : subcategories).find(({ id }) => id === value)
    return place ? nameOf(place, 'name', language) : String(value)
  }
  if (typeof value === 'boolean') return (value ? yesWords : noWords)[language][0] ?? ''
  if (field === 'stockStatus') return stockWords[value as keyof typeof stockWords]?.[language][0] ?? String(value)
  if (field === 'oldPrice' || field === 'newPrice') return formatPrice(String(value), language)
  if (typeof value === 'number') return formatNumber(value, language)
  if (Array.isArray(value)) return value.map(pictureName).join(', ')
  return field === 'mainImage' ? pictureName(String(value)) : String(value)
}

/** File name of a picture outside the library. */
const pictureName = (address: unknown): string => String(address).split('/').at(-1) ?? ''
