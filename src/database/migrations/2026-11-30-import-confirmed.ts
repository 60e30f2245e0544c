import type { SchemalessDatabase } from './schemaless.ts'

/** Adds to imports the problems of rows that staff have confirmed. */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema
    .alterTable('product_import')
    .addColumn('confirmed', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
