import { useEffect } from 'react'
import { isLanguage, type Language } from '#i18n/language.ts'
import { chosenStaffLanguage, STAFF_LANGUAGE } from '#i18n/staff.ts'
import { readStored, writeStored } from '#kit/browser/storage.ts'
import { Options } from '#ui/staff/fields/select-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { confirmReload } from '#ui/staff/typed/unsaved.ts'

const choices = ['de', 'es', 'en'] as const

/** Selects the language of the staff area. A cookie stores it, and local storage in case the cookie is lost. */
export function LanguageSwitch() {
  const t = useStaffText()
  const language = useStaffLanguage()

  useEffect(() => {
    const stored = readStored(STAFF_LANGUAGE)
    // The cookie was lost: restores it and reloads the page in that language.
    if (isLanguage(stored) && stored !== language && chosenStaffLanguage(document.cookie) === undefined && recordChange(stored))
      window.location.reload()
  }, [language])

  async function choose(chosen: string): Promise<void> {
    if (!isLanguage(chosen) || chosen === language || !(await confirmReload())) return
    recordChange(chosen)
    // Reloads, because every text changes; drafts survive it.
    window.location.reload()
  }

  return (
    <select
      className="staff-lang"
      aria-label={t('nav.language')}
      title={t('nav.language')}
      value={language}
      onChange={(event) => void choose(event.target.value)}
    >
      <Options of={choices.map((choice) => [choice, choice.toUpperCase()])} />
    </select>
  )
}

/** @returns true if the browser accepted the cookie; without the cookie, reloads would never end */
function recordChange(language: Language): boolean {
  writeStored(STAFF_LANGUAGE, language)
  // biome-ignore lint/suspicious/noDocumentCookie: supported browsers lack the Cookie Store API
  document.cookie = `${STAFF_LANGUAGE}=${language};path=/;max-age=31536000;samesite=lax`
  return chosenStaffLanguage(document.cookie) === language
}
