import type { SchemalessDatabase } from './schemaless.ts'

/** Creates the tables of certificates' PDF files, whose content is stored in parts. */
export async function up(db: SchemalessDatabase, engine: 'sqlite' | 'postgres'): Promise<void> {
  const bytes = engine === 'sqlite' ? 'blob' : 'bytea'
  await db.schema
    .createTable('document')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('filename', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('unused_since', 'text')
    .execute()
  await db.schema
    .createTable('document_part')
    .addColumn('document_key', 'text', (column) => column.notNull().references('document.key').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('document_part_key', ['document_key', 'number'])
    .execute()
}
