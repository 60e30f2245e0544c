import type { CartItem } from '#features/cart/cart.ts'
import type { ProductCard } from '#features/catalog/product/product.contract.ts'

/** What the cart remembers of a product. */
export function toCartItem({
  id,
  slug,
  sku,
  nameEs,
  nameDe,
  nameEn,
  mainImage,
  oldPrice,
  newPrice,
  priceOnRequest,
  stockStatus,
}: Pick<ProductCard, 'id' | keyof CartItem['product']>): CartItem {
  return { id, product: { slug, sku, nameEs, nameDe, nameEn, mainImage, oldPrice, newPrice, priceOnRequest, stockStatus } }
}
