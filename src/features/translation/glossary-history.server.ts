import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { validateOrRefuse } from '#platform/http/validate.server.ts'
import { changeTerm, findTerm } from './glossary.store.server.ts'
import { glossaryTermInputSchema } from './translation.contract.ts'

/**
 * History adapter of the glossary: changes of a term's words can be undone.
 *
 * @param onChange called after an undo, to drop cached translations made with the former words
 */
export function glossaryHistory(db: Database, onChange: () => void): HistoryAdapter {
  return {
    kind: 'glossary',
    derived: [],
    async find(subject) {
      const term = await findTerm(db, subject)
      return term && term.origin !== 'removed' ? term : undefined
    },
    async change(subject, fields, seen, edit) {
      const { de, es, en } = { ...seen, ...fields } as Record<string, unknown>
      const updatedAt = seen.updatedAt as string | null
      const changed = await changeTerm(db, subject, { ...validateOrRefuse(glossaryTermInputSchema, { de, es, en }), updatedAt }, edit)
      if (!changed.ok && changed.problem === 'stale') return 'stale'
      if (!changed.ok && changed.problem === 'taken') throw new HttpError(409, 'glossary.taken', { field: 'de' })
      if (!changed.ok && changed.problem === 'untranslated') throw new HttpError(400, 'glossary.translationRequired', { field: 'es' })
      if (!changed.ok) throw new HttpError(404, 'problem.notFound')
      onChange()
      return 'done'
    },
  }
}
