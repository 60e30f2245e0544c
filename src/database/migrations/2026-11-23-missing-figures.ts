import type { SchemalessDatabase } from './schemaless.ts'

/** Figures that products lack and that were needed, with how often. */
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
