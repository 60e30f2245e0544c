import { sql } from 'kysely'
import type { SchemalessDatabase } from './schemaless.ts'

/** Adds an index for the report of searches without results, which reads the language of each term. */
export async function up(db: SchemalessDatabase): Promise<void> {
  await sql`create index visit_event_missed on visit_event (term, language) where is_missed = 1`.execute(db)
}
