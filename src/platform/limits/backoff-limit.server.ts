import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'
import { MINUTE_MS } from '#kit/units.ts'
import type { KeyedLimit } from './limit-keys.server.ts'

/** Milliseconds to wait after the attempt that reaches the limit, and after each further attempt; the last value repeats. */
const waitsMs = [1 * MINUTE_MS, 2 * MINUTE_MS, 4 * MINUTE_MS, 8 * MINUTE_MS, 15 * MINUTE_MS]
export const MAX_WAIT_MS = 15 * MINUTE_MS

/**
 * Counts an attempt under all its keys, before the attempt is made: so simultaneous attempts cannot all pass before the first is
 * counted. The counts are in the database, shared by all servers.
 *
 * The attempt that reaches a limit is still allowed. The next one has to wait, and every further attempt makes the next wait
 * longer. The count starts again when the window is over, which begins with the first attempt, or with the end of the last wait.
 *
 * @param counted keys and limits, always in the same order of limits, so that two servers cannot deadlock
 * @returns whole seconds to wait; 0: go ahead. An attempt that has to wait is not counted and writes nothing.
 */
export async function consumeWithBackoff(db: Database, counted: readonly KeyedLimit[], now: Date): Promise<number> {
  const keys = counted.map(({ key }) => key)
  const seconds = await secondsToWait(db, keys, now)
  if (seconds > 0) return seconds
  try {
    await db.transaction().execute(async (transaction) => {
      for (const one of counted) if (!(await countAttempt(transaction, one, now))) throw new Overtaken()
    })
    return 0
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error
    // If no wait is left, a success on another server has just reset the count. Then the caller waits for one second.
    return Math.max(1, await secondsToWait(db, keys, now))
  }
}

/** Thrown to roll back the counts of this attempt if others reached the limit between check and count. */
class Overtaken extends Error {}

/** Returns the whole seconds that an attempt under these keys still has to wait: the longest of their waits. Writes nothing. */
export async function secondsToWait(db: Database, keys: readonly string[], now: Date): Promise<number> {
  const rows = await db
    .selectFrom('attempt')
    .select('blocked_until')
    .where('key', 'in', keys)
    .where('blocked_until', '>', now.toISOString())
    // Ignores a wait that ends later than any wait can: the clock was set back after it was stored.
    .where('blocked_until', '<=', new Date(now.getTime() + MAX_WAIT_MS).toISOString())
    .execute()
  const ends = rows.map(({ blocked_until }) => Date.parse(blocked_until ?? ''))
  return Math.max(0, ...ends.map((end) => Math.ceil((end - now.getTime()) / 1000)))
}

/** Checks and counts an attempt in one statement. Returns false if the key has to wait. */
async function countAttempt(db: Database, { key, limit, windowMs }: KeyedLimit, now: Date): Promise<boolean> {
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const nowText = now.toISOString()
  // A window is also over if it begins later than possible: the clock was set back after it was stored.
  const isOver = sql<boolean>`(attempt.window_started_at <= ${later(-windowMs)} or attempt.window_started_at > ${later(MAX_WAIT_MS)})`
  const count = sql<number>`case when ${isOver} then 1 else attempt.count + 1 end`
  const over = sql<number>`(${count}) - ${limit}`
  const waitUntil = sql<string | null>`case when ${over} < 0 then null ${sql.join(
    waitsMs.slice(0, -1).map((ms, index) => sql`when ${over} = ${index} then ${later(ms)}`),
    sql` `,
  )} else ${later(waitsMs.at(-1) ?? 0)} end`
  const taken = await db
    .insertInto('attempt')
    .values({ key, count: 1, window_started_at: nowText, blocked_until: limit <= 1 ? later(waitsMs[0] ?? 0) : null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count,
          blocked_until: waitUntil,
          window_started_at: sql<string>`coalesce(${waitUntil}, case when ${isOver} then ${nowText} else attempt.window_started_at end)`,
        })
        .where(
          sql<boolean>`(attempt.blocked_until is null or attempt.blocked_until <= ${nowText} or attempt.blocked_until > ${later(MAX_WAIT_MS)})`,
        ),
    )
    .returning('count')
    .executeTakeFirst()
  return taken !== undefined
}

/** Clears the count of a key after a success. */
export async function resetBackoff(db: Database, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute()
}

/** Subtracts one attempt that was no failure, and ends its wait. Earlier attempts under the key stay counted. */
export async function refundAttempt(db: Database, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).where('count', '<=', 1).execute()
  await db
    .updateTable('attempt')
    .set((row) => ({ count: row('count', '-', 1), blocked_until: null }))
    .where('key', '=', key)
    .where('count', '>', 1)
    .execute()
}
