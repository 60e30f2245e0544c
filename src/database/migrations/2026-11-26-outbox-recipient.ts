import type { SchemalessDatabase } from './schemaless.ts'

/** Adds a recipient to queued mails, for mails whose recipient cannot be looked up when they are sent. */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('recipient', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
