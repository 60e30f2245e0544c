import { missingForPublishing } from '../../goods/publishing-needs.ts'
import type { ProductInput, StaffProduct } from '../../product/product.contract.ts'
import { mergeProduct } from '../../product/product-rules.ts'
import type { DraftReason } from '../spreadsheet.contract.ts'

/**
 * Keeps a product inactive if the file hides it, or if it lacks a Spanish name, a picture or a price. Applies to new products and
 * to drafts that the file would publish. Sets or deletes `fields.isActive`.
 *
 * @param pictures pictures that the import will fetch, which count as present
 * @returns the reasons; empty if visitors will see the product, or if the row does not affect its state
 */
export function findDraftReasons(
  fields: Partial<ProductInput>,
  before: StaffProduct | undefined,
  pictures: object | undefined,
): DraftReason[] {
  if (before && (before.isActive || !fields.isActive)) return []
  const merged = mergeProduct(fields, before)
  const missing = merged.ok ? missingForPublishing({ ...merged.value, ...pictures }) : []
  const reasons: DraftReason[] = fields.isActive === false ? ['hidden', ...missing] : missing
  if (before && reasons.length > 0) delete fields.isActive
  if (!before) fields.isActive = reasons.length === 0
  return reasons
}
