import { type Language, locales, nameOf } from '#i18n/language.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'
import type { ProductListRow } from '../../product/product.contract.ts'

/** Highest position that the API accepts for a product. */
export const PRODUCT_POSITION_MAX = 9999

export type ProductSort = 'position' | 'category'

/** True if a product has a position; 0 means that it has none. */
export function hasPosition({ sortOrder }: { sortOrder: number }): boolean {
  return sortOrder > 0
}

/**
 * Sorts rows as staff chose. "position": ascending, rows without a position last. "category": by the names of category and
 * subcategory (rows without a subcategory first), then by position. Ties are sorted by name.
 */
export function sortRows(
  rows: readonly ProductListRow[],
  sort: ProductSort,
  { categories, subcategories, language }: { categories: readonly Category[]; subcategories: readonly Subcategory[]; language: Language },
): ProductListRow[] {
  const { compare } = new Intl.Collator(locales[language], { numeric: true })
  const categoryNames = new Map(categories.map((category) => [category.id, nameOf(category, 'name', language)]))
  const subcategoryNames = new Map(subcategories.map((subcategory) => [subcategory.id, nameOf(subcategory, 'name', language)]))
  const place = (row: ProductListRow) => (hasPosition(row) ? row.sortOrder : Number.POSITIVE_INFINITY)
  const byPlace = (one: ProductListRow, other: ProductListRow) =>
    (place(one) === place(other) ? 0 : place(one) - place(other)) ||
    compare(nameOf(one, 'name', language), nameOf(other, 'name', language)) ||
    one.id - other.id
  const byCategory = (one: ProductListRow, other: ProductListRow) =>
    compare(categoryNames.get(one.categoryId) ?? '', categoryNames.get(other.categoryId) ?? '') ||
    compare(subcategoryNames.get(one.subcategoryId ?? 0) ?? '', subcategoryNames.get(other.subcategoryId ?? 0) ?? '') ||
    byPlace(one, other)
  return [...rows].sort(sort === 'category' ? byCategory : byPlace)
}

/**
 * Adds the results of the visitors' search to the rows whose text matches. Results are added after the matches, or before them if
 * the search ranks them above every match: for "Module" solar panels come before a mounting set for modules.
 *
 * @param rows all rows that may be shown
 * @param plain rows whose text matches
 * @param ids results of the visitors' search, best first
 * @returns all rows found, and the number that the search added
 */
export function addSearchResults(rows: readonly ProductListRow[], plain: readonly ProductListRow[], ids: readonly number[]) {
  const known = new Set(plain.map(({ id }) => id))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const first = ids.findIndex((id) => known.has(id))
  const besides = (some: readonly number[]) => some.flatMap((id) => (known.has(id) ? [] : (byId.get(id) ?? [])))
  const [before, behind] = [besides(ids.slice(0, Math.max(first, 0))), besides(ids.slice(Math.max(first, 0)))]
  return { found: [...before, ...plain, ...behind], further: before.length + behind.length }
}
