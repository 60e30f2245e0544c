import { sql } from 'kysely'
import type { SchemalessDatabase } from './schemaless.ts'

/** Creates the history of changes by staff: who, when, which fields. */
export async function up(db: SchemalessDatabase, engine: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema
    .createTable('edit')
    .addColumn('id', 'integer', (column) =>
      engine === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql.raw("kind in ('product', 'category', 'subcategory', 'setting', 'inquiry', 'image')")),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('action', 'text', (column) => column.notNull().check(sql.raw("action in ('created', 'changed', 'deleted', 'restored')")))
    .addColumn('administrator_id', 'integer', (column) => column.references('administrator.id').onDelete('set null'))
    .addColumn('administrator', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('after', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  await db.schema.createIndex('edit_subject').on('edit').columns(['kind', 'subject', 'id']).execute()
}
