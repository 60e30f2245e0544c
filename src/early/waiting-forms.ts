import { CART_KEY } from '#features/cart/cart-storage.ts'
import { DRAFT_KEY, keepWaiting, readWaiting, sendWaiting, WAITING_EVENT } from '#features/inquiries/waiting.ts'
import { makeUuid } from '#kit/uuid.ts'
import { read, session, write } from './storage.ts'

const root = document.documentElement
const MINUTE_MS = 60_000

/** Where its island did not come the form of a button still waits for the line in the browser, and is sent from there. */
export function keepForm(form: HTMLFormElement): void {
  if (!form.reportValidity()) return
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

/** Sends what waits as soon as there is a line, whichever page is open. */
export function watchWaiting(): void {
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
}
