import { needsOfferConfirmation } from '#kit/price.ts'
import { missingForPublishing } from '../../goods/publishing-needs.ts'
import { confirmableProblems, type ProductInput, type StaffProduct } from '../../product/product.contract.ts'
import type { Review, ReviewContext } from '../entity-form/form-kind.ts'
import { typedPrices } from '../entity-form/typed-price.ts'
import type { ProductFormValues } from './product-form-values.ts'

/** Key of the prices that a confirmation applies to; other prices have another key and need another confirmation. */
export function priceConfirmationKey(values: Pick<ProductFormValues, 'priceOnRequest' | 'newPrice' | 'oldPrice'>): string {
  const { newPrice, oldPrice } = typedPrices(values)
  return `${newPrice}/${oldPrice}`
}

/**
 * Reviews a product's input before a save. An offer that is not cheaper must be confirmed first, as the server requires, too. A
 * new or inactive product that lacks fields needed for publication is saved as a draft unless staff publish it explicitly.
 */
export function reviewProduct(
  input: ProductInput,
  { stored, isConfirmed, isPublishing }: ReviewContext<StaffProduct>,
): Review<ProductInput> {
  const { priceOnRequest = false, newPrice = null, oldPrice = null, nameEs = '', mainImage = null } = input
  const priced = { priceOnRequest, newPrice, oldPrice }
  if (!isConfirmed && needsOfferConfirmation(priced, stored)) return 'unconfirmed'
  const isDraft = input.isActive && !stored?.isActive && !isPublishing && missingForPublishing({ ...priced, nameEs, mainImage }).length > 0
  return {
    input: isDraft ? { ...input, isActive: false } : input,
    consent: isConfirmed ? { confirmed: [...confirmableProblems] } : {},
  }
}
