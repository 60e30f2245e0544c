import { CONSENT_EVENT, CONSENT_KEY, type Consent, readConsent, storedConsent } from '#features/visitors/consent.ts'
import type { ConsentTexts } from '#i18n/scripts/consent.ts'
import { openModal } from '#kit/browser/open-modal.ts'
import { inTab, readStored, writeStored } from '#kit/browser/storage.ts'
import { addOverlayStyles } from '#kit/styles/add-styles.ts'
import sheet from './consent.css?inline'

/**
 * The cookie notice and its settings: a script of its own, which only those fetch who are asked or who ask. It stands
 * on its own feet, so that nobody has to fetch React to say no. What it adds stands outside of every island. Its buttons
 * are of no type, else the event replay would take their touch.
 */
export function consent(t: ConsentTexts) {
  const close = `<button class="hb" value="" aria-label="${t.close}"><svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg></button>`
  const both = `<button class="btn" value="none">${t.reject}</button><button class="btn" value="all">${t.accept}</button>`
  const row = (name: string, title: string, text: string, state: string) =>
    `<label><span><b>${title}</b><br><span class="sm muted" id="ck-${name}">${text}</span></span><input type="checkbox" role="switch" class="ck-s" name="${name}" aria-label="${title}" aria-describedby="ck-${name}" ${state}></label>`

  /**
   * Asks at the foot of the window, over the page and without moving it; behind the skip link, so that keys find it
   * early. Its text stands in two short blocks: as one it would be the largest text of a plain page, and so what
   * browsers take for the page's content when they tell how late that came.
   */
  function ask(): void {
    const notice = make(
      `<section class="ck dlg ckb" aria-labelledby="ck-t"><div class="wrap"><div class="row row-b nowrap"><h2 id="ck-t">${t.title}</h2>${close}</div><p class="muted sm">${t.text}</p><p class="muted sm">${t.optional} <a href="/legal?tab=privacy">${t.privacy}</a></p><div class="row ck-a">${both}<button class="btn btn-quiet" value="settings">${t.settings}</button></div></div></section>`,
    )
    document.querySelector('.skip')?.after(notice)
    // Keeps the focused element and the end of the page above the notice.
    const room = (height: string) => {
      document.documentElement.style.scrollPaddingBottom = height
      document.body.style.paddingBottom = height
    }
    room(`${notice.offsetHeight}px`)
    const leave = () => {
      // The keyboard goes on in the page.
      if (notice.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
      notice.remove()
      room('')
      removeEventListener(CONSENT_EVENT, leave)
    }
    // A choice ends it, also one that was made in the settings.
    addEventListener(CONSENT_EVENT, leave)
    notice.onclick = ({ target }) => {
      const button = (target as Element).closest('button')
      if (button?.value === 'settings') openSettings(button)
      else if (button?.value) store(chosen(button.value))
      else if (button) {
        // Closed without a choice: nothing is allowed, and for the rest of this visit nobody asks.
        writeStored(CONSENT_KEY, 'later', inTab)
        leave()
      }
    }
  }

  /** The settings over the page; afterwards the focus is where it was. */
  function openSettings(opener: HTMLElement): void {
    const now = readConsent(readStored(CONSENT_KEY))
    const dialog = make(
      `<dialog class="ck dlg cks" aria-labelledby="ck-h"><form method="dialog"><div class="dlg-h"><h2 id="ck-h" tabindex="-1">${t.settingsTitle}</h2>${close}</div><div class="dlg-b">${row('necessary', t.necessary, t.necessaryText, 'checked disabled')}${row('analytics', t.analytics, t.analyticsText, now?.analytics ? 'checked' : '')}${row('marketing', t.marketing, t.marketingText, now?.marketing ? 'checked' : '')}${readStored(CONSENT_KEY) !== undefined ? '' : `<p class="sm">${t.notKept}</p>`}</div><div class="dlg-f row ck-a">${both}<button class="btn btn-sun" value="some">${t.save}</button></div></form></dialog>`,
    ) as HTMLDialogElement
    document.body.append(dialog)
    // Beside the sheet. No value is given back: false would stop every other click.
    dialog.onclick = (event) => {
      const button = (event.target as Element).closest('button')
      // Engines without dialogs would send the form.
      if (button) event.preventDefault()
      if (button || event.target === dialog) dialog.close(button?.value)
    }
    // Enter in a switch would press the first button, which closes and forgets.
    dialog.onkeydown = (event) => {
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    }
    dialog.addEventListener('close', () => {
      const { returnValue } = dialog
      const isOn = (name: string) => dialog.querySelector<HTMLInputElement>(`[name=${name}]`)?.checked === true
      const choice = returnValue === 'some' ? { analytics: isOn('analytics'), marketing: isOn('marketing') } : chosen(returnValue)
      dialog.remove()
      opener.focus()
      if (returnValue) store(choice)
    })
    openModal(dialog)
    // Else the first button would have the focus, and that one closes.
    document.getElementById('ck-h')?.focus()
  }

  /** Where nothing can be stored, a line below the page says what will be lost. */
  function sayNotKept(): void {
    document.body.append(make(`<aside class="ck ck-n"><p class="wrap sm">${t.notKept}</p></aside>`))
  }

  return { ask, openSettings, sayNotKept }
}

const chosen = (value: string): Consent => ({ analytics: value === 'all', marketing: value === 'all' })

function store(choice: Consent): void {
  writeStored(CONSENT_KEY, storedConsent(choice, new Date()))
  // Where nothing can be stored the choice holds as long as the page; it is asked for again by nobody.
  dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: choice }))
}

function make(html: string): HTMLElement {
  addOverlayStyles('.ck', sheet)
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.firstElementChild as HTMLElement
}
