import type { StaffProduct } from '../../product/product.contract.ts'
import { ON_REQUEST } from '../columns/read-cell.ts'
import type { ParsedRow } from './read-row.ts'

type PriceContext = { before: StaffProduct | undefined; blanks: 'clear' | 'keep' }

/** Prices and the flag 'on request' that a row sets. `before`: the stored product, `blanks`: meaning of empty cells. */
export function priceFieldsOf({ values, hasNoOffer }: ParsedRow, { before, blanks }: PriceContext): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  const own = ['oldPrice', 'newPrice'] as const
  const hasAmount = (value: unknown) => typeof value === 'string' && value !== ON_REQUEST
  const priceCells = [...own.map((key) => values.get(key)), values.get('price')]
  for (const key of own) {
    const value = values.get(key)
    const isKept = value === null && blanks === 'keep' && !(hasNoOffer && key === 'newPrice')
    if (value === undefined || value === ON_REQUEST || isKept) continue
    fields[key] = value
  }
  const price = values.get('price')
  if (hasAmount(price)) Object.assign(fields, meaningOfPrice(price, own.map((key) => values.get(key)).map(hasAmount), values, before))
  else if (price === null && blanks === 'clear') for (const key of own) if (!hasAmount(values.get(key))) fields[key] = null
  const flag = values.get('priceOnRequest')
  if (priceCells.includes(ON_REQUEST)) fields.priceOnRequest = true
  else if (typeof flag === 'boolean') fields.priceOnRequest = flag
  else if (before?.priceOnRequest && priceCells.some(hasAmount)) fields.priceOnRequest = false
  return fields
}

/**
 * Fields that the column `price` sets. Beside a column for the offer, `price` is the ordinary price; otherwise it is the price to
 * pay. Without both columns the price to pay is the new price if the product is an offer, else the old (plain) price.
 */
function meaningOfPrice(
  price: unknown,
  [hasOld, hasNew]: readonly boolean[],
  values: ParsedRow['values'],
  before: StaffProduct | undefined,
): Record<string, unknown> {
  if (hasOld && hasNew) return {}
  if (hasOld) return price === values.get('oldPrice') ? { newPrice: null } : { newPrice: price }
  const isOrdinary = hasNew || (values.has('newPrice') && !values.has('oldPrice'))
  return { [!isOrdinary && before?.newPrice && !before.priceOnRequest ? 'newPrice' : 'oldPrice']: price }
}
