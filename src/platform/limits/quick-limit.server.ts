import { LRUCache } from 'lru-cache'
import type { Database } from '#database/schema.ts'
import type { Clock } from '../clock.server.ts'
import { type Every, rounds } from '../interval.server.ts'
import { type SharedCount, shareFixedWindows } from './fixed-window.server.ts'
import { limitKey, type RateLimit } from './rate-limit.server.ts'

/** Maximum of counts in memory; the least recently used are dropped. At most about 10 MB. */
const KEPT_MAX = 50_000
/** Maximum of rows in a statement. */
const ROWS_MAX = 500
const SHARE_EVERY_MS = 1000
/**
 * A caller that has used this part of the limit, a quarter, is shared with the other servers; others are counted locally only.
 */
const OWN_PART = 4

/** `own`: turns that the database does not know of yet. */
type Count = { startedAt: number; known: number; own: number }

export type QuickLimit = {
  /**
   * Takes one or several turns in memory, within microseconds.
   *
   * @returns whole seconds to wait; 0: go ahead
   */
  consume(who: string, turns?: number): number
  /** Exchanges counts with the other servers now; also happens every second. */
  share(): Promise<void>
  stop(): Promise<void>
}

type Dependencies = {
  db: Database
  clock: Clock
  rate: RateLimit
  onFailure?: (error: unknown) => void
  every?: Every
}

/**
 * A limit for calls that come by the thousand and must be answered faster than the database. Every server counts in memory.
 * Callers that have used a quarter of the limit at a server are added up in the database every second, where all servers read
 * the sums; ordinary visitors are never stored. So the limit is exact with one server; with n servers a caller that spreads its
 * calls may exceed it by (n - 1) quarters plus the calls of a second. If the database fails, each server goes on alone.
 *
 * Keys are stored as given: where no address may be stored, pass a key derived from it.
 */
export function quickLimit({ db, clock, rate, onFailure = () => {}, every }: Dependencies): QuickLimit {
  const { limit, windowMs } = rate
  // Limited by `maxSize`, since `max` would allocate the memory for all entries at once.
  const counts = new LRUCache<string, Count>({ maxSize: KEPT_MAX, sizeCalculation: () => 1 })
  /** Keys that took turns since the last exchange and used enough of the limit to be shared. */
  const toShare = new Set<string>()

  function consume(who: string, turns = 1): number {
    const now = clock.now().getTime()
    let count = counts.get(who)
    if (!count || isOver(count, now)) {
      count = { startedAt: now, known: 0, own: 0 }
      counts.set(who, count)
    }
    if (count.known + count.own >= limit) return Math.max(1, Math.ceil((count.startedAt + windowMs - now) / 1000))
    count.own += turns
    if (count.known > 0 || count.own * OWN_PART >= limit) toShare.add(who)
    return 0
  }

  // A clock that was set back must not prolong a window by the difference.
  const isOver = ({ startedAt }: Count, now: number) => startedAt + windowMs <= now || startedAt > now + windowMs

  async function shareOnce(): Promise<void> {
    const now = clock.now()
    const whos = [...toShare]
    toShare.clear()
    for (let start = 0; start < whos.length; start += ROWS_MAX) {
      const turns: SharedCount[] = []
      for (const who of whos.slice(start, start + ROWS_MAX)) {
        const count = counts.get(who)
        if (!count || isOver(count, now.getTime())) continue
        turns.push({ key: limitKey(rate, who), count: count.own, startedAt: new Date(count.startedAt).toISOString() })
        count.known += count.own
        count.own = 0
      }
      for (const shared of await shareFixedWindows(db, turns, windowMs, now)) learn(shared)
    }
  }

  /** Merges the counts of all servers with the turns taken here meanwhile. */
  function learn({ key, count, startedAt }: SharedCount): void {
    const kept = counts.get(key.slice(limitKey(rate, '').length))
    if (!kept) return
    kept.known = count
    kept.startedAt = Date.parse(startedAt)
  }

  const sharing = rounds(shareOnce, onFailure, every)
  void sharing.every(SHARE_EVERY_MS)
  return {
    consume,
    share: sharing.now,
    stop: sharing.stop,
  }
}
