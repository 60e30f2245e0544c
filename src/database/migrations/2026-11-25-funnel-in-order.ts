import type { SchemalessDatabase } from './schemaless.ts'

const STEPS = ['product', 'cart', 'whatsapp', 'inquiry']
/** Value of `visit_day.events` for days whose events were deleted: their sums are final. */
const EVENTS_GONE = 2_147_483_647
const ROWS = 500

/**
 * Gives past days the measure 'path': visitors by step, each step counted only after all steps before it. Days that still
 * have their events are reopened, and the next round sums them up anew. For older days only counts by step are left;
 * their path is the smallest count up to each step, which is the most that can be true.
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
