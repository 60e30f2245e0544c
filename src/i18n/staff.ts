import { isLanguage, type Language } from './language.ts'
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

/** Name of the cookie, and of its copy in local storage. Not the language of the public site. */
export const STAFF_LANGUAGE = 'staff-language'

/** Language of the staff area in a browser: the chosen one, German by default. */
export function staffLanguage(cookies: string | undefined): Language {
  return chosenStaffLanguage(cookies) ?? 'de'
}

export function chosenStaffLanguage(cookies: string | undefined): Language | undefined {
  const chosen = new RegExp(`(?:^|;\\s*)${STAFF_LANGUAGE}=(\\w+)(?:;|$)`).exec(cookies ?? '')?.[1]
  return isLanguage(chosen) ? chosen : undefined
}
