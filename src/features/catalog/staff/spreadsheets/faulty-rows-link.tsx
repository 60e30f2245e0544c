import { Download } from 'lucide-react'
import { addressOf } from '#api/call.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { getFaultyRows } from '../../spreadsheets/calls.ts'

/** Link to a table with the faulty rows of a trial or an import, and how to go on with it. */
export function FaultyRowsLink({ id }: { id: number }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  return (
    <p className="row gap-3 mb-4">
      <a className="btn" href={addressOf(getFaultyRows, { params: { id }, query: { language } })} download>
        <Download className="ic" aria-hidden="true" />
        {t('import.faultyRows')}
      </a>
      <span className="sm muted min-w-0">{t('import.faultyRowsHelp')}</span>
    </p>
  )
}
