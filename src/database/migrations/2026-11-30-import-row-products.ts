import type { SchemalessDatabase } from './schemaless.ts'

/** Adds to imports the product that each row meant when staff checked the file. Earlier uploads have none, so they are not compared. */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema
    .alterTable('product_import')
    .addColumn('row_products', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
}
