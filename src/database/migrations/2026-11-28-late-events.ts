import type { SchemalessDatabase } from './schemaless.ts'

/** Adds a unique id to visit events, so that an event sent twice is stored once, and an index to read a day in order of time. */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema.alterTable('visit_event').addColumn('event_id', 'double precision').execute()
  await db.schema.createIndex('visit_event_once').on('visit_event').column('event_id').unique().execute()
  await db.schema.createIndex('visit_event_moment').on('visit_event').columns(['day', 'minute', 'id']).execute()
  await db.schema.dropIndex('visit_event_day').execute()
}
