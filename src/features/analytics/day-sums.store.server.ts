import { type Selectable, sql } from 'kysely'
import type { Database, Tables } from '#database/schema.ts'
import { type DayEvent, daySumCounter, measures, type Sum, type VisitMeasure } from './day-sums.server.ts'
import { addDays, daysFrom } from './days.ts'
import type { EventKind } from './event-kinds.ts'

/** Rows per read, few so that page requests run in between. */
const CHUNK = 2000
/** Rows per insert. PostgreSQL accepts at most 65,535 values in a statement. */
const ROWS_PER_STATEMENT = 500
/** Days before today whose sums are recomputed if more of their events arrive: late ones, or from a server with a wrong clock. */
const UNSETTLED_DAYS = 4
/** Days for which single events are stored. */
const RAW_DAYS = 90
/** Value of `visit_day.events`, above any real count, for a day whose events are deleted; its sums are final. */
const EVENTS_GONE = 2_147_483_647
const LAST_MINUTE = 24 * 60 - 1

/**
 * Sums up the stored events of a day.
 *
 * @param until last minute to include, 0 to 1439
 * @returns the sums, and the number of events that were summed up
 */
export async function sumDay(db: Database, day: string, until = LAST_MINUTE): Promise<{ sums: Sum[]; events: number }> {
  const summer = daySumCounter()
  let events = 0
  for (let last: Cursor = { minute: -1, id: 0 }; ; ) {
    const { minute, id } = last
    const rows = await db
      .selectFrom('visit_event')
      .selectAll()
      .where('day', '=', day)
      // Ordered by time and not only by id: late events have higher ids than events that happened after them.
      .where(({ eb, refTuple, tuple }) => eb(refTuple('minute', 'id'), '>', tuple(minute, id)))
      .where('minute', '<=', until)
      .orderBy('minute')
      .orderBy('id')
      .limit(CHUNK)
      .execute()
    for (const row of rows) summer.add(toEvent(row))
    events += rows.length
    last = rows.at(-1) ?? last
    if (rows.length < CHUNK) return { sums: summer.sums(), events }
  }
}

type Cursor = { minute: number; id: number }

function toEvent({ kind, products, is_out_of_stock, is_missed, ...row }: Selectable<Tables['visit_event']>): DayEvent {
  return {
    ...row,
    kind: kind as EventKind,
    products: products === '[]' ? [] : (JSON.parse(products) as number[]),
    isOutOfStock: is_out_of_stock === 1,
    isMissed: is_missed === 1,
  }
}

/** True unless the events of a day are deleted; with its events, a day can be summed up to any minute. */
export async function hasEvents(db: Database, day: string): Promise<boolean> {
  const row = await db.selectFrom('visit_day').select('events').where('day', '=', day).executeTakeFirst()
  return row?.events !== EVENTS_GONE
}

/** Days of a range with events that are not summed up yet: today, and past days that updateDaySums has not reached. */
export async function listOpenDays(db: Database, from: string, to: string): Promise<string[]> {
  const rows = await db.selectFrom('visit_day').select('day').where('day', '>=', from).where('day', '<=', to).execute()
  const closed = new Set(rows.map(({ day }) => day))
  const first = await db.selectFrom('visit_event').select('day').where('day', '>=', from).orderBy('day').limit(1).executeTakeFirst()
  const open = first ? daysFrom(first.day, to).filter((day) => !closed.has(day)) : []
  const filled = await db
    .selectFrom('visit_event')
    .select('day')
    .distinct()
    .where('day', 'in', [...open, ''])
    .execute()
  return filled.map(({ day }) => day)
}

/** Adds up the stored sums of a range's days, by measure and name. `except`: open days, which have no stored sums. */
export async function sumDayRange(
  db: Database,
  { from, to, measures, except }: { from: string; to: string; measures: readonly VisitMeasure[]; except: readonly string[] },
): Promise<Sum[]> {
  // One query per measure: both engines read it along the key, which takes a third of the time of a single query.
  const all = await Promise.all(
    measures.map(async (measure) => {
      const rows = await db
        .selectFrom('visit_sum')
        .select(['name', sql<number>`sum(count)`.as('count')])
        .where('measure', '=', measure)
        .where('day', '>=', from)
        .where('day', '<=', to)
        .where('day', 'not in', [...except, ''])
        .groupBy('name')
        .execute()
      return rows.map(({ name, count }) => ({ measure, name, count: Number(count) }))
    }),
  )
  return all.flat()
}

