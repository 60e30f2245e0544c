import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { fieldName } from '#i18n/field-names.ts'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { DiffWords } from '#ui/staff/diff-words.tsx'
import { IconButton } from '#ui/staff/icon-button.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { type HistoryEntry, isReorder } from '../history.contract.ts'
import { BatchEntries, useBatchTitle } from './batch-entries.tsx'
import { diffTexts, shortenUnchanged } from './text-diff.ts'
import { compareLists, formatValue, type HistoryWording, isLongText, splitChanges } from './value-words.ts'

type HistoryLineProps = {
  entry: HistoryEntry
  /** True in a list of several entities; the line then names its entity. */
  isNamed: boolean
  wording: HistoryWording
  isBusy: boolean
  onUndo: (entry: HistoryEntry) => void
  /** Renders the single edits of a batch. Undefined inside a batch, whose lines need not say that they are part of it. */
  renderBatch: ((batchId: number) => ReactNode) | undefined
}

/** One edit: what was done, author, time, and each field before and after. */
export function HistoryLine({ entry, isNamed, wording, isBusy, onUndo, renderBatch }: HistoryLineProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const when = formatCubanMoment(entry.at, language)
  const batchTitle = useBatchTitle(entry, wording)
  const title = entry.isBatch ? batchTitle : (wording.title?.(entry) ?? entry.title)
  // A setting has one field, whose name the change below shows.
  const isTitled = isNamed && !entry.isBatch && entry.kind !== 'setting'
  const { count = 0, undone = 0 } = entry.batch ?? {}
  const isPartlyUndone = undone > 0 && undone < count
  return (
    <li className="stack [--gap:.25rem] border-t border-line py-3">
      <div className="row row-b">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <b>{entry.isBatch ? title : t(`history.${entry.action}`)}</b>
          {isTitled ? <span>{t('history.about', { kind: t(`history.kind.${entry.kind}`), title })}</span> : null}
          <span className="sm muted">
            {' '}
            {entry.by || t('history.shop')},{' '}
            <time dateTime={entry.at} suppressHydrationWarning={true}>
              {when}
            </time>
          </span>
        </p>
        {entry.isBatch && undone > 0 ? (
          <span className="tag">{isPartlyUndone ? t('bulk.isPartlyUndone', { count, undone }) : t('bulk.isUndone')}</span>
        ) : null}
        {entry.canUndo ? (
          <IconButton
            icon={Undo2}
            className="btn btn-quiet"
            aria-label={t(isPartlyUndone ? 'bulk.undoRestNamed' : 'history.undoNamed', { when: isNamed ? `${when}, ${title}` : when })}
            disabled={isBusy}
            onClick={() => onUndo(entry)}
          >
            {t(isPartlyUndone ? 'bulk.undoRest' : 'history.undo')}
          </IconButton>
        ) : null}
      </div>
      {entry.batch && !entry.isBatch && renderBatch ? <p className="sm muted">{t('bulk.partOf', { count: entry.batch.count })}</p> : null}
      {entry.isBatch && entry.batch && renderBatch ? <BatchEntries render={renderBatch} batchId={entry.batch.id} /> : null}
      {isReorder(entry) ? (
        <details className="sm">
          <summary className="cursor-pointer py-3">{t('history.moved', { count: entry.changes.length })}</summary>
          <Changes entry={entry} wording={wording} />
        </details>
      ) : entry.changes.length > 0 ? (
        <Changes entry={entry} wording={wording} />
      ) : null}
    </li>
  )
}

function Changes({ entry, wording }: Pick<HistoryLineProps, 'entry' | 'wording'>) {
  const language = useStaffLanguage()
  return (
    <ul className="stack [--gap:.25rem] sm [overflow-wrap:anywhere]">
      {splitChanges(entry.changes).map((change) => (
        <li key={change.field}>
          <Change
            change={change}
            entry={entry}
            label={wording.field?.(change.field, entry) ?? fieldName(language, change.field, entry.kind)}
            wording={wording}
          />
        </li>
      ))}
    </ul>
  )
}

type ChangeProps = Pick<HistoryLineProps, 'entry' | 'wording'> & { change: HistoryEntry['changes'][number]; label: string }

function Change({ change, entry, label, wording }: ChangeProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { field, before, after } = change
  const [was, is] = [before, after].map((value) => formatValue({ field, value, entry }, { t, language, wording }))
  const list = compareLists(change)
  if (list) {
    return (
      <>
        {label}:{' '}
        {list.gone.length > 0 ? (
          <>
            <span className="sr">{t('history.lineGone')} </span>
            <del className="text-red">{list.gone.join(', ')}</del>{' '}
          </>
        ) : null}
        {list.added.length > 0 ? (
          <>
            <span className="sr">{t('history.lineAdded')} </span>
            <ins className="text-leaf">{list.added.join(', ')}</ins>
          </>
        ) : null}
      </>
    )
  }
  if (isLongText(change) && (was === before || is === after)) {
    return (
      <details>
        <summary className="cursor-pointer py-3">
          {label}: {t('history.longText')}
        </summary>
        <Comparison before={typeof before === 'string' ? before : ''} after={typeof after === 'string' ? after : ''} />
      </details>
    )
  }
  if (was === is) return `${label}: ${Array.isArray(after) ? t('history.reordered') : is}`
  return (
    <>
      {label}: <span className="sr">{t('history.was')} </span>
      <span className="muted">{was}</span> <span aria-hidden="true">→</span> <span className="sr">{t('history.is')} </span>
      <b>{is}</b>
    </>
  )
}

/** Diff of two long texts: removed words struck through, added words underlined, long unchanged stretches shortened. */
function Comparison({ before, after }: { before: string; after: string }) {
  return (
    <p className="whitespace-pre-wrap border-l-4 border-line pl-3">
      <DiffWords parts={shortenUnchanged(diffTexts(before, after))} />
    </p>
  )
}
