import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '#i18n/language.ts'
import { useText, useVisit } from '#ui/visit.ts'
import { pageAddress } from './page-address.ts'

// German stands last; the sheet shows it to staff and on German pages only.
const choices: readonly { language: Language; name: string }[] = [
  { language: 'es', name: 'Español' },
  { language: 'en', name: 'English' },
  { language: 'de', name: 'Deutsch' },
]
const RELOAD_AFTER_MS = 100

/** The languages as links to the same page, which is all that is needed without script. */
export function LanguageSwitch({ isLarge }: { isLarge?: boolean }) {
  const t = useText()
  const { language: current } = useVisit()
  const place = useLocation()

  function choose(event: MouseEvent, language: Language): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (language !== current) setTimeout(() => reloadIn(language), RELOAD_AFTER_MS)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are links
    <div className={isLarge ? 'lang lang-lg' : 'lang'} role="group" aria-label={t('layout.language')}>
      {choices.map(({ language, name }) => (
        <a
          key={language}
          href={pageAddress(place, { lang: language })}
          lang={language}
          title={name}
          aria-current={language === current ? 'true' : undefined}
          onClick={(event) => choose(event, language)}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </div>
  )
}

/** Remembers the choice where the early script and the server look for it, and loads the page anew. */
function reloadIn(language: Language): void {
  try {
    localStorage.setItem('language', language)
  } catch {
    // A browser that forbids storage still sends the cookie.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in many phones' browsers
  document.cookie = `language=${language};path=/;max-age=31536000;samesite=lax`
  // A browser that takes no cookie gets the language by the address, for this page at least.
  const isKept = document.cookie.includes(`language=${language}`)
  history.replaceState(history.state, '', pageAddress(location, isKept ? {} : { lang: language }))
  location.reload()
}
