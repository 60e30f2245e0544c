import type { SchemalessDatabase } from './schemaless.ts'

const STEPS = ['product', 'cart', 'whatsapp', 'inquiry']
/** Value of `visit_day.events` for days whose events were deleted: their sums are final. */
const EVENTS_GONE = 2_147_483_647
const ROWS = 500

/**
 * Adds the measure 'path' to past days: visitors by step of the funnel, counted only if they took all earlier steps. Days that
 * still have their events are marked as not summed up, so the next daily task sums them up again. Older days only have a count for
 * each step: the smallest count up to a step is the upper bound of its path.
 */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.deleteFrom('visit_day').where('events', '<', EVENTS_GONE).execute()
  const rows = await db
    .selectFrom('visit_sum')
    .innerJoin('visit_day', 'visit_day.day', 'visit_sum.day')
    .select(['visit_sum.day', 'visit_sum.name', 'visit_sum.count'])
    .where('measure', '=', 'funnel')
    .execute()
  const days = new Map<string, Map<string, number>>()
  for (const { day, name, count } of rows) days.set(day, (days.get(day) ?? new Map()).set(name, Number(count)))
  const paths = [...days].flatMap(([day, counts]) => {
    let most = Number.POSITIVE_INFINITY
    return STEPS.flatMap((name) => {
      most = Math.min(most, counts.get(name) ?? 0)
      return most > 0 ? [{ measure: 'path', day, name, count: most }] : []
    })
  })
  for (let at = 0; at < paths.length; at += ROWS)
    await db
      .insertInto('visit_sum')
      .values(paths.slice(at, at + ROWS))
      .execute()
}
