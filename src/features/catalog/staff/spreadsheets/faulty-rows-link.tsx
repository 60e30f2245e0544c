import { Download } from 'lucide-react'
import { addressOf } from '#api/call.ts'
import { formatNumber } from '#i18n/format.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { getFaultyRows } from '../../spreadsheets/calls.ts'
import type { ImportRow } from '../../spreadsheets/spreadsheet.contract.ts'

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
