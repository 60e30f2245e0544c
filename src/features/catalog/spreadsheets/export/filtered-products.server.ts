import type { Database } from '#database/schema.ts'
import type { StaffProduct } from '../../product/product.contract.ts'
import { products } from '../../product/product.store.server.ts'
import { filterRows, noFilter, searchRows } from '../../product/staff-filter.ts'
import type { ListFilter } from '../spreadsheet.contract.ts'

/**
 * The products that the staff's list shows with these filters, in batches.
 *
 * @param found ids that the visitors' search finds for the words of `find`
 */
export async function* filteredProducts(
  db: Database,
  { category, find = '', ...chosen }: ListFilter,
  found: readonly number[],
): AsyncGenerator<StaffProduct[]> {
  const ids = new Set(found)
  const filter = { ...noFilter, ...chosen, category: String(category ?? '') }
  for await (const part of products.listInBatches(db)) {
    const rows = filterRows(part, filter)
    const named = new Set(searchRows(rows, find))
    yield rows.filter((row) => named.has(row) || ids.has(row.id))
  }
}
