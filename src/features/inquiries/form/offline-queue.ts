import { postInquiry } from '#kit/browser/post-inquiry.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'
import { type InquiryFailure, readFailure } from './form-rules.ts'
import { rememberSentCart } from './sent-cart.ts'

/**
 * Key in local storage of the offline queue: inquiries that wait for a connection. This file is part of the script of every public
 * page (early/early.ts): keep it small.
 */
export const QUEUE_KEY = 'inquiries'
/** Key in session storage, and for inquiries from the queue in local storage, of the drafts of the form (draft.ts). */
export const DRAFT_KEY = 'inquiry-draft'
/** Event on the window after the queue has changed in this tab. */
export const QUEUE_EVENT = 'inquiries'

/** A waiting inquiry has a `body`. A sent one has a `code` instead, until the visitor closes the note that shows it. */
export type QueuedInquiry = {
  /** Idempotency-Key: the inquiry is stored once, even if it is sent repeatedly or from several tabs. */
  key: string
  body?: Record<string, unknown>
  code?: string
  /** Ids of the products for which analytics count an inquiry once it is sent. */
  products?: number[]
  /** True if the server refused the inquiry, so it is not sent again; `problems`: its messages about single fields. */
  isRefused?: boolean
  problems?: InquiryFailure['problems']
}

/** Parses the stored queue; invalid entries are dropped. */
export function parseQueue(stored: string | null | undefined): QueuedInquiry[] {
  const list = parseJson(stored)
  return Array.isArray(list) ? list.filter((item) => item && typeof item.key === 'string') : []
}

/** Key of the inquiry that the form of this page is sending. It is in storage, and `readQueue` omits it. */
let sendingKey: string | undefined
const readAll = () => parseQueue(readStored(QUEUE_KEY))

/** Returns the queue without the inquiry that the form of this page is sending. */
export const readQueue = (): QueuedInquiry[] => readAll().filter(({ key }) => key !== sendingKey)

/** True if the queue has this inquiry, sent or not, also while the form of this page is sending it. */
export const hasQueued = (key: string): boolean => readAll().some((item) => item.key === key)

/** Finds the queued inquiry that is unsent and has these values. */
export function findWaiting(values: object): QueuedInquiry | undefined {
  return readQueue().find(({ body }) => body && Object.entries(values).every(([name, value]) => body[name] === value))
}

/**
 * Stores an inquiry while the form sends it, so that the next page sends it if the device loses power during the request.
 * The caller ends this with `enqueue` or `dropQueued`.
 *
 * @returns false if the browser refuses to store it
 */
export function storeWhileSending(item: QueuedInquiry): boolean {
  sendingKey = item.key
  return writeStored(QUEUE_KEY, JSON.stringify([...readQueue(), item]))
}

/** Replaces the queued inquiry with the same key, or appends the inquiry. @returns false if the browser refuses to store it */
export function enqueue(item: QueuedInquiry): boolean {
  const list = readAll()
  const isNew = list.every(({ key }) => key !== item.key)
  return write(isNew ? [...list, item] : list.map((other) => (other.key === item.key ? item : other)), item.key)
}

/** Removes an inquiry from the queue. */
export function dropQueued(key: string): void {
  write(
    readAll().filter((item) => item.key !== key),
    key,
  )
}

function write(list: QueuedInquiry[], changedKey: string): boolean {
  if (sendingKey === changedKey) sendingKey = undefined
  const isKept = list.length > 0 ? writeStored(QUEUE_KEY, JSON.stringify(list)) : dropStored(QUEUE_KEY)
  if (isKept) dispatchEvent(new Event(QUEUE_EVENT))
  return isKept
}

/** Counts an inquiry from the queue that was sent, and remembers its cart. @param date the shop's time, from its answer */
export function recordSentInquiry({ body, products }: Omit<QueuedInquiry, 'key'>, code: string, date?: string | null): void {
  window.count?.('inquiry', products)
  rememberSentCart(body?.storedCart, code, date)
}

let isSending = false
let isAskedAgain = false

/**
 * Sends the waiting inquiries one after another, until a request fails. A call during another run starts a new run after it: the
 * connection may be back before that run notices its loss, and inquiries may have been added since.
 */
export async function sendQueue(): Promise<void> {
  isAskedAgain = isSending
  if (isSending) return
  isSending = true
  for (const item of readQueue()) {
    const { key, body, isRefused } = item
    if (!body || isRefused) continue
    const result = await postInquiry(key, JSON.stringify(body))
    // The visitor must first pass the human verification. early/human.ts opens it, and then calls sendQueue again.
    if (result.outcome === 'unverified') dispatchEvent(new CustomEvent('unverified', { detail: sendQueue }))
    if (result.outcome !== 'sent' && result.outcome !== 'refused') break
    if (result.outcome === 'sent') recordSentInquiry(item, result.code, result.date)
    // The visitor may have discarded the inquiry meanwhile, or another tab may have sent it.
    if (readQueue().some((item) => item.key === key))
      enqueue(
        result.outcome === 'sent'
          ? { key, code: result.code }
          : { key, body, isRefused: true, problems: readFailure(result.status, result.body).problems },
      )
  }
  isSending = false
  if (isAskedAgain) return sendQueue()
}
