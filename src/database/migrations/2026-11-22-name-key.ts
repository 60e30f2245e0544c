import { sql } from 'kysely'
import type { SchemalessDatabase } from './schemaless.ts'

/**
 * Adds a folded form of administrators' names for comparisons. Before, names were compared by lower(). Its result for letters
 * beyond ASCII depends on the engine and its locale: 'Özlem' and 'özlem' could be two accounts on one engine and equal on the
 * other.
 *
 * If two accounts have the same folded name, the older account keeps its name and the younger gets a number, "özlem (2)". Both stay
 * and keep their passwords, and the history records the new name.
 */
export async function up(db: SchemalessDatabase, engine: 'sqlite' | 'postgres'): Promise<void> {
  const bytewise = engine === 'sqlite' ? sql`text` : sql`text collate "C"`
  await db.schema
    .alterTable('administrator')
    .addColumn('username_key', bytewise, (column) => column.notNull().defaultTo(''))
    .execute()
  const now = new Date().toISOString()
  const taken = new Set<string>()
  const rows = await db.selectFrom('administrator').select(['id', 'username']).orderBy('id').execute()
  const wanted = new Set(rows.map((row) => fold(row.username)))
  for (const { id, username } of rows) {
    let name = username
    for (let number = 2; taken.has(fold(name)) || (name !== username && wanted.has(fold(name))); number += 1)
      name = `${username} (${number})`
    taken.add(fold(name))
    await db
      .updateTable('administrator')
      .set({ username: name, username_key: fold(name) })
      .where('id', '=', id)
      .execute()
    if (name === username) continue
    await db
      .insertInto('edit')
      .values({
        ...{ kind: 'account', subject: String(id), title: name, action: 'changed', administrator_id: null, administrator: '', at: now },
        before: JSON.stringify({ username }),
        after: JSON.stringify({ username: name }),
      })
      .execute()
  }
  await db.schema.dropIndex('administrator_username').execute()
  await db.schema.createIndex('administrator_username_key').unique().on('administrator').column('username_key').execute()
}

/** The folding of kit/text/fold-name on the day of this migration. */
function fold(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(/ς/g, 'σ')
    .normalize('NFD')
    .replace(/i\u0307/g, 'i')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
}
