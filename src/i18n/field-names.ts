import { de, type FieldNames } from './fields/de.ts'
import { en } from './fields/en.ts'
import { es } from './fields/es.ts'
import type { Language } from './language.ts'

const catalogues: Record<Language, FieldNames> = { de, es, en }

/**
 * Label of an API field for staff: "Beschreibung (ES)". A field without a label keeps its own name.
 *
 * @param kind kind of the entity. In categories and subcategories `name` is the system name, `categoryId` the parent category,
 * and `slug` a short name, since they have no page of their own
 */
export function fieldName(language: Language, field: string, kind?: string): string {
  const names: Record<string, string> = catalogues[language]
  if (kind === 'category' || kind === 'subcategory') {
    if (field === 'name') return catalogues[language].systemName
    if (field === 'categoryId') return catalogues[language].parentCategory
    if (field === 'slug') return catalogues[language].shortName
  }
  const [, base = '', suffix = ''] = /^(\w+)(De|Es|En)$/.exec(field) ?? []
  if (Object.hasOwn(names, base)) return `${names[base]} (${suffix.toUpperCase()})`
  return Object.hasOwn(names, field) ? (names[field] ?? field) : field
}
