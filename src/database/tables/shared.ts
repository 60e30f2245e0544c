import type { Generated } from 'kysely'

export type Flag = 0 | 1

export type Stamps = { created_at: string; updated_at: string; deleted_at: string | null }

export type Names = { name_de: string; name_es: string; name_en: string }

/**
 * JSON map of outdated texts by their names in the API. The value of a translation is the hash of the German text that it was
 * made from; the value of a German text that only copies another language's text is that language. Texts that are not listed are
 * up to date or empty.
 */
export type Translations = { translated_from: Generated<string> }

export type Descriptions = { description_de: string; description_es: string; description_en: string }
