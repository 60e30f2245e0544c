import type { ShownPicture } from '#api/fields.ts'
import type { Category, ShownCategory } from '../category/category.contract.ts'
import { adviceFor } from '../goods/advice.ts'
import type { GoodsKind } from '../goods/goods-kinds.ts'
import type { Product, ProductCard, ProductDetail, ProductPicture } from '../product/product.contract.ts'

/** Access to the media library. `describePictures`: current URLs and text alternatives; deleted pictures are left out. */
export type PictureSource = {
  describePictures: (addresses: readonly string[]) => Promise<ReadonlyMap<string, ShownPicture>>
  findLargePicture: (address: string) => Promise<{ url: string; bytes: number } | undefined>
}

/** Sets each card's picture to its current URL, which contains crop and focal point; null if the picture was deleted. */
export async function withCardPictures(cards: ProductCard[], { describePictures }: PictureSource): Promise<ProductCard[]> {
  const there = await describePictures(cards.flatMap(({ mainImage }) => mainImage ?? []))
  return cards.map((card) => (card.mainImage ? { ...card, mainImage: there.get(card.mainImage)?.url ?? null } : card))
}

/** Sets each category's picture to its current URL, or to null if the picture was deleted, and adds the text alternatives. */
export async function withCategoryPictures<Entity extends Category>(
  categories: Entity[],
  { describePictures }: PictureSource,
): Promise<(Entity & ShownCategory)[]> {
  const there = await describePictures(categories.flatMap(({ image }) => image ?? []))
  return categories.map((category) => {
    const { altDe = '', altEs = '', altEn = '', url: image = null } = there.get(category.image ?? '') ?? {}
    return { ...category, image, imageAltDe: altDe, imageAltEs: altEs, imageAltEn: altEn }
  })
}

/**
 * Completes a product for its page: adds its pictures, each once and the main picture first, with the URLs of their large versions, and
 * the advice for its kind of goods.
 */
export async function completeProduct(
  product: Product,
  goods: GoodsKind,
  { describePictures, findLargePicture }: PictureSource,
): Promise<ProductDetail> {
  const named = [...new Set([product.mainImage, ...product.images].filter((url) => url !== null))]
  const there = await describePictures(named)
  const pictures = await Promise.all(
    named.flatMap((url): Promise<ProductPicture>[] => {
      const picture = there.get(url)
      return picture ? [findLargePicture(url).then((large) => ({ ...picture, large: large ?? null }))] : []
    }),
  )
  return {
    ...product,
    mainImage: there.get(product.mainImage ?? '')?.url ?? null,
    images: product.images.flatMap((url) => there.get(url)?.url ?? []),
    pictures,
    goods,
    advice: adviceFor(goods),
  }
}
