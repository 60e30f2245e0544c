import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'
import { type DayEvent, daySummer, type Measure, measures, type Sum } from './day-sums.ts'
import { addDays, daysFrom } from './days.ts'
import type { EventKind } from './event-kinds.ts'

/** Rows per read, few so that page requests run in between. */
const CHUNK = 2000
/** PostgreSQL takes 65,535 values in a statement. */
const ROWS = 500
/** Days for which a sum is recomputed if late events arrive, or events of a wrong clock. */
const UNSETTLED_DAYS = 4
const RAW_DAYS = 90
/** Value of `visit_day.events` above any real number: the day's events are deleted, its sums are final. */
const EVENTS_GONE = 2_147_483_647
const LAST_MINUTE = 24 * 60 - 1

/**
 * Sums up the stored events of a day.
 *
 * @param until last minute to include, 0 to 1439
 * @returns the sums, and the number of events they are from
 */
export async function sumDay(db: Database, day: string, until = LAST_MINUTE): Promise<{ sums: Sum[]; events: number }> {
  const summer = daySummer()
  let events = 0
  for (let last: Cursor = { minute: -1, id: 0 }; ; ) {
    const { minute, id } = last
    const rows = await db
      .selectFrom('visit_event')
      .selectAll()
      .where('day', '=', day)
      // In the order in which they happened: some came later than others.
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
type Row = Omit<DayEvent, 'kind' | 'products' | 'isOutOfStock' | 'isMissed'> & {
  kind: string
  products: string
  is_out_of_stock: number
  is_missed: number
}

function toEvent({ kind, products, is_out_of_stock, is_missed, ...row }: Row): DayEvent {
  return {
    ...row,
    kind: kind as EventKind,
    products: products === '[]' ? [] : (JSON.parse(products) as number[]),
    isOutOfStock: is_out_of_stock === 1,
    isMissed: is_missed === 1,
  }
}

/** True if a day's events are still stored, so that it can be summed up to any minute. */
export async function hasEvents(db: Database, day: string): Promise<boolean> {
  const row = await db.selectFrom('visit_day').select('events').where('day', '=', day).executeTakeFirst()
  return row?.events !== EVENTS_GONE
}

/** Days of a range with events that are not summed up yet: today, and days that no round has reached. */
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

/** Sums over the days of a range except the open ones, by name. */
export async function addUp(
  db: Database,
  { from, to, measures, except }: { from: string; to: string; measures: readonly Measure[]; except: readonly string[] },
): Promise<Sum[]> {
  // One query per measure, which both engines read along the key: a third of the time of a single query.
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

/** Sums of single days for the given measures, without open days. */
export async function listSumsByDay(
  db: Database,
  { from, to, measures, except }: { from: string; to: string; measures: readonly Measure[]; except: readonly string[] },
): Promise<(Sum & { day: string })[]> {
  const rows = await db
    .selectFrom('visit_sum')
    .selectAll()
    .where('measure', 'in', measures)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('day', 'not in', [...except, ''])
    .execute()
  return rows.map((row) => ({ ...row, measure: row.measure as Measure }))
}

/**
 * Sums up every past day that is not summed up yet or has got more events since; then deletes raw events older than ninety
 * days, and salts of past days. Each day is one transaction, so a round may be interrupted anywhere and run on several servers
 * at once.
 *
 * @param today in Havana
 * @param isSettled true if yesterday is certainly over on every server; otherwise only older days are touched
 * @returns number of days summed up
 */
export async function keepSums(db: Database, today: string, isSettled: boolean): Promise<number> {
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
    // Includes today: it may have been summed up while a clock was ahead.
    .where('day', '<=', today)
    .execute()
  const grown = recent.filter(({ events, now }) => Number(now) > events).map(({ day }) => day)
  for (const day of [...open, ...grown]) await closeDay(db, day)
  await db.deleteFrom('visit_salt').where('day', '<=', last).execute()
  await deleteOldEvents(db, addDays(today, -RAW_DAYS))
  return open.length + grown.length
}

/** Old days that were never summed up, because the shop was off or its clock was wrong. */
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

/** Sums up a day without blocking anything; if it grows meanwhile, the next round sums it up again. */
async function closeDay(db: Database, day: string): Promise<void> {
  const { sums, events } = await sumDay(db, day)
  await db.transaction().execute(async (transaction) => {
    // Locks the day: another server at the same day waits here and then writes the same.
    await transaction
      .insertInto('visit_day')
      .values({ day, events })
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ events }))
      .execute()
    await transaction.deleteFrom('visit_sum').where('measure', 'in', measures).where('day', '=', day).execute()
    for (let at = 0; at < sums.length; at += ROWS)
      await transaction
        .insertInto('visit_sum')
        .values(sums.slice(at, at + ROWS).map((sum) => ({ ...sum, day })))
        .execute()
  })
}

/** Deletes events of days that are summed up, in small batches, so that no page waits. */
async function deleteOldEvents(db: Database, before: string): Promise<void> {
  // First, so that a clock set back later does not cause a new sum from incomplete events.
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
