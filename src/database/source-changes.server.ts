import { shortHash } from '#kit/codes/short-hash.ts'
import type { Database, Tables } from './schema.ts'

export type CheckedKind = Tables['translation_check']['kind']
type Place = { subject: string; field: string }
type Change = { id: number; before: string }

/** Edits that one query reads; other requests run between two queries. */
const BATCH_SIZE = 500

/** Hash of a source text, ignoring blanks around it. */
export const sourceHash = (text: string): string => shortHash(text.trim())

/**
 * Reads from the history which texts of a kind changed after their translations. The returned function returns the source text
 * that an outdated translation was made from, and undefined if the translation is up to date or staff have confirmed it.
 */
export async function readSourceChanges(
  db: Database,
  kind: CheckedKind,
): Promise<(source: Place & { text: string }, translation: Place) => string | undefined> {
  const changes = await readChanges(db, kind)
  const rows = await db.selectFrom('translation_check').selectAll().where('kind', '=', kind).execute()
  const confirmed = new Map(rows.map(({ subject, field, source_hash }) => [keyOf({ subject, field }), source_hash]))
  return (source, translation) => {
    const written = changes.get(keyOf(translation))?.at(-1)?.id ?? 0
    const since = changes.get(keyOf(source))?.find(({ id }) => id > written)
    // If the earlier source text is empty, the translation was written first; if it equals the present one, the change was undone.
    if (!since || since.before.trim() === '' || since.before.trim() === source.text.trim()) return undefined
    return confirmed.get(keyOf(translation)) === sourceHash(source.text) ? undefined : since.before
  }
}

async function readChanges(db: Database, kind: CheckedKind): Promise<Map<string, Change[]>> {
  const changes = new Map<string, Change[]>()
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('edit')
      .select(['id', 'subject', 'before'])
      .where('kind', '=', kind)
      .where('action', '=', 'changed')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
    for (const { id, subject, before } of rows)
      for (const [field, value] of Object.entries(JSON.parse(before) as Record<string, unknown>)) {
        const key = keyOf({ subject, field })
        const known = changes.get(key)
        const change = { id, before: typeof value === 'string' ? value : '' }
        if (known) known.push(change)
        else changes.set(key, [change])
      }
    last = rows.at(-1)?.id ?? last
    if (rows.length < BATCH_SIZE) return changes
    // Lets other requests run: queries to SQLite do not yield to the event loop.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const keyOf = ({ subject, field }: Place): string => `${subject} ${field}`
