import type { Category } from './category.contract.ts'

/** What a card, a heading or a link needs of a category; the texts of all others stay on the server. */
export type NamedCategory = Pick<Category, 'id' | 'name' | 'nameEs' | 'nameDe' | 'nameEn' | 'image'>

export function pickNames({ id, name, nameEs, nameDe, nameEn, image }: NamedCategory): NamedCategory {
  return { id, name, nameEs, nameDe, nameEn, image }
}
