import { LRUCache } from 'lru-cache'
import type { Database } from '#database/schema.ts'
import type { Clock } from '../clock.server.ts'
import { createRepeatedTask, type StartInterval } from '../interval.server.ts'
import { type SharedCount, shareFixedWindows } from './fixed-window.server.ts'
import { limitKey, type RateLimit } from './rate-limit.server.ts'

/** Maximum number of counts in memory, about 10 MB; the least recently used are dropped. */
const MAX_KEPT = 50_000
/** Maximum number of rows in a statement. */
const MAX_ROWS = 500
const SHARE_EVERY_MS = 1000
/** Only the counts of callers that have used a quarter of the limit are shared with the other servers. */
const SHARED_FROM = 1 / 4

/** `known`: calls of all servers in the database; `own`: calls at this server that are not yet in the database. */
type Count = { startedAt: number; known: number; own: number }

export type QuickLimit = {
  /**
   * Counts one or several calls in memory, within microseconds.
   *
   * @returns whole seconds to wait; 0: go ahead
   */
  consume(caller: string, calls?: number): number
  /** Exchanges counts with the other servers now; also happens every second. */
  share(): Promise<void>
  stop(): Promise<void>
}

type Dependencies = {
  db: Database
  clock: Clock
  rate: RateLimit
  onFailure?: (error: unknown) => void
  every?: StartInterval
}

/**
 * Creates a limit for calls that come by the thousand and must be answered within microseconds. Every server counts in memory. The
 * calls of callers that have used a quarter of the limit at a server are added up in the database every second, and all servers
 * read the sums. Other callers are not stored. So the limit is exact with one server; with n servers a caller that spreads its
 * calls may exceed it by (n - 1) quarters plus the calls of a second. If the database fails, each server counts alone.
 *
 * Keys are stored as given: where no address may be stored, pass a key derived from it.
 */
export function createQuickLimit({ db, clock, rate, onFailure = () => {}, every }: Dependencies): QuickLimit {
  const { limit, windowMs } = rate
  // Limited by `maxSize`, since `max` would allocate the memory for all entries at once.
  const counts = new LRUCache<string, Count>({ maxSize: MAX_KEPT, sizeCalculation: () => 1 })
  /** Callers with calls since the last exchange that have used enough of the limit to be shared. */
  const toShare = new Set<string>()

  function consume(caller: string, calls = 1): number {
    const now = clock.now().getTime()
    let count = counts.get(caller)
    if (!count || isOver(count, now)) {
      count = { startedAt: now, known: 0, own: 0 }
      counts.set(caller, count)
    }
    if (count.known + count.own >= limit) return Math.max(1, Math.ceil((count.startedAt + windowMs - now) / 1000))
    count.own += calls
    if (count.known > 0 || count.own >= limit * SHARED_FROM) toShare.add(caller)
    return 0
  }

  // A clock that was set back must not prolong a window by the difference.
  const isOver = ({ startedAt }: Count, now: number) => startedAt + windowMs <= now || startedAt > now + windowMs

  async function shareOnce(): Promise<void> {
    const now = clock.now()
    const callers = [...toShare]
    toShare.clear()
    for (let start = 0; start < callers.length; start += MAX_ROWS) {
      const shared: SharedCount[] = []
      const sent: { count: Count; calls: number }[] = []
      for (const caller of callers.slice(start, start + MAX_ROWS)) {
        const count = counts.get(caller)
        if (!count || isOver(count, now.getTime())) continue
        const calls = count.own
        shared.push({ key: limitKey(rate, caller), count: calls, startedAt: new Date(count.startedAt).toISOString() })
        sent.push({ count, calls })
        count.known += calls
        count.own = 0
      }
      try {
        for (const sum of await shareFixedWindows(db, shared, windowMs, now)) takeOver(sum)
      } catch (error) {
        // The calls go on counting here, and the next exchange sends them.
        for (const { count, calls } of sent) {
          count.known -= calls
          count.own += calls
        }
        for (const caller of callers.slice(start)) toShare.add(caller)
        throw error
      }
    }
  }

  /** Takes over the sum of all servers. Calls counted here meanwhile stay in `own`. */
  function takeOver({ key, count, startedAt }: SharedCount): void {
    const kept = counts.get(key.slice(limitKey(rate, '').length))
    if (!kept) return
    kept.known = count
    kept.startedAt = Date.parse(startedAt)
  }

  const sharing = createRepeatedTask(shareOnce, onFailure, every)
  void sharing.every(SHARE_EVERY_MS)
  return {
    consume,
    share: sharing.now,
    stop: sharing.stop,
  }
}
