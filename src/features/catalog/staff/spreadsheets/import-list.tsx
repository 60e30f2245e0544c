import { Link } from 'react-router'
import { formatCubanMoment } from '#i18n/staff-format.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { ImportSummary } from '../../spreadsheets/spreadsheet.contract.ts'

/** The latest imports, each a link to its result. */
export function ImportList({ imports }: { imports: readonly ImportSummary[] }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  if (imports.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="latest-imports">
      <h2 id="latest-imports" className="text-lg mb-2">
        {t('import.latest')}
      </h2>
      <ul>
        {imports.map(({ id, filename, state, undone, by, createdAt }) => (
          <li key={id} className="row gap-x-3 gap-y-1 py-1 border-b border-line">
            <Link className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere" to={`/admin/products/import?id=${id}`}>
              {filename}
            </Link>
            <span className="tag">
              {t(undone ? (undone.left.length > 0 ? 'import.state.partlyUndone' : 'import.state.undone') : `import.state.${state}`)}
            </span>
            <span className="sm muted" suppressHydrationWarning>
              {t('import.by', { name: by, time: formatCubanMoment(createdAt, language) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
