import { parseJson } from '#kit/parse-json.ts'
import { dropStored, readStored, writeStored } from '#kit/storage.ts'

/**
 * Inquiries that found no line wait in the browser under one key of local storage until they are sent. This file is part
 * of the early script: keep it small.
 */
export const QUEUE_KEY = 'inquiries'
/** Where the visit keeps what stands in the form and is not sent yet, see draft.ts. */
export const DRAFT_KEY = 'inquiry-draft'
/** A line that says nothing for so long is as good as none; the key makes sure that it arrives once all the same. */
export const PATIENCE_MS = 30_000
/** Told to the window whenever the list has changed in this tab. */
export const QUEUE_EVENT = 'inquiries'

/** One that waits has a body; one that was sent keeps its code until the visitor has read it. */
export type QueuedInquiry = {
  /** The Idempotency-Key: however often it is sent, from however many tabs, it arrives once. */
  key: string
  body?: Record<string, unknown>
  code?: string
  /** What is counted as asked about, once it is sent. */
  products?: number[]
  /** The server will not have it, so it is not sent again. */
  isRefused?: boolean
}

/** What a browser has stored, whatever somebody made of it. */
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
    const answer = await post(key, body)
    if (!answer) break
    if (answer.code) window.count?.('inquiry', products)
    // It may have been discarded meanwhile, or another tab may have sent it.
    if (readQueue().some((item) => item.key === key)) enqueue(answer.code ? { key, code: answer.code } : { key, body, isRefused: true })
  }
  isSending = false
  if (isAskedAgain) return sendQueue()
}

/** @returns undefined where the same may work later: no line, not yet known as a person, too many at once, a fault of the server */
async function post(key: string, body: QueuedInquiry['body']): Promise<{ code?: string } | undefined> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    const answer = await fetch('/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: patience.signal,
    })
    const text = await answer.json()
    // Until the visitor has shown that it is a person: the early script sees to that, then it goes on here.
    if (answer.status === 403) dispatchEvent(new CustomEvent('unverified', { detail: sendQueue }))
    return answer.ok ? text : [403, 429].includes(answer.status) || answer.status > 499 ? undefined : {}
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
