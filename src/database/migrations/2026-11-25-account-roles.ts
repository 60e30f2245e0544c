import { sql } from 'kysely'
import type { SchemalessDatabase } from './schemaless.ts'

/**
 * Accounts get a role, an e-mail address for notices, and the moment of their removal, after which they can be restored
 * for a while. Existing accounts become owners: until now each of them could do everything.
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
