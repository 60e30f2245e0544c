import { sql } from 'kysely'
import type { SchemalessDatabase } from './schemaless.ts'

/** In which language something was looked for and not found is asked of every report. */
export async function up(db: SchemalessDatabase): Promise<void> {
  await sql`create index visit_event_missed on visit_event (term, language) where is_missed = 1`.execute(db)
}
