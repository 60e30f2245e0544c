import type { SchemalessDatabase } from './schemaless.ts'

/**
 * Adds the text in which staff search inquiries: small letters without accents, folded by the shop since the two engines fold
 * letters differently. Existing rows need no text, since visitors could not send inquiries before this version.
 */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema
    .alterTable('inquiry')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
