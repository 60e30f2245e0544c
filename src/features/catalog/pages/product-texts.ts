import { type Language, nameOf, type Translated, textIn } from '#i18n/language.ts'
import type { ProductDetail } from '../product/product.contract.ts'

type Long = `${'description' | 'shortDescription'}${'De' | 'Es' | 'En'}`
/** A product for its page: names in all languages, text alternatives of pictures in one language, no descriptions. */
export type ShownProduct = Omit<ProductDetail, Long | 'pictures' | 'images' | 'specs' | 'createdAt' | 'updatedAt'> & {
  pictures: { url: string; alt: string /** The large version, with its size in whole KB. */; large: { url: string; kb: number } | null }[]
}

/**
 * Leaves out a product's descriptions (`viewProduct` adds those of the page's language) and the text alternatives of other
 * languages. Names stay in all languages, since the cart still needs them after a change of language.
 */
export function toShownProduct(product: ProductDetail, language: Language): ShownProduct {
  const {
    descriptionDe,
    descriptionEs,
    descriptionEn,
    shortDescriptionDe,
    shortDescriptionEs,
    shortDescriptionEn,
    images,
    specs,
    createdAt,
    updatedAt,
    ...rest
  } = product
  return {
    ...rest,
    pictures: product.pictures.map((picture) => ({
      url: picture.url,
      alt: textIn(picture, 'alt', language),
      large: picture.large && { url: picture.large.url, kb: Math.ceil(picture.large.bytes / 1000) },
    })),
  }
}

/** Reduces a card to one name: in the reader's language, else in the first language that has a name. */
export function pickName<Card extends Translated<'name'>>(card: Card, language: Language): Card {
  return { ...card, name: nameOf(card, 'name', language), nameDe: '', nameEs: '', nameEn: '' }
}
