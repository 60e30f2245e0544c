import { sql } from 'kysely'
import { DatabaseProblem } from './failures/database-problem.server.ts'
import type { SchemalessDatabase } from './migrations/schemaless.ts'
import { migrations as allMigrations, type Engine, type Migration } from './migrations.ts'
import type { WholeDatabase } from './schema.ts'

/**
 * Brings the schema up to date under a lock, so that several servers may start at once. Each migration and its row are one
 * transaction: after a power cut the schema is before or after a migration, never in between.
 *
 * @returns names of the applied migrations
 * @throws DatabaseProblem if a newer version of the shop has applied a migration that this version does not know
 */
export async function migrate(db: WholeDatabase, engine: Engine, migrations: readonly Migration[] = allMigrations): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // The table of applied migrations is not part of `Tables`.
    const lines = connection as SchemalessDatabase
    // SQLite's own write lock (below) is enough for one file; PostgreSQL gets an advisory lock with an arbitrary number.
    if (engine === 'postgres') await sql`select pg_advisory_lock(5300533001)`.execute(lines)
    try {
      await lines.schema
        .createTable('schema_step')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('taken_at', 'text', (column) => column.notNull())
        .execute()
      const known = new Set(migrations.map(({ name }) => name))
      const taken = new Set((await lines.selectFrom('schema_step').select('name').execute()).map((row) => row.name as string))
      const unknown = [...taken].find((name) => !known.has(name))
      if (unknown)
        throw new DatabaseProblem(
          `This database was written by a newer version of the shop (it knows the step "${unknown}"). Start that version, or restore an older backup.`,
        )
      const missing = migrations.filter(({ name }) => !taken.has(name))
      const done: string[] = []
      for (const migration of missing) if (await applyMigration(lines, engine, migration)) done.push(migration.name)
      return done
    } finally {
      // A lost connection has released the lock, and its own error must not hide the first one.
      if (engine === 'postgres') await sql`select pg_advisory_unlock(5300533001)`.execute(lines).catch(() => {})
    }
  })
}

async function applyMigration(lines: SchemalessDatabase, engine: Engine, migration: Migration): Promise<boolean> {
  await sql.raw(engine === 'sqlite' ? 'begin immediate' : 'begin').execute(lines)
  try {
    const already = await lines.selectFrom('schema_step').select('name').where('name', '=', migration.name).executeTakeFirst()
    if (!already) {
      await migration.up(lines, engine)
      await lines.insertInto('schema_step').values({ name: migration.name, taken_at: new Date().toISOString() }).execute()
    }
    await sql.raw('commit').execute(lines)
    return !already
  } catch (error) {
    // The rollback fails if SQLite has rolled back by itself (full disk) or the connection is lost. The first error has the cause.
    await sql
      .raw('rollback')
      .execute(lines)
      .catch(() => {})
    throw error
  }
}
