import type { Database } from '#database/schema.ts'
import { listWordsRows } from './search-words.store.server.ts'
import { normalizeLines, phraseKey, UNSOLD } from './word-rules.ts'

/**
 * Returns a function that is true for searches which staff have marked as searches for goods that the shop does not sell. Capitals and
 * accents make no difference.
 */
export async function readUnsoldTerms(db: Database): Promise<(term: string) => boolean> {
  const rows = (await listWordsRows(db)).filter(({ list, is_off }) => list === UNSOLD && !is_off)
  const keyOf = (words: string) => normalizeLines(words).split('\n').map(phraseKey).join('\n')
  const unsold = new Set(rows.map(({ words }) => keyOf(words)))
  return (term) => unsold.has(keyOf(term))
}
