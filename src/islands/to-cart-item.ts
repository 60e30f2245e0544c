import type { CartItem } from '#features/cart/cart.ts'
import type { ProductCard } from '#features/catalog/product/product.contract.ts'

/** Picks the facts about a product that the cart stores. */
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
  goods,
}: Pick<ProductCard, 'id' | Exclude<keyof CartItem['product'], 'isSource' | 'namedIn'>> & { goods?: ProductCard['goods'] }): CartItem {
  const isSource = goods === 'inverter' || goods === 'system' || undefined
  return { id, product: { slug, sku, nameEs, nameDe, nameEn, mainImage, oldPrice, newPrice, priceOnRequest, stockStatus, isSource } }
}