/** Stored sums of each day of a range, for the given measures. `except`: open days, which have no stored sums. */
export async function listSumsByDay(
  db: Database,
  { from, to, measures, except }: { from: string; to: string; measures: readonly VisitMeasure[]; except: readonly string[] },
): Promise<(Sum & { day: string })[]> {
  const rows = await db
    .selectFrom('visit_sum')
    .selectAll()
    .where('measure', 'in', measures)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('day', 'not in', [...except, ''])
    .execute()
  return rows.map((row) => ({ ...row, measure: row.measure as VisitMeasure }))
}

/**
 * Sums up past days that are not summed up yet, and recent days that got more events since. Then deletes events older than ninety
 * days, and salts of past days. Each day is one transaction, so several servers may run this at once, and it may be interrupted.
 *
 * @param today in Havana
 * @param isSettled true if no server writes events of yesterday any more; otherwise only older days are summed up
 * @returns number of days summed up
 */
export async function updateDaySums(db: Database, today: string, isSettled: boolean): Promise<number> {
  const last = addDays(today, isSettled ? -1 : -2)
  const oldest = addDays(last, -RAW_DAYS)
  const open = [...(await listForgottenDays(db, oldest)), ...(await listOpenDays(db, oldest, last))]
  const recent = await db
    .selectFrom('visit_day')
    .select((row) => [
      'day',
      'events',
      row
        .selectFrom('visit_event')
        .select(row.fn.countAll<number>().as('count'))
        .whereRef('visit_event.day', '=', 'visit_day.day')
        .as('now'),
    ])
    .where('day', '>', addDays(last, -UNSETTLED_DAYS))
    // Includes today, which may have been summed up while a server's clock was ahead.
    .where('day', '<=', today)
    .execute()
  const grown = recent.filter(({ events, now }) => Number(now) > events).map(({ day }) => day)
  for (const day of [...open, ...grown]) await closeDay(db, day)
  await db.deleteFrom('visit_salt').where('day', '<=', last).execute()
  await deleteOldEvents(db, addDays(today, -RAW_DAYS))
  return open.length + grown.length
}

/** Days before `before` that were never summed up, because the server was off or its clock was wrong. */
async function listForgottenDays(db: Database, before: string): Promise<string[]> {
  const days: string[] = []
  for (;;) {
    const next = await db
      .selectFrom('visit_event')
      .select('day')
      .where('day', '>', days.at(-1) ?? '')
      .where('day', '<', before)
      .orderBy('day')
      .limit(1)
      .executeTakeFirst()
    if (!next) break
    days.push(next.day)
  }
  const closed = await db
    .selectFrom('visit_day')
    .select('day')
    .where('day', 'in', [...days, ''])
    .execute()
  return days.filter((day) => !closed.some((other) => other.day === day))
}

/** Sums up a day without locking its events; if events are added meanwhile, the next updateDaySums sums it up again. */
async function closeDay(db: Database, day: string): Promise<void> {
  const { sums, events } = await sumDay(db, day)
  await db.transaction().execute(async (transaction) => {
    // Locks the day: another server that sums up the same day waits here, then writes the same sums.
    await transaction
      .insertInto('visit_day')
      .values({ day, events })
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ events }))
      .execute()
    await transaction.deleteFrom('visit_sum').where('measure', 'in', measures).where('day', '=', day).execute()
    for (let at = 0; at < sums.length; at += ROWS_PER_STATEMENT)
      await transaction
        .insertInto('visit_sum')
        .values(sums.slice(at, at + ROWS_PER_STATEMENT).map((sum) => ({ ...sum, day })))
        .execute()
  })
}

/** Deletes events of days that are summed up, in small batches, so that no page waits. */
async function deleteOldEvents(db: Database, before: string): Promise<void> {
  // Marks the days before anything is deleted: if the clock is set back later, no day is summed up again from incomplete events.
  await db.updateTable('visit_day').set({ events: EVENTS_GONE }).where('day', '<', before).where('events', '<', EVENTS_GONE).execute()
  for (;;) {
    const old = await db
      .selectFrom('visit_event')
      .innerJoin('visit_day', 'visit_day.day', 'visit_event.day')
      .select('visit_event.id')
      .where('visit_event.day', '<', before)
      .limit(CHUNK)
      .execute()
    if (old.length === 0) return
    await db
      .deleteFrom('visit_event')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute()
  }
}
