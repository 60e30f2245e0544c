import { readStored, writeStored } from '#kit/browser/storage.ts'
import { around, root } from './page.ts'

const KNOWN = /^(?:es|de|en)$/
const KEY = 'language'
const { lang: shown } = root

/**
 * The language is kept under one key of local storage, and the cookie that the server reads mirrors it. What the
 * address names explicitly is kept; what was kept and is not shown is shown, or given up where the server refused it:
 * German is for administrators, everybody else who holds it is back to Spanish. A language that nobody knows is none.
 */
export function keepLanguage(): void {
  addEventListener('click', chooseLanguage)
  const kept = otherKept()
  if (/[?&]lang=(?:es|de|en)\b/.test(location.search)) keep(shown)
  // A stored page may be in the language of another day, which says nothing about the server.
  else if (kept && !('kept' in root.dataset)) {
    // The server knows what was kept and showed another: it refused. Else the cookie was lost, and comes back.
    if (isMirrored(kept)) keep(shown)
    else if (keep(kept)) location.reload()
  }
}

const RELOAD_AFTER_MS = 100

/** A touch on a language shows this very page in it; a browser that takes no cookie gets it by the address. */
function chooseLanguage(event: MouseEvent): void {
  const link = around<HTMLAnchorElement>(event, '.lang > a')
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const { lang, href } = link
  if (lang === shown) return
  setTimeout(() => {
    history.replaceState(history.state, '', keep(lang) ? href.replace(/[?&]lang=\w+$/, '') : href)
    location.reload()
  }, RELOAD_AFTER_MS)
}

/** A page that the browser kept whole comes back as it was left: shown anew where another language was chosen meanwhile. */
export function showKeptLanguage(): void {
  if (otherKept()) location.reload()
}

/** The language that was kept, where it is not the one that is shown. */
function otherKept(): string | undefined {
  const kept = readStored(KEY) ?? shown
  return KNOWN.test(kept) && kept !== shown ? kept : undefined
}

/** @returns whether the browser took the cookie; where it takes none, loading anew would never end */
function keep(language: string): boolean {
  writeStored(KEY, language)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in many phones' browsers
  document.cookie = `${KEY}=${language};path=/;max-age=31536000;samesite=lax`
  return isMirrored(language)
}

function isMirrored(language: string): boolean {
  return document.cookie.split('; ').includes(`${KEY}=${language}`)
}
