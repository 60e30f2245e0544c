import type { BulkResultRow } from '../../../product/bulk/bulk.contract.ts'
import { isLargePriceChange } from '../../../product/bulk/changed-price.ts'

/** Change of the price to pay in percent, if the price changes by more than half. */
export function largeChangeOf({ before, after }: Pick<BulkResultRow, 'before' | 'after'>): number | undefined {
  const [was, is] = [before, after].map(({ newPrice, oldPrice }) => newPrice ?? oldPrice)
  if (typeof was !== 'string' || typeof is !== 'string' || !isLargePriceChange(was, is)) return undefined
  return Math.round((Number(is) / Number(was) - 1) * 100)
}

/** Drafts that the change would publish although they lack fields that publication needs. */
export const incompleteOf = (products: readonly BulkResultRow[]): BulkResultRow[] => products.filter(({ missing }) => missing.length > 0)

/** The products in their order, first those that staff should check. */
export function inOrderOfChecks(products: readonly BulkResultRow[]): BulkResultRow[] {
  const [checked, others] = [products.filter(needsCheck), products.filter((product) => !needsCheck(product))]
  return [...checked, ...others]
}

function needsCheck(product: BulkResultRow): boolean {
  const { result, missing } = product
  return result === 'conflict' || result === 'faulty' || missing.length > 0 || largeChangeOf(product) !== undefined
}
