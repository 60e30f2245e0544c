import { missingForPublishing } from '../../goods/publishing-needs.ts'
import type { ProductInput, StaffProduct } from '../../product/product.contract.ts'
import { mergeProduct } from '../../product/product-rules.ts'
import type { DraftReason } from '../spreadsheet.contract.ts'

/**
 * Keeps a product a draft that lacks something for visitors or that the file hides: a new one, or a draft that the file would
 * publish.
 *
 * @param pictures pictures that the import fetches
 * @returns the reasons; empty if visitors see the product, or if the row leaves it as it is
 */
export function keepDraft(fields: Partial<ProductInput>, before: StaffProduct | undefined, pictures: object | undefined): DraftReason[] {
  if (before && (before.isActive || !fields.isActive)) return []
  const merged = mergeProduct(fields, before)
  const missing = merged.ok ? missingForPublishing({ ...merged.value, ...pictures }) : []
  const reasons: DraftReason[] = fields.isActive === false ? ['hidden', ...missing] : missing
  if (before && reasons.length > 0) delete fields.isActive
  if (!before) fields.isActive = reasons.length === 0
  return reasons
}
