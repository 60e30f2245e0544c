import { Download, FileDown, Upload } from 'lucide-react'
import { Link } from 'react-router'
import { addressOf } from '#api/call.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { noFilter, type ProductFilter } from '../../product/staff-filter.ts'
import { exportProducts } from '../../spreadsheets/calls.ts'
import type { ExportQuery } from '../../spreadsheets/spreadsheet.contract.ts'

const files = [
  { text: 'export.xlsx', format: 'xlsx', columns: 'all' },
  { text: 'export.csv', format: 'csv', columns: 'all' },
  { text: 'export.prices', format: 'xlsx', columns: 'prices' },
  { text: 'export.pricesCsv', format: 'csv', columns: 'prices' },
] as const

type ExportMenuProps = { filter: ProductFilter; query: string }

/** Menu with downloads of the listed products and a link to the import. */
export function ExportMenu({ filter, query }: ExportMenuProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const chosen = Object.fromEntries(
    Object.entries(filter).filter(([name, value]) => value !== noFilter[name as keyof ProductFilter]),
  ) as Partial<ExportQuery>
  return (
    <details className="mb-3">
      <summary className="row nowrap gap-2 w-fit min-h-11 cursor-pointer text-sea">
        <FileDown className="ic" aria-hidden="true" />
        {t('export.open')}
      </summary>
      <p className="sm muted mb-2">{t('export.help')}</p>
      <div className="row gap-2">
        {files.map(({ text, format, columns }) => (
          <a
            key={text}
            className="btn"
            href={addressOf(exportProducts, { query: { ...chosen, find: query.trim(), format, columns, language } })}
            download
          >
            <Download className="ic" aria-hidden="true" />
            {t(text)}
          </a>
        ))}
        <Link className="btn" to="/admin/products/import">
          <Upload className="ic" aria-hidden="true" />
          {t('import.title')}
        </Link>
      </div>
    </details>
  )
}
