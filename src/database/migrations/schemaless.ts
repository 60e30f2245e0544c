import type { CreateTableBuilder, Kysely } from 'kysely'

/**
 * The database for migrations, without types of tables: a migration is frozen, so it must not depend on the types of the present
 * schema.
 */
// biome-ignore lint/suspicious/noExplicitAny: Kysely's type for unknown tables
export type SchemalessDatabase = Kysely<any>

/** Builder of a table that a migration creates. */
export type TableInTheMaking = CreateTableBuilder<string, string>
