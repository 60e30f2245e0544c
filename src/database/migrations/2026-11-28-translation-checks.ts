import type { SchemalessDatabase } from './schemaless.ts'

/** Translations that staff confirmed after their source text had changed, for texts whose rows have no place for it. */
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
