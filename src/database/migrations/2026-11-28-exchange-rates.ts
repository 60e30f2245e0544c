import { sql } from 'kysely'
import type { SchemalessDatabase } from './schemaless.ts'

const KINDS =
  "kind in ('product', 'category', 'subcategory', 'setting', 'inquiry', 'image', 'glossary', 'account', 'template', 'search-words', 'sizing', 'exchange-rate')"
const ACTIONS = "action in ('created', 'changed', 'deleted', 'restored', 'erased')"

/** Creates the table of exchange rates that staff enter, and allows the history to record them. */
export async function up(db: SchemalessDatabase, engine: 'sqlite' | 'postgres'): Promise<void> {
  const table = db.schema.createTable('exchange_rate')
  const withId =
    engine === 'sqlite'
      ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
  await withId
    .addColumn('currency', 'text', (column) => column.notNull().check(sql`currency in ('EUR', 'CUP')`))
    .addColumn('per_usd', 'integer', (column) => column.check(sql`per_usd > 0`))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('administrator', 'text', (column) => column.notNull())
    .addColumn('entered_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('exchange_rate_currency').on('exchange_rate').columns(['currency', 'id']).execute()
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
