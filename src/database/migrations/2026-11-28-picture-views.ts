import type { SchemalessDatabase } from './schemaless.ts'

/** Adds the crop of a picture that pages show, and its focal point, which stays visible where a layout crops it. */
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
