import { formatNumber } from '#i18n/format.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { UnreadSheet } from '../../spreadsheets/spreadsheet.contract.ts'

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
