import type { Role } from '#api/role.ts'
import type { Edit } from '#database/history.server.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import { fieldName } from '#i18n/field-names.ts'
import type { Language } from '#i18n/language.ts'
import { problemText } from '#i18n/problems.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { findBatches, readStandingEdits } from './batch.store.server.ts'
import type { BatchUndone } from './history.contract.ts'
import type { RecordedEdit } from './history.store.server.ts'

/** Both are called "price", as in the title of a batch: `oldPrice` is the ordinary price of a product without an offer. */
const prices = ['oldPrice', 'newPrice']

type Wanted = { force: boolean; language: Language; role: Role }

/**
 * Undoes a batch, or the rest of a batch that is undone in part, in one transaction. The undo is recorded as a batch and can itself be
 * undone. Entities that somebody else has changed since, or that cannot be set back, stay as they are and are returned in `refused`.
 *
 * @param force also sets back fields that have been changed again since
 * @throws HttpError 404 for an unknown batch, 403 for changes reserved to owners, 409 if batches of this kind cannot be undone
 */
export async function undoBatch(
  { db, adapterOf }: { db: Database; adapterOf: (kind: string) => HistoryAdapter },
  id: number,
  { force, language, role }: Wanted,
  edit: Edit,
): Promise<BatchUndone> {
  const batch = (await findBatches(db, [id])).get(id)
  if (!batch) throw new HttpError(404, 'problem.notFound')
  const { isOwnersOnly, undoBatch: undoAll } = adapterOf(batch.kind)
  if (isOwnersOnly && role !== 'owner') throw new HttpError(403, 'account.ownersOnly')
  if (!undoAll) throw new HttpError(409, 'history.cannot')
  const edits: RecordedEdit[] = []
  for await (const one of readStandingEdits(db, id)) edits.push(one)
  const { batchId, count, refused } = await undoAll(edits, { id, what: batch.what, force }, edit)
  return {
    batchId,
    count,
    refused: refused.map(({ conflicts, problems, ...about }) => {
      const names = new Set(conflicts.map(({ field }) => fieldName(language, prices.includes(field) ? 'price' : field, batch.kind)))
      const since = conflicts.length > 0 ? [problemText(language, 'history.leftSince', { fields: [...names].join(', ') })] : []
      return { ...about, conflicts, reasons: [...since, ...problems.map(({ key, values }) => problemText(language, key, values))] }
    }),
  }
}
