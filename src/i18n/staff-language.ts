import { isLanguage, type Language } from './language.ts'

/** The cookie, and the key of local storage that backs it up. The public site's language is another matter. */
export const STAFF_LANGUAGE = 'staff-language'

/** The language that a browser's staff have chosen for the staff area: German unless they did. */
export function staffLanguage(cookies: string | undefined): Language {
  return chosenStaffLanguage(cookies) ?? 'de'
}

export function chosenStaffLanguage(cookies: string | undefined): Language | undefined {
  const chosen = new RegExp(`(?:^|;\\s*)${STAFF_LANGUAGE}=(\\w+)(?:;|$)`).exec(cookies ?? '')?.[1]
  return isLanguage(chosen) ? chosen : undefined
}
