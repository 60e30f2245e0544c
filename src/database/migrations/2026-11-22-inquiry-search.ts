import type { Kysely } from 'kysely'

/**
 * What staff search inquiries by: small letters without accents, since the two engines fold letters differently. No
 * inquiry could be sent before this step, so there is none to fill in.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration is frozen and knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('inquiry')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
