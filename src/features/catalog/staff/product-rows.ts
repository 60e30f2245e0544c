import { type Language, locales, nameOf } from '#i18n/language.ts'
import { cutText } from '#kit/cut-text.ts'
import { plainText } from '#kit/marked-text.ts'
import type { Category, Subcategory } from '../category.contract.ts'
import { SHORT_TEXT_CUT } from '../limits.ts'
import type { StaffProduct } from '../product.contract.ts'

const rowFields = [
  'id',
  'slug',
  'name',
  'nameDe',
  'nameEs',
  'nameEn',
  'categoryId',
  'subcategoryId',
  'sku',
  'oldPrice',
  'newPrice',
  'priceOnRequest',
  'mainImage',
  'isActive',
  'isFeatured',
  'stockStatus',
  'availabilityTextDe',
  'availabilityTextEs',
  'availabilityTextEn',
  'sortOrder',
  'translations',
] as const satisfies (keyof StaffProduct)[]

/** What a line of the product list needs; the long texts of a thousand products are not carried around. */
export type ProductRow = Pick<StaffProduct, (typeof rowFields)[number]> & { shortText: string }
export type ProductSort = 'position' | 'category'

export function rowOf(product: StaffProduct): ProductRow {
  const row = Object.fromEntries(rowFields.map((field) => [field, product[field]])) as Omit<ProductRow, 'shortText'>
  return { ...row, shortText: shortTextOf(product) }
}

/** The beginning of the short description, its marks removed: 80 characters and an ellipsis. */
function shortTextOf(product: StaffProduct): string {
  const text = [product.shortDescriptionDe, product.shortDescriptionEs, product.shortDescriptionEn].find((written) => written.trim()) ?? ''
  return cutText(plainText(text), SHORT_TEXT_CUT)
}

/** A position of 0 or below says that no place was given. */
export function hasPlace({ sortOrder }: { sortOrder: number }): boolean {
  return sortOrder > 0
}

/**
 * The list in the order that staff chose. By position: those with a place first, ascending. By category: by the
 * category's name, then the subcategory's (products without one first), then as by position. What is equal stands by name.
 */
export function sortRows(
  rows: readonly ProductRow[],
  sort: ProductSort,
  { categories, subcategories, language }: { categories: readonly Category[]; subcategories: readonly Subcategory[]; language: Language },
): ProductRow[] {
  const { compare } = new Intl.Collator(locales[language], { numeric: true })
  const categoryNames = new Map(categories.map((category) => [category.id, nameOf(category, 'name', language)]))
  const subcategoryNames = new Map(subcategories.map((subcategory) => [subcategory.id, nameOf(subcategory, 'name', language)]))
  const place = (row: ProductRow) => (hasPlace(row) ? row.sortOrder : Number.POSITIVE_INFINITY)
  const byPlace = (one: ProductRow, other: ProductRow) =>
    (place(one) === place(other) ? 0 : place(one) - place(other)) ||
    compare(nameOf(one, 'name', language), nameOf(other, 'name', language)) ||
    one.id - other.id
  const byCategory = (one: ProductRow, other: ProductRow) =>
    compare(categoryNames.get(one.categoryId) ?? '', categoryNames.get(other.categoryId) ?? '') ||
    compare(subcategoryNames.get(one.subcategoryId ?? 0) ?? '', subcategoryNames.get(other.subcategoryId ?? 0) ?? '') ||
    byPlace(one, other)
  return [...rows].sort(sort === 'category' ? byCategory : byPlace)
}

/** The lines whose names or article number hold every word that was typed; accents and capitals make no difference. */
export function searchRows(rows: readonly ProductRow[], query: string): ProductRow[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...rows]
  return rows.filter((row) => {
    const text = folded([row.nameDe, row.nameEs, row.nameEn, row.sku ?? ''].join(' '))
    return words.every((word) => text.includes(word))
  })
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
