import type { Language } from '#i18n/language.ts'
import type { ProductDetail } from './product.contract.ts'

const suffixes = { Es: 'es', De: 'de', En: 'en' } as const
const LONG = /^(?:description|shortDescription|alt)(Es|De|En)$/

/**
 * A product without the long texts of the other languages: they would travel with every page that comes to life, and
 * are never shown. Names stay, since the cart keeps them through a change of language.
 */
export function inOneLanguage(product: ProductDetail, language: Language): ProductDetail {
  return { ...keepOne(product, language), pictures: product.pictures.map((picture) => keepOne(picture, language)) }
}

function keepOne<Texts extends object>(texts: Texts, language: Language): Texts {
  const isForeign = (field: string) => {
    const suffix = LONG.exec(field)?.[1] as keyof typeof suffixes | undefined
    return suffix !== undefined && suffixes[suffix] !== language
  }
  return Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, isForeign(field) ? '' : value])) as Texts
}
