import type { SchemalessDatabase } from './schemaless.ts'

/** The part of a picture that pages show, and the point that stays visible where a place cuts it. */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema
    .alterTable('image')
    .addColumn('focus', 'text', (column) => column.notNull().defaultTo('0.5 0.5'))
    .execute()
  await db.schema
    .alterTable('image')
    .addColumn('crop', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
