import { sql } from 'kysely'
import type { SchemalessDatabase } from './schemaless.ts'

/** Creates the table of batches: changes of many products that the history shows as one entry. Each edit of a batch refers to its row. */
export async function up(db: SchemalessDatabase, engine: 'sqlite' | 'postgres'): Promise<void> {
  const table = db.schema.createTable('edit_batch')
  const withId =
    engine === 'sqlite'
      ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
  await withId
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull().check(sql.raw("what in ('bulk', 'import')")))
    .addColumn('title', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('undoes', 'integer', (column) => column.references('edit_batch.id').onDelete('set null'))
    .addColumn('administrator_id', 'integer', (column) => column.references('administrator.id').onDelete('set null'))
    .addColumn('administrator', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('edit_batch_undoes').on('edit_batch').column('undoes').execute()
  await db.schema
    .alterTable('edit')
    .addColumn('batch_id', 'integer', (column) => column.references('edit_batch.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('edit_batch_id').on('edit').columns(['batch_id', 'id']).execute()
}
