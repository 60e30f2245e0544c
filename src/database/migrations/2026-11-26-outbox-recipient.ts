import type { SchemalessDatabase } from './schemaless.ts'

/** Mails get a recipient for the case that none can be looked up when they are sent. */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('recipient', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
