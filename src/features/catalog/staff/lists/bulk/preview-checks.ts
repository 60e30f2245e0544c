import type { BulkResultRow } from '../../../product/bulk/bulk.contract.ts'
import { isLargePriceChange } from '../../../product/bulk/changed-price.ts'
import { PRICES } from './value-words.ts'

/** The larger change of the price to pay or the crossed-out price in percent, if it is by more than half. */
export function largeChangeOf({ before, after }: Pick<BulkResultRow, 'before' | 'after'>): number | undefined {
  const large = PRICES.flatMap((field) => {
    const [was, is] = [before[field], after[field]]
    if (typeof was !== 'string' || typeof is !== 'string' || !isLargePriceChange(was, is)) return []
    return Math.round((Number(is) / Number(was) - 1) * 100)
  })
  return large.sort((one, other) => Math.abs(other) - Math.abs(one))[0]
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
