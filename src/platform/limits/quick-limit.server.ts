import { LRUCache } from 'lru-cache'
import type { Database } from '#database/schema.ts'
import type { Clock } from '../clock.server.ts'
import { type Every, rounds } from '../interval.server.ts'
import { type SharedCount, shareFixedWindows } from './fixed-window.server.ts'
import { limitKey, type RateLimit } from './rate-limit.server.ts'

/** Counts that a server keeps in memory; whoever has not come for longest gives way. About 10 MB at most. */
const KEPT_MAX = 50_000
/** Rows of one statement. */
const ROWS_MAX = 500
const SHARE_EVERY_MS = 1000
/** A server tells the others of somebody who has used this part of the limit, a quarter; until then it counts alone. */
const OWN_PART = 4

/** `own`: turns that the database does not know of yet. */
type Count = { startedAt: number; known: number; own: number }

export type QuickLimit = {
  /** Takes a turn, or several, in memory: microseconds. @returns whole seconds to wait; 0: go ahead */
  consume(who: string, turns?: number): number
  /** Exchanges counts with the other servers now; happens by itself every second. */
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
 * A limit for what comes in by the thousand and must be answered in less time than the database takes. Every server counts
 * in memory. Whoever has used a quarter of the limit at one server is added up in the database every second, where all
 * servers read what the others have let pass; ordinary visitors are never written down at all. So the limit is exact with
 * one server; with n of them somebody who spreads calls over all may exceed it by (n - 1) quarters and what passes within
 * a second. When the database does not answer, each server goes on counting alone.
 *
 * The key is written down as it is given: where no address may be stored, hand in what stands for it.
 */
export function quickLimit({ db, clock, rate, onFailure = () => {}, every }: Dependencies): QuickLimit {
  const { limit, windowMs } = rate
  // By size and not by number: a number's room would be taken at the start.
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

  // A clock that was set back must not keep a window open for the difference.
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
