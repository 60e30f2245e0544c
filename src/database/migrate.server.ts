import { type Kysely, sql } from 'kysely'
import { steps as allSteps, type Engine, type Step } from './migrations.ts'
import { DatabaseProblem } from './open.server.ts'
import type { Database } from './schema.ts'

/**
 * Brings the schema up to date under a lock, so that several servers may start at once. Each step and its row are one
 * transaction: a power cut leaves the schema before or after a step, never between.
 *
 * @returns the names of the steps that were taken
 * @throws DatabaseProblem when the database knows a step that this version does not: it is from a newer version
 */
export async function migrate(db: Database, engine: Engine, steps: readonly Step[] = allSteps): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // biome-ignore lint/suspicious/noExplicitAny: the table of steps is outside the data dictionary
    const lines = connection as unknown as Kysely<any>
    // SQLite's own write lock (below) is enough for one file; PostgreSQL gets an advisory one. The number is arbitrary.
    if (engine === 'postgres') await sql`select pg_advisory_lock(5300533001)`.execute(lines)
    try {
      await lines.schema
        .createTable('schema_step')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('taken_at', 'text', (column) => column.notNull())
        .execute()
      const known = new Set(steps.map((step) => step.name))
      const taken = new Set((await lines.selectFrom('schema_step').select('name').execute()).map((row) => row.name as string))
      const unknown = [...taken].find((name) => !known.has(name))
      if (unknown)
        throw new DatabaseProblem(
          `This database was written by a newer version of the shop (it knows the step "${unknown}"). Start that version, or restore an older backup.`,
        )
      const missing = steps.filter((step) => !taken.has(step.name))
      const done: string[] = []
      for (const step of missing) if (await take(lines, engine, step)) done.push(step.name)
      return done
    } finally {
      if (engine === 'postgres') await sql`select pg_advisory_unlock(5300533001)`.execute(lines)
    }
  })
}

// biome-ignore lint/suspicious/noExplicitAny: as above
async function take(lines: Kysely<any>, engine: Engine, step: Step): Promise<boolean> {
  await sql.raw(engine === 'sqlite' ? 'begin immediate' : 'begin').execute(lines)
  try {
    const already = await lines.selectFrom('schema_step').select('name').where('name', '=', step.name).executeTakeFirst()
    if (!already) {
      await step.up(lines, engine)
      await lines.insertInto('schema_step').values({ name: step.name, taken_at: new Date().toISOString() }).execute()
    }
    await sql.raw('commit').execute(lines)
    return !already
  } catch (error) {
    await sql.raw('rollback').execute(lines)
    throw error
  }
}
