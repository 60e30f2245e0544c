import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { KeyedLimit } from './limit-keys.server.ts'

/**
 * Counts a call against a limit per window, in the database, for all servers. A window begins with its first call; after `limit`
 * calls further ones are refused until it is over.
 *
 * @returns whole seconds until the window is over; 0: go ahead. A refused call is not counted and writes nothing.
 */
export async function consumeFixedWindow(db: Database, { key, limit, windowMs }: KeyedLimit, now: Date): Promise<number> {
  const nowText = now.toISOString()
  const isOver = isWindowOver(now, windowMs)
  const full = await db
    .selectFrom('attempt')
    .select('window_started_at')
    .where('key', '=', key)
    .where('count', '>=', limit)
    .where(sql<boolean>`not ${isOver}`)
    .executeTakeFirst()
  if (full) return secondsLeft(full.window_started_at, windowMs, now)
  const taken = await db
    .insertInto('attempt')
    .values({ key, count: 1, window_started_at: nowText, blocked_until: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql<number>`case when ${isOver} then 1 else attempt.count + 1 end`,
          window_started_at: sql<string>`case when ${isOver} then ${nowText} else attempt.window_started_at end`,
        })
        .where(sql<boolean>`(attempt.count < ${limit} or ${isOver})`),
    )
    .returning('count')
    .executeTakeFirst()
  if (taken) return 0
  const row = await db.selectFrom('attempt').select('window_started_at').where('key', '=', key).executeTakeFirst()
  return secondsLeft(row?.window_started_at ?? nowText, windowMs, now)
}

/** Number of calls under a key within a window that began at `startedAt`. */
export type SharedCount = { key: string; count: number; startedAt: string }

/**
 * Adds the calls that this server has counted in memory to the counts of all servers, in one statement.
 *
 * @param counts at most a few hundred, since each is a row of the statement
 * @returns the counts of all servers
 */
export async function shareFixedWindows(db: Database, counts: readonly SharedCount[], windowMs: number, now: Date): Promise<SharedCount[]> {
  if (counts.length === 0) return []
  const isOver = isWindowOver(now, windowMs)
  // Sorts the rows, so that two servers cannot deadlock.
  const rows = [...counts].sort((a, b) => (a.key < b.key ? -1 : 1))
  const shared = await db
    .insertInto('attempt')
    .values(rows.map(({ key, count, startedAt }) => ({ key, count, window_started_at: startedAt, blocked_until: null })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then excluded.count else attempt.count + excluded.count end`,
        window_started_at: sql<string>`case when ${isOver} then excluded.window_started_at else attempt.window_started_at end`,
      }),
    )
    .returning(['key', 'count', 'window_started_at'])
    .execute()
  return shared.map(({ key, count, window_started_at }) => ({ key, count, startedAt: window_started_at }))
}

/** SQL condition for a window that is over. A window that begins in the future is over too: nobody must wait if the clock was set back. */
function isWindowOver(now: Date, windowMs: number) {
  const [oldest, youngest] = [-windowMs, windowMs].map((ms) => new Date(now.getTime() + ms).toISOString())
  return sql<boolean>`(attempt.window_started_at <= ${oldest} or attempt.window_started_at > ${youngest})`
}

/** Whole seconds until a window is over, at least one. */
function secondsLeft(startedAt: string, windowMs: number, now: Date): number {
  return Math.max(1, Math.ceil((Date.parse(startedAt) + windowMs - now.getTime()) / 1000))
}
