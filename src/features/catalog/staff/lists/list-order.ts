import { type Language, locales, nameOf } from '#i18n/language.ts'
import type { Category, Subcategory } from '../../category/category.contract.ts'
import type { ProductRow } from '../../product/product.contract.ts'

export type ProductSort = 'position' | 'category'

/** True for a position above 0; others mean none. */
export function hasPlace({ sortOrder }: { sortOrder: number }): boolean {
  return sortOrder > 0
}

/**
 * The list in the order chosen by staff. By position: ascending, without position last. By category: by names of category and
 * subcategory (none first), then by position. Ties are sorted by name.
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

/**
 * Adds the results of the visitors' search to the text matches: behind them, except those that the search ranks above every
 * text match. For "Module" solar panels come before a mounting set for modules.
 *
 * @param ids results of the visitors' search, best first
 */
export function withFound(rows: readonly ProductRow[], plain: readonly ProductRow[], ids: readonly number[]) {
  const known = new Set(plain.map(({ id }) => id))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const first = ids.findIndex((id) => known.has(id))
  const besides = (some: readonly number[]) => some.flatMap((id) => (known.has(id) ? [] : (byId.get(id) ?? [])))
  const [before, behind] = [besides(ids.slice(0, Math.max(first, 0))), besides(ids.slice(Math.max(first, 0)))]
  return { found: [...before, ...plain, ...behind], further: before.length + behind.length }
}
