import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { validateOrRefuse } from '#platform/http/validate.server.ts'
import { toWordsError } from './search-words.api.server.ts'
import { wordsChangeSchema } from './search-words.contract.ts'
import { changeSearchWords, findSearchWords } from './search-words.store.server.ts'

/**
 * History adapter of staff's search words. It has no trash: deleting a group empties it, which is recorded as a change.
 */
export function searchWordsHistory(db: Database, write: CatalogueWrite): HistoryAdapter {
  return {
    kind: 'search-words',
    derived: [],
    find: (subject) => findSearchWords(db, subject),
    async change(subject, fields, seen, edit) {
      const sent = validateOrRefuse(wordsChangeSchema, { ...fields, updatedAt: seen.updatedAt })
      const changed = await changeSearchWords(write, subject, sent, edit)
      if (changed.ok) return 'done'
      if (changed.problem === 'stale') return 'stale'
      throw changed.unfit ? toWordsError(changed.unfit) : new HttpError(404, 'problem.notFound')
    },
  }
}
