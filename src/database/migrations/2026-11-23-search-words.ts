import { sql } from 'kysely'
import type { SchemalessDatabase } from './schemaless.ts'

const KINDS =
  "kind in ('product', 'category', 'subcategory', 'setting', 'inquiry', 'image', 'glossary', 'account', 'template', 'search-words')"
const ACTIONS = "action in ('created', 'changed', 'deleted', 'restored', 'erased')"

/** Creates the table of search words that staff maintain, and allows the history to record their changes. */
export async function up(db: SchemalessDatabase, engine: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema
    .createTable('search_words')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('is_off', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await letHistoryTell(db, engine)
}

async function letHistoryTell(db: SchemalessDatabase, engine: 'sqlite' | 'postgres'): Promise<void> {
  if (engine === 'postgres') {
    await db.schema.alterTable('edit').dropConstraint('edit_kind_check').execute()
    await db.schema.alterTable('edit').addCheckConstraint('edit_kind_check', sql.raw(KINDS)).execute()
    return
  }
  // SQLite cannot change the constraint of a table: copies all rows with their ids to a new table, which replaces the old one.
  await db.schema
    .createTable('edit_next')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql.raw(KINDS)))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('action', 'text', (column) => column.notNull().check(sql.raw(ACTIONS)))
    .addColumn('administrator_id', 'integer', (column) => column.references('administrator.id').onDelete('set null'))
    .addColumn('administrator', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('after', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  await sql`insert into edit_next select id, kind, subject, title, action, administrator_id, administrator, at, before, after from edit`.execute(
    db,
  )
  await db.schema.dropTable('edit').execute()
  await db.schema.alterTable('edit_next').renameTo('edit').execute()
  await db.schema.createIndex('edit_subject').on('edit').columns(['kind', 'subject', 'id']).execute()
}
