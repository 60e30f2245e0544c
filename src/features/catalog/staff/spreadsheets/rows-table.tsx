import { useState } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#i18n/format.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { type Counts, type ImportRow, type Outcome, outcomes } from '../../spreadsheets/spreadsheet.contract.ts'
import { isOfferNotCheaper } from './offer-confirmation.tsx'
import { ChangedValues, NewValues } from './row-values.tsx'
import type { Places } from './value-text.ts'

/** Number of rows shown at first, and added by "show more". */
const PAGE = 100
const looks: Record<Outcome, string> = { new: 'tag-ok', changed: 'tag-sea', same: '', faulty: 'tag-out' }

type RowsTableProps = { rows: readonly ImportRow[]; counts: Counts; places: Places }

/** List of an import's rows with their outcome; buttons with the count of each outcome, and of offers that are not cheaper, filter the list. */
export function RowsTable({ rows, counts, places }: RowsTableProps) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const [outcome, setOutcome] = useState<Outcome | 'all' | 'offers'>('all')
  const [shown, setShown] = useState(PAGE)
  const offers = rows.filter(isOfferNotCheaper)
  const wanted = outcome === 'all' ? rows : outcome === 'offers' ? offers : rows.filter((row) => row.outcome === outcome)
  const choices = [
    { value: 'all' as const, count: rows.length },
    ...outcomes.map((value) => ({ value, count: counts[value] })),
    ...(offers.length > 0 ? [{ value: 'offers' as const, count: offers.length }] : []),
  ]
  return (
    <>
      <fieldset className="chips mb-3">
        <legend className="sr">{t('import.filter')}</legend>
        {choices.map(({ value, count }) => (
          <button
            key={value}
            className="chip"
            type="button"
            aria-pressed={outcome === value}
            onClick={() => {
              setOutcome(value)
              setShown(PAGE)
            }}
          >
            {t(`import.outcome.${value}`)} <b className="num">{formatNumber(count, language)}</b>
          </button>
        ))}
      </fieldset>
      {wanted.length === 0 ? <p className="muted">{t('import.noRows')}</p> : null}
      <ul aria-label={t('import.preview')}>
        {wanted.slice(0, shown).map((row) => (
          <Row key={row.row} row={row} places={places} />
        ))}
      </ul>
      {wanted.length > shown ? (
        <button className="btn btn-quiet mt-3" type="button" onClick={() => setShown(shown + PAGE)}>
          {t('import.more', { count: formatNumber(Math.min(PAGE, wanted.length - shown), language) })}
        </button>
      ) : null}
    </>
  )
}

function Row({ row, places }: { row: ImportRow; places: Places }) {
  const t = useStaffText()
  const { row: number, sku, name, id, outcome, problems, draft } = row
  // Staff judge by its values whether they confirm a row that is faulty without it.
  const shown = outcome === 'faulty' && row.confirmable.length > 0 ? (id === null ? 'new' : 'changed') : outcome
  return (
    <li className="grid gap-1 py-3 border-b border-line" data-outcome={outcome}>
      <div className="row gap-x-3 gap-y-1">
        <span className="muted sm num">
          {t('import.row')} {number}
        </span>
        <span className={`tag ${looks[outcome]}`}>{t(`import.one.${outcome}`)}</span>
        <b className="min-w-0 wrap-anywhere">{id === null ? name : <Link to={`/admin/products/${id}/edit`}>{name}</Link>}</b>
        {sku ? <span className="muted sm">{sku}</span> : null}
        {draft.length > 0 ? (
          <>
            <span className="tag">{t('import.draft')}</span>
            <span className="sm min-w-0 wrap-anywhere">{draft.map((reason) => t(`import.draft.${reason}`)).join(', ')}</span>
          </>
        ) : null}
      </div>
      {problems.length > 0 ? (
        <ul className={`sm ${outcome === 'faulty' ? 'text-red' : 'muted'}`}>
          {problems.map((problem) => (
            <li key={problem} className="wrap-anywhere">
              {problem}
            </li>
          ))}
        </ul>
      ) : null}
      {shown === 'new' ? <NewValues row={row} places={places} /> : null}
      {shown === 'changed' ? <ChangedValues row={row} places={places} /> : null}
    </li>
  )
}
