import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#i18n/format.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Import } from '../../spreadsheets/spreadsheet.contract.ts'
import { isUnderWay } from './imports-data.ts'
import { RowsTable } from './rows-table.tsx'
import type { Places } from './value-text.ts'

type ImportResultProps = {
  imported: Import
  places: Places
  onAnother: () => void
  /** Button that takes the whole import back. */
  undo: ReactNode
}

/** An import that was started: its progress, then its result. */
export function ImportResult({ imported, places, onAnother, undo }: ImportResultProps) {
  const t = useStaffText()
  if (isUnderWay(imported)) return <Progress imported={imported} />
  return (
    <section aria-label={t('import.done')}>
      {imported.state === 'failed' ? (
        <Note kind="error" title={t('import.stopped')}>
          {imported.problem}
        </Note>
      ) : (
        <h2 className="text-xl" role="status">
          {t('import.done')}
        </h2>
      )}
      <p className="muted mb-3 wrap-anywhere">{imported.filename}</p>
      <div className="row gap-3 mb-4">
        <Link className="btn btn-sun" to="/admin/dashboard">
          {t('import.toList')}
        </Link>
        {undo}
        <button className="btn" type="button" onClick={onAnother}>
          {t('import.otherFile')}
        </button>
      </div>
      {imported.counts ? <RowsTable rows={imported.rows} counts={imported.counts} places={places} /> : null}
    </section>
  )
}

function Progress({ imported: { state, progress, filename } }: { imported: Import }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const share = progress.total > 0 ? progress.done / progress.total : 0
  return (
    <section className="panel stack" aria-busy="true">
      <p className="wrap-anywhere">{filename}</p>
      <p role="status">
        {state === 'waiting'
          ? t('import.waiting')
          : t('import.running', { done: formatNumber(progress.done, language), total: formatNumber(progress.total, language) })}
      </p>
      <span className="prog" aria-hidden="true">
        <i style={{ '--w': `${Math.round(share * 100)}%` } as object} />
      </span>
      <p className="sm muted">{t('import.runningHelp')}</p>
    </section>
  )
}
