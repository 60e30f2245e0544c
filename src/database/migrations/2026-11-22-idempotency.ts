import type { SchemalessDatabase } from './schemaless.ts'

/** Creates the table of writes with an Idempotency-Key, so that a repeated request is executed only once. */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema
    .createTable('idempotent_write')
    .addColumn('administrator_id', 'integer', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('answer', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotent_write_key', ['administrator_id', 'key_hash', 'step'])
    .execute()
  await db.schema.createIndex('idempotent_write_created_at').on('idempotent_write').column('created_at').execute()
}
