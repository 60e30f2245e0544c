import type { SchemalessDatabase } from './schemaless.ts'

/** Adds to imports the worksheets of their file that they do not read. */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema
    .alterTable('product_import')
    .addColumn('unread_sheets', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
