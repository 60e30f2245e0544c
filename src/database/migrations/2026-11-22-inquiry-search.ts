import type { SchemalessDatabase } from './schemaless.ts'

/**
 * Column that staff search inquiries by: small letters without accents, since the two engines fold letters differently. No
 * inquiry could be sent before this step, so no row has to be filled.
 */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema
    .alterTable('inquiry')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
