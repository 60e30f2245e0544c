import { sql } from 'kysely'
import type { SchemalessDatabase } from './schemaless.ts'

/** Creates the tables of visits: raw events, the daily salt of visitors' keys, and the sums of each day. */
export async function up(db: SchemalessDatabase, engine: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema
    .createTable('visit_event')
    .addColumn('id', engine === 'sqlite' ? 'integer' : 'bigint', (column) =>
      engine === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('minute', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('page', 'text')
    .addColumn('products', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('is_out_of_stock', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('referrer', 'text')
    .addColumn('country', 'text')
    .addColumn('language', 'text')
    .addColumn('device', 'text')
    .addColumn('connection', 'text')
    .addColumn('term', 'text')
    .addColumn('is_missed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('bot', 'text')
    .execute()
  await db.schema.createIndex('visit_event_day').on('visit_event').columns(['day', 'id']).execute()
  const sums = db.schema
    .createTable('visit_sum')
    .addColumn('measure', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_sum_key', ['measure', 'day', 'name'])
  // Reports read a measure's days in the order of the key. Without a rowid, SQLite stores rows in that order.
  await (engine === 'sqlite' ? sums.modifyEnd(sql`without rowid`) : sums).execute()
  await db.schema
    .createTable('visit_day')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('events', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('visit_salt')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute()
}
