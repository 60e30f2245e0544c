import { inTab, readStored } from '#kit/browser/storage.ts'
import { bringFiles, files } from './files.ts'
import { around, isLow, onLoad, whenIdle } from './page.ts'

type Consent = ReturnType<typeof import('./consent/consent.ts').consent>

const KEY = 'cookie-consent'
/** A choice that was made, or that the visitor put off for this visit; anything else under the key is damaged. */
export const readChoice = () => `${readStored(KEY)}${readStored(KEY, inTab)}`
const CHOICE = /"marketing":|later/

/**
 * Decides who is asked about cookies: whoever has not chosen, outside the low-bandwidth mode, once the page is idle; the
 * footer opens the settings there too. The notice and the settings are a script of their own, which nobody else fetches.
 */
export function watchCookies(): void {
  const load = (run: (consent: Consent) => void) =>
    bringFiles<[Consent]>(files.cookies).then(
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
    const opener = around(event, '[data-cookies]')
    if (opener) load(({ openSettings }) => openSettings(opener))
  })
}
