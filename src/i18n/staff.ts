import type { Language } from './language.ts'
import { de, type Staff } from './staff/de.ts'
import { en } from './staff/en.ts'
import { es } from './staff/es.ts'
import { type Translate, translator } from './translate.ts'

const translators: Record<Language, Translate<Staff>> = { de: translator(de), es: translator(es), en: translator(en) }

export type StaffText = Translate<Staff>

/** The staff area's messages. All three languages travel together: staff load them once, visitors never. */
export function staffText(language: Language): StaffText {
  return translators[language]
}
