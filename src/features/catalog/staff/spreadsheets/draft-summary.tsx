import { formatNumber } from '#i18n/format.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { draftReasons, type ImportRow } from '../../spreadsheets/spreadsheet.contract.ts'

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
