import type { SchemalessDatabase } from './schemaless.ts'

/** Creates glossary and translation memory, and a column that records from which German text each outdated translation was made. */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema
    .createTable('glossary_term')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('de', 'text', (column) => column.notNull())
    .addColumn('es', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('en', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('is_removed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('translation_memory')
    .addColumn('from_language', 'text', (column) => column.notNull())
    .addColumn('to_language', 'text', (column) => column.notNull())
    .addColumn('text_key', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('translated', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('translation_memory_key', ['from_language', 'to_language', 'text_key'])
    .execute()
  for (const table of ['product', 'category', 'subcategory'])
    await db.schema
      .alterTable(table)
      .addColumn('translated_from', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
}
