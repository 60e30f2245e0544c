import { foldText } from '#kit/text/fold-text.ts'
import { isInTranslationState, translationFilters } from '../entity/translations.ts'
import { missingForPublishing } from '../goods/publishing-needs.ts'
import { stockStatuses } from '../goods/stock.ts'
import type { ProductListRow } from './product.contract.ts'

/** `incomplete`: without a Spanish name, a picture or a price. `complete-draft`: inactive, and not incomplete. */
export const stateFilters = ['all', 'active', 'inactive', 'featured', 'incomplete', 'complete-draft'] as const
export const stockFilters = ['all', ...stockStatuses] as const
export const translationChoices = ['all', ...translationFilters] as const
/** Filter of the staff's product list. `category`: an id, or '' for all. */
export type ProductFilter = {
  category: string
  state: (typeof stateFilters)[number]
  stock: (typeof stockFilters)[number]
  /** Only products with a missing or outdated translation in a language. */
  translation: (typeof translationChoices)[number]
}

export const noFilter: ProductFilter = { category: '', state: 'all', stock: 'all', translation: 'all' }

type FilterableRow = Pick<ProductListRow, 'categoryId' | 'isFeatured' | 'isActive' | 'stockStatus' | 'translations'> &
  Parameters<typeof missingForPublishing>[0]

export function filterRows<Row extends FilterableRow>(rows: readonly Row[], { category, state, stock, translation }: ProductFilter): Row[] {
  return rows.filter(
    (row) =>
      (category === '' || String(row.categoryId) === category) &&
      isInState(row, state) &&
      (stock === 'all' || row.stockStatus === stock) &&
      (translation === 'all' || isInTranslationState(row, translation)),
  )
}

function isInState(row: FilterableRow, state: ProductFilter['state']): boolean {
  if (state === 'all') return true
  if (state === 'featured') return row.isFeatured
  if (state === 'active' || state === 'inactive') return row.isActive === (state === 'active')
  const isIncomplete = missingForPublishing(row).length > 0
  return state === 'incomplete' ? isIncomplete : !isIncomplete && !row.isActive
}

/**
 * Finds products whose names (in any language) or article number contain every typed word. As in the visitors' search, accents
 * and capitals do not matter, "ß" is "ss", and an article number matches without its hyphens.
 */
export function searchRows<Row extends Pick<ProductListRow, 'nameDe' | 'nameEs' | 'nameEn' | 'sku'>>(
  rows: readonly Row[],
  query: string,
): Row[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...rows]
  return rows.filter(({ nameDe, nameEs, nameEn, sku }) => {
    const number = foldText(sku ?? '')
    const text = [foldText([nameDe, nameEs, nameEn].join('\n')), number, number.replace(/[^\p{L}\p{N}]+/gu, '')].join('\n')
    return words.every((word) => text.includes(word))
  })
}
