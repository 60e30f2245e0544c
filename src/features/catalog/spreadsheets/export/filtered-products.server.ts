import type { Database } from '#database/schema.ts'
import { foldText } from '#kit/text/fold-text.ts'
import { isInTranslationState } from '../../entity/translations.ts'
import type { StaffProduct } from '../../product/product.contract.ts'
import { products } from '../../product/product.store.server.ts'
import type { ListFilter } from '../spreadsheet.contract.ts'

/**
 * The products that the staff's list shows with these filters, in parts.
 *
 * @param found ids that the visitors' search finds for the words of `find`
 */
export async function* filteredProducts(db: Database, filter: ListFilter, found: readonly number[]): AsyncGenerator<StaffProduct[]> {
  const ids = new Set(found)
  const words = foldText(filter.find ?? '')
    .split(/\s+/)
    .filter(Boolean)
  for await (const part of products.listInParts(db))
    yield part.filter((product) => isShown(product, filter) && (ids.has(product.id) || hasWords(product, words)))
}

function isShown(product: StaffProduct, { category, state = 'all', stock = 'all', translation = 'all' }: ListFilter): boolean {
  return (
    (category === undefined || product.categoryId === category) &&
    (state === 'all' || (state === 'featured' ? product.isFeatured : product.isActive === (state === 'active'))) &&
    (stock === 'all' || product.stockStatus === stock) &&
    (translation === 'all' || isInTranslationState(product, translation))
  )
}

/** True if names or SKU contain every word, as in the staff's list. */
function hasWords({ nameDe, nameEs, nameEn, sku }: StaffProduct, words: readonly string[]): boolean {
  const number = foldText(sku ?? '')
  const text = [foldText([nameDe, nameEs, nameEn].join('\n')), number, number.replace(/[^\p{L}\p{N}]+/gu, '')].join('\n')
  return words.every((word) => text.includes(word))
}
