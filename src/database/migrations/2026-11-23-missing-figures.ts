import type { SchemalessDatabase } from './schemaless.ts'

/** Creates the table of figures that a sizing or check needed and a product lacked, with how often that happened. */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema
    .createTable('missing_figure')
    .addColumn('product_id', 'integer', (column) => column.notNull().references('product.id').onDelete('cascade'))
    .addColumn('figure', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('missing_figure_key', ['product_id', 'figure'])
    .execute()
}
