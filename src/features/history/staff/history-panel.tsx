import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown, History } from 'lucide-react'
import { useState } from 'react'
import type { Api } from '#api/client.ts'
import { failureText } from '#ui/staff/failure.ts'
import { LoadFailure } from '#ui/staff/note.tsx'
import { ask } from '#ui/staff/questions.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { HistoryEntry } from '../history.contract.ts'
import { type HistoryScope, historyQuery } from './history-data.ts'
import { HistoryLine } from './history-line.tsx'
import { useUndo } from './use-undo.ts'
import { useUndoBatch } from './use-undo-batch.ts'
import type { HistoryWording } from './value-words.ts'

type HistoryPanelProps = {
  api: Api
  of: HistoryScope
  /** Replaces the default help, which says that each change can be undone. */
  help?: string
  wording?: HistoryWording
  /** Called after an undo, so that the page can show the new values. */
  onUndone?: (entry: HistoryEntry) => void
}

/** The history of an entity or a kind, with authors and undo buttons. It is folded, and loaded when the user opens it. */
export function HistoryPanel(props: HistoryPanelProps) {
  const t = useStaffText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group panel" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="row nowrap min-h-11 cursor-pointer gap-[min(.75rem,2vw)]">
        <History className="ic" aria-hidden="true" />
        <b>{t('history.title')}</b>
        <ChevronDown className="ic ml-auto group-open:rotate-180" aria-hidden="true" />
      </summary>
      {isOpen ? <HistoryList {...props} /> : null}
    </details>
  )
}

function HistoryList({ api, of, help, wording = {}, onUndone = () => {} }: HistoryPanelProps) {
  const t = useStaffText()
  const history = useInfiniteQuery(historyQuery(api, of))
  const { undo, undoingId } = useUndo(api, wording, onUndone)
  const batch = useUndoBatch(api)
  const undoEntry = async (entry: HistoryEntry) => {
    if (!entry.isBatch || !entry.batch) return undo(entry)
    const { id, count, undone = 0 } = entry.batch
    if (await ask(t('bulk.confirmUndo', { count: count - undone }))) batch.undo(id)
  }
  const renderBatch = (id: number) => <HistoryList {...{ api, wording, onUndone }} of={{ batch: id }} help={t('history.help')} />
  const entries = history.data?.pages.flat()
  if (!entries && history.error) {
    return (
      <LoadFailure
        title={t('products.failed', { message: failureText(history.error, t) })}
        text={t('history.failedText')}
        isLoading={history.isFetching}
        onReload={history.refetch}
      />
    )
  }
  if (!entries) return <p className="muted">{t('staff.loading')}</p>
  if (entries.length === 0) return <p className="muted">{t('history.empty')}</p>
  return (
    <>
      <p className="sm muted mb-2">{help ?? t('history.help')}</p>
      <ol aria-label={t('history.title')}>
        {entries.map((entry) => (
          <HistoryLine
            key={entry.id}
            entry={entry}
            isNamed={of.subject === undefined}
            wording={wording}
            isBusy={undoingId !== undefined || batch.undoingId !== undefined}
            onUndo={undoEntry}
            renderBatch={of.batch === undefined ? renderBatch : undefined}
          />
        ))}
      </ol>
      {history.hasNextPage ? (
        <button className="btn btn-quiet" type="button" disabled={history.isFetching} onClick={() => void history.fetchNextPage()}>
          {t('trash.more')}
        </button>
      ) : null}
    </>
  )
}
