import type { SchemalessDatabase } from './schemaless.ts'

/**
 * Inquiries under suspicion stand among the others. Until now they lay in the trash from the start, where nobody was told
 * of them, and only somebody who brought one back took the suspicion away: whatever is still under it has never been judged.
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
