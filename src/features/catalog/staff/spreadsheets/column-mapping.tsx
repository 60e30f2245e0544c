import { formatNumber } from '#i18n/format.ts'
import { Options, SelectField } from '#ui/staff/fields/select-field.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { allColumns, columnName } from '../../spreadsheets/columns/columns.ts'
import { otherCurrencyIn } from '../../spreadsheets/other-currency.ts'
import type { ImportPreview, Mapping } from '../../spreadsheets/spreadsheet.contract.ts'

const groups = [
  { label: 'import.group.product', columns: allColumns.filter(({ attribute }) => !attribute) },
  { label: 'import.group.figures', columns: allColumns.filter(({ attribute }) => attribute) },
] as const

const PRICES = allColumns.flatMap(({ key, kind }) => (kind === 'price' ? [key] : []))

type ColumnMappingProps = { preview: ImportPreview; mapping: Mapping; onChange: (mapping: Mapping) => void }

/** Lists the file's columns with the product field that each fills; opened if no column identifies the products. */
export function ColumnMapping({ preview: { headings, problem }, mapping, onChange }: ColumnMappingProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const chosen = mapping.columns ?? {}
  const columnOf = (heading: string, guessed: string | null) => (Object.hasOwn(chosen, heading) ? (chosen[heading] ?? '') : (guessed ?? ''))
  // A mapping names headings, so columns with the same heading have one field.
  const named = headings.filter(({ heading }, at) => heading !== '' && headings.findIndex((one) => one.heading === heading) === at)
  /** Assigns a heading; another heading that had the column gives it up, and both fields show so. */
  const assign = (heading: string, column: string) => {
    const others = named.filter((one) => column !== '' && one.heading !== heading && columnOf(one.heading, one.column) === column)
    const freed = Object.fromEntries(others.map((one) => [one.heading, null]))
    onChange({ ...mapping, columns: { ...chosen, ...freed, [heading]: column || null } })
  }
  const unassigned = named.filter(({ heading, column }) => columnOf(heading, column) === '').length
  return (
    <details className="mb-3" open={problem !== null}>
      <summary className="row nowrap gap-2 w-fit min-h-11 cursor-pointer text-sea">
        {t('import.columns')}
        {unassigned > 0 ? <span className="tag num">{t('import.unassigned', { count: formatNumber(unassigned, language) })}</span> : null}
      </summary>
      <p className="sm muted mb-3">{t('import.columnsHelp')}</p>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {named.map(({ heading, column, sample }) => (
          <SelectField
            key={heading}
            label={t('import.columnOf', { heading })}
            warning={
              ['', ...PRICES].includes(columnOf(heading, column)) && otherCurrencyIn(heading) ? t('import.otherCurrency') : undefined
            }
            help={sample ? t('import.sample', { text: sample }) : undefined}
            value={columnOf(heading, column)}
            onChange={({ target }) => assign(heading, target.value)}
          >
            <option value="">{t('import.ignored')}</option>
            {groups.map(({ label, columns }) => (
              <optgroup key={label} label={t(label)}>
                <Options of={columns.map((one) => [one.key, columnName(one, language)])} />
              </optgroup>
            ))}
          </SelectField>
        ))}
      </div>
    </details>
  )
}
