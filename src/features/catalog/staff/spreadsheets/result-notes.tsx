import { Download } from 'lucide-react'
import { addressOf } from '#api/call.ts'
import { formatNumber } from '#i18n/format.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { getFaultyRows } from '../../spreadsheets/calls.ts'
import { draftReasons, type ImportRow, type UnreadSheet } from '../../spreadsheets/spreadsheet.contract.ts'

/** Names the worksheets of a file that its import does not read; nothing if there are none. */
export function UnreadSheetsNote({ sheets }: { sheets: readonly UnreadSheet[] }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  if (sheets.length === 0) return null
  const named = sheets.map((sheet) => ({ ...sheet, rows: formatNumber(sheet.rows, language) }))
  return (
    <div className="mb-4">
      <Note kind="warn" title={t('import.unreadSheets', { sheets: named })}>
        {t('import.unreadSheetsText')}
      </Note>
    </div>
  )
}

/** Number of imported products that visitors do not see, in all and by reason. A product may have several reasons. */
export function DraftSummary({ rows }: { rows: readonly ImportRow[] }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const drafts = rows.filter(({ draft }) => draft.length > 0)
  if (drafts.length === 0) return null
  const reasons = draftReasons.flatMap((reason) => {
    const count = drafts.filter(({ draft }) => draft.includes(reason)).length
    return count > 0 ? [`${formatNumber(count, language)} ${t(`import.draft.${reason}`)}`] : []
  })
  return (
    <p className="mb-3" data-drafts="">
      <b>{t('import.drafts', { count: formatNumber(drafts.length, language) })}</b>: {reasons.join(', ')}.
    </p>
  )
}

/** Link to a table with the faulty rows of a trial or an import, and how to go on with it; nothing if all only repeat others. */
export function FaultyRowsLink({ id, rows }: { id: number; rows: readonly ImportRow[] }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const repeated = rows.filter(({ isRepeated }) => isRepeated).length
  if (rows.every(({ outcome, isRepeated }) => outcome !== 'faulty' || isRepeated)) return null
  return (
    <p className="row gap-3 mb-4">
      <a className="btn" href={addressOf(getFaultyRows, { params: { id }, query: { language } })} download>
        <Download className="ic" aria-hidden="true" />
        {t('import.faultyRows')}
      </a>
      <span className="sm muted min-w-0">
        {t('import.faultyRowsHelp')}
        {repeated > 0 ? ` ${t('import.repeatedRows', { count: formatNumber(repeated, language) })}` : null}
      </span>
    </p>
  )
}
