import { type Language, textIn } from '#i18n/language.ts'
import type { ShownCategory } from './category.contract.ts'

/** What a card, a heading or a link needs of a category; the texts of all others stay on the server. */
export type NamedCategory = Pick<ShownCategory, 'id' | 'name' | 'nameEs' | 'nameDe' | 'nameEn' | 'image'> & {
  /** What is said of the picture; '' where staff have said nothing, or where it is not shown. */
  alt?: string
}

export function pickNames(category: ShownCategory, language: Language): NamedCategory {
  const { id, name, nameEs, nameDe, nameEn, image } = category
  return { id, name, nameEs, nameDe, nameEn, image, alt: textIn(category, 'imageAlt', language) }
}
