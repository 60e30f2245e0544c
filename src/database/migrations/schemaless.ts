import type { CreateTableBuilder, Kysely } from 'kysely'

/**
 * The database as a migration finds it, whatever its tables are by then: a migration is frozen, so it knows no schema but
 * the one that it is made for.
 */
// biome-ignore lint/suspicious/noExplicitAny: any table with any columns
export type SchemalessDatabase = Kysely<any>

/** A table that such a database is about to get. */
// biome-ignore lint/suspicious/noExplicitAny: any table with any columns
export type TableInTheMaking = CreateTableBuilder<any, any>
