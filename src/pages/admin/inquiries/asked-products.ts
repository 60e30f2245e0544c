import type { ProductListRow } from '#features/catalog/product/product.contract.ts'
import type { Inquiry } from '#features/inquiries/inquiry.contract.ts'
import type { RequestedProduct } from '#features/replies/staff/letter.ts'
import { type Language, languages, nameOf, textIn } from '#i18n/language.ts'
import { priceToPay } from '#kit/price.ts'

type Asking = Pick<Inquiry, 'productIds' | 'quantity' | 'cart' | 'source'>

const productSlug = ({ source }: Asking) => /^\/product\/([a-z0-9-]+)$/.exec(source ?? '')?.[1]

/** True if an inquiry names products, so that a reply needs the catalogue. */
export function asksForProducts(inquiry: Asking): boolean {
  return inquiry.productIds.length > 0 || inquiry.cart !== null || productSlug(inquiry) !== undefined
}

/** Products of an inquiry with their current data: those of its cart, else its products, else the product whose page it came from. */
export function askedProducts(inquiry: Asking, rows: readonly ProductListRow[]): RequestedProduct[] {
  const { cart, productIds, quantity } = inquiry
  if (cart?.lines.length)
    return cart.lines.flatMap(({ productId, quantity, name }) =>
      toRequestedProducts(
        rows.find(({ id }) => id === productId),
        quantity,
        name,
      ),
    )
  if (productIds.length > 0)
    return productIds.flatMap((id) =>
      toRequestedProducts(
        rows.find((row) => row.id === id),
        quantity ?? 1,
      ),
    )
  return toRequestedProducts(
    rows.find(({ slug }) => slug === productSlug(inquiry)),
    1,
  )
}

/** @param known name of the product when the inquiry was sent, used if it is deleted */
function toRequestedProducts(row: ProductListRow | undefined, quantity: number, known = ''): RequestedProduct[] {
  const inEach = (textOf: (language: Language) => string) =>
    Object.fromEntries(languages.map((language) => [language, textOf(language)])) as Record<Language, string>
  if (!row) return known ? [{ names: inEach(() => known), quantity, price: null, stock: 'gone', availability: inEach(() => '') }] : []
  return [
    {
      names: inEach((language) => nameOf(row, 'name', language)),
      quantity,
      price: priceToPay(row),
      stock: row.isActive ? row.stockStatus : 'gone',
      availability: inEach((language) => textIn(row, 'availabilityText', language)),
    },
  ]
}
