import { CART_KEY, listStoredIds } from '#features/cart/cart-storage.ts'
import { followDraft, forgetDraft, isTyped, keepDraft, prefillOf, restoreDraft } from '#features/inquiries/form/draft.ts'
import { type InquiryBody, inquiryFrom } from '#features/inquiries/form/form-rules.ts'
import { keyOfForm } from '#features/inquiries/form/key-of-day.ts'
import { DRAFT_KEY, enqueue, QUEUE_EVENT, readQueue, sendQueue } from '#features/inquiries/form/offline-queue.ts'
import { fillPerson, rememberPerson } from '#features/inquiries/form/person.ts'
import { inTab, readStored } from '#kit/browser/storage.ts'
import { WAITING_STORE } from '#kit/browser/waiting-requests.ts'
import { root } from './page.ts'

declare global {
  /** Addresses of late-visits.ts and background-sync.ts; the build knows them. */
  const __LATE_VISITS__: string
  const __BACKGROUND_SYNC__: string
}

const MINUTE_MS = 60_000

/** Loads the script that sends late visits, and sends them. It is named here, so that no document has to name it. */
export async function sendLate(mayCount: () => boolean): Promise<void> {
  // An import that failed is remembered by many browsers for as long as the page is open; the next page sends then.
  try {
    const late = (await import(/* @vite-ignore */ __LATE_VISITS__)) as typeof import('./late-visits.ts')
    await late.sendLate(mayCount)
  } catch {
    // The script did not come.
  }
}

type Button = HTMLElement & Partial<Pick<HTMLButtonElement, 'form'>> & { x?: number }
const findForm = () => document.querySelector<Button>('[data-js]')?.form ?? undefined
const sourceOf = (form: HTMLFormElement) => (form.elements.namedItem('source') as HTMLInputElement).value

/**
 * Where its island did not come the form of a button still waits for the line in the browser, and is sent from there.
 * Where the browser keeps nothing, the next touch sends it in the old way.
 */
export async function keepForm(button: Button): Promise<void> {
  const { form } = button
  if (!form) return
  // Touched again after the form was emptied: the inquiry waits for the line, or has been sent.
  if (root.dataset.form && root.dataset.form !== 'lost' && !isTyped(form)) {
    showNote(form)
    return
  }
  if (!form.reportValidity()) return
  const body = inquiryFrom(new FormData(form), { language: root.lang as InquiryBody['language'], source: sourceOf(form) })
  let products = body.productIds ? [Number(body.productIds)] : undefined
  if ('storedCart' in form && body.storedCart === '') {
    // The form is about the cart, which its island had no time to put into it.
    body.storedCart = readStored(CART_KEY) ?? ''
    products = listStoredIds(readStored(CART_KEY))
  }
  const key = await keyOfForm(body)
  const isKept = enqueue({ key, body, ...(products ? { products } : {}) })
  root.dataset.form = isKept ? 'kept' : 'lost'
  // The form itself says what became of it; the message about the line would stay above its thanks.
  delete root.dataset.lost
  showNote(form)
  if (!isKept) {
    button.x = 2
    return
  }
  rememberPerson(body)
  forgetDraft(sourceOf(form))
  form.reset()
  void sendQueue()
}

/** It stands at the head of the form, and the button at its foot. */
function showNote(form: HTMLFormElement): void {
  const note = `[data-when=${root.dataset.form}]`
  form.querySelector<HTMLElement>(`${note}[tabindex],${note} [tabindex]`)?.focus()
}

/** Sends what waits as soon as there is a line, whichever page is open, and keeps what is typed. */
export function watch(): void {
  if (!isWatching) watchWaiting()
  watchDraft()
  isWatching = true
}
let isWatching = false

const bringSync = () => import(/* @vite-ignore */ __BACKGROUND_SYNC__) as Promise<typeof import('./background-sync.ts')>

const CAN_SYNC = 'SyncManager' in window
const isWaiting = () => readQueue().some(({ body }) => body)

/** Copies what waits for the worker. The old copies go first: without a connection the script may not come. */
async function copyForWorker(): Promise<void> {
  await caches.delete(WAITING_STORE)
  if (isWaiting()) await (await bringSync()).copyQueue()
}

/** Takes over what the worker has sent since the last page. */
async function learnSent(): Promise<void> {
  if (!CAN_SYNC || !isWaiting()) return
  const { copyQueue, learnSent } = await bringSync()
  await learnSent()
  await copyQueue()
}

function watchWaiting(): void {
  void learnSent()
    .catch(() => {})
    .then(sendQueue)
  if (CAN_SYNC) addEventListener(QUEUE_EVENT, () => copyForWorker().catch(() => {}))
  addEventListener('online', sendQueue)
  setInterval(sendQueue, MINUTE_MS)
  // Attributes show the outcome until the island does.
  addEventListener(QUEUE_EVENT, () => {
    if (!root.dataset.form) return
    const list = readQueue()
    const code = list.find((item) => item.code)?.code
    // Refused, it is the island's to say why, and what can be done about it.
    if (list.some(({ isRefused }) => isRefused)) wake()
    if (!code) return
    root.dataset.form = 'sent'
    for (const place of document.querySelectorAll<HTMLElement>('[data-code]')) place.dataset.code = code
  })
}

function wake(): void {
  const form = findForm()
  if (!form) return
  window.q.push(form)
  window.q.go?.()
}

/**
 * Puts the draft into a form that does not live yet, keeps what is typed into it until it does, and follows what has become
 * of it in another document meanwhile.
 */
function watchDraft(): void {
  const look = (run: typeof keepDraft, form = findForm()) => {
    if (form && !form.closest('[data-live]')) run(form, sourceOf(form), prefillOf(form))
  }
  look(restoreDraft)
  addEventListener('input', ({ target }) => {
    if ((target as HTMLInputElement).form === findForm()) look(keepDraft)
  })
  let left = ''
  addEventListener('pagehide', () => {
    left = readStored(DRAFT_KEY, inTab) ?? ''
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const form = findForm()
    if (form && followDraft(form, sourceOf(form), left)) fillPerson(form)
    // Asleep it heard nothing: another document may have sent what waited here.
    dispatchEvent(new Event(QUEUE_EVENT))
    void sendQueue()
  })
}
