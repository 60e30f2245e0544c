import { sql } from 'kysely'
import type { SchemalessDatabase } from './schemaless.ts'

/** Creates the tables of spreadsheet imports: uploads with their files, assigned columns, and fetched pictures. */
export async function up(db: SchemalessDatabase, engine: 'sqlite' | 'postgres'): Promise<void> {
  const bytes = engine === 'sqlite' ? 'blob' : 'bytea'
  const table = db.schema.createTable('product_import')
  const withId =
    engine === 'sqlite'
      ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
  await withId
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('filename', 'text', (column) => column.notNull())
    .addColumn('mapping', 'text', (column) => column.notNull())
    .addColumn('versions', 'text', (column) => column.notNull())
    .addColumn('origins', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('rows_done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('rows_total', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('counts', 'text')
    .addColumn('problem', 'text')
    .addColumn('batch_id', 'integer')
    .addColumn('administrator_id', 'integer', (column) => column.references('administrator.id').onDelete('set null'))
    .addColumn('administrator', 'text', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('beat', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .execute()
  await db.schema.createIndex('product_import_state').on('product_import').columns(['state', 'id']).execute()
  await db.schema
    .createTable('import_part')
    .addColumn('import_id', 'integer', (column) => column.notNull().references('product_import.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('file', 'pictures', 'result')`))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('import_part_key', ['import_id', 'kind', 'number'])
    .execute()
  await db.schema
    .createTable('import_mapping')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('mapping', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('fetched_picture')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .execute()
}
