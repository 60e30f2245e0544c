import { sql } from 'kysely'
import type { Database } from '#database/schema.ts'
import { type DayEvent, daySummer, type Measure, measures, type Sum } from './day-sums.ts'
import { addDays, daysFrom } from './days.ts'
import type { EventKind } from './event-kinds.ts'

/** Rows read at once: requests for pages come through in between. */
const CHUNK = 2000
/** PostgreSQL takes 65,535 values in a statement. */
const ROWS = 500
/** For so long events that were late, or came while a clock stood wrong, make a day be summed up anew. */
const UNSETTLED_DAYS = 3
const RAW_DAYS = 90
/** In `visit_day` in the place of a number that events can reach: a day's own are deleted, its sums are final. */
const EVENTS_GONE = 2_147_483_647
const LAST_MINUTE = 24 * 60 - 1

/**
 * Sums up what is written of a day.
 *
 * @param until up to this minute of the day, 0 to 1439, itself included
 * @returns the sums, and from how many events they are
 */
export async function sumDay(db: Database, day: string, until = LAST_MINUTE): Promise<{ sums: Sum[]; events: number }> {
  const summer = daySummer()
  let events = 0
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('visit_event')
      .selectAll()
      .where('day', '=', day)
      .where('id', '>', last)
      .where('minute', '<=', until)
      .orderBy('id')
      .limit(CHUNK)
      .execute()
    for (const row of rows) summer.add(toEvent(row))
    events += rows.length
    last = rows.at(-1)?.id ?? last
    if (rows.length < CHUNK) return { sums: summer.sums(), events }
  }
}

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

/** True if a day's events still exist, if there were any: then it can be summed up to any minute. */
export async function hasEvents(db: Database, day: string): Promise<boolean> {
  const row = await db.selectFrom('visit_day').select('events').where('day', '=', day).executeTakeFirst()
  return row?.events !== EVENTS_GONE
}

/** Days from the first to the last with events that are not summed up yet: today, and what the round has not come to. */
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

/** The sums over all days of a range but the open ones, by name. */
export async function addUp(
  db: Database,
  { from, to, measures, except }: { from: string; to: string; measures: readonly Measure[]; except: readonly string[] },
): Promise<Sum[]> {
  // Measure by measure, both engines read along the key: a third of the time of one query for all.
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
 * Sums up every day that is over and not summed up yet, or has got more events since; then deletes raw events that are
 * older than ninety days and salts of days that are over. Each day is written in one transaction, so a round may be
 * broken off anywhere, and several servers may do it at once.
 *
 * @param today in Havana
 * @param isSettled whether the day before is surely over on every server; until then only older days are touched
 * @returns how many days were summed up
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
    // Today as well: a clock that was ahead for a while took it for over.
    .where('day', '<=', today)
    .execute()
  const grown = recent.filter(({ events, now }) => Number(now) > events).map(({ day }) => day)
  for (const day of [...open, ...grown]) await closeDay(db, day)
  await db.deleteFrom('visit_salt').where('day', '<=', last).execute()
  await deleteOldEvents(db, addDays(today, -RAW_DAYS))
  return open.length + grown.length
}

/** Days of long ago that were never summed up: the shop stood still meanwhile, or its clock was wrong. */
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

/** Nothing else waits while a day is summed up; a day that grows meanwhile is summed up anew in the next round. */
async function closeDay(db: Database, day: string): Promise<void> {
  const { sums, events } = await sumDay(db, day)
  await db.transaction().execute(async (transaction) => {
    // Holds the day: another server that has come to it, too, waits here and then writes the same.
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

/** A few at a time, so that no page waits for it. Only days that are summed up go. */
async function deleteOldEvents(db: Database, before: string): Promise<void> {
  // First, so that a clock that is set back later never has a day summed up anew from what is left of it.
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
