import type { SchemalessDatabase } from './schemaless.ts'

/** Creates the tables of human verification that all servers share: signing secrets, and answered challenges. */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema
    .createTable('shop_secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('used_challenge')
    .addColumn('nonce', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('used_challenge_expiry').on('used_challenge').column('expires_at').execute()
}
