import { LATE_EVENTS_KEY, type LateEvent, MAX_LATE_EVENTS, MAX_LATE_MS } from '#features/analytics/tracking/late-events.ts'
import { TRACKING_TIMEOUT_MS, TRACKING_WAITS_MS } from '#features/visitors/tracking-times.ts'
import { dropStored, readStored, writeStored } from '#kit/browser/storage.ts'
import { parseJson } from '#kit/parse.ts'

/**
 * Sends visit events that could not be sent when they happened (early/visits.ts stores them). A separate script, loaded only
 * while events are stored. Each event has a random number, so that the server counts it once if two tabs or a retry send it.
 */

const MINUTE_MS = 60_000
/** Statuses after which events are not sent again: counted, or refused for good. */
const SETTLED = [204, 400]

type StoredEvent = LateEvent & { userAgent?: string; isMobile?: boolean }

let isSending = false
let attempts = 0
let timer: ReturnType<typeof setTimeout>

/**
 * Sends the stored visit events. If that fails, retries after 1 s, 2 s, then every 60 s; while offline it schedules nothing.
 *
 * @param mayCount false once the visitor has refused; then the events are deleted
 */
export async function sendLate(mayCount: () => boolean): Promise<void> {
  if (isSending) return
  clearTimeout(timer)
  if (!mayCount()) dropStored(LATE_EVENTS_KEY)
  const waiting = readEvents().filter((event) => ageOf(event) !== undefined)
  writeEvents(waiting)
  const events = waiting.slice(0, MAX_LATE_EVENTS)
  if (events.length === 0 || !navigator.onLine) return
  isSending = true
  const isSettled = await post(events)
  isSending = false
  if (isSettled) {
    attempts = 0
    const sent = new Set(events.map(({ id }) => id))
    writeEvents(readEvents().filter(({ id }) => !sent.has(id)))
  }
  timer = setTimeout(sendLate, isSettled ? 0 : (TRACKING_WAITS_MS[attempts++] ?? MINUTE_MS), mayCount)
}

async function post(events: readonly StoredEvent[]): Promise<boolean> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TRACKING_TIMEOUT_MS)
  const { userAgent } = navigator
  const body = {
    userAgent,
    isMobile: /Mobi/.test(userAgent),
    // Sends the age of an event instead of its time, because the device's clock may be wrong.
    events: events.map(({ timestamp, userAgent: _, isMobile, ...event }) => ({ ...event, age: ageOf({ timestamp }) })),
  }
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(body), signal: controller.signal }
  const answer = await fetch('/api/track/late', request).catch(() => undefined)
  clearTimeout(timer)
  return !!answer && SETTLED.includes(answer.status)
}

/**
 * Age of an event in ms; undefined if it is three days or more, or unknown. If the device's clock was set back after the event,
 * the age is computed from the time at which the page was opened.
 */
function ageOf({ timestamp }: Pick<LateEvent, 'timestamp'>): number | undefined {
  const ages = [Date.now(), performance.timeOrigin + performance.now()].map((now) => Math.round(now - timestamp))
  return ages.find((age) => age >= 0 && age < MAX_LATE_MS)
}

/** The stored events, the oldest first; invalid lines are left out. */
function readEvents(): StoredEvent[] {
  const lines = (readStored(LATE_EVENTS_KEY) ?? '').split('\n')
  return lines
    .map((line) => Object(parseJson(line)) as StoredEvent)
    .filter(({ id, timestamp }) => typeof id === 'number' && typeof timestamp === 'number')
}

function writeEvents(events: readonly StoredEvent[]): void {
  if (events.length > 0) writeStored(LATE_EVENTS_KEY, events.map((event) => JSON.stringify(event)).join('\n'))
  else dropStored(LATE_EVENTS_KEY)
}
