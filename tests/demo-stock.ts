import type { Specs } from '#features/catalog/goods/attributes.ts'
import { type GoodsKind, goodsKindOf } from '#features/catalog/goods/goods-kinds.ts'
import type { StockItem } from '#features/sizing/kits/kit-parts.ts'
import { demoCategories, demoProducts, demoSubcategories } from './demo.ts'

const place = (entry: { goods?: GoodsKind } | undefined) => ({ goods: entry?.goods ?? null })

/** Active products of the demonstration catalogue, in the form that kits are built from. Ids are positions in the catalogue. */
export const demoStock: readonly (StockItem & { slug: string })[] = demoProducts.flatMap((product, index) => {
  if (!product.isActive) return []
  const category = demoCategories.findIndex(({ key }) => key === product.category)
  const subcategory = demoSubcategories.find(({ key }) => key === product.subcategory)
  const price = product.newPrice ?? product.oldPrice
  return {
    slug: product.slug,
    id: index + 1,
    categoryId: category + 1,
    goods: goodsKindOf(place(demoCategories[category]), subcategory && place(subcategory)),
    specs: product.specs as Specs,
    cents: product.priceOnRequest || price === null ? null : Math.round(Number(price) * 100),
    stock: product.stockStatus,
  }
})

/** Kinds of goods whose cards and pages show a runtime. */
export const powerSourceKinds: readonly GoodsKind[] = ['battery', 'system', 'generator']

export function demoItem(slug: string): StockItem {
  const found = demoStock.find((item) => item.slug === slug)
  if (!found) throw new Error(`the demonstration has no ${slug}`)
  return found
}
