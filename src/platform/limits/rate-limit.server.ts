import type { Database } from '#database/schema.ts'
import { MINUTE_MS } from '#kit/units.ts'
import { HttpError } from '../http/http-error.server.ts'
import { consumeWithBackoff, MAX_WAIT_MS } from './backoff-limit.server.ts'
import type { FairLimits } from './fair-queue.server.ts'
import { consumeFixedWindow } from './fixed-window.server.ts'
import { deleteOldCounts, type KeyedLimit } from './limit-keys.server.ts'

/**
 * Default limits of uncached reads: pages that have to be rendered (20 ms of CPU) and calls of the public API (3 to 10 ms). Each
 * server counts them per address in memory.
 *
 * Thirty people behind one address who browse without a pause open a page every 8 seconds each, half of them uncached, and type a
 * search with five suggestions every 20 seconds: 10 reads a second, half of the rate. The burst is for a school class that starts
 * at the same time: seven reads each. At the full rate one address takes less than half of a core. Reads beyond the rate wait for a
 * second at most, so a robot that reads one page after the other, or a dozen at a time, is slowed down and never refused. Sixteen
 * requests at a time are more than a browser opens for one page.
 */
export const defaultReadLimits: FairLimits = { runningInAll: 8, running: 4, waiting: 12, burst: 200, perSecond: 20 }

/**
 * Limit of calls per person, address or name (docs/decisions/0020). In Cuba many people share an address, since phones use the
 * addresses of their provider. `name` is part of the stored key: never change it. `beyond`: 'growing' adds waits of 1, 2, 4, 8,
 * then 15 minutes, against guessing; 'window' refuses until the window is over, which begins with the first call.
 */
export type RateLimit = { name: string; limit: number; windowMs: number; beyond: 'growing' | 'window' }

const CLEANING_MS = 10 * MINUTE_MS
const cleanedAt = new WeakMap<Database, number>()

/**
 * Counts a call against its limit, in the database, for all servers. Await it before the guarded work, but after checks that cost
 * nothing (for an invalid body, for a repeated key).
 *
 * @param caller `toAddressKey(request.ip)`, which trusts only proxies of TRUST_PROXY, or a person's id
 * @returns whole seconds to wait; 0: go ahead
 */
export async function countCall(db: Database, limit: RateLimit, caller: string | number, now: Date): Promise<number> {
  const counted = limitOf(limit, caller)
  const seconds = limit.beyond === 'growing' ? await consumeWithBackoff(db, [counted], now) : await consumeFixedWindow(db, counted, now)
  if (seconds === 0) await pruneOccasionally(db, now)
  return seconds
}

/**
 * Like `countCall`, for several limits with growing waits: counts the call against all of them, or against none if one requires a
 * wait. Always pass them in the same order, so that two servers cannot deadlock.
 */
export async function countAttempt(db: Database, counted: readonly KeyedLimit[], now: Date): Promise<number> {
  const seconds = await consumeWithBackoff(db, counted, now)
  if (seconds === 0) await pruneOccasionally(db, now)
  return seconds
}

/**
 * Counts a call and refuses it beyond the limit.
 *
 * @throws HttpError 429 with Retry-After
 */
export async function enforceLimit(db: Database, limit: RateLimit, caller: string | number, now: Date): Promise<void> {
  const seconds = await countCall(db, limit, caller, now)
  if (seconds > 0) throw createTooManyError(seconds)
}

/** True if the caller has to wait, or had to until less than `limit.windowMs` ago. Only for limits with `beyond: 'growing'`. */
export async function wasThrottledRecently(db: Database, limit: RateLimit, caller: string | number, now: Date): Promise<boolean> {
  const row = await db.selectFrom('attempt').select('blocked_until').where('key', '=', limitKey(limit, caller)).executeTakeFirst()
  const until = Date.parse(row?.blocked_until ?? '')
  // Ignores a wait that ends later than any wait can: the clock was set back after it was stored.
  return until > now.getTime() - limit.windowMs && until <= now.getTime() + MAX_WAIT_MS
}

/** Creates the refusal of a call beyond its limit: 429 with Retry-After and a sentence with the waiting time. */
export function createTooManyError(seconds: number): HttpError {
  return new HttpError(429, 'problem.tooMany', { values: { seconds }, headers: { 'retry-after': String(seconds) } })
}

/** Key of a caller's row in the table `attempt`. */
export function limitKey({ name }: Pick<RateLimit, 'name'>, caller: string | number): string {
  return `${name}:${caller}`
}

/** Combines a limit with the key of one person, address or name. */
export function limitOf({ limit, windowMs, ...rest }: RateLimit, caller: string | number): KeyedLimit {
  return { key: limitKey(rest, caller), limit, windowMs }
}

async function pruneOccasionally(db: Database, now: Date): Promise<void> {
  const last = cleanedAt.get(db)
  if (last !== undefined && Math.abs(now.getTime() - last) < CLEANING_MS) return
  cleanedAt.set(db, now.getTime())
  await deleteOldCounts(db, now)
}
