import { readStored, writeStored } from '#kit/browser/storage.ts'
import { closestTo, root } from './page.ts'

const KNOWN = /^(?:es|de|en)$/
/** Key of the chosen language in local storage; the name of its cookie too. */
export const LANGUAGE_KEY = 'language'
const { lang: shown } = root

/**
 * Stores the language in local storage and mirrors it in the cookie that the server reads. A language in the address is stored if
 * the page is in that language: a page from the service worker may be in another one. A page in another language than the stored
 * one is reloaded in the stored language. If the server has refused the stored language, such as German for visitors who are not
 * staff, the page's language replaces it. Unknown stored text is ignored.
 */
export function syncLanguage(): void {
  addEventListener('click', chooseLanguage)
  const kept = otherKept()
  if (location.search.includes(`lang=${shown}`)) keep(shown)
  else if (kept) {
    // The cookie had the stored language and the server showed another one, so it refused the language.
    if (isMirrored(kept)) keep(shown)
    else if (keep(kept)) location.reload()
  }
}

const RELOAD_AFTER_MS = 100

/** Shows the current page in the touched language. Browsers that refuse cookies get the language in the address. */
function chooseLanguage(event: MouseEvent): void {
  const link = closestTo<HTMLAnchorElement>(event, '.lang > a')
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const { lang, href } = link
  if (lang === shown) return
  setTimeout(() => {
    history.replaceState(history.state, '', keep(lang) ? href.replace(/[?&]lang=\w+$/, '') : href)
    location.reload()
  }, RELOAD_AFTER_MS)
}

/** Reloads a page that the browser restored on the way back, if another language was chosen meanwhile. */
export function reloadIfLanguageChanged(): void {
  if (otherKept()) location.reload()
}

/**
 * The stored language if it differs from the page's; undefined otherwise, and on a page from the service worker: its language may
 * be an old choice, not the answer of the server.
 */
function otherKept(): string | undefined {
  const kept = 'kept' in root.dataset ? shown : readStored(LANGUAGE_KEY) || shown
  return KNOWN.test(kept) && kept !== shown ? kept : undefined
}

/** @returns true if the browser accepted the cookie; without the cookie, reloads would never end */
function keep(language: string): boolean {
  writeStored(LANGUAGE_KEY, language)
  // biome-ignore lint/suspicious/noDocumentCookie: supported browsers lack the Cookie Store API
  document.cookie = `${LANGUAGE_KEY}=${language};path=/;max-age=31536000;samesite=lax`
  return isMirrored(language)
}

function isMirrored(language: string): boolean {
  return document.cookie.split('; ').includes(`${LANGUAGE_KEY}=${language}`)
}
