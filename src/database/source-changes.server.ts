import { shortHash } from '#kit/short-hash.ts'
import type { Database, Tables } from './schema.ts'

export type CheckedKind = Tables['translation_check']['kind']
type Place = { subject: string; field: string }
type Change = { id: number; before: string }

/** Edits per read; other requests run in between. */
const AT_ONCE = 500

/** Hash of a source text, ignoring blanks around it. */
export const sourceHash = (text: string): string => shortHash(text.trim())

/**
 * Reads from the history which texts of a kind changed after their translations. Returns a function that finds the source text
 * an outdated translation was made from; undefined if the translation is up to date or staff confirmed it.
 */
export async function sourceChanges(
  db: Database,
  kind: CheckedKind,
): Promise<(source: Place & { text: string }, translation: Place) => string | undefined> {
  const changes = await readChanges(db, kind)
  const rows = await db.selectFrom('translation_check').selectAll().where('kind', '=', kind).execute()
  const confirmed = new Map(rows.map(({ subject, field, source_hash }) => [keyOf({ subject, field }), source_hash]))
  return (source, translation) => {
    const written = changes.get(keyOf(translation))?.at(-1)?.id ?? 0
    const since = changes.get(keyOf(source))?.find(({ id }) => id > written)
    // Without an earlier source text, the translation was written first.
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
      .limit(AT_ONCE)
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
    if (rows.length < AT_ONCE) return changes
    // SQLite answers without leaving the event loop.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const keyOf = ({ subject, field }: Place): string => `${subject} ${field}`
