import type { SchemalessDatabase } from './schemaless.ts'

/** Creates the queue of mails. */
export async function up(db: SchemalessDatabase, engine: 'sqlite' | 'postgres'): Promise<void> {
  const table = db.schema.createTable('outbox')
  const withId =
    engine === 'sqlite'
      ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
  await withId
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('planned_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('given_up_at', 'text')
    .addColumn('problem', 'text')
    .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
    .addUniqueConstraint('outbox_subject', ['kind', 'subject'])
    .execute()
}
