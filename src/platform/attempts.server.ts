import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'

/** What is counted, and how often it may happen within the window before it must wait. The numbers stand in rate-limit. */
export type AttemptLimit = { key: string; limit: number; windowMs: number }

const MINUTE = 60_000
/** The wait grows with every attempt beyond the limit; the last one stays. */
const waitsMs = [1 * MINUTE, 2 * MINUTE, 4 * MINUTE, 8 * MINUTE, 15 * MINUTE]
const LONGEST_WAIT_MS = 15 * MINUTE

/**
 * Counts an attempt before it is made, under every key that it belongs to, so that a hundred at once cannot slip through
 * between looking and counting. The count lives in the database and holds for all servers on it.
 *
 * The attempt that reaches a limit is still made; the next has to wait, and each one after a wait waits longer. A
 * window without an attempt, counted from the end of the last wait, starts afresh.
 *
 * @param counted always with their kinds of keys in the same order, so that two servers never wait for each other
 * @returns whole seconds to wait; 0: go ahead. Attempts that are told to wait are counted nowhere, and write nothing.
 */
export async function takeAttempts(db: Database, counted: readonly AttemptLimit[], now: Date): Promise<number> {
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
    // Without a wait it has just been lifted by a success elsewhere; one second later all is well.
    return Math.max(1, await secondsToWait(db, keys, now))
  }
}

/** Others took the last attempts between looking and counting; undoes what was counted of this one. */
class Overtaken extends Error {}

/** Whole seconds that attempts under any of these keys still have to wait. Reads only. */
export async function secondsToWait(db: Database, keys: readonly string[], now: Date): Promise<number> {
  const rows = await db
    .selectFrom('attempt')
    .select('blocked_until')
    .where('key', 'in', keys)
    .where('blocked_until', '>', now.toISOString())
    // A wait that lies further ahead than any can was counted by a clock that has been set back since.
    .where('blocked_until', '<=', new Date(now.getTime() + LONGEST_WAIT_MS).toISOString())
    .execute()
  const ends = rows.map(({ blocked_until }) => Date.parse(blocked_until ?? ''))
  return Math.max(0, ...ends.map((end) => Math.ceil((end - now.getTime()) / 1000)))
}

/** One statement that looks and counts at once. False: this key has to wait. */
async function countAttempt(db: Database, { key, limit, windowMs }: AttemptLimit, now: Date): Promise<boolean> {
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const nowText = now.toISOString()
  // A window or a wait that lies further ahead than any can was counted by a clock that has been set back since.
  const isOver = sql<boolean>`(attempt.window_started_at <= ${later(-windowMs)} or attempt.window_started_at > ${later(LONGEST_WAIT_MS)})`
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
          sql<boolean>`(attempt.blocked_until is null or attempt.blocked_until <= ${nowText} or attempt.blocked_until > ${later(LONGEST_WAIT_MS)})`,
        ),
    )
    .returning('count')
    .executeTakeFirst()
  return taken !== undefined
}

/**
 * Takes a turn of a plain limit: so many within the window, which begins with its first turn; then nothing until it is
 * over. Like an attempt it is counted before it is taken, in the database, for all servers on it.
 *
 * @returns whole seconds until the window is over; 0: go ahead. Turns that are told to wait are not counted and write
 *   nothing.
 */
export async function takeTurn(db: Database, { key, limit, windowMs }: AttemptLimit, now: Date): Promise<number> {
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

/** Turns taken within a window that began then, by the key that stands for who took them. */
export type SharedCount = { key: string; count: number; startedAt: string }

/**
 * Adds turns that a server has let pass by itself to what all servers have counted, in one statement.
 *
 * @param turns at most a few hundred, since each is a row of the statement
 * @returns what stands there now, so that the server knows of the others'
 */
export async function shareTurns(db: Database, turns: readonly SharedCount[], windowMs: number, now: Date): Promise<SharedCount[]> {
  if (turns.length === 0) return []
  const isOver = isWindowOver(now, windowMs)
  // Always in the same order, so that two servers never wait for each other.
  const rows = [...turns].sort((a, b) => (a.key < b.key ? -1 : 1))
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

/** Also one that begins in the future: a clock that has been set back must lock nobody out for the difference. */
function isWindowOver(now: Date, windowMs: number) {
  const [oldest, youngest] = [-windowMs, windowMs].map((ms) => new Date(now.getTime() + ms).toISOString())
  return sql<boolean>`(attempt.window_started_at <= ${oldest} or attempt.window_started_at > ${youngest})`
}

/** Whole seconds until a window is over, at least one. */
function secondsLeft(startedAt: string, windowMs: number, now: Date): number {
  return Math.max(1, Math.ceil((Date.parse(startedAt) + windowMs - now.getTime()) / 1000))
}

/** A success clears what was counted under its own key. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute()
}

/** Takes one attempt back that turned out not to be a failure; earlier ones under a shared key stay counted. */
export async function returnAttempt(db: Database, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).where('count', '<=', 1).execute()
  await db
    .updateTable('attempt')
    .set((row) => ({ count: row('count', '-', 1), blocked_until: null }))
    .where('key', '=', key)
    .where('count', '>', 1)
    .execute()
}

/** Removes counts that can no longer matter: a day after their window began or their wait ended. */
export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * MINUTE).toISOString()
  await db.deleteFrom('attempt').where('window_started_at', '<', dayAgo).execute()
}

/** What stands for an address when attempts are counted: of IPv6 the first 64 bits, since a household owns them all. */
export function addressToCount(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!bare.includes(':')) return bare
  const [head = '', tail = ''] = bare.toLowerCase().split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const groups = [...first, ...Array(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
