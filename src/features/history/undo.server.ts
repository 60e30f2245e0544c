import type { Role } from '#api/role.ts'
import type { Edit } from '#database/history.server.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import { fieldName } from '#i18n/field-names.ts'
import type { Language } from '#i18n/language.ts'
import { isSameJson } from '#kit/merge-fields.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import type { HistoryEntry, UndoResult } from './history.contract.ts'
import { findEdit, type RecordedEdit } from './history.store.server.ts'

const ATTEMPTS = 5
/** Maximum number of fields that a refusal names. */
const MAX_NAMED_FIELDS = 8

const mayUndo = ({ subject }: RecordedEdit, { isOwnersOnly, isChangedByOwners }: HistoryAdapter, role: Role): boolean =>
  role === 'owner' || !(isOwnersOnly || isChangedByOwners?.(subject))

/** Lists the changed fields of an edit in the adapter's order, without derived fields. */
export function listChanges({ before, after }: RecordedEdit, { derived, fieldOrder = [] }: HistoryAdapter): HistoryEntry['changes'] {
  const rank = (field: string) => (fieldOrder.includes(field) ? fieldOrder.indexOf(field) : fieldOrder.length)
  return Object.keys(after)
    .filter((field) => !derived.includes(field))
    .sort((one, other) => rank(one) - rank(other))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
}

/** True if this role may undo the edit, and the undo would change something. */
export async function canUndo(edit: RecordedEdit, adapter: HistoryAdapter, role: Role): Promise<boolean> {
  if (!mayUndo(edit, adapter, role)) return false
  const current = await adapter.find(edit.subject)
  if (edit.action === 'changed') {
    return (
      adapter.change !== undefined &&
      current !== undefined &&
      listChanges(edit, adapter).some(({ field, before }) => field in current && !isSameJson(current[field], before))
    )
  }
  if (edit.action === 'erased') return false
  // `current` is also undefined for an entity purged by age. Its deletion seems undoable here; the restore then reports the purge.
  return adapter.trash !== undefined && (edit.action === 'deleted') === (current === undefined)
}

/**
 * Undoes an edit by the rules of the entity's forms: sets fields back, moves a created entity to the trash, or restores a deleted
 * one. The undo is recorded as an edit and can itself be undone.
 *
 * @param force sets fields back even if they have been changed again since
 * @throws HttpError 404 for an unknown edit, 403 for changes reserved to owners, 409 naming fields that have been changed since, 409 if
 * the edit is undone already or cannot be undone, or the refusal by a rule
 */
export async function undo(
  { db, adapterOf }: { db: Database; adapterOf: (kind: string) => HistoryAdapter },
  id: number,
  { force, language, role }: { force: boolean; language: Language; role: Role },
  edit: Edit,
): Promise<UndoResult & { kind: string; subject: string }> {
  const undone = await findEdit(db, id)
  if (!undone) throw new HttpError(404, 'problem.notFound')
  const adapter = adapterOf(undone.kind)
  if (!mayUndo(undone, adapter, role)) throw new HttpError(403, 'account.ownersOnly')
  const { kind, title, subject, action } = undone
  if (action === 'changed') {
    await setBack(undone, adapter, { force, language }, edit)
    return { kind, subject, title, count: 1, newAddress: null }
  }
  if (!adapter.trash || action === 'erased') throw new HttpError(409, 'history.cannot')
  if (action === 'deleted') {
    if (await adapter.find(subject)) throw new HttpError(409, 'history.alreadyUndone')
    return { kind, subject, ...(await adapter.trash.restore(Number(subject), edit)) }
  }
  if (!(await adapter.find(subject))) throw new HttpError(409, 'history.notThere')
  await adapter.trash.remove(Number(subject), edit)
  return { kind, subject, title, count: 1, newAddress: null }
}

async function setBack(
  undone: RecordedEdit,
  adapter: HistoryAdapter,
  { force, language }: { force: boolean; language: Language },
  edit: Edit,
): Promise<void> {
  if (!adapter.change) throw new HttpError(409, 'history.cannot')
  const changes = listChanges(undone, adapter)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const current = await adapter.find(undone.subject)
    if (!current) throw new HttpError(409, 'history.notThere')
    // Entries of a reordered list that were deleted since are left out.
    const there = changes.filter(({ field }) => field in current)
    if (there.length === 0) throw new HttpError(409, 'history.notThere')
    const left = there.filter(({ field, before }) => !isSameJson(current[field], before))
    if (left.length === 0) throw new HttpError(409, 'history.alreadyUndone')
    const changedSince = left.filter(({ field, after }) => !isSameJson(current[field], after)).map(({ field }) => field)
    if (changedSince.length > 0 && !force) {
      const names = changedSince.slice(0, MAX_NAMED_FIELDS).map(async (field) => {
        // `oldPrice` is the ordinary price of a product without an offer, so it is called "price" then.
        const named = field === 'oldPrice' && current.newPrice === null ? 'price' : field
        return (await adapter.nameField?.(undone.subject, field, language)) ?? fieldName(language, named, undone.kind)
      })
      const fields = [...(await Promise.all(names)), ...(changedSince.length > MAX_NAMED_FIELDS ? ['…'] : [])].join(', ')
      throw new HttpError(409, 'history.changedSince', { values: { fields }, extra: { changedSince } })
    }
    const fields = Object.fromEntries(left.map(({ field, before }) => [field, before]))
    // 'stale': somebody has changed the entity meanwhile, so the fields to set back are computed again.
    if ((await adapter.change(undone.subject, fields, current, edit)) === 'done') return
  }
  throw new HttpError(409, 'problem.stale')
}
