import { inTab, readStored } from '#kit/browser/storage.ts'
import { files, loadFiles } from './files.ts'
import { closestTo, isLow, onLoad, whenIdle } from './page.ts'

type Consent = ReturnType<typeof import('./consent/consent.ts').consent>

const KEY = 'cookie-consent'
/**
 * The stored choice as JSON, followed by 'later' if the visitor closed the notice in this tab without a choice. A missing value
 * becomes the text "null", or "undefined" if the browser denies storage.
 */
export const readChoice = () => `${readStored(KEY)}${readStored(KEY, inTab)}`
/** Both kinds with their values, by the last letters of their names, and the end of the text: a truncated choice is none. */
const CHOICE = /s":[tf].+g":[tf].+"}|later/

/**
 * Shows the cookie notice when the page is idle, to visitors without a choice and outside the low-bandwidth mode. A button in
 * the footer opens the settings, in that mode too. Notice and settings are a separate script.
 * A browser that stores nothing gets a line that says so instead, in every mode.
 */
export function watchCookies(): void {
  const load = (run: (consent: Consent) => void) =>
    loadFiles<[Consent]>(files.cookies).then(
      ([consent]) => run(consent),
      () => {},
    )
  onLoad(() =>
    whenIdle(() => {
      const canKeep = navigator.cookieEnabled && readStored(KEY) !== undefined
      if (canKeep && (isLow || CHOICE.test(readChoice()))) return
      load(({ ask, sayNotKept }) => (canKeep ? ask() : sayNotKept()))
    }),
  )

  addEventListener('click', (event) => {
    const opener = closestTo(event, '[data-cookies]')
    if (opener) load(({ openSettings }) => openSettings(opener))
  })
}
