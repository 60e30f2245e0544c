import type { z } from 'zod'
import type { Role } from '#api/role.ts'
import { countUndone } from '#database/history.server.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import type { Language } from '#i18n/language.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { findBatches, type RecordedBatch, readStandingEdits } from './batch.store.server.ts'
import type { HistoryBatch, historyQuerySchema } from './history.contract.ts'
import { findErasedSubjects, listEdits, subjectKey } from './history.store.server.ts'
import { readTitles } from './titles.server.ts'
import { canUndo, listChanges } from './undo.server.ts'

type Reading = { db: Database; adapters: readonly HistoryAdapter[]; adapterOf: (kind: string) => HistoryAdapter }

/**
 * Reads a page of the history: edits, and each batch as one entry unless the query is about one subject or one batch.
 *
 * @throws HttpError 403 if only owners may read this kind of edits
 */
export async function readHistoryPage(
  { db, adapters, adapterOf }: Reading,
  query: z.output<typeof historyQuerySchema>,
  { role, language }: { role: Role; language: Language },
) {
  const hidden = role === 'owner' ? [] : adapters.filter(({ isOwnersOnly }) => isOwnersOnly).map(({ kind }) => kind)
  if (query.kind && hidden.includes(query.kind)) throw new HttpError(403, 'account.ownersOnly')
  const { edits, total } = await listEdits(db, query, hidden)
  const erased = await findErasedSubjects(db, edits)
  const batches = await findBatches(
    db,
    edits.flatMap(({ batchId }) => batchId ?? []),
  )
  const isOneSubject = query.subject !== undefined || query.batch !== undefined
  const titleOf = await readTitles(adapters, edits, language)
  const readingOnce = findOnce()
  const entries = await Promise.all(
    edits.map(async (recorded) => {
      const { before, after, batchId, ...edit } = recorded
      const adapter = readingOnce(adapterOf(edit.kind))
      const recordedBatch = batchId === null ? undefined : batches.get(batchId)
      const batch = recordedBatch ? toBatch(recordedBatch) : null
      if (batch && !isOneSubject) {
        const undone = await countUndone(db, batch.id)
        const whole = { ...edit, subject: '', title: '', changes: [], batch: { ...batch, undone }, isBatch: true }
        return { ...whole, canUndo: adapter.undoBatch !== undefined && (undone === 0 || (await hasRest(db, batch, undone, adapter, role))) }
      }
      return {
        batch,
        isBatch: false,
        ...edit,
        title: titleOf(edit),
        changes: listChanges(recorded, adapter),
        canUndo: !erased.has(subjectKey(edit)) && (await canUndo(recorded, adapter, role)),
      }
    }),
  )
  return { entries, total }
}

/** True if the undo of the rest of a batch that is undone in part would change something. */
async function hasRest(db: Database, { id, count }: HistoryBatch, undone: number, adapter: HistoryAdapter, role: Role): Promise<boolean> {
  if (undone >= count) return false
  for await (const edit of readStandingEdits(db, id)) if (await canUndo(edit, adapter, role)) return true
  return false
}

/** Lets adapters read each entity once: a page may have many edits of the same one, and the order of a list is a whole table. */
function findOnce(): (adapter: HistoryAdapter) => HistoryAdapter {
  const found = new Map<string, ReturnType<HistoryAdapter['find']>>()
  return (adapter) => ({
    ...adapter,
    find(subject) {
      const key = subjectKey({ kind: adapter.kind, subject })
      const finding = found.get(key) ?? adapter.find(subject)
      found.set(key, finding)
      return finding
    },
  })
}

function toBatch({ title, kind: _, ...batch }: RecordedBatch): HistoryBatch {
  const { fields, file = null, price = null, values = {}, created = 0, changed = 0, deleted = 0, restored = 0 } = title
  return { ...batch, fields, file, price, values, created, changed, deleted, restored }
}
