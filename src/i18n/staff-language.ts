import { isLanguage, type Language } from './language.ts'

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
