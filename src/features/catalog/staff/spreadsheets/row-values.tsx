import type { ReactNode } from 'react'
import { cutText } from '#kit/text/cut-text.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { ImportRow } from '../../spreadsheets/spreadsheet.contract.ts'
import { changedFieldName, type Places, valueText } from './value-text.ts'

/** Maximum number of characters shown of a value. */
const MAX_SHOWN_CHARACTERS = 160
const principal = ['nameEs', 'nameDe', 'nameEn', 'newPrice', 'oldPrice', 'priceOnRequest', 'stockStatus', 'categoryId', 'subcategoryId']

type RowValuesProps = { row: ImportRow; places: Places }

/** Values of a new product: important fields first, other fields collapsed. Empty fields are left out, except the
 * price. */
export function NewValues({ row, places }: RowValuesProps) {
  const t = useStaffText()
  const { changes } = row
  const isPriced = ['newPrice', 'oldPrice', 'priceOnRequest'].some((field) => changes[field]?.[1])
  const shown = principal.filter((field) => (field === 'oldPrice' && !isPriced) || changes[field]?.[1])
  const others = Object.keys(changes).filter((field) => !principal.includes(field))
  const lines = (fields: readonly string[]) => (
    <dl className="sm grid gap-1">
      {fields.map((field) => (
        <Line key={field} field={field} row={row}>
          <Value field={field} value={changes[field]?.[1]} places={places} />
        </Line>
      ))}
    </dl>
  )
  return (
    <>
      {lines(shown)}
      {others.length > 0 ? (
        <details className="sm">
          <summary className="row nowrap w-fit min-h-11 cursor-pointer text-sea">{t('import.otherFields')}</summary>
          {lines(others)}
        </details>
      ) : null}
    </>
  )
}

/** Values of a changed product, before and after. */
export function ChangedValues({ row, places }: RowValuesProps) {
  const t = useStaffText()
  return (
    <dl className="sm grid gap-1">
      {Object.entries(row.changes).map(([field, [before, after]]) => (
        <Line key={field} field={field} row={row}>
          <span className="sr">{t('import.before')} </span>
          <del className="muted">
            <Value field={field} value={before} places={places} />
          </del>{' '}
          → <span className="sr">{t('import.after')} </span>
          <ins className="no-underline">
            <Value field={field} value={after} places={places} />
          </ins>
        </Line>
      ))}
    </dl>
  )
}

function Line({ field, row, children }: { field: string; row: ImportRow; children: ReactNode }) {
  const language = useStaffLanguage()
  return (
    <div className="grid gap-x-3 grid-cols-[7rem_minmax(0,1fr)] sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="muted">{changedFieldName(field, row.isOffer, language)}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function Value({ field, value, places }: { field: string; value: unknown; places: Places }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const addresses = ['mainImage', 'images'].includes(field) ? [value].flat().map((one) => String(one ?? '')) : []
  if (addresses.some(places.smallPicture))
    return (
      <span className="inline-flex flex-wrap gap-1 align-middle">
        {addresses.map((address) => {
          const src = places.smallPicture(address)
          return src ? (
            <img key={address} className="size-14 rounded-sm object-contain" src={src} alt={t('history.picture')} loading="lazy" />
          ) : (
            valueText('mainImage', address, language, places)
          )
        })}
      </span>
    )
  return cutText(valueText(field, value, language, places), MAX_SHOWN_CHARACTERS) || t('import.empty')
}
