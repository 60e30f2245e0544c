import type { BulkResultRow } from '../../../product/bulk/bulk.contract.ts'
import { isLargePriceChange } from '../../../product/bulk/changed-price.ts'

/** Change of the price to pay in percent, if the price changes by more than half. */
export function largeChangeOf({ before, after }: Pick<BulkResultRow, 'before' | 'after'>): number | undefined {
  const [was, is] = [before, after].map(({ newPrice, oldPrice }) => newPrice ?? oldPrice)
  if (typeof was !== 'string' || typeof is !== 'string' || !isLargePriceChange(was, is)) return undefined
  return Math.round((Number(is) / Number(was) - 1) * 100)
}

/** True if the preview promises to change this product. `publishesIncomplete`: drafts are published although they lack something. */
export const willChange = ({ result }: BulkResultRow, publishesIncomplete: boolean): boolean =>
  result === 'changed' || result === 'deleted' || (publishesIncomplete && result === 'incomplete')

/** Products of the answer that the preview promised to change, and that were left all the same. */
export function leftSince(preview: readonly BulkResultRow[], answer: readonly BulkResultRow[], publishesIncomplete: boolean) {
  const promised = new Set(preview.filter((product) => willChange(product, publishesIncomplete)).map(({ id }) => id))
  return answer.filter((product) => promised.has(product.id) && !willChange(product, false))
}

/** The products in their order, first those that staff should check. */
export function inOrderOfChecks(products: readonly BulkResultRow[]): BulkResultRow[] {
  const [checked, others] = [products.filter(needsCheck), products.filter((product) => !needsCheck(product))]
  return [...checked, ...others]
}

function needsCheck(product: BulkResultRow): boolean {
  return ['conflict', 'incomplete', 'faulty'].includes(product.result) || largeChangeOf(product) !== undefined
}
