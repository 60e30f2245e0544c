import { sql } from 'kysely'
import type { SchemalessDatabase } from './schemaless.ts'

/**
 * Adds a role, an e-mail address for notices and the time of removal to accounts. Existing accounts become owners, since until
 * now every account could do everything.
 */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema
    .alterTable('administrator')
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('owner').check(sql`role in ('owner', 'employee')`))
    .execute()
  await db.schema
    .alterTable('administrator')
    .addColumn('email', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('administrator').addColumn('deleted_at', 'text').execute()
}
