import { CONSENT_EVENT, CONSENT_KEY, type Consent, readConsent, serializeConsent } from '#features/visitors/consent.ts'
import type { ConsentTexts } from '#i18n/scripts/consent.ts'
import { openModal } from '#kit/browser/open-modal.ts'
import { inTab, readStored, writeStored } from '#kit/browser/storage.ts'
import { addOverlayStyles } from '#kit/styles/add-styles.ts'
import sheet from './consent.css?inline'

/**
 * The cookie notice, its settings, and the line for browsers that store nothing. A separate script without React, loaded only when
 * one of them is shown. Its elements are outside of every island. Its buttons have no type, because the event replay would catch
 * buttons of type "button".
 */
export function consent(t: ConsentTexts) {
  const close = `<button class="hb" value="" aria-label="${t.close}"><svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg></button>`
  const both = `<button class="btn" value="none">${t.reject}</button><button class="btn" value="all">${t.accept}</button>`
  const row = (name: string, title: string, text: string, state: string) =>
    `<label><span><b>${title}</b><br><span class="sm muted" id="ck-${name}">${text}</span></span><input type="checkbox" role="switch" class="ck-s" name="${name}" aria-label="${title}" aria-describedby="ck-${name}" ${state}></label>`

  /**
   * Shows the notice at the bottom of the window, over the page. In the markup it follows the skip link, so that keyboard users
   * reach it early. Its text is in two short blocks: a single one would be the largest text of a plain page, and browsers would
   * measure it as the page's largest contentful paint.
   */
  function ask(): void {
    const notice = make(
      `<section class="ck dlg ckb" aria-labelledby="ck-t"><div class="wrap"><div class="row row-b nowrap"><h2 id="ck-t">${t.title}</h2>${close}</div><p class="muted sm">${t.text}</p><p class="muted sm">${t.optional} <a href="/legal?tab=privacy">${t.privacy}</a></p><div class="row ck-a">${both}<button class="btn btn-quiet" value="settings">${t.settings}</button></div></div></section>`,
    )
    document.querySelector('.skip')?.after(notice)
    // Padding keeps focused elements and the end of the page above the notice.
    const room = (height: string) => {
      document.documentElement.style.scrollPaddingBottom = height
      document.body.style.paddingBottom = height
    }
    room(`${notice.offsetHeight}px`)
    const leave = () => {
      // Moves the focus from the notice to the page.
      if (notice.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
      notice.remove()
      room('')
      removeEventListener(CONSENT_EVENT, leave)
    }
    // A choice closes the notice, also one made in the settings.
    addEventListener(CONSENT_EVENT, leave)
    notice.onclick = ({ target }) => {
      const button = (target as Element).closest('button')
      if (button?.value === 'settings') openSettings(button)
      else if (button?.value) store(chosen(button.value))
      else if (button) {
        // Closed without a choice: nothing is allowed, and this tab does not ask again.
        writeStored(CONSENT_KEY, 'later', inTab)
        leave()
      }
    }
  }

  /** Opens the settings in a dialog; when it closes, the focus returns to `opener`. */
  function openSettings(opener: HTMLElement): void {
    const now = readConsent(readStored(CONSENT_KEY))
    const dialog = make(
      `<dialog class="ck dlg cks" aria-labelledby="ck-h"><form method="dialog"><div class="dlg-h"><h2 id="ck-h" tabindex="-1">${t.settingsTitle}</h2>${close}</div><div class="dlg-b">${row('necessary', t.necessary, t.necessaryText, 'checked disabled')}${row('analytics', t.analytics, t.analyticsText, now?.analytics ? 'checked' : '')}${row('marketing', t.marketing, t.marketingText, now?.marketing ? 'checked' : '')}${readStored(CONSENT_KEY) !== undefined ? '' : `<p class="sm">${t.notKept}</p>`}</div><div class="dlg-f row ck-a">${both}<button class="btn btn-sun" value="some">${t.save}</button></div></form></dialog>`,
    ) as HTMLDialogElement
    document.body.append(dialog)
    // A click beside the sheet closes it too. The handler returns nothing: returning false would cancel every other click.
    dialog.onclick = (event) => {
      const button = (event.target as Element).closest('button')
      // Browsers without dialogs would submit the form.
      if (button) event.preventDefault()
      if (button || event.target === dialog) dialog.close(button?.value)
    }
    // Enter in a switch would press the form's first button, which closes the settings without saving.
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
    // Without this the first button, which closes the settings, would get the focus.
    document.getElementById('ck-h')?.focus()
  }

  /** Adds a line at the end of the page, for browsers that store nothing, with what will be lost. */
  function sayNotKept(): void {
    document.body.append(make(`<aside class="ck ck-n"><p class="wrap sm">${t.notKept}</p></aside>`))
  }

  return { ask, openSettings, sayNotKept }
}

const chosen = (value: string): Consent => ({ analytics: value === 'all', marketing: value === 'all' })

function store(choice: Consent): void {
  writeStored(CONSENT_KEY, serializeConsent(choice, new Date()))
  // If nothing can be stored, the choice applies until the page is left; the notice does not appear again on it.
  dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: choice }))
}

function make(html: string): HTMLElement {
  addOverlayStyles('.ck', sheet)
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content.firstElementChild as HTMLElement
}
