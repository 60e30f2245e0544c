import type { SchemalessDatabase } from './schemaless.ts'

/**
 * Moves suspected inquiries from the trash to the list of inquiries. Until now the shop put them into the trash at once and
 * notified nobody. A restore removed the suspicion, so staff have never checked those that still have one.
 */
export async function up(db: SchemalessDatabase): Promise<void> {
  await db.schema.alterTable('inquiry').addColumn('suspicion', 'text').execute()
  const marked = await db.selectFrom('inquiry').select(['id', 'details']).where('details', 'like', '%"suspicion":%').execute()
  for (const { id, details: stored } of marked) {
    const { suspicion, ...details } = JSON.parse(stored)
    if (suspicion !== 'hidden-field' && suspicion !== 'too-fast') continue
    await db
      .updateTable('inquiry')
      .set({ suspicion, details: JSON.stringify(details), deleted_at: null })
      .where('id', '=', id)
      .execute()
  }
}
