import { LATE_EVENTS_KEY } from '#features/analytics/tracking/late-events.ts'
import { CART_KEY, listStoredIds } from '#features/cart/cart-storage.ts'
import {
  forgetDraft,
  hasTypedValues,
  keepDraft,
  listDrafts,
  prefillOf,
  refillForm,
  restoreDraft,
  syncDraft,
} from '#features/inquiries/form/draft.ts'
import { discardQueued, editQueued, excerptOf, isEditable } from '#features/inquiries/form/edit-queued.ts'
import {
  type FormField,
  findProblems,
  type InquiryBody,
  inquiryFrom,
  keyOfForm,
  readFormValues,
} from '#features/inquiries/form/form-rules.ts'
import { dropQueued, enqueue, QUEUE_EVENT, type QueuedInquiry, readQueue, sendQueue } from '#features/inquiries/form/offline-queue.ts'
import { fillPerson, rememberPerson } from '#features/inquiries/form/person.ts'
import { findSentCart } from '#features/inquiries/form/sent-cart.ts'
import { readStored } from '#kit/browser/storage.ts'
import { WAITING_STORE } from '#kit/browser/waiting-requests.ts'
import { root } from './page.ts'
import { linkWaiting } from './waiting-link.ts'

declare global {
  /** Addresses of late-visits.ts and background-sync.ts; set by the build. */
  const __LATE_VISITS__: string
  const __BACKGROUND_SYNC__: string
}

const MINUTE_MS = 60_000

/**
 * Links to an inquiry that waits, then loads late-visits.ts and sends stored visits. The address of that script is in this file, so that
 * documents need not contain it.
 */
export async function sendLate(mayCount: () => boolean): Promise<void> {
  linkWaiting()
  if (!navigator.onLine || !readStored(LATE_EVENTS_KEY)) return
  // Many browsers remember a failed import until the page is left; then the next page sends the visits.
  try {
    const late = (await import(/* @vite-ignore */ __LATE_VISITS__)) as typeof import('./late-visits.ts')
    await late.sendLate(mayCount)
  } catch {
    // The script could not be loaded.
  }
}

/** True after the form was emptied because its inquiry was stored. */
let wasKept = false

type Button = HTMLElement & Partial<Pick<HTMLButtonElement, 'form'>> & { x?: number }
/** The inquiry form of this page. Buttons of other forms, such as the calculator's, name their script in `data-js`. */
const findForm = () => document.querySelector<Button>('[data-js=""]')?.form ?? undefined
const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement
/** True if the form sends the cart along, and the cart was already sent with an inquiry. */
const isCartSent = (form: HTMLFormElement) => 'storedCart' in form && !!findSentCart(readStored(CART_KEY) ?? '')
const sourceOf = (form: HTMLFormElement) => fieldOf(form, 'source').value

/**
 * Handles the submit of a form whose island could not be loaded: stores the inquiry in the browser, which sends it. If the
 * browser cannot store it, the next touch submits the form without script.
 */
export async function keepForm(button: Button): Promise<void> {
  const { form } = button
  if (!form) return
  // The form shows the outcome itself; the message about the connection would cover it.
  delete root.dataset.lost
  // A second touch after the form was emptied: the inquiry is stored or sent already.
  if (wasKept && root.dataset.form && !hasTypedValues(form)) {
    showNote(form)
    return
  }
  const problems = findProblems(readFormValues(new FormData(form)))
  // Browsers check the lengths only of text that was typed, not of a restored draft.
  for (const name of Object.keys(problems) as FormField[]) {
    const field = fieldOf(form, name)
    if (problems[name] !== 'inquiry.tooLong') field.setCustomValidity(field.title)
  }
  if (!form.reportValidity()) return
  const body = inquiryFrom(new FormData(form), { language: root.lang as InquiryBody['language'], source: sourceOf(form) })
  let products = body.productIds ? [Number(body.productIds)] : undefined
  if ('storedCart' in form && body.storedCart === '' && !isCartSent(form)) {
    // The form's island, which would add the cart to the inquiry, has not loaded.
    body.storedCart = readStored(CART_KEY) ?? ''
    products = listStoredIds(readStored(CART_KEY))
  }
  const key = await keyOfForm(body)
  const isKept = enqueue({ key, body, ...(products ? { products } : {}) })
  root.dataset.form = isKept ? 'kept' : 'lost'
  showNote(form)
  if (!isKept) {
    button.x = 2
    return
  }
  rememberPerson(body)
  forgetDraft(sourceOf(form))
  form.reset()
  wasKept = true
  void sendQueue()
}

/**
 * Stores the inquiry if the form's island has not come ten seconds after the touch: a line that passes nothing reports nothing. Drops the
 * touch when the island, which comes later, repeats it.
 */
function watchSilence(event: Event): void {
  const button = (event.target as Element).closest<Button & HTMLElement>('[data-js=""]')
  if (button && button === keptBySilence && !event.isTrusted) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const isLive = () => !!button?.closest('[data-live]')
  if (!button?.form || isLive()) return
  setTimeout(() => {
    // The island replaces the button when it has sent the inquiry.
    if (!button.hasAttribute('aria-busy') || !button.isConnected || isLive()) return
    button.removeAttribute('aria-busy')
    delete root.dataset.loading
    keptBySilence = button
    void keepForm(button)
  }, SILENCE_MS)
}
/** The button whose touch the island may repeat although the inquiry is stored. */
let keptBySilence: Button | undefined
const SILENCE_MS = 10_000

/** Focuses the outcome's message, which is at the top of the form while the button is at its bottom. */
function showNote(form: HTMLFormElement): void {
  const note = `[data-when=${root.dataset.form}]`
  form.querySelector<HTMLElement>(`${note}[tabindex],${note} [tabindex]`)?.focus()
}

