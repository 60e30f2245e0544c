import type { CartItem } from '#features/cart/cart.ts'
import { IDS_MAX } from '#features/catalog/product/listing/list-limits.ts'
import type { ProductCard } from '#features/catalog/product/product.contract.ts'
import { toCartItem } from '../../to-cart-item.ts'

/**
 * Fetches products with today's prices and stock; those no longer for sale are left out.
 *
 * @param ask requests an address of the shop
 * @throws if offline, or if the shop refuses
 */
export async function findProducts(ids: readonly number[], ask: (address: string) => Promise<Response> = fetch): Promise<CartItem[]> {
  const pages = Array.from({ length: Math.ceil(ids.length / IDS_MAX) }, (_, page) => ids.slice(page * IDS_MAX, (page + 1) * IDS_MAX))
  const answers = await Promise.all(
    pages.map(async (some) => {
      const answer = await ask(`/api/products?ids=${some.join()}`)
      if (!answer.ok) throw answer.status
      return (await answer.json()) as ProductCard[]
    }),
  )
  return answers.reduce((all, some) => all.concat(some), []).map(toCartItem)
}
