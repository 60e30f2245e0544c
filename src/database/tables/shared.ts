import type { Generated } from 'kysely'

export type Flag = 0 | 1

export type Stamps = { created_at: string; updated_at: string; deleted_at: string | null }

export type Names = { name_de: string; name_es: string; name_en: string }

/**
 * JSON map of outdated translations by their names in the API: a hash of the German text that each was made from. Translations
 * not listed are up to date or empty. A German text that stands in until it is translated has the language of its original.
 */
export type Translations = { translated_from: Generated<string> }

export type Descriptions = { description_de: string; description_es: string; description_en: string }
