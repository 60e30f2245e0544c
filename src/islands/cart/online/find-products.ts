import type { CartItem } from '#features/cart/cart.ts'
import { IDS_MAX } from '#features/catalog/product/listing/list-limits.ts'
import type { ProductCard } from '#features/catalog/product/product.contract.ts'
import { toCartItem } from '../../to-cart-item.ts'

/**
 * Products for sale. If the saved catalogue has answered in place of the shop (`isSaved`), newer products are missing. `date`: ISO time
 * of the answer.
 */
export type FoundProducts = { products: CartItem[]; isSaved: boolean; date: string }

/**
 * Fetches products with their prices and stock; those no longer for sale are left out.
 *
 * @param ask requests an address of the shop
 * @throws the HTTP status if the shop refuses, or the error of `ask` if there is no answer
 */
export async function findProducts(ids: readonly number[], ask: (address: string) => Promise<Response> = fetch): Promise<FoundProducts> {
  const pages = Array.from({ length: Math.ceil(ids.length / IDS_MAX) }, (_, page) => ids.slice(page * IDS_MAX, (page + 1) * IDS_MAX))
  let isSaved = false
  let date = ''
  const answers = await Promise.all(
    pages.map(async (some) => {
      const answer = await ask(`/api/products?ids=${some.join()}`)
      if (!answer.ok) throw answer.status
      isSaved = !answer.url
      // By the shop's clock, since that of the device may be wrong.
      date = new Date(answer.headers.get('date') ?? Date.now()).toISOString()
      return (await answer.json()) as ProductCard[]
    }),
  )
  return { products: answers.reduce((all, some) => all.concat(some), []).map(toCartItem), isSaved, date }
}
