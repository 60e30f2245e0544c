import type { SchemalessDatabase } from './schemaless.ts'

/** Creates the table of translations that staff confirmed after a change of the source text, for tables without `translated_from`. */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema
    .createTable('translation_check')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('source_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('translation_check_key', ['kind', 'subject', 'field'])
    .execute()
}
