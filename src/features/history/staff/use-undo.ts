import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'
import { fieldName } from '#i18n/field-names.ts'
import { failureText, showFailure } from '#ui/staff/failure.ts'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { type HistoryEntry, isReorder } from '../history.contract.ts'
import { useHistoryActions } from './history-data.ts'
import type { HistoryWording } from './value-words.ts'

/** Undoes an edit after the user confirms it. Asks again if its fields have been changed since. */
export function useUndo(api: Api, wording: HistoryWording, onUndone: (entry: HistoryEntry) => void) {
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

  function send(entry: HistoryEntry, force: boolean): void {
    undo.mutate(
      { id: entry.id, force },
      {
        onSuccess: ({ newAddress }) => {
          showToast({
            kind: 'done',
            topic: 'undo',
            title: t('history.undone'),
            ...(newAddress ? { text: t('trash.newAddress', { slug: newAddress }) } : {}),
          })
          onUndone(entry)
        },
        onError: async (error) => {
          const message = failureText(error, t)
          if (error instanceof CallError && error.body?.changedSince && !force) {
            if (await ask(t('history.force', { message }))) send(entry, true)
            return
          }
          showFailure(error, t, { topic: 'undo', title: t('history.undoFailed'), text: message })
        },
      },
    )
  }

  return {
    undoingId: undo.isPending ? undo.variables.id : undefined,
    undo: async (entry: HistoryEntry) => {
      if (await ask(question(entry))) send(entry, false)
    },
  }
}
