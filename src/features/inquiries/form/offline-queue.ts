import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'
import { postInquiry } from './send-inquiry.ts'

/**
 * Inquiries that found no line wait in the browser under one key of local storage until they are sent. This file is part
 * of the early script: keep it small.
 */
export const QUEUE_KEY = 'inquiries'
/** Where the visit keeps what stands in the form and is not sent yet, see draft.ts. */
export const DRAFT_KEY = 'inquiry-draft'
/** Told to the window whenever the list has changed in this tab. */
export const QUEUE_EVENT = 'inquiries'

/** A waiting inquiry has a body; a sent one keeps its code until the visitor has read it. */
export type QueuedInquiry = {
  /** The Idempotency-Key: however often it is sent, from however many tabs, it arrives once. */
  key: string
  body?: Record<string, unknown>
  code?: string
  /** Products counted as asked about, once it is sent. */
  products?: number[]
  /** The server will not have it, so it is not sent again. */
  isRefused?: boolean
}

/** Parses the stored queue; invalid entries are dropped. */
export function parseQueue(stored: string | null | undefined): QueuedInquiry[] {
  const list = parseJson(stored)
  return Array.isArray(list) ? list.filter((item) => item && typeof item.key === 'string') : []
}

export function readQueue(): QueuedInquiry[] {
  return parseQueue(readStored(QUEUE_KEY))
}

/** Puts an inquiry in the place of the one with its key, or at the end. @returns false if the browser stores nothing */
export function enqueue(item: QueuedInquiry): boolean {
  const list = readQueue()
  const isNew = list.every(({ key }) => key !== item.key)
  return write(isNew ? [...list, item] : list.map((other) => (other.key === item.key ? item : other)))
}

export function dropQueued(key: string): void {
  write(readQueue().filter((item) => item.key !== key))
}

function write(list: QueuedInquiry[]): boolean {
  const isKept = list.length > 0 ? writeStored(QUEUE_KEY, JSON.stringify(list)) : dropStored(QUEUE_KEY)
  if (isKept) dispatchEvent(new Event(QUEUE_EVENT))
  return isKept
}

let isSending = false
let isAskedAgain = false

/**
 * Sends what waits, one after the other, until the line fails. Asked again meanwhile, it begins anew afterwards: the
 * line may be back before a sending has noticed that it was gone, and what was kept since waits too.
 */
export async function sendQueue(): Promise<void> {
  isAskedAgain = isSending
  if (isSending) return
  isSending = true
  for (const { key, body, products, isRefused } of readQueue()) {
    if (!body || isRefused) continue
    const result = await postInquiry(key, body)
    // Until the visitor has shown to be a person: the early script sees to that, then sending goes on here.
    if (result.outcome === 'unverified') dispatchEvent(new CustomEvent('unverified', { detail: sendQueue }))
    if (result.outcome !== 'sent' && result.outcome !== 'refused') break
    if (result.outcome === 'sent') window.count?.('inquiry', products)
    // It may have been discarded meanwhile, or another tab may have sent it.
    if (readQueue().some((item) => item.key === key))
      enqueue(result.outcome === 'sent' ? { key, code: result.code } : { key, body, isRefused: true })
  }
  isSending = false
  if (isAskedAgain) return sendQueue()
}
