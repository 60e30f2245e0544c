import { de, type FieldNames } from './fields/de.ts'
import { en } from './fields/en.ts'
import { es } from './fields/es.ts'
import type { Language } from './language.ts'

const catalogues: Record<Language, FieldNames> = { de, es, en }

/**
 * Staff's name of an API field: "Beschreibung (ES)". A field without a name keeps its own.
 *
 * @param kind what it is a field of: beside its names in three languages a category has one for the system, a category above it, and no page of its own at its slug
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
