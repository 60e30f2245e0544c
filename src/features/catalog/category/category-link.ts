import { type Language, textIn } from '#i18n/language.ts'
import type { ShownCategory } from './category.contract.ts'

/** Fields of a category that cards, headings and links need. Pages get these instead of the whole category, to stay small. */
export type NamedCategory = Pick<ShownCategory, 'id' | 'name' | 'nameEs' | 'nameDe' | 'nameEn' | 'image'> & {
  /** Text alternative of the picture; '' if staff wrote none. */
  alt?: string
}

export function pickNames(category: ShownCategory, language: Language): NamedCategory {
  const { id, name, nameEs, nameDe, nameEn, image } = category
  return { id, name, nameEs, nameDe, nameEn, image, alt: textIn(category, 'imageAlt', language) }
}

/** URL path of the product list of a category or of one of its subcategories. */
export function categoryAddress(category: number, subcategory?: number): string {
  return `/products?category=${category}${subcategory === undefined ? '' : `&subcategory=${subcategory}`}`
}
