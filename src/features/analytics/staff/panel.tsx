import type { ReactNode } from 'react'
import { addressOf } from '#api/call.ts'
import { CsvLink } from '#ui/staff/csv-link.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { exportReport } from '../calls.ts'
import type { ExportName } from '../report.contract.ts'

type PanelProps = {
  /** List that the panel offers as CSV. Its name is the title of the panel, unless `title` is given. */
  list: ExportName
  title?: string
  range: { from: string; to: string }
  isEmpty: boolean
  /** Shown beside the title, unless the panel is empty. */
  beside?: ReactNode
  children: ReactNode
}

/** A section of the report with its title and CSV download. An empty section shows a sentence instead. */
export function Panel({ list, title, range: { from, to }, isEmpty, beside, children }: PanelProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const name = title ?? t(`analytics.list.${list}`)
  return (
    <section className="panel stack min-w-0 [--gap:.75rem]" aria-label={name}>
      <div className="row row-b min-h-11">
        <h2 className="text-lg">{name}</h2>
        {isEmpty ? null : (
          <div className="row gap-x-4">
            {beside}
            <CsvLink
              className="row nowrap sm min-h-11 gap-1.5 px-1"
              list={name}
              href={addressOf(exportReport, { query: { list, from, to, language } })}
            />
          </div>
        )}
      </div>
      {isEmpty ? <p className="muted">{t('analytics.empty')}</p> : children}
    </section>
  )
}
