import { CART_KEY } from '#features/cart/cart-storage.ts'
import { DRAFT_KEY, keepWaiting, readWaiting, sendWaiting, WAITING_EVENT } from '#features/inquiries/waiting.ts'
import { makeUuid } from '#kit/uuid.ts'
import { read, session, write } from './storage.ts'

const root = document.documentElement
const MINUTE_MS = 60_000

/** Where its island did not come the form of a button still waits for the line in the browser, and is sent from there. */
export function keepForm({ form }: { form?: HTMLFormElement | null }): void {
  if (!form?.reportValidity()) return
  const body: Record<string, unknown> = { ...Object.fromEntries(new FormData(form)), language: root.lang }
  // The form is about the cart, which its island had no time to put into it.
  if (body.storedCart === '') body.storedCart = read(CART_KEY)
  const isKept = keepWaiting({ key: makeUuid((bytes) => crypto.getRandomValues(bytes)), body })
  root.dataset.form = isKept ? 'kept' : 'lost'
  // The form itself says what became of it; the message about the cart would stay above its thanks.
  delete root.dataset.app
  if (!isKept) return
  form.reset()
  write(DRAFT_KEY, '', session)
  void sendWaiting()
}

/** Sends what waits as soon as there is a line, whichever page is open, and brings the form to life for who begins to write. */
export function watchForms(bring: (island: HTMLElement) => void): void {
  void sendWaiting()
  addEventListener('online', sendWaiting)
  setInterval(sendWaiting, MINUTE_MS)
  // What became of it is told by attributes until the island tells it.
  addEventListener(WAITING_EVENT, () => {
    const code = readWaiting().find((item) => item.code)?.code
    if (!root.dataset.form || !code) return
    root.dataset.form = 'sent'
    for (const place of document.querySelectorAll<HTMLElement>('[data-code]')) place.dataset.code = code
  })
  // The island lives by the time of sending, and knows what to do without a line.
  addEventListener('focusin', ({ target }) => {
    if ((target as HTMLInputElement).form?.querySelector('[data-js]')) bringIsland(target as HTMLElement, bring)
  })
}

/** Brings the form of a page to life that has something to tell of an inquiry that waited, to put back what was typed, or to show the cart. */
export function tellNews(bring: (island: HTMLElement) => void): void {
  const form = document.querySelector<HTMLButtonElement>('[data-js]')?.form
  if (form && (readWaiting().length > 0 || !!read(DRAFT_KEY, session) || 'storedCart' in form)) bringIsland(form, bring)
}

function bringIsland(element: HTMLElement, bring: (island: HTMLElement) => void): void {
  const island = element.closest<HTMLElement>('[data-island]')
  if (island) bring(island)
}
