import type { Database } from '#database/schema.ts'
import { HttpError } from '../http/http-error.server.ts'
import { consumeWithBackoff, MAX_WAIT_MS } from './backoff-limit.server.ts'
import type { FairLimits } from './fair-queue.server.ts'
import { consumeFixedWindow } from './fixed-window.server.ts'
import { deleteOldCounts, type KeyedLimit } from './limit-keys.server.ts'

const MINUTE = 60_000

/**
 * How often one person, address or name may ask for what costs something: the one home of these numbers
 * (docs/decisions/0020). One address here is often a whole neighbourhood: phones share those of their provider.
 *
 * `growing`: beyond the limit waits of 1, 2, 4, 8, then 15 minutes, for what is tried out. `window`: nothing more until
 * the window, which begins with the first call, is over.
 */
export const rateLimits = {
  /** Wrong passwords from browsers that have never signed in: for one name from one address, and from one address. */
  loginOfPair: { limit: 5, windowMs: 15 * MINUTE, beyond: 'growing' },
  loginFromAddress: { limit: 20, windowMs: 15 * MINUTE, beyond: 'growing' },
  /** The same for one name from all addresses together: half of the hundred that NIST SP 800-63B allows in a row. */
  loginOfName: { limit: 50, windowMs: 15 * MINUTE, beyond: 'growing' },
  /** Wrong passwords from one browser that has signed in to this account before. */
  loginOfBrowser: { limit: 5, windowMs: 15 * MINUTE, beyond: 'growing' },
  /** Wrong current passwords where one's own is changed, in one session. */
  passwordInSession: { limit: 5, windowMs: 15 * MINUTE, beyond: 'growing' },
  /** New inquiries from one address; the same one sent again is not counted. */
  inquiry: { limit: 10, windowMs: 10 * MINUTE, beyond: 'growing' },
  /** The same from one visitor who has shown to be a person: no neighbour at the same address holds them up. */
  inquiryOfPerson: { limit: 5, windowMs: 10 * MINUTE, beyond: 'growing' },
  /** Challenges asked for, and answers to them, from one address: a person who fails may try again every few seconds. */
  challenge: { limit: 60, windowMs: 10 * MINUTE, beyond: 'window' },
  verification: { limit: 60, windowMs: 10 * MINUTE, beyond: 'window' },
  /** Questions whether verification is needed, from one address: a browser asks every five minutes. `quickLimit` counts. */
  verificationCheck: { limit: 600, windowMs: MINUTE, beyond: 'window' },
  /** Views and events from one address; counted by `quickLimit`. */
  tracking: { limit: 1200, windowMs: MINUTE, beyond: 'window' },
  /**
   * Units of events (features/analytics/daily-budget) from one address on one day: four hundred visits, or a fifth of what
   * is kept of a day at all. `quickLimit` counts.
   */
  trackingOfDay: { limit: 8000, windowMs: 24 * 60 * MINUTE, beyond: 'window' },
  /** Questions to the translation service by one person: some twenty products with everything missing. */
  translation: { limit: 200, windowMs: 10 * MINUTE, beyond: 'growing' },
  /** Test mails sent by one person. */
  testMail: { limit: 5, windowMs: 10 * MINUTE, beyond: 'window' },
} as const satisfies Record<string, RateLimit>

/**
 * Reads that no cache answers, from one address: pages that have to be rendered (20 ms of the processor) and calls of the
 * public API (3 to 10 ms). Each server counts its own, in memory.
 *
 * Thirty people behind one address who browse without a pause open a page every 8 seconds each, half of them with words of
 * their own, and type a search with five suggestions every 20 seconds: 10 reads a second, half of the rate. The burst is a
 * class that begins at the same time: seven reads each. At the full rate one address takes less than half of a core.
 *
 * Reads beyond the rate wait, a second at most, so a robot that asks for one page after the other, or for a dozen at a time,
 * is slowed down and never refused. Sixteen requests at a time is more than a browser opens for one page.
 */
export const uncachedReads: FairLimits = { runningInAll: 8, running: 4, waiting: 12, burst: 200, perSecond: 20 }

export type RateLimit = { limit: number; windowMs: number; beyond: 'growing' | 'window' }
export type RateLimitName = keyof typeof rateLimits

const CLEANING_MS = 10 * MINUTE
const cleanedAt = new WeakMap<Database, number>()

/**
 * Counts a call against its limit, in the database: for all servers on it together. To be awaited before the work that it
 * guards, and after what needs no guarding (a body that is refused, a repeated key).
 *
 * @param who `addressToCount(request.ip)`, which believes only proxies of TRUST_PROXY, or the id of a person
 * @returns whole seconds to wait; 0: go ahead
 */
export async function countCall(db: Database, name: RateLimitName, who: string | number, now: Date): Promise<number> {
  const limit: RateLimit = rateLimits[name]
  const counted = { key: limitKey(name, who), ...limit }
  const seconds = limit.beyond === 'growing' ? await consumeWithBackoff(db, [counted], now) : await consumeFixedWindow(db, counted, now)
  if (seconds === 0) await pruneOccasionally(db, now)
  return seconds
}

/** Counts an attempt against several growing limits: against all of them, or none where one has to wait. Else like `countCall`. */
export async function countAttempt(db: Database, counted: readonly KeyedLimit[], now: Date): Promise<number> {
  const seconds = await consumeWithBackoff(db, counted, now)
  if (seconds === 0) await pruneOccasionally(db, now)
  return seconds
}

/** Counts a call and refuses it beyond the limit. @throws HttpError 429, as `tooMany` words it */
export async function holdToLimit(db: Database, name: RateLimitName, who: string | number, now: Date): Promise<void> {
  const seconds = await countCall(db, name, who, now)
  if (seconds > 0) throw tooMany(seconds)
}

/** True for somebody whose calls reached a growing limit and had to wait within the limit's window before now. */
export async function wasThrottledRecently(db: Database, name: RateLimitName, who: string | number, now: Date): Promise<boolean> {
  const row = await db.selectFrom('attempt').select('blocked_until').where('key', '=', limitKey(name, who)).executeTakeFirst()
  const until = Date.parse(row?.blocked_until ?? '')
  // A wait that ends later than any can was counted by a clock that has been set back since.
  return until > now.getTime() - rateLimits[name].windowMs && until <= now.getTime() + MAX_WAIT_MS
}

/** How a call is refused that came too soon: 429 with Retry-After, and the time to wait in the reader's language. */
export function tooMany(seconds: number): HttpError {
  return new HttpError(429, 'problem.tooMany', { values: { seconds }, headers: { 'retry-after': String(seconds) } })
}

/** Under which key of the table `attempt` somebody's calls are counted. */
export function limitKey(name: RateLimitName, who: string | number): string {
  return `${name}:${who}`
}

async function pruneOccasionally(db: Database, now: Date): Promise<void> {
  const last = cleanedAt.get(db)
  if (last !== undefined && Math.abs(now.getTime() - last) < CLEANING_MS) return
  cleanedAt.set(db, now.getTime())
  await deleteOldCounts(db, now)
}
