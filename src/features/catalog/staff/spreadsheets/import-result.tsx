import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#i18n/format.ts'
import { connectionTitle } from '#ui/staff/failure.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Import, Undone } from '../../spreadsheets/spreadsheet.contract.ts'
import { isImportUnderWay } from './imports-data.ts'
import { DraftSummary, FaultyRowsLink, UnreadSheetsNote } from './result-notes.tsx'
import { RowsTable } from './rows-table.tsx'
import type { Places } from './value-text.ts'

type ImportResultProps = {
  imported: Import
  /** True if the import waits for another one. */
  isAfterAnother: boolean
  places: Places
  /** True while the server does not answer. */
  isUnanswered: boolean
  /** True if the import was started on this page; then the result's heading takes the focus. */
  takesFocus: boolean
  onAnother: () => void
  /** Button that undoes the whole import. */
  undo: ReactNode
}

/** A started import: its progress, then its result. */
export function ImportResult({ imported, isAfterAnother, isUnanswered, places, takesFocus, onAnother, undo }: ImportResultProps) {
  const t = useStaffText()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that started the import is gone, so the heading takes the focus.
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const title = isImportUnderWay(imported) ? 'import.underWay' : imported.state === 'failed' ? 'import.stopped' : 'import.done'
  return (
    <section aria-label={t(title)}>
      <div role="status">
        <h2 className="text-xl" ref={heading} tabIndex={-1}>
          {t(title)}
        </h2>
      </div>
      <p className="muted mb-3 wrap-anywhere">{imported.filename}</p>
      <UnreadSheetsNote sheets={imported.unreadSheets} />
      {isImportUnderWay(imported) ? (
        <Progress {...{ imported, isAfterAnother, isUnanswered }} />
      ) : (
        <Outcome {...{ imported, places, onAnother, undo }} />
      )}
    </section>
  )
}

function Outcome({ imported, places, onAnother, undo }: Pick<ImportResultProps, 'imported' | 'places' | 'onAnother' | 'undo'>) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { counts, rows, problem, undone } = imported
  return (
    <>
      {problem ? (
        <p className="text-red mb-3" role="alert">
          {problem}
        </p>
      ) : null}
      {counts ? (
        <p className="mb-3">
          {t('import.counts', {
            new: formatNumber(counts.new, language),
            changed: formatNumber(counts.changed, language),
            same: formatNumber(counts.same, language),
            faulty: formatNumber(counts.faulty, language),
          })}
        </p>
      ) : null}
      {undone ? <UndoneNote {...undone} /> : <DraftSummary rows={rows} />}
      <div className="row gap-3 mb-4">
        <Link className="btn btn-sun" to="/admin/dashboard">
          {t('import.toList')}
        </Link>
        {undone?.left.length === 0 ? null : undo}
        <button className="btn" type="button" onClick={onAnother}>
          {t('import.otherFile')}
        </button>
      </div>
      {counts && counts.faulty > 0 ? <FaultyRowsLink id={imported.id} rows={rows} /> : null}
      {counts ? <RowsTable rows={rows} counts={counts} places={places} /> : null}
    </>
  )
}

type ProgressProps = Pick<ImportResultProps, 'imported' | 'isAfterAnother' | 'isUnanswered'>

function Progress({ imported: { state, progress }, isAfterAnother, isUnanswered }: ProgressProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const share = progress.total > 0 ? progress.done / progress.total : 0
  return (
    <section className="panel stack" aria-busy="true">
      <p role="status">
        {/* The total is unknown until the file is read. */}
        {state === 'waiting' || progress.total === 0
          ? t(isAfterAnother ? 'import.waiting' : 'import.starting')
          : t('import.running', { done: formatNumber(progress.done, language), total: formatNumber(progress.total, language) })}
      </p>
      <span className="prog" aria-hidden="true">
        <i style={{ '--w': `${Math.round(share * 100)}%` } as object} />
      </span>
      <div role="status">
        {isUnanswered ? (
          <Note kind="warn" title={connectionTitle(t)}>
            {t('import.asksAgain')}
          </Note>
        ) : (
          <p className="sm muted">{t('import.runningHelp')}</p>
        )}
      </div>
    </section>
  )
}

/** Maximum number of products that the note names. */
const MAX_NAMED = 8

/** Says how much of an import is undone, and names the products that stayed as they are. */
function UndoneNote({ count, left }: Undone) {
  const t = useStaffText()
  return (
    <div className="mb-3" role="status">
      <p>
        <b>{t(left.length === 0 ? 'import.undone' : 'import.undonePartly', { count, left: left.length })}</b>
      </p>
      <ul>
        {left.slice(0, MAX_NAMED).map(({ id, name }) => (
          <li key={id}>
            <Link className="inline-flex min-h-11 items-center wrap-anywhere" to={`/admin/products/${id}/edit`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {left.length > MAX_NAMED ? <p>{t('import.undoneMore', { count: left.length - MAX_NAMED })}</p> : null}
    </div>
  )
}
