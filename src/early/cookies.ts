import { isAllowed, local, read, session } from './storage.ts'
import { bringSheet } from './whole-sheet.ts'

type Consent = ReturnType<typeof import('./consent/consent.ts').consent>

const KEY = 'cookie-consent'
/** A choice that was made, or that the visitor put off for this visit; anything else under the key is damaged. */
const CHOICE = /"marketing":|later/

/**
 * Decides who is asked about cookies: whoever has not chosen, outside the low-bandwidth mode, once the page is idle.
 * The notice and the settings are a script of their own, which nobody else fetches.
 *
 * @param file where that script is
 * @param sheet where the whole sheet is: they show pieces that the document itself may not hold
 * @param isLow in the low-bandwidth mode nobody is asked; the footer opens the settings there too
 */
export function watchCookies(file: string, sheet: string, isLow: boolean): void {
  const load = (run: (consent: Consent) => void) =>
    Promise.all([import(/* @vite-ignore */ file) as Promise<Consent>, bringSheet(sheet)]).then(
      ([consent]) => run(consent),
      () => {},
    )
  const canKeep = navigator.cookieEnabled && isAllowed(local)
  const isAsked = isLow || CHOICE.test(`${read(KEY)}${read(KEY, session)}`)

  if (!canKeep || !isAsked)
    addEventListener('load', () =>
      (window.requestIdleCallback ?? setTimeout)(() => load(({ ask, sayNotKept }) => (canKeep ? ask() : sayNotKept()))),
    )

  addEventListener('click', ({ target }) => {
    const opener = (target as Element).closest?.<HTMLElement>('[data-cookies]')
    if (opener) load(({ openSettings }) => openSettings(opener))
  })
}
