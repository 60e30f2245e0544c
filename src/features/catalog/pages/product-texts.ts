import { type Language, nameOf, type Translated, textIn } from '#i18n/language.ts'
import type { ProductDetail } from '../product/product.contract.ts'

type Long = `${'description' | 'shortDescription'}${'De' | 'Es' | 'En'}`
/** A product for its page: names in all languages, texts of pictures in one, no descriptions. */
export type ShownProduct = Omit<ProductDetail, Long | 'pictures' | 'images' | 'specs' | 'createdAt' | 'updatedAt'> & {
  pictures: { url: string; alt: string /** Where it can be had large, with whole KB. */; large: { url: string; kb: number } | null }[]
}

/**
 * A product without its descriptions, of which `viewProduct` takes those of the page's language. Names stay, since the cart keeps
 * them through a change of language.
 */
export function inOneLanguage(product: ProductDetail, language: Language): ShownProduct {
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

/** A card that goes by one name only: the reader's language, else the nearest one that has it. */
export function nameInOneLanguage<Card extends Translated<'name'>>(card: Card, language: Language): Card {
  return { ...card, name: nameOf(card, 'name', language), nameDe: '', nameEs: '', nameEn: '' }
}
