import type { Api } from '#api/client.ts'
import { isUnanswered } from '#api/refusals.ts'
import { failureText, unansweredWords } from '#ui/staff/failure.ts'
import { useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import type { TrashKind } from '../history.contract.ts'
import { useHistoryActions } from './history-data.ts'

/** Restores an entity from the trash and shows the result in a toast. Used on the trash page and in the toast after a deletion. */
export function useRestore(api: Api) {
  const t = useStaffText()
  const { restore } = useHistoryActions(api)
  const bringBack = (kind: TrashKind, id: number): void =>
    restore.mutate(
      { kind, id },
      {
        onSuccess: ({ title, count, newAddress }) => {
          const notes = [
            ...(count > 1 ? [t('trash.restoredMany', { count: count - 1 })] : []),
            ...(newAddress ? [t('trash.newAddress', { slug: newAddress })] : []),
          ]
          showToast({
            kind: 'done',
            topic: `restore ${kind} ${id}`,
            title: t('trash.restored', { name: title }),
            ...(notes.length > 0 ? { text: notes.join(' ') } : {}),
          })
        },
        onError: (error) =>
          showToast({
            kind: 'problem',
            topic: `restore ${kind} ${id}`,
            // The toast with the restore button is gone and the entity is in no list yet, so this toast needs its own retry button.
            ...(isUnanswered(error)
              ? { ...unansweredWords(t), action: { label: t('trash.restore'), run: () => bringBack(kind, id) } }
              : { title: t('trash.restoreFailed'), text: failureText(error, t) }),
          }),
      },
    )
  return { isRestoring: restore.isPending, restore: bringBack }
}