/** Sends unsent inquiries whenever there is a connection, on any page, and stores drafts of the form. */
export function watch(): void {
  if (!isWatching) watchWaiting()
  watchDraft()
  if (!isWatching) addEventListener('click', watchSilence, true)
  showQueue()
  isWatching = true
}
let isWatching = false

const loadSync = () => import(/* @vite-ignore */ __BACKGROUND_SYNC__) as Promise<typeof import('./background-sync.ts')>

const CAN_SYNC = 'SyncManager' in window
/** Returns the inquiries that wait, the oldest first. */
const listWaiting = () => readQueue().filter(({ body, isRefused }) => body && !isRefused)

/** Copies unsent inquiries for the worker. Deletes the old copies first: offline the script may fail to load. */
async function copyForWorker(): Promise<void> {
  await caches.delete(WAITING_STORE)
  if (listWaiting()[0]) await (await loadSync()).copyQueue()
}

/**
 * Stores the codes of inquiries that the worker has sent meanwhile, restores inquiries that only the worker still has, and renews its
 * copies of the unsent ones.
 */
async function syncWithWorker(): Promise<void> {
  if (!CAN_SYNC || !(listWaiting()[0] || (await caches.has(WAITING_STORE)))) return
  const { copyQueue, restoreLost, storeSentCodes } = await loadSync()
  await storeSentCodes()
  await restoreLost()
  await copyQueue()
}

function watchWaiting(): void {
  linkWaiting()
  void syncWithWorker()
    .catch(() => {})
    .then(sendQueue)
  if (CAN_SYNC) addEventListener(QUEUE_EVENT, () => copyForWorker().catch(() => {}))
  addEventListener('click', handleNote)
  addEventListener('online', sendQueue)
  setInterval(sendQueue, MINUTE_MS)
  addEventListener(QUEUE_EVENT, () => {
    const form = root.dataset.form && findForm()
    const refused = readQueue().find(({ isRefused }) => isRefused)
    if (form && refused) showRefused(form, refused)
    showQueue()
  })
}

/** Shows by attributes that an inquiry waits or was sent, until the island is hydrated (`noValidate`) and shows it. */
function showQueue(): void {
  const form = findForm()
  if (!form || form.noValidate) return
  root.toggleAttribute('data-bare', isCartSent(form))
  const codes = readQueue().flatMap(({ code }) => code || [])
  if (listWaiting()[0]) {
    root.dataset.form = 'kept'
    showWaiting(form)
  } else if (codes[0]) {
    root.dataset.form = 'sent'
    for (const place of form.querySelectorAll<HTMLElement>('[data-code]')) place.dataset.code = codes.join(', ')
  } else if (root.dataset.form === 'kept') delete root.dataset.form
}

/**
 * Shows a note for each inquiry that waits, the newest first. A form that React may hydrate keeps its one note, for the newest inquiry:
 * with more notes it would not match React's. Hydrated, it lists all.
 */
function showWaiting(form: HTMLFormElement): void {
  const [note, ...others] = form.querySelectorAll<HTMLElement>('[data-when=kept]') as unknown as [HTMLElement, ...HTMLElement[]]
  for (const other of others) other.remove()
  const waiting = listWaiting()
  const newest = waiting.pop() as QueuedInquiry
  fillNote(note, newest)
  if (form.closest('[data-island]')) return
  for (const item of waiting) {
    const other = note.cloneNode(true) as HTMLElement
    fillNote(other, item)
    note.after(other)
  }
}

function fillNote(note: HTMLElement, item: QueuedInquiry): void {
  note.dataset.key = item.key
  ;(note.querySelector('.sm') as HTMLElement).dataset.text = excerptOf(item)
  ;(note.querySelector('[data-edit]') as HTMLElement).hidden = !isEditable(item)
}

/** Edits or discards the inquiry of a note that `showQueue` shows, by the note's buttons. */
function handleNote({ target }: Event): void {
  const { edit, discard } = (target as HTMLElement).dataset
  const note = (target as Element).closest<HTMLElement>('[data-when=kept]')
  const item = listWaiting().find(({ key }) => key === note?.dataset.key)
  if (!item) return
  if (edit) editQueued(item, edit)
  if (discard) discardQueued(item, discard)
}

/** Puts a refused inquiry back into its form with the server's messages; otherwise the island explains it and what can be done. */
function showRefused(form: HTMLFormElement, { key, body, problems = {} }: QueuedInquiry): void {
  const [first] = Object.keys(problems)
  if (!first || body?.source !== sourceOf(form) || hasTypedValues(form)) {
    window.q.push(form)
    window.q.go?.()
    return
  }
  refillForm(form, body as InquiryBody)
  for (const [name, problem] of Object.entries(problems)) fieldOf(form, name).setCustomValidity(problem)
  dropQueued(key)
  form.reportValidity()
}

/**
 * Restores the draft into a form that is not hydrated, stores what is typed until it is, and applies changes that another
 * document has made to the draft.
 */
function watchDraft(): void {
  const look = (run: typeof keepDraft, form = findForm()) => {
    if (form && !form.closest('[data-live]')) run(form, sourceOf(form), prefillOf(form))
  }
  look(restoreDraft)
  look(fillPerson)
  addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement
    if (field.form !== findForm()) return
    field.setCustomValidity('')
    look(keepDraft)
  })
  let left = ''
  addEventListener('pagehide', () => {
    left = listDrafts()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const form = findForm()
    if (form && syncDraft(form, sourceOf(form), left)) fillPerson(form)
    // A page restored from memory has missed events: another document may have sent the inquiry.
    dispatchEvent(new Event(QUEUE_EVENT))
    void sendQueue()
  })
}
