import type { Language } from './language.ts'
import { de, type Staff } from './staff/de.ts'
import { en } from './staff/en.ts'
import { es } from './staff/es.ts'
import { type Translate, translator } from './translate.ts'

const translators: Record<Language, Translate<Staff>> = { de: translator(de), es: translator(es), en: translator(en) }

export type StaffText = Translate<Staff>

/** Messages of the staff area. All three languages are loaded together, once by staff and never by visitors. */
export function staffText(language: Language): StaffText {
  return translators[language]
}
