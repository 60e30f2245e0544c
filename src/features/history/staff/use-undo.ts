import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { fieldName } from '#i18n/field-names.ts'
import { failureText, showFailure } from '#ui/staff/failure.ts'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { HISTORY_PAGE, listHistory } from '../calls.ts'
import { type HistoryEntry, type HistoryKind, type HistoryQuery, isReorder, type UndoResult } from '../history.contract.ts'
import { useHistoryActions } from './history-data.ts'
import type { HistoryWording } from './value-words.ts'

/** Undoes an edit after the user confirms it. Asks again if its fields have been changed since. */
export function useUndo(api: Api, wording: HistoryWording, onUndone: (entry: HistoryEntry) => void = () => {}) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { undo } = useHistoryActions(api)

  function question(entry: HistoryEntry): string {
    const { action, changes, kind, subject } = entry
    if (isReorder({ subject })) return t('history.confirm.order', { count: changes.length })
    if (action === 'deleted') return t('history.confirm.deleted')
    if (action !== 'changed') return t('history.confirm.created')
    const fields = changes.map(({ field }) => wording.field?.(field, entry) ?? fieldName(language, field, kind))
    return t('history.confirm.changed', { fields: fields.join(', ') })
  }

  function showUndone({ newAddress }: UndoResult): void {
    const text = newAddress ? { text: t('trash.newAddress', { slug: newAddress }) } : {}
    showToast({ kind: 'done', topic: 'undo', title: t('history.undone'), ...text })
  }
  const fail = (error: unknown) => showFailure(error, t, { topic: 'undo', title: t('history.undoFailed'), text: failureText(error, t) })
  const askToForce = (error: unknown) => ask(t('history.force', { message: failureText(error, t) }))

  function send(entry: HistoryEntry, force: boolean): void {
    undo.mutate(
      { id: entry.id, force },
      {
        onSuccess: (result) => {
          showUndone(result)
          onUndone(entry)
        },
        onError: async (error) => {
          if (!isChangedSince(error) || force) fail(error)
          else if (await askToForce(error)) send(entry, true)
        },
      },
    )
  }

  return {
    undoingId: undo.isPending ? undo.variables.id : undefined,
    undo: async (entry: HistoryEntry) => {
      if (await ask(question(entry))) send(entry, false)
    },
    /** Undoes the edit of a save that this page has just made. `at`: `updatedAt` of the entity after the save. */
    undoSave: async ({ kind, subject, at }: { kind: HistoryKind; subject: number; at: string }, onFailed: () => void) => {
      try {
        const { id } = await findEdit(api, { kind, subject: String(subject) }, at)
        const result = await undo.mutateAsync({ id, force: false }).catch(async (error: unknown) => {
          if (isChangedSince(error) && (await askToForce(error))) return undo.mutateAsync({ id, force: true })
          throw error
        })
        showUndone(result)
      } catch (error) {
        // The user has declined to force the undo.
        if (!isChangedSince(error)) fail(error)
        onFailed()
      }
    },
  }
}

/** True if the undo was refused because its fields have been changed again since. */
const isChangedSince = (error: unknown): boolean => error instanceof CallError && Boolean(error.body?.changedSince)

/** Finds an edit by its time. Throws if there is none. */
async function findEdit(api: Api, query: HistoryQuery, at: string): Promise<HistoryEntry> {
  for (let page = 1; ; page += 1) {
    const entries = await api.call(listHistory, { query: { ...query, page } })
    const found = entries.find((entry) => Date.parse(entry.at) === Date.parse(at))
    if (found) return found
    if (entries.length < HISTORY_PAGE) throw new Error(`no edit at ${at}`)
  }
}
