import { RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Api } from '#api/client.ts'
import { onWindow } from '#kit/observable.ts'
import { failureText } from '#ui/staff/failure.ts'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { Note } from '#ui/staff/note.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { showToast } from '#ui/staff/toast-list.ts'
import { useDraftAccount } from '#ui/staff/typed/draft-account.ts'
import { subscribeToWork } from '#ui/staff/typed/stored-work.ts'
import type { BulkAnswer } from '../../../product/bulk/bulk.contract.ts'
import type { ProductListRow } from '../../../product/product.contract.ts'
import { useBulkResend } from './bulk-data.ts'
import { namesWithReasons } from './names-with-reasons.ts'
import { countPending, discardBulkChange } from './stored-bulk-change.ts'

type OpenBulkChangeProps = { api: Api; rows: readonly ProductListRow[]; onUndo: (batchId: number) => void }

/**
 * Sends the account's unanswered bulk change on this device again, when the list is opened and when the connection is back. The outcome is a
 * message with its undo; until then a note shows that the change is open.
 */
export function OpenBulkChange({ api, rows, onUndo }: OpenBulkChangeProps) {
  const t = useStaffText()
  const account = useDraftAccount()
  const count = useSyncExternalStore(
    subscribeToWork,
    () => countPending(account),
    () => 0,
  )
  const { mutateAsync, error, isPending } = useBulkResend(api)
  const showOutcome = useShowEarlierChange(rows, onUndo)
  const isOpen = count > 0

  async function send(): Promise<void> {
    try {
      // A promise also resolves after this note has left the page, as it does when the dialog opens.
      const answer = await mutateAsync()
      if (answer) showOutcome(answer)
      else showToast({ kind: 'problem', topic: 'bulk', title: t('bulk.failed'), text: t('bulk.openRefused') })
    } catch {
      // The note shows the failure.
    }
  }
  const sendAgain = useEffectEvent(() => void send())
  useEffect(() => {
    if (!isOpen) return undefined
    sendAgain()
    return onWindow(['online'], () => sendAgain())
  }, [isOpen])

  async function discard(): Promise<void> {
    if (await ask(t('unsaved.discardSentQuestion'), 'discard')) discardBulkChange(account)
  }

  if (!isOpen) return null
  return (
    <div className="pt-6">
      <Note kind={error ? 'warn' : 'info'} title={t('bulk.open', { count })}>
        <p>{error ? `${failureText(error, t)}. ${t('bulk.openText')}` : t('bulk.openAsking')}</p>
        <div className="row mt-2">
          <IconButton icon={RotateCcw} disabled={isPending} onClick={() => void send()}>
            {t('bulk.openAgain')}
          </IconButton>
          <button className="btn btn-quiet" type="button" disabled={isPending} onClick={() => void discard()}>
            {t('draft.discard')}
          </button>
        </div>
      </Note>
    </div>
  )
}

/** Returns a function that shows the outcome of a bulk change that was unanswered before. */
export function useShowEarlierChange(rows: readonly ProductListRow[], onUndo: (batchId: number) => void): (answer: BulkAnswer) => void {
  const t = useStaffText()
  const language = useStaffLanguage()
  return ({ batchId, counts, products }) => {
    const left = products.filter(({ result }) => ['conflict', 'incomplete', 'faulty'].includes(result))
    const names = left.length > 0 ? namesWithReasons(left, new Map(rows.map((row) => [row.id, row])), t, language) : ''
    showToast({
      kind: batchId === null && left.length > 0 ? 'problem' : 'done',
      topic: `bulk ${batchId}`,
      title: t('bulk.earlierDone', { changed: counts.changed, deleted: counts.deleted }),
      ...(names === '' ? {} : { text: t('bulk.left', { names }) }),
      ...(batchId === null ? {} : { isLasting: true, action: { label: t('bulk.undo'), run: () => onUndo(batchId) } }),
    })
  }
}
